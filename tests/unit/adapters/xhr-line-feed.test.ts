/** The price stream over XMLHttpRequest, with a request whose text arrives in parts, and over the stand-in operator. */
import { filter, firstValueFrom, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCouponCore } from 'touchline/board/create-coupon-core';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import type { Fetch } from '../../../adapters/browser/fetch-http.ts';
import { createFetchHttp } from '../../../adapters/browser/fetch-http.ts';
import { createSystemClock } from '../../../adapters/browser/system-clock.ts';
import type { StreamRequest } from '../../../adapters/browser/xhr-line-feed.ts';
import { createXhrLineFeed } from '../../../adapters/browser/xhr-line-feed.ts';
import {
  createMemoryJournal,
  createMemoryStorage,
  createNodePage,
  createNoTabs,
} from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { startStandIn } from '../../../adapters/sandbox/hosts/memory/start-stand-in.ts';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

/** An XMLHttpRequest over `fetch`, as a shell without streams in its `fetch` has one. */
class RequestOverFetch implements StreamRequest {
  status = 0;
  responseText = '';
  private readonly listeners = new Map<string, () => void>();
  private url = '';
  private readonly headers: Record<string, string> = {};
  private readonly ending = new AbortController();
  private readonly fetchFn: Fetch;

  constructor(fetchFn: Fetch) {
    this.fetchFn = fetchFn;
  }
  addEventListener(type: 'progress' | 'load' | 'error', listener: () => void): void {
    this.listeners.set(type, listener);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    this.read().then(
      () => this.listeners.get('load')?.(),
      () => this.listeners.get('error')?.(),
    );
  }
  abort(): void {
    this.ending.abort();
  }
  private async read(): Promise<void> {
    const response = await this.fetchFn(this.url, { headers: this.headers, signal: this.ending.signal });
    this.status = response.status;
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      this.responseText += decoder.decode(value, { stream: true });
      this.listeners.get('progress')?.();
    }
  }
}

const answering = (parts: readonly string[], status = 200): { readonly asked: string[]; readonly fetchFn: Fetch } => {
  const asked: string[] = [];
  const fetchFn: Fetch = (url) => {
    asked.push(url);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { status }));
  };
  return { asked, fetchFn };
};
const feedOf = (fetchFn: Fetch, maxText?: number): ReturnType<typeof createXhrLineFeed> =>
  createXhrLineFeed('http://operator.test', {
    create: () => new RequestOverFetch(fetchFn),
    ...(maxText === undefined ? {} : { maxText }),
  });

describe('the feed over XMLHttpRequest', () => {
  it('emits each whole line once, whatever parts it arrives in, and asks from the last frame on', async () => {
    const { asked, fetchFn } = answering(['{"a":', '1}\n{"b":2}\n\n{"c"', ':3}\n{"half"']);
    const open = feedOf(fetchFn).open(['live', 'game:7'], 'en', { epoch: 'e1', seq: 5 });
    expect(await firstValueFrom(open.pipe(toArray()))).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
    expect(asked).toEqual(['http://operator.test/line-api/v1/feed?topics=live%2Cgame%3A7&lng=en&epoch=e1&from=5']);
  });

  it('closes a long stream at the end of a frame', async () => {
    const { fetchFn } = answering(['{"a":1}\n', '{"b":2}\n{"c"', ':3}\n{"d":4}\n']);
    expect(await firstValueFrom(feedOf(fetchFn, 10).open([], 'en').pipe(toArray()))).toEqual(['{"a":1}', '{"b":2}']);
  });

  it('distinguishes refused topics, another refusal, and a missing network', async () => {
    const refusal = JSON.stringify({ errors: [{ meta: { topics: ['game:9'] } }] });
    const of = (fetchFn: Fetch): Promise<string> => firstValueFrom(feedOf(fetchFn).open(['top'], 'en'));
    await expect(of(answering([refusal], 404).fetchFn)).rejects.toMatchObject({ unknownTopics: ['game:9'] });
    await expect(of(answering([], 422).fetchFn)).rejects.toThrow('status 422');
    await expect(of(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('no connection');
  });

  it(
    'feeds a core, which goes on after each stream that was closed for its length',
    async () => {
      const { origin, fetch, close } = await startStandIn();
      const asked: string[] = [];
      const watching: Fetch = (url, init) => {
        asked.push(url);
        return fetch(url, init);
      };
      const reports: string[] = [];
      const core = createCouponCore({
        clock: createSystemClock(),
        ids: createCryptoIds(),
        digest: createNodeDigest(),
        http: createFetchHttp(origin, fetch),
        lineFeed: createXhrLineFeed(origin, { create: () => new RequestOverFetch(watching), maxText: 1_000 }),
        storage: createMemoryStorage(),
        journal: createMemoryJournal(),
        tabs: createNoTabs(),
        page: createNodePage(),
        report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
      });
      await core.start();
      const unwatch = core.line.watch(['line:1']);
      const board = core.line.board({ kind: 'line', sportId: 1 });
      await firstValueFrom(board.value$.pipe(filter(({ gameCount }) => gameCount > 0)));
      await expect.poll(() => asked.some((url) => url.includes('&from='))).toBe(true);
      expect(board.get().gameCount).toBeGreaterThan(0);
      unwatch();
      core.stop();
      await close();
      expect(reports).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
