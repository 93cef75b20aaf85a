import { expect, it } from 'vitest';
import { frameStream } from '../../../adapters/hosts/gateway/frame-stream.ts';
import type { Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { createFeedClient, knowledge } from './feed-client.ts';
import type { FeedClient } from './feed-client.ts';
import { givenLine } from './given.ts';

/** Twenty seconds of the small line are more than a reader may leave unread here; two are not. */
const MAX_WAITING_BYTES = 4 * 1_024;
const LONG_MS = 20_000;
const SHORT_MS = 1_000;

interface Reader {
  readonly client: FeedClient;
  /** Reads all frames that wait, and returns their bytes. */
  readonly readAll: () => Promise<number>;
  readonly close: () => Promise<void>;
}

function readerOf(line: Line): Reader & { readonly isFollowing: () => boolean } {
  let following = 0;
  const client = createFeedClient();
  const stream = frameStream((send) => {
    following += 1;
    const stop = line.subscribe(['live'], 'en', send);
    return () => {
      following -= 1;
      stop();
    };
  }, MAX_WAITING_BYTES).getReader();
  const decoder = new TextDecoder();
  let pending = stream.read();
  return {
    client,
    isFollowing: () => following > 0,
    readAll: async () => {
      let bytes = 0;
      for (;;) {
        const next = await Promise.race([pending, nothingMore()]);
        if (next === null || next.done) return bytes;
        bytes += next.value.byteLength;
        client.send({ text: decoder.decode(next.value) });
        pending = stream.read();
      }
    },
    close: () => stream.cancel(),
  };
}

/** Resolves once all promises that are due have settled. */
const nothingMore = (): Promise<null> => new Promise((resolve) => setImmediate(resolve, null));

it('[GTW-7] a reader that stops reading holds only so much beyond its snapshot, and costs nothing while it is behind', async () => {
  const { clock, line } = givenLine();
  const reader = readerOf(line);
  clock.advance(1_000);
  const snapshot = await reader.readAll();
  clock.advance(LONG_MS);
  expect(reader.isFollowing()).toBe(false);
  const waiting = await reader.readAll();
  const caughtUp = JSON.stringify(reader.client.frames.at(-1)).length;
  expect(reader.client.frames.at(-1)?.t).toBe('snap');
  expect(waiting - caughtUp).toBeGreaterThan(MAX_WAITING_BYTES / 2);
  expect(waiting - caughtUp).toBeLessThan(MAX_WAITING_BYTES + snapshot);
});

it('[GTW-7] a reader that was behind knows after one snapshot what all others know, and follows again', async () => {
  const { clock, line } = givenLine();
  const [slow, quick] = [readerOf(line), readerOf(line)];
  for (let passed = 0; passed < LONG_MS; passed += SHORT_MS) {
    clock.advance(SHORT_MS);
    await quick.readAll();
  }
  expect(slow.isFollowing()).toBe(false);
  await slow.readAll();
  expect(slow.client.frames.filter(({ t }) => t === 'snap')).toHaveLength(2);
  clock.advance(SHORT_MS);
  await Promise.all([slow.readAll(), quick.readAll()]);
  expect(slow.client.frames.at(-1)?.t).not.toBe('snap');
  expect(quick.client.frames.filter(({ t }) => t === 'snap')).toHaveLength(1);
  expect(knowledge(slow.client)).toEqual(knowledge(quick.client));
});

it('[GTW-7] a reader that leaves while it is behind does not follow again', async () => {
  const { clock, line } = givenLine();
  const reader = readerOf(line);
  clock.advance(LONG_MS);
  expect(reader.isFollowing()).toBe(false);
  await reader.close();
  clock.advance(LONG_MS);
  expect(reader.isFollowing()).toBe(false);
});
