/** Sends the frames of a stream one by one, as fast as the client reads. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createSharedGzip } from './shared-gzip.ts';

/** Ends with the stream, or when the client disconnects. Rejects when the stream fails. */
export async function sendFeed(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  isGzip: boolean,
  outgoing: Writable,
): Promise<void> {
  const gone = new Promise<'gone'>((resolve) => {
    outgoing.once('close', () => {
      resolve('gone');
      reader.cancel().catch(() => undefined);
    });
  });
  const gzip = isGzip ? createSharedGzip() : null;
  if (gzip !== null) outgoing.write(gzip.header);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = gzip === null ? next.value : await gzip.next(next.value);
    if (!outgoing.write(chunk) && (await Promise.race([once(outgoing, 'drain'), gone])) === 'gone') return;
  }
  outgoing.end(gzip?.end());
}
