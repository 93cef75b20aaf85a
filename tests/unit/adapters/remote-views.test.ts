/** Whatever a view's host sends, the shell receives the promised bytes or a reason. */
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPart, integrityOf, isAllowed } from '../../../adapters/remote-views/fetch-part.ts';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { RemoteRequest } from 'touchline/ports/remote-views';
import { decodeManifest, parseDocument } from 'touchline/core/remote-views/wire';

const OWN = 'https://site.example';
const BODY = '{"title":"x"}';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const integrity = async (text = BODY): Promise<string> => (await integrityOf(bytes(text))) ?? '';

type Answer = (input: string, init: RequestInit) => Promise<Response>;
const answer =
  (
    body: string,
    headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
    status = 200,
  ): Answer =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));

async function ask(over: Partial<RemoteRequest>, fetchFn: Answer): Promise<unknown> {
  const request: RemoteRequest = {
    url: '/views/x',
    method: 'GET',
    headers: {},
    origins: ['self'],
    integrity: await integrity(),
    type: 'application/json',
    mostBytes: 1_000,
    // Longer than any machine needs; a test of the timeout sets a short one.
    timeoutMs: 60_000,
    ...over,
  };
  const result = await firstValueFrom(fetchPart(request, OWN, fetchFn));
  return result.ok ? result.value : result.error;
}

/** An endless body, sent in chunks; `ended` is whether the reader cancelled it. */
function endless(): { readonly response: Response; readonly pulled: () => number; readonly ended: () => boolean } {
  let pulled = 0;
  let ended = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(400));
    },
    cancel: () => void (ended = true),
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'application/json' } }),
    pulled: () => pulled,
    ended: () => ended,
  };
}

describe('a part of a view', () => {
  it('[RMV-11] arrives complete when it matches its hash', async () => {
    expect(await ask({}, answer(BODY, { 'content-type': 'application/json; charset=utf-8' }))).toBe(BODY);
  });

  it('[RMV-11] of another hash is refused, for a single byte too', async () => {
    expect(await ask({}, answer(`${BODY} `))).toEqual({ code: 'integrity' });
    expect(await ask({ integrity: `sha256-${'A'.repeat(43)}=` }, answer(BODY))).toEqual({ code: 'integrity' });
  });

  it('[RMV-11] that is too large is refused by its declared length, and by its real one', async () => {
    expect(
      await ask({}, answer('x'.repeat(2_000), { 'content-type': 'application/json', 'content-length': '2000' })),
    ).toEqual({ code: 'tooLarge' });
    const body = endless();
    expect(await ask({}, () => Promise.resolve(body.response))).toEqual({ code: 'tooLarge' });
    expect(body.ended()).toBe(true);
    expect(body.pulled()).toBeLessThan(8);
  });

  it('[RMV-11] that is too slow in head or body is given up, and the call is aborted', async () => {
    let aborted = false;
    const never: Answer = (_, init) =>
      new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('aborted'));
        }),
      );
    expect(await ask({ timeoutMs: 20 }, never)).toEqual({ code: 'timeout' });
    expect(aborted).toBe(true);
    const slow: Answer = (_, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
          }),
          { headers: { 'content-type': 'application/json' } },
        ),
      );
    expect(await ask({ timeoutMs: 20 }, slow)).toEqual({ code: 'timeout' });
  });

  it.each([['text/html'], [''], ['text/javascript'], ['application/json-seq']])(
    '[RMV-11] as %j is refused',
    async (type) => expect(await ask({}, answer(BODY, { 'content-type': type }))).toEqual({ code: 'wrongType' }),
  );

  it('[RMV-11] that fails is reported with its status, or as unreachable', async () => {
    expect(await ask({}, answer('gone', {}, 503))).toEqual({ code: 'status', status: 503 });
    expect(await ask({}, () => Promise.reject(new Error('down')))).toEqual({ code: 'network' });
  });

  it('[RMV-10] is never fetched from an origin that is not allowed', async () => {
    let asked = 0;
    const counted: Answer = (input, init) => {
      asked += 1;
      return answer(BODY)(input, init);
    };
    for (const url of [
      'https://evil.example/x',
      '//evil.example/x',
      'http://views.example/x',
      'https://user@views.example/x',
      'data:application/json,{}',
      'javascript:1',
      'https://views.example.evil/x',
    ]) {
      expect(await ask({ url, origins: ['self', 'https://views.example'] }, counted)).toEqual({ code: 'origin' });
    }
    expect(asked).toBe(0);
    expect(await ask({ url: 'https://views.example/x', origins: ['https://views.example'] }, counted)).toBe(BODY);
    expect(isAllowed('/x', ['https://views.example'], OWN)).toBe(false);
    expect(isAllowed(`${OWN}/x`, ['self'], OWN)).toBe(true);
  });

  it('[RMV-10] never follows a redirect, wherever it leads', async () => {
    for (const location of ['https://evil.example/', '/views/y'])
      expect(await ask({}, answer('', { location }, 302))).toEqual({ code: 'redirected' });
    let mode: RequestRedirect | undefined;
    await ask({}, (input, init) => {
      mode = init.redirect;
      return answer(BODY)(input, init);
    });
    expect(mode).toBe('manual');
  });
});

