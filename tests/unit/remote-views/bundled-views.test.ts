/** Bundled screens: loaded by the list of their files, unless the operator delivers a valid replacement. */
import { beforeEach, describe, expect, it } from 'vitest';
import { NEVER, Subject } from 'rxjs';
import { err, ok } from 'touchline/kernel/result';
import { MANIFEST_TIMEOUT_MS } from 'touchline/core/remote-views/bundled-views';
import { parseBundledViews } from 'touchline/core/remote-views/wire';
import { DOCUMENT, HASH, LIST, MANIFEST, openViews, OWN_FILES } from './given.ts';

let given: ReturnType<typeof openViews>;
beforeEach(() => {
  given = openViews();
  given.answers.manifest = { appName: 'Touchline', mode: 'bundled' };
  given.answers.files = (url) => (url.startsWith('/assets/') ? ok('code') : undefined);
});
const settle = (ms = 0): Promise<void> => given.clock.run(ms);
const hold = (path = '/office/responsible') => given.hold('limits', path);
const state = (): string => given.entry('limits')?.state ?? 'not exist';
const OWN = { mode: 'bundled', files: OWN_FILES };
const urls = (): readonly string[] => given.asked.map(({ request: { url } }) => url);

describe('a screen of the site’s own', () => {
  it('[RMV-20] loads the listed files, each with its hash, from the site’s origin', async () => {
    hold();
    await settle();
    expect(state()).toBe('ready');
    expect(given.content('limits')).toEqual(OWN);
    expect(given.asked.map(({ request }) => request)).toEqual(
      OWN_FILES.map((file) => ({
        ...file,
        method: 'GET',
        headers: {},
        origins: ['self'],
        type: 'text/javascript',
        mostBytes: 1_000_000,
        timeoutMs: 10_000,
        isHashed: true,
      })),
    );
    expect(given.manifests).toEqual([{ view: 'limits', path: '/office/responsible', lng: 'en' }]);
    given.release('limits');
    expect(given.clock.waiting()).toBe(0);
    expect(given.reports).toEqual([]);
  });

  it.each([
    ['is not named by the page', null, 'unsupported', 501],
    ['does not come', err({ code: 'network' } as const), 'network', 503],
    ['has another hash', err({ code: 'integrity' } as const), 'integrity', 502],
    ['cannot be read', ok('<html>'), 'malformed', 502],
    [
      'leads out of the site',
      ok(JSON.stringify({ views: { limits: [{ url: '//views.example/x.js', integrity: HASH }] } })),
      'malformed',
      502,
    ],
    ['does not have it', ok(JSON.stringify({ views: {} })), 'unsupported', 501],
  ] as const)('[RMV-20] whose list %s fails', async (_, list, code, status) => {
    given.answers.list = list;
    hold();
    await settle();
    expect(state()).toBe('error');
    expect(given.entry('limits')?.failure).toEqual({ code, status });
    expect(urls()).toEqual([]);
  });

  it('[RMV-20] whose list failed requests the list again on the next try', async () => {
    given.answers.list = err({ code: 'network' });
    hold();
    await settle();
    given.answers.list = ok(LIST);
    await settle(1_000);
    expect(state()).toBe('ready');
  });

  it.each([
    ['fails', null],
    ['is refused', 404],
    ['is broken', 503],
    ['cannot be read', { mode: 'bundled' }],
    ['is hostile', { ...MANIFEST, mode: 'script', url: 'https://views.example/x.js' }],
  ])('[RMV-21] loads although the manifest %s', async (_, manifest) => {
    given.answers.manifest = manifest;
    hold();
    await settle();
    expect(state()).toBe('ready');
    expect(given.content('limits')).toEqual(OWN);
  });

  it('[RMV-21] waits for a slow manifest up to the timeout', async () => {
    given.answers.manifest = NEVER;
    hold();
    await settle(MANIFEST_TIMEOUT_MS - 1);
    expect(state()).toBe('loading');
    await settle(1);
    expect(state()).toBe('ready');
    expect(given.content('limits')).toEqual(OWN);
    given.release('limits');
    expect(given.clock.waiting()).toBe(0);
  });

  it('[RMV-21] is ready only once its manifest has arrived, even if its files arrive first', async () => {
    const manifest$ = new Subject<unknown>();
    given.answers.manifest = manifest$;
    hold();
    await settle();
    expect(state()).toBe('loading');
    expect(urls()).toHaveLength(2);
    manifest$.next({ appName: 'Touchline', mode: 'bundled' });
    await settle();
    expect(state()).toBe('ready');
  });

  it('[RMV-22] is replaced by a view that the operator delivers, unless that view is invalid', async () => {
    given.answers.manifest = MANIFEST;
    hold();
    await settle();
    expect(given.content('limits')).toMatchObject({ mode: 'json', document: { title: 'A page' } });
    given.release('limits');
    await settle(60_000);
    given.answers.part = ok(DOCUMENT.replace('Hello', 'Hi').replace('"text"', '"script"'));
    hold();
    await settle();
    expect(state()).toBe('ready');
    expect(given.content('limits')).toEqual(OWN);
  });

  it('[RMV-6] with a wrong hash is an error, and the file is requested again without the browser cache', async () => {
    given.answers.files = () => err({ code: 'integrity' });
    hold();
    await settle();
    expect(state()).toBe('error');
    expect(given.entry('limits')?.failure).toEqual({ code: 'integrity', status: 502 });
    given.answers.files = () => ok('code');
    await settle(1_000);
    expect(state()).toBe('ready');
    expect(given.asked.map(({ request: { isHashed } }) => isHashed)).toEqual([true, true, false, false]);
  });

  it('[RMV-23] is ready at once at its other addresses and in other languages, and loaded again only by a manual reload', async () => {
    hold();
    await settle();
    hold('/office/responsible/my-control');
    expect(state()).toBe('ready');
    expect(given.entry('limits')?.path).toBe('/office/responsible/my-control');
    given.language.set('ar');
    given.release('limits');
    given.release('limits');
    await settle(3_600_000);
    hold();
    expect(state()).toBe('ready');
    expect(given.content('limits')).toEqual(OWN);
    expect(given.asked).toHaveLength(2);
    expect(given.manifests).toHaveLength(1);
    given.do({ type: 'remote-views/reload', payload: { view: 'limits' } });
    await settle();
    expect(state()).toBe('ready');
    expect(given.asked).toHaveLength(4);
    expect(given.asked.at(-1)?.request.isHashed).toBe(false);
  });

  it('[RMV-2] that is released while loading aborts every file, and leaves nothing behind', async () => {
    given.answers.manifest = NEVER;
    given.answers.files = () => 'never';
    hold();
    await settle();
    given.release('limits');
    expect(given.asked.map(({ isAborted }) => isAborted)).toEqual([true, true]);
    expect(given.clock.waiting()).toBe(0);
  });
});

describe('the list of bundled views', () => {
  it('[RMV-20] is accepted completely or not at all', () => {
    expect(parseBundledViews(LIST)).toEqual(new Map([['limits', OWN_FILES]]));
    for (const broken of [
      '',
      '[]',
      '{}',
      '{"views":{"limits":[]}}',
      '{"views":{"Limits":[{"url":"/a.js","integrity":"x"}]}}',
      JSON.stringify({ views: { limits: [{ url: '/a.css', integrity: HASH }] } }),
      JSON.stringify({ views: { limits: [{ url: 'https://views.example/a.js', integrity: HASH }] } }),
      JSON.stringify({ views: { limits: [{ url: '/a.js', integrity: HASH, more: 1 }] } }),
    ]) {
      expect(parseBundledViews(broken), broken).toBeNull();
    }
  });
});
