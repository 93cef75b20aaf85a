import { beforeEach, describe, expect, it } from 'vitest';
import { err, ok } from 'touchline/kernel/result';
import { DOCUMENT, HASH, MANIFEST, openViews } from './given.ts';

let given: ReturnType<typeof openViews>;
beforeEach(() => {
  given = openViews();
});
const state = (view = 'information'): string => given.entry(view)?.state ?? 'not exist';
const settle = (): Promise<void> => given.clock.run(0);

describe('a view', () => {
  it('[RMV-1] goes from unavailable through loading to ready, and back once released', async () => {
    expect(state()).toBe('not exist');
    given.hold('information');
    expect(state()).toBe('loading');
    await settle();
    expect(state()).toBe('ready');
    expect(given.entry('information')?.meta).toEqual({ appName: 'Pages', retry: null });
    expect(given.content('information')).toEqual({
      mode: 'json',
      document: expect.objectContaining({ title: 'A page' }),
    });
    given.release('information');
    expect(state()).toBe('not exist');
    expect(given.clock.waiting()).toBe(0);
    expect(given.reports).toEqual([]);
  });

  it('[RMV-2] stays while a page or a component holds it, and counts both', async () => {
    given.hold('information');
    given.hold('information', '/contacts', 'component');
    given.hold('information');
    expect(given.entry('information')).toMatchObject({ views: 2, components: 1 });
    given.release('information');
    given.release('information');
    expect(state()).not.toBe('not exist');
    given.release('information', 'component');
    expect(state()).toBe('not exist');
    expect(given.release('information')).toMatchObject({ ok: false, error: { code: 'remote-views/notHeld' } });
  });

  it('[RMV-2] that is released while loading is aborted and leaves nothing behind', async () => {
    given.answers.part = 'never';
    given.hold('information');
    await settle();
    expect(given.asked.map(({ isAborted }) => isAborted)).toEqual([false]);
    given.release('information');
    expect(given.asked[0]?.isAborted).toBe(true);
    expect(given.clock.waiting()).toBe(0);
  });

  it('[RMV-2] that is released while waiting for its retry leaves no timer', async () => {
    given.answers.part = err({ code: 'network' });
    given.hold('information');
    await settle();
    expect(state()).toBe('error');
    expect(given.clock.waiting()).toBe(1);
    given.release('information');
    expect(given.clock.waiting()).toBe(0);
  });

  it('[RMV-3] is ready at once when shown a moment ago, and is requested again after a minute', async () => {
    given.hold('information');
    await settle();
    given.release('information');
    given.hold('information');
    expect(state()).toBe('ready');
    expect(given.asked).toHaveLength(1);
    given.release('information');
    await given.clock.run(60_000);
    given.hold('information');
    expect(state()).toBe('loading');
  });

  it('[RMV-3] is not evicted while it is shown', async () => {
    given.hold('header', '/', 'component');
    await settle();
    for (let at = 0; at < 30; at += 1) {
      given.hold('information', `/rules/general/${at}`);
      await settle();
      given.release('information');
    }
    expect(given.content('header')).not.toBeNull();
    given.hold('information', '/rules/general/0');
    expect(state()).toBe('loading');
  });

  it('[RMV-4] is replaced on another page, and a late answer of the first page is discarded', async () => {
    given.answers.part = 'never';
    given.hold('information', '/contacts');
    await settle();
    const { load = '' } = given.entry('information') ?? {};
    given.answers.part = ok(DOCUMENT);
    given.hold('information', '/about');
    expect(
      given.do({ type: 'remote-views/receive', payload: { view: 'information', load, appName: 'Late' } }),
    ).toMatchObject({ ok: false, error: { code: 'remote-views/stale' } });
    expect(given.asked[0]?.isAborted).toBe(true);
    await settle();
    expect(given.entry('information')).toMatchObject({ path: '/about', state: 'ready', views: 2 });
    expect(given.manifests.map(({ path }) => path)).toEqual(['/contacts', '/about']);
  });

  it('[RMV-4] is requested again in another language', async () => {
    given.hold('information');
    await settle();
    given.language.set('ar');
    given.release('information');
    given.hold('information');
    await settle();
    expect(given.asked.map(({ request: { url } }) => url)).toEqual([
      '/views-api/v1/content/x/contacts?lng=en',
      '/views-api/v1/content/x/contacts?lng=ar',
    ]);
  });

  it('[RMV-5] requested by a navigation is kept for ten seconds without its page', async () => {
    given.do({ type: 'remote-views/load', payload: { view: 'information', path: '/contacts' } });
    await settle();
    expect(state()).toBe('ready');
    expect(given.entry('information')?.isAwaited).toBe(true);
    given.hold('information');
    expect(given.asked).toHaveLength(1);
    expect(given.entry('information')).toEqual(expect.objectContaining({ isAwaited: false, views: 1 }));
    expect(given.clock.waiting()).toBe(0);
    given.release('information');
    given.do({ type: 'remote-views/load', payload: { view: 'information', path: '/about' } });
    await given.clock.run(10_000);
    expect(state()).toBe('not exist');
    expect(given.clock.waiting()).toBe(0);
  });

  it.each([
    ['information', [1_000, 2_000, 4_000]],
    ['header', [1_000, 1_000, 1_000, 1_000, 1_000]],
  ] as const)('[RMV-6] %s is loaded again after %j', async (view, pauses) => {
    given.answers.part = err({ code: 'network' });
    given.hold(view);
    await settle();
    for (const [at, pause] of pauses.entries()) {
      expect(given.entry(view)?.meta.retry).toEqual({ tries: at, most: pauses.length, nextInMs: pause });
      await given.clock.run(pause - 1);
      expect(given.asked.length).toBe(at + 1);
      await given.clock.run(1);
      expect(given.asked.length).toBe(at + 2);
    }
    expect(given.entry(view)?.meta.retry).toEqual({ tries: pauses.length, most: pauses.length, nextInMs: null });
    await given.clock.run(600_000);
    expect(given.asked.length).toEqual(pauses.length + 1);
    expect(state(view)).toBe('error');
    expect(given.clock.waiting()).toBe(0);
  });

  it('[RMV-6] has no retry state after a successful retry', async () => {
    given.answers.part = err({ code: 'status', status: 503 });
    given.hold('information');
    await given.clock.run(1_000);
    given.answers.part = ok(DOCUMENT);
    await given.clock.run(2_000);
    expect(state()).toBe('ready');
    expect(given.entry('information')?.meta.retry).toBeNull();
  });

  it('[RMV-7] can be reloaded manually once a second, with its retries reset', async () => {
    given.answers.part = err({ code: 'network' });
    given.hold('information');
    await given.clock.run(8_000);
    const before = given.asked.length;
    const reload = () => given.do({ type: 'remote-views/reload', payload: { view: 'information' } });
    expect(reload().ok).toBe(true);
    expect(reload()).toMatchObject({ ok: false, error: { code: 'remote-views/busy' } });
    await settle();
    expect(reload()).toMatchObject({ ok: false, error: { code: 'remote-views/tooSoon' } });
    expect(given.asked.length).toEqual(before + 1);
    expect(given.entry('information')?.meta.retry).toEqual({ tries: 0, most: 3, nextInMs: 1_000 });
    expect(given.asked.at(-1)?.request.headers).toMatchObject({ 'x-force-spa': '1' });
    given.answers.part = ok(DOCUMENT);
    await given.clock.run(1_000);
    expect(state()).toBe('ready');
    expect(reload().ok).toBe(true);
    expect(given.entry('information')?.views).toBe(1);
    await settle();
    expect(state()).toBe('ready');
  });

  it('[RMV-8] whose code failed is in error without a request, until the player retries', async () => {
    given.hold('tools');
    await settle();
    const { load = '' } = given.entry('tools') ?? {};
    given.do({ type: 'remote-views/break', payload: { view: 'tools', load, failure: { code: 'threw', status: 500 } } });
    expect(given.entry('tools')).toMatchObject({
      state: 'error',
      failure: { code: 'threw' },
      views: 1,
      meta: { retry: { nextInMs: null } },
    });
    await given.clock.run(60_000);
    expect(given.asked.length).toBe(1);
    expect(
      given.do({
        type: 'remote-views/break',
        payload: { view: 'tools', load: 'other', failure: { code: 'threw', status: 500 } },
      }).ok,
    ).toBe(false);
  });

  it('[RMV-8] whose code failed is requested again when it is held again', async () => {
    given.hold('tools');
    await settle();
    const entry = given.entry('tools');
    if (entry === null) throw new Error('no entry');
    given.documents.drop(entry);
    given.do({
      type: 'remote-views/break',
      payload: { view: 'tools', load: entry.load, failure: { code: 'threw', status: 500 } },
    });
    given.release('tools');
    given.hold('tools');
    expect(state('tools')).toBe('loading');
  });
});

