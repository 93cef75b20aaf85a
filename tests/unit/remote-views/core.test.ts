/** The complete path in plain Node: navigation, registry, stand-in operator, document of the page. */
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodePage } from '../../../adapters/node/memory-ports.ts';
import { createSilentPorts } from '../../../adapters/node/silent-ports.ts';
import { fetchPart } from '../../../adapters/remote-views/fetch-part.ts';
import { createCore } from 'touchline/app/create-core';
import { giveUpAwaited } from 'touchline/core/remote-views/load-views.process';
import type { RemoteViewsCommand } from 'touchline/core/remote-views/messages';
import type { RemoteViewsView } from 'touchline/core/remote-views/public';
import { AWAITED_MS } from 'touchline/core/remote-views/rules';
import { ok } from 'touchline/kernel/result';
import type { RemoteScriptFailure, RemoteViewsPort } from 'touchline/ports/remote-views';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import type { Given } from '../captcha/given.ts';
import { openCore, until } from '../captcha/given.ts';
import { DOCUMENT, LIST, OWN_FILES } from './given.ts';

const OWN = 'http://operator.sandbox';
let given: Given;
let breakMounted: (failure: RemoteScriptFailure) => void;
beforeEach(async () => {
  let client: (input: string, init: RequestInit) => Promise<Response> = () => Promise.reject(new Error('not yet'));
  const port: RemoteViewsPort = {
    fetchPart: (request) =>
      OWN_FILES.some(({ url }) => url === request.url)
        ? of(ok('code'))
        : fetchPart(request, OWN, (input, init) => client(input, init)),
    bundledViews: () => of(ok(LIST)),
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

describe('the document of a rendered page', () => {
  const SEED = { view: 'information', path: '/contacts', language: 'en', appName: 'Pages', text: DOCUMENT };
  const hold = (seeded: Given, path = SEED.path) =>
    seeded.core.dispatch({ type: 'remote-views/hold', payload: { view: SEED.view, path, kind: 'view' } });
  const manifests = ({ asked }: Given): number => asked.filter((call) => call.includes('manifest')).length;
  const isAnother = (view: RemoteViewsView | null): boolean => {
    const content = view?.contents.get('information');
    return content?.mode === 'json' && content.document.title === 'Another page';
  };
  let seeded: Given;
  const open = async (text = DOCUMENT): Promise<void> => {
    const remote: RemoteViewsPort = {
      fetchPart: () => of(ok('{"title":"Another page","language":"en"}')),
      bundledViews: () => of(null),
      mount: () => () => undefined,
    };
    seeded = await openCore({
      page: { ...createNodePage(), documentSeed: { ...SEED, text } },
      remoteViews: () => Promise.resolve(remote),
    });
    await seeded.core.load('remoteViews');
  };
  afterEach(() => seeded.close());

  it('[RMV-31] is ready before the core starts, and is not loaded for its page', async () => {
    const ports = createSilentPorts(SEED, 'en');
    const core = createCore(ports);
    await core.load('remoteViews');
    const view = core.feature('remoteViews').get();
    expect(view?.entries.get('information')).toMatchObject({ state: 'ready', path: '/contacts', isAwaited: true });
    expect(view?.contents.get('information')).toMatchObject({ mode: 'json', document: { title: 'A page' } });
    await open();
    await seeded.core.navigation.decide('/en/contacts');
    expect(hold(seeded).ok).toBe(true);
    expect(seeded.core.feature('remoteViews').get()?.entries.get('information')).toMatchObject({ views: 1 });
    expect(manifests(seeded)).toBe(0);
    expect(seeded.reports).toEqual([]);
  });

  it('[RMV-31] is the document of its own address only', async () => {
    await open();
    hold(seeded, '/about');
    await until(seeded.core.feature('remoteViews'), isAnother);
    expect(manifests(seeded)).toBe(1);
  });

  it('[RMV-31] is reported and loaded as usual when it is unreadable', async () => {
    await open('{"title":"A page","blocks":[{"t":"script"}]}');
    expect(seeded.reports).toEqual([expect.stringContaining('remote-views/seed')]);
    expect(seeded.core.feature('remoteViews').get()?.entries.size).toBe(0);
    hold(seeded);
    await until(seeded.core.feature('remoteViews'), isAnother);
    expect(manifests(seeded)).toBe(1);
  });

  it('[RMV-31] is released when its page never comes', async () => {
    await open();
    const clock = createVirtualClock();
    const commands: RemoteViewsCommand[] = [];
    giveUpAwaited(NEVER, clock, () => 'page', ['information']).subscribe((command) => commands.push(command));
    await clock.run(AWAITED_MS - 1);
    expect(commands).toEqual([]);
    await clock.run(1);
    expect(commands.map((command) => seeded.core.dispatch(command).ok)).toEqual([true]);
    expect(seeded.core.feature('remoteViews').get()?.entries.size).toBe(0);
  });
});

describe('a remote page in the core', () => {
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
