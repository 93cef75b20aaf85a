import { filter, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { defineFeature } from 'touchline/app/define-feature';
import type { Feature } from 'touchline/app/define-feature';
import { createRegistry, lazy } from 'touchline/app/registry';
import type { FeatureList, When } from 'touchline/app/registry';
import { createApi } from 'touchline/http/api';
import type { TokenStore } from 'touchline/http/token-source';
import { createTokenStore } from 'touchline/http/token-source';
import { contract } from 'touchline/kernel/feature';
import type { Contract, FeatureTypes } from 'touchline/kernel/feature';
import { createJournal } from 'touchline/kernel/journal';
import { ok } from 'touchline/kernel/result';
import type { Message } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import { createCell } from 'touchline/kernel/readable';
import { createRuntime } from 'touchline/kernel/runtime';
import { createSecretChannels } from 'touchline/kernel/secrets';
import { UNKNOWN } from 'touchline/navigation/navigation-context';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';

interface ViewOnly<N extends string> extends FeatureTypes {
  readonly name: N;
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: unknown;
  readonly service: string;
}
interface Counter extends FeatureTypes {
  readonly name: 'counter';
  readonly state: number;
  readonly command: Message<'counter/add', number>;
  readonly event: Message<'counter/added', number>;
  readonly rejection: never;
  readonly view: number;
  readonly service: null;
  readonly actions: null;
}

const counter = contract<Counter>('counter');
const media = contract<ViewOnly<'media'>>('media');
const site = contract<ViewOnly<'site'>>('site');
const limits = contract<ViewOnly<'limits'>>('limits');

const counterFeature = defineFeature(counter, {
  decider: {
    initial: 0,
    decide: ({ payload }) => ok([{ type: 'counter/added', payload }]),
    evolve: (state, { payload }) => state + payload,
  },
  create: ({ own }) => ({ view: own.readable }),
});

/** Lazy features with fake code: each load is counted, and fails on request. */
function given(listed: readonly ('media' | 'site' | 'limits')[] = ['site', 'limits']) {
  const clock = createVirtualClock();
  const faults: string[] = [];
  const loads: string[] = [];
  const state = { broken: new Set<string>(), slow: new Set<string>(), running: 0 };
  const view = createCell<unknown>({ words: 'first' });
  const guardFacts = createCell<{ readonly isVipDomain: boolean }>({ isVipDomain: true });
  const timing = { isStarted: createCell(false), isPlayer: createCell(false) };
  const ports = createMemoryPorts({
    clock,
    report: (where, fault) => void faults.push(`${where}: ${String(fault)}`),
  });
  const runtime = createRuntime({ modules: [], clock, ids: ports.ids, report: ports.report });

  const loading = <T extends FeatureTypes>(key: Contract<T>, when: When, feature: Feature<T>) =>
    lazy(key.name, when, async () => {
      loads.push(key.name);
      if (state.slow.has(key.name)) await new Promise<void>((resolve) => void clock.after(100, resolve));
      if (state.broken.has(key.name)) throw new Error('no network');
      return { feature };
    });
  const all: FeatureList = {
    media: loading(
      media,
      'start',
      defineFeature(media, { create: () => ({ view: createCell<unknown>({ of: 'media' }), service: 'media' }) }),
    ),
    site: loading(
      site,
      'start',
      defineFeature(site, {
        create: () => ({
          view,
          guardFacts,
          service: 'site',
          effects: {
            run: () => {
              state.running += 1;
              return NEVER;
            },
          },
        }),
      }),
    ),
    limits: loading(
      limits,
      'player',
      defineFeature(limits, {
        needs: { counter, media },
        create: ({ state: read, service }) => ({
          view: createCell<unknown>({ counted: read('counter') }),
          service: `after ${service('media')}`,
        }),
      }),
    ),
  };
  const chosen: FeatureList = {
    counter: counterFeature,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => listed.some((each) => each === name))),
  };
  const registry = createRegistry(chosen, ports, runtime);
  const { dispatch } = runtime;
  const nobody: TokenStore = createTokenStore(
    clock,
    () => NEVER,
    () => undefined,
  );
  const api = createApi({ http: ports.http, appName: 'test', country: () => '', language: () => 'en' }, nobody);
  const { create: createSecretChannel } = createSecretChannels(clock, ports.ids);
  const journal = createJournal({
    port: ports.journal,
    clock,
    report: ports.report,
    modules: registry.modules,
    onUnsaved: () => undefined,
  });
  registry.create({ ports, runtime, dispatch, api, bareApi: api, tokens: nobody, journal, createSecretChannel });
  const due = {
    start: timing.isStarted.value$.pipe(filter((is) => is)),
    player: timing.isPlayer.value$.pipe(filter((is) => is)),
  };
  const start = () =>
    supervise([{ name: 'app/features', run: () => registry.run(due) }], { clock, report: ports.report, dispatch });
  return {
    clock,
    faults,
    loads,
    state,
    view,
    known: guardFacts,
    timing,
    registry,
    start,
    dispatch,
    lookup: registry.lookup,
    load: registry.load,
  };
}
const settled = (): Promise<void> => calm();