describe('a request', () => {
  it('[RMV-13] asks for JSON in version 2, without data about the player', async () => {
    given.hold('information');
    await settle();
    const [{ request } = { request: null }] = given.asked;
    expect(request).toEqual({
      url: '/views-api/v1/content/x/contacts?lng=en',
      method: 'GET',
      origins: ['self'],
      integrity: HASH,
      type: 'application/json',
      mostBytes: 1_000_000,
      timeoutMs: 10_000,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-app-name': 'touchline',
        'x-render-mode': 'json',
        'x-api-version': 'v2',
      },
    });
  });

  it('[RMV-13] posts the components of the header', async () => {
    given.hold('header', '/', 'component');
    await settle();
    expect(given.asked[0]?.request).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ components: ['announcement'] }),
      url: '/views-api/v1/content/x/?lng=en',
    });
  });

  it.each([
    ['without a hash', { ...MANIFEST, integrity: '' }, 'manifest'],
    ['without origins', { ...MANIFEST, origins: [] }, 'manifest'],
    ['a hash of another kind', { ...MANIFEST, integrity: 'md5-x' }, 'manifest'],
    ['of an origin that is not named', { ...MANIFEST, url: 'https://views.example/x' }, 'origin'],
    ['of its own origin where that is not allowed', { ...MANIFEST, origins: ['https://views.example'] }, 'origin'],
    [
      'of an origin that begins alike',
      { ...MANIFEST, url: 'https://views.example.evil/x', origins: ['https://views.example'] },
      'origin',
    ],
    ['without encryption', { ...MANIFEST, url: 'http://views.example/x', origins: ['self'] }, 'origin'],
    ['by another scheme', { ...MANIFEST, url: 'javascript:alert(1)' }, 'origin'],
    ['by a path that leads elsewhere', { ...MANIFEST, url: '//views.example/x' }, 'origin'],
    ['nothing', null, 'network'],
  ])('[RMV-10] is not sent for a manifest %s', async (_, manifest, code) => {
    given.answers.manifest = manifest;
    given.hold('information');
    await settle();
    expect(given.asked).toHaveLength(0);
    expect(given.entry('information')?.failure?.code).toEqual(code);
  });

  it('[RMV-10] may go to an origin that the allow-list names', async () => {
    given.answers.manifest = { ...MANIFEST, url: 'https://views.example/pages/', origins: ['https://views.example'] };
    given.hold('information');
    await settle();
    expect(given.asked[0]?.request.url).toBe('https://views.example/pages/contacts?lng=en');
    expect(state()).toBe('ready');
  });

  it.each([
    [{ code: 'network' }, 503],
    [{ code: 'timeout' }, 504],
    [{ code: 'status', status: 418 }, 418],
    [{ code: 'tooLarge' }, 502],
    [{ code: 'wrongType' }, 502],
    [{ code: 'integrity' }, 502],
    [{ code: 'redirected' }, 502],
    [{ code: 'unsupported' }, 501],
  ] as const)('[RMV-9] has its failure %j shown as %i', async (failure, status) => {
    given.answers.part = err(failure);
    given.hold('information');
    await settle();
    expect(given.entry('information')?.failure).toEqual({ code: failure.code, status });
  });

  it.each([
    ['no JSON', '<h1>Hello</h1>'],
    [
      'an unknown block',
      JSON.stringify({ title: 'x', language: 'en', blocks: [{ t: 'html', html: '<script>1</script>' }] }),
    ],
    [
      'an unknown key',
      JSON.stringify({ title: 'x', language: 'en', blocks: [{ t: 'text', line: ['x'], onclick: 'alert(1)' }] }),
    ],
    [
      'a link out of the site',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'links', items: [{ text: 'x', to: 'https://evil.example/' }] }],
      }),
    ],
    [
      'a link by another scheme',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'text', line: [{ text: 'x', to: 'javascript:alert(1)' }] }],
      }),
    ],
    [
      'a link that only looks inside',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'actions', items: [{ text: 'x', does: { to: '/\\evil.example' } }] }],
      }),
    ],
    [
      'a foreign image',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'image', src: 'https://evil.example/x.png', alt: '', width: 1, height: 1 }],
      }),
    ],
    [
      'a call that is not allowed',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'actions', items: [{ text: 'x', does: { call: 'session/logOut' } }] }],
      }),
    ],
    [
      'a window that no page may open',
      JSON.stringify({
        title: 'x',
        language: 'en',
        blocks: [{ t: 'actions', items: [{ text: 'x', does: { call: 'open', window: 'credentials' } }] }],
      }),
    ],
    ['parts without end', JSON.stringify({ title: 'x', language: 'en', blocks: [deep(6)] })],
    [
      'a text without end',
      JSON.stringify({ title: 'x', language: 'en', blocks: [{ t: 'text', line: ['x'.repeat(5_000)] }] }),
    ],
  ])('[RMV-12] %s is refused', async (_, body) => {
    given.answers.part = ok(body);
    given.hold('information');
    await settle();
    expect(given.entry('information')).toMatchObject({ state: 'error', failure: { code: 'malformed', status: 502 } });
    expect(given.content('information')).toBeNull();
  });

  it('[RMV-12] prototype keys are dropped', async () => {
    given.answers.part = ok(
      '{"title":"x","language":"en","__proto__":{"polluted":1},"components":{"__proto__":[],"strip":[]},"blocks":[]}',
    );
    given.hold('information');
    await settle();
    const content = given.content('information');
    expect(content?.mode === 'json' ? Object.keys(content.document.components) : null).toEqual(['strip']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('a view needs a valid name, and at most 64 are held', () => {
    expect(given.hold('../evil')).toMatchObject({ ok: false, error: { code: 'remote-views/name' } });
    for (let at = 0; at < 64; at += 1) given.hold(`view-${at}`);
    expect(given.hold('one-more')).toMatchObject({ ok: false, error: { code: 'remote-views/tooMany' } });
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? { t: 'text', line: ['x'] } : { t: 'tabs', items: [{ title: 'x', blocks: [deep(levels - 1)] }] };
}