describe('the stand-in, misbehaving on demand', () => {
  let node: NodeOperator;
  beforeEach(async () => {
    node = await createNodeOperator();
  });
  afterEach(() => node.close());

  async function load(path = '/contacts', view = 'information', timeoutMs = 60_000): Promise<unknown> {
    const manifest = decodeManifest(
      await (await node.fetch(`/views-api/v1/manifest?view=${view}&path=${encodeURIComponent(path)}&lng=en`)).json(),
    );
    if (!manifest.ok) return manifest.error;
    const { url, origins, integrity: hash } = manifest.value;
    const result = await ask(
      {
        url: url.startsWith('https') ? url : `${url}${path}?lng=en`,
        origins,
        integrity: hash,
        mostBytes: 1_000_000,
        timeoutMs,
      },
      (input, init) => node.fetch(input, init),
    );
    return typeof result === 'string' ? (parseDocument(result).ok ? 'a page' : 'unreadable') : result;
  }

  it.each([
    ['none', 'a page'],
    ['dead', { code: 'status', status: 503 }],
    ['slow', { code: 'timeout' }],
    ['huge', { code: 'tooLarge' }],
    ['wrongHash', { code: 'integrity' }],
    ['wrongType', { code: 'wrongType' }],
    ['malformed', 'unreadable'],
    ['foreign', { code: 'origin' }],
    ['redirect', { code: 'redirected' }],
  ])('%s', async (fault, expected) => {
    node.operator.switches.set({ remoteViews: fault });
    const timeoutMs = fault === 'slow' ? 300 : undefined;
    expect(await load(undefined, undefined, timeoutMs)).toEqual(expected);
  });

  it('keeps the promised hash, although the page has changed since', async () => {
    const promised = decodeManifest(
      await (await node.fetch('/views-api/v1/manifest?view=sports&path=/about&lng=en')).json(),
    );
    await node.fetch('/views-api/v1/manifest?view=sports&path=/results&lng=en');
    const { url, integrity: hash } = promised.ok ? promised.value : { url: '', integrity: '' };
    expect(
      await ask({ url: `${url}/about?lng=en`, integrity: hash, mostBytes: 1_000_000 }, (input, init) =>
        node.fetch(input, init),
      ),
    ).toContain('"About us"');
    expect(
      await ask({ url: '/views-api/v1/content/none/other/about' }, (input, init) => node.fetch(input, init)),
    ).toEqual({ code: 'status', status: 404 });
  });

  it('answers the parts of the header to a POST, and 404 for an unknown address', async () => {
    const { url } = (await (
      await node.fetch('/views-api/v1/manifest?view=header&path=/&lng=de&components=announcement')
    ).json()) as { url: string };
    const posted = await node.fetch(`${url}/?lng=de`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ components: ['announcement'] }),
    });
    expect(parseDocument(await posted.text())).toMatchObject({
      ok: true,
      value: { components: { announcement: expect.any(Array) } },
    });
    expect((await node.fetch('/views-api/v1/manifest?view=x&path=/no-such-page&lng=en')).status).toBe(404);
  });
});
