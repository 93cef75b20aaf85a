import { firstValueFrom, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFetchHttp } from '../../../adapters/browser/fetch-http.ts';
import type { Fetch } from '../../../adapters/browser/fetch-http.ts';
import { createFetchLineFeed } from '../../../adapters/browser/fetch-line-feed.ts';

const REQUEST = { method: 'GET', path: '/a?b=1', headers: { accept: 'application/json' }, timeoutMs: 1_000 } as const;

/** A fetch that never answers, but ends when it is aborted. */
const silent: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('HTTP over fetch', () => {
  it('calls the origin once per subscription and returns status and text', async () => {
    const asked: string[] = [];
    const http = createFetchHttp('http://operator.test', (input, init) => {
      asked.push(`${init.method ?? ''} ${input} ${init.credentials ?? ''}`);
      return Promise.resolve(new Response('body', { status: 418 }));
    });
    const call = http.send(REQUEST);
    expect(asked).toEqual([]);
    const answer = await firstValueFrom(call);
    expect(asked).toEqual(['GET http://operator.test/a?b=1 same-origin']);
    expect(answer).toMatchObject({ ok: true, value: { status: 418, text: 'body' } });
  });

  it('reports an unreachable network as "network", and never errors', async () => {
    const http = createFetchHttp('', () => Promise.reject(new TypeError('failed to fetch')));
    expect(await firstValueFrom(http.send(REQUEST))).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('reports an answer that breaks off in its body as "network"', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const http = createFetchHttp('', () => Promise.resolve(new Response(broken)));
    expect(await firstValueFrom(http.send(REQUEST))).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('reports silence as a timeout', async () => {
    expect(await firstValueFrom(createFetchHttp('', silent).send({ ...REQUEST, timeoutMs: 5 }))).toEqual({
      ok: false,
      error: { kind: 'timeout' },
    });
  });

  it('aborts the call when its subscriber leaves', () => {
    const signals: AbortSignal[] = [];
    const http = createFetchHttp('', (input, init) => {
      if (init.signal) signals.push(init.signal);
      return silent(input, init);
    });
    http.send(REQUEST).subscribe().unsubscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the price stream over fetch', () => {
  const feedOf = (parts: readonly string[], status = 200): ReturnType<typeof createFetchLineFeed> => {
    const bytes = parts.map((part) => new TextEncoder().encode(part));
    return createFetchLineFeed('', () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(controller) {
              for (const part of bytes) controller.enqueue(part);
              controller.close();
            },
          }),
          { status },
        ),
      ),
    );
  };

  it('emits one text per line, however the bytes were split', async () => {
    const frames = await firstValueFrom(
      feedOf(['{"a":', '1}\n{"b":2}\n\n{"c"', ':3}\n']).open(['live'], 'en').pipe(toArray()),
    );
    expect(frames).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });

  it('[LIN-13] has a low priority where it resumes, and the usual one where the page has no prices yet', async () => {
    const priorities: unknown[] = [];
    const feed = createFetchLineFeed('', (_input, { priority }) => {
      priorities.push(priority);
      return Promise.resolve(new Response(''));
    });
    await firstValueFrom(feed.open(['top'], 'en').pipe(toArray()));
    await firstValueFrom(feed.open(['top'], 'en', { epoch: 'e-1', seq: 4 }).pipe(toArray()));
    expect(priorities).toEqual(['auto', 'low']);
  });

  it('joins a character whose bytes were split', async () => {
    const [left, right] = [
      new TextEncoder().encode('"Köln"\n').slice(0, 3),
      new TextEncoder().encode('"Köln"\n').slice(3),
    ];
    const feed = createFetchLineFeed('', () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(left);
              controller.enqueue(right);
              controller.close();
            },
          }),
        ),
      ),
    );
    expect(await firstValueFrom(feed.open([], 'de').pipe(toArray()))).toEqual(['"Köln"']);
  });

  it('drops an unfinished line', async () => {
    expect(await firstValueFrom(feedOf(['{"a":1}\n{"half"']).open([], 'en').pipe(toArray()))).toEqual(['{"a":1}']);
  });

  it('errors when the operator refuses the stream', async () => {
    await expect(firstValueFrom(feedOf([], 422).open(['nonsense'], 'en'))).rejects.toThrow('status 422');
  });

  it('[LIN-5] names the topics that the operator does not know, when the answer is readable', async () => {
    const refusal = { errors: [{ status: '404', code: 'unknownTopic', meta: { topics: ['game:9', 'market:5'] } }] };
    await expect(
      firstValueFrom(feedOf([JSON.stringify(refusal)], 404).open(['top', 'game:9', 'market:5'], 'en')),
    ).rejects.toMatchObject({ unknownTopics: ['game:9', 'market:5'] });
    for (const text of ['<html>', '{}', '{"errors":[{}]}', '{"errors":[{"meta":{"topics":[7]}}]}'])
      await expect(firstValueFrom(feedOf([text], 404).open(['top'], 'en'))).rejects.toMatchObject({
        unknownTopics: [],
      });
  });
});
