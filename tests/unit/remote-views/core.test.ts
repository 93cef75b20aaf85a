/** The complete path in plain Node: navigation, registry, stand-in operator, document of the page. */
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPart } from '../../../adapters/remote-views/fetch-part.ts';
import { ok } from 'touchline/kernel/result';
import type { RemoteScriptFailure, RemoteViewsPort } from 'touchline/ports/remote-views';
import type { Given } from '../captcha/given.ts';
import { openCore, until } from '../captcha/given.ts';
import { LIST, OWN_FILES } from './given.ts';

const OWN = 'http://operator.sandbox';
let given: Given;
let breakMounted: (failure: RemoteScriptFailure) => void;
beforeEach(async () => {
  let client: (input: string, init: RequestInit) => Promise<Response> = () => Promise.reject(new Error('not yet'));
  const port: RemoteViewsPort = {
    deliver: (request) =>
      OWN_FILES.some(({ url }) => url === request.url)
        ? of(ok('code'))
        : fetchPart(request, OWN, (input, init) => client(input, init)),
    ownViews: () => of(ok(LIST)),
    mount: (_code, _target, _bridge, onFailure) => {
      breakMounted = onFailure;
      return () => undefined;
    },
  };
  given = await openCore({ remoteViews: () => Promise.resolve(port) });
  client = given.operator.client();
  await given.core.load('remoteViews');
});
afterEach(() => given.close());

const views = () => given.core.feature('remoteViews');

describe('a delivered page in the core', () => {
  it('[RMV-5] is requested by the navigation to it, and held by its page', async () => {
    await given.core.navigation.decide('/en/contacts');
    const registry = await until(views(), (view) => view?.entries.get('information')?.state === 'ready');
    const entry = registry?.entries.get('information');
    expect(entry).toMatchObject({ path: '/contacts', isAwaited: true, meta: { appName: 'Touchline pages' } });
    expect(registry?.contents.get('information')).toMatchObject({
      mode: 'json',
      document: { title: 'Contacts' },
    });
    expect(
      given.core.dispatch({
        type: 'remote-views/hold',
        payload: { view: 'information', path: '/contacts', kind: 'view' },
      }).ok,
    ).toBe(true);
    expect(given.asked.filter((call) => call.includes('manifest'))).toHaveLength(1);
    given.core.dispatch({ type: 'remote-views/release', payload: { view: 'information', kind: 'view' } });
    expect(views().get()?.entries.size).toBe(0);
    expect(given.reports).toEqual([]);
  });

  it('[RMV-9] reports its failure status', async () => {
    given.operator.operator.switches.set({ remoteViews: 'wrongHash' });
    given.core.dispatch({ type: 'remote-views/hold', payload: { view: 'information', path: '/about', kind: 'view' } });
    const registry = await until(views(), (view) => view?.entries.get('information')?.state === 'error');
    expect(registry?.entries.get('information')).toMatchObject({
      failure: { code: 'integrity', status: 502 },
      meta: { retry: { tries: 0, most: 3, nextInMs: 1_000 } },
    });
    given.core.dispatch({ type: 'remote-views/release', payload: { view: 'information', kind: 'view' } });
  });

  it('[RMV-24] that fails after the player moved to another page of the same screen reports the failure on the current page', async () => {
    const hold = (path: string) =>
      given.core.dispatch({ type: 'remote-views/hold', payload: { view: 'limits', path, kind: 'view' } });
    hold('/office/responsible');
    const registry = await until(views(), (view) => view?.entries.get('limits')?.state === 'ready');
    const first = registry?.entries.get('limits');
    if (first === undefined) throw new Error('there is no such screen');
    const leave = given.core
      .actions('remoteViews')
      ?.mount(first, {}, { navigate: () => undefined, resize: () => undefined });
    hold('/office/responsible/my-control');
    const second = (
      await until(
        views(),
        (view) =>
          view?.entries.get('limits')?.path === '/office/responsible/my-control' &&
          view.entries.get('limits')?.state === 'ready',
      )
    )?.entries.get('limits');
    expect(second?.load).not.toBe(first.load);
    breakMounted({ code: 'noAnswer' });
    expect(views().get()?.entries.get('limits')).toMatchObject({
      state: 'error',
      load: second?.load,
      failure: { code: 'noAnswer' },
    });
    leave?.();
  });

  it('[RMV-18] is accompanied by the header components', async () => {
    given.core.dispatch({ type: 'remote-views/hold', payload: { view: 'header', path: '/', kind: 'component' } });
    const registry = await until(views(), (view) => view?.entries.get('header')?.state === 'ready');
    expect(registry?.contents.get('header')).toMatchObject({
      document: { components: { announcement: expect.arrayContaining([expect.objectContaining({ t: 'text' })]) } },
    });
    given.core.dispatch({ type: 'remote-views/release', payload: { view: 'header', kind: 'component' } });
  });
});
