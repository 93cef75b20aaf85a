import { createGunzip, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSharedGzip } from '../../../adapters/hosts/gateway/shared-gzip.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const chunks = fc.array(fc.string({ maxLength: 300, unit: 'grapheme' }).map(bytes), { maxLength: 12 });

it('[GTW-6] any sequence of shared chunks is a valid gzip body', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, fc.array(fc.nat(11), { maxLength: 30 }), async (pool, order) => {
      const gzip = createSharedGzip();
      const sent = order.flatMap((at) => pool[at] ?? []);
      const parts: Uint8Array[] = [gzip.header];
      for (const chunk of sent) parts.push(await gzip.next(chunk));
      parts.push(gzip.end());
      expect(gunzipSync(Buffer.concat(parts))).toEqual(Buffer.concat(sent));
    }),
    { seed: 1, numRuns: 100 },
  );
});

it('[GTW-6] a chunk is compressed once, whichever streams send it', async () => {
  const frame = bytes('{"t":"d","seq":2}\n');
  const [one, two] = [createSharedGzip(), createSharedGzip()];
  await two.next(bytes('{"t":"snap"}\n'));
  expect(await one.next(frame)).toBe(await two.next(frame));
});

it('[GTW-6] every chunk can be read as soon as it has arrived', async () => {
  const gzip = createSharedGzip();
  const gunzip = createGunzip();
  const read: string[] = [];
  gunzip.on('data', (data: Buffer) => read.push(data.toString()));
  gunzip.write(gzip.header);
  for (const text of ['{"t":"snap"}\n', '{"t":"d","seq":2}\n']) {
    const part = await gzip.next(bytes(text));
    await new Promise<void>((resolve) => gunzip.write(part, () => resolve()));
    expect(read.at(-1)).toBe(text);
  }
  gunzip.destroy();
});