describe('the registry of features', () => {
  it('loads a lazy feature once its condition holds, and only once', async () => {
    const { start, loads, timing, lookup } = given(['media', 'site', 'limits']);
    start();
    await settled();
    expect(loads).toEqual([]);
    timing.isStarted.set(true);
    await settled();
    expect(lookup.view(site).get()).toEqual({ words: 'first' });
    timing.isPlayer.set(true);
    await settled();
    timing.isPlayer.set(false);
    timing.isPlayer.set(true);
    await settled();
    expect(loads.toSorted()).toEqual(['limits', 'media', 'media', 'site', 'site'].toSorted());
  });

  it('creates an eager feature at once, with state before the core starts', () => {
    const { lookup, dispatch } = given();
    dispatch({ type: 'counter/add', payload: 3 });
    expect(lookup.state(counter)).toBe(3);
    expect(lookup.view(counter).get()).toBe(3);
  });

  it('loads what a feature needs before the feature itself', async () => {
    const { load, lookup, dispatch, loads } = given(['media', 'site', 'limits']);
    dispatch({ type: 'counter/add', payload: 2 });
    await load(limits);
    expect(loads).toEqual(['limits', 'media']);
    expect(lookup.view(limits).get()).toEqual({ counted: 2 });
    expect(lookup.service(limits)).toBe('after media');
  });

  it('has no service of a feature that has not loaded', () => {
    const { lookup } = given();
    expect(() => lookup.service(site)).toThrow('the feature site has not loaded');
  });

  it('publishes each change of a view and of the guards’ facts', async () => {
    const made = given();
    made.start();
    expect(made.registry.guardFacts.get()).toEqual(UNKNOWN);
    made.timing.isStarted.set(true);
    await settled();
    made.view.set({ words: 'next' });
    made.known.set({ isVipDomain: false });
    expect(made.lookup.view(site).get()).toEqual({ words: 'next' });
    expect(made.registry.guardFacts.get()).toEqual({ ...UNKNOWN, isVipDomain: false });
  });

  it('reports a failed load, retries after a pause, and delays no other feature', async () => {
    const { start, timing, state, faults, clock, lookup } = given(['media', 'site']);
    state.broken.add('media');
    start();
    timing.isStarted.set(true);
    await settled();
    expect(lookup.view(site).get()).toEqual({ words: 'first' });
    expect(lookup.view(media).get()).toBeNull();
    expect(faults).toEqual(['app/features: Error: no network']);
    await clock.run(250);
    expect(faults).toHaveLength(2);
    state.broken.clear();
    await clock.run(499);
    expect(lookup.view(media).get()).toBeNull();
    await clock.run(1);
    await settled();
    expect(lookup.view(media).get()).toEqual({ of: 'media' });
    expect(faults).toHaveLength(2);
    expect(state.running).toBe(1);
  });

  it('rejects a request whose code can’t be loaded, and may be asked again', async () => {
    const { load, state, lookup } = given();
    state.broken.add('site');
    await expect(load(site)).rejects.toThrow('no network');
    state.broken.clear();
    await load(site);
    expect(lookup.view(site).get()).toEqual({ words: 'first' });
  });

  it('creates features in list order, however fast their code loads', async () => {
    const { start, timing, state, clock, lookup } = given(['media', 'site']);
    state.slow.add('media');
    start();
    timing.isStarted.set(true);
    await settled();
    expect(lookup.view(site).get()).toBeNull();
    await clock.run(300);
    expect(lookup.view(media).get()).toEqual({ of: 'media' });
    expect(lookup.view(site).get()).toEqual({ words: 'first' });
  });

  it('keeps features when the core stops, and restarts their effects with it', async () => {
    const { start, timing, state, lookup } = given(['site']);
    const first = start();
    timing.isStarted.set(true);
    await settled();
    first.unsubscribe();
    start();
    await settled();
    expect(state.running).toBe(2);
    expect(lookup.view(site).get()).toEqual({ words: 'first' });
  });
});
