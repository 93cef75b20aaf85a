import { EMPTY, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createNodePage } from '../../../adapters/node/memory-ports.ts';
import { createParts } from '../../../core/app/parts/parts.ts';
import '../../../core/app/parts/join-parts.ts';
import type { Entries } from '../../../core/app/parts/part-list.ts';
import type { PartName } from '../../../core/app/parts/parts.ts';
import type { JoinedPart } from '../../../core/app/parts/part.ts';
import type { ProcessParts } from '../../../core/app/processes.ts';
import { createCell } from '../../../core/kernel/readable.ts';
import { supervise } from '../../../core/kernel/process.ts';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';

type Session = { readonly status: 'guest' | 'player' };

/** Parts whose code is made up: each load is counted, and fails while it is told to. */
function stand(listed: readonly PartName[] = ['site', 'limits']) {
  const clock = createVirtualClock();
  const session = createCell<Session>({ status: 'guest' });
  const loads: string[] = [];
  const faults: string[] = [];
  const running = { site: 0 };
  let waiting: (() => void) | null = null;
  const broken = new Set<string>();
  const state = {
    fails: false,
    broken,
    slow: new Set<string>(),
    view: createCell<unknown>({ words: 'first' }),
    world: createCell<object>({ isVipDomain: true }),
  };
  const joined: JoinedPart<unknown> = {
    view: state.view,
    world: state.world,
    processes: [
      {
        name: 'site/run',
        run: () => {
          running.site += 1;
          return NEVER;
        },
      },
    ],
  };
  const when: Readonly<Record<string, 'later' | 'player' | 'asked'>> = {
    media: 'later',
    site: 'later',
    limits: 'player',
  };
  const names: object = Object.fromEntries(listed.map((name) => [name, 0]));
  const entries = new Proxy(names, {
    get: (_, name: string) => ({
      when: when[name] ?? 'asked',
      load: async () => {
        loads.push(name);
        if (state.slow.has(name)) await new Promise<void>((resolve) => void clock.after(100, resolve));
        if (state.fails || broken.has(name)) throw new Error('no network');
        return () => (name === 'site' ? joined : { view: createCell({ of: name }), processes: [] });
      },
    }),
  }) as Entries;
  const parts: Partial<ProcessParts> = {
    ports: {
      clock,
      page: createNodePage(),
      report: (where: string, fault: unknown) => void faults.push(`${where}: ${String(fault)}`),
    } as unknown as ProcessParts['ports'],
    readable: (() => session) as unknown as ProcessParts['readable'],
    dispatch: () => undefined,
    eventsOf: () => EMPTY,
  };
  const made = createParts(
    () => parts as ProcessParts,
    (run) => (waiting = run),
    () => Promise.resolve(entries),
  );
  const start = () =>
    supervise([made.process], {
      clock,
      report: (where, fault) => void faults.push(`${where}: ${String(fault)}`),
      dispatch: () => undefined,
    });
  return { clock, session, loads, faults, running, state, made, start, firstPrice: () => waiting?.() };
}
const settled = (): Promise<void> => calm();

describe('parts that join after the start', () => {
  it('come when their time has come, each once', async () => {
    const { made, start, loads, session, firstPrice } = stand();
    start();
    await settled();
    expect(loads).toEqual([]);
    firstPrice();
    await settled();
    expect([loads, made.of('site').get()]).toEqual([['site'], { words: 'first' }]);
    session.set({ status: 'player' });
    await settled();
    session.set({ status: 'guest' });
    session.set({ status: 'player' });
    await settled();
    expect(loads).toEqual(['site', 'limits']);
  });

  it('show each change of their view and tell the guards what they know', async () => {
    const { made, start, firstPrice, state } = stand();
    start();
    expect(made.world.get()).toEqual({});
    firstPrice();
    await settled();
    state.view.set({ words: 'next' });
    state.world.set({ isVipDomain: false });
    expect([made.of('site').get(), made.world.get()]).toEqual([{ words: 'next' }, { isVipDomain: false }]);
  });

  it('that could not be loaded are tried again, and asking says why', async () => {
    const { made, start, firstPrice, state, faults, clock, loads } = stand();
    state.fails = true;
    const asked: PartName = 'limits';
    await expect(made.load(asked)).rejects.toThrow('no network');
    start();
    firstPrice();
    await settled();
    expect(faults).toEqual(['app/parts: Error: no network']);
    state.fails = false;
    await made.load(asked);
    await clock.run(1_000);
    firstPrice();
    await settled();
    expect([loads, made.of('site').get()]).toEqual([['limits', 'site', 'limits', 'site'], { words: 'first' }]);
  });

  it('that could not be loaded hold up no other, and join when they can, without disturbing it', async () => {
    const { made, start, firstPrice, state, faults, clock, running } = stand(['media', 'site']);
    state.broken.add('media');
    start();
    firstPrice();
    await settled();
    expect([made.of('site').get(), made.of('media').get(), faults]).toEqual([
      { words: 'first' },
      null,
      ['app/parts: Error: no network'],
    ]);
    await clock.run(250);
    expect(faults).toHaveLength(2);
    state.broken.clear();
    await clock.run(499);
    expect(made.of('media').get()).toBeNull();
    await clock.run(1);
    await settled();
    expect([made.of('media').get(), faults.length, running.site]).toEqual([{ of: 'media' }, 2, 1]);
  });

  it('join in the order of the list, however fast their code comes', async () => {
    const { made, start, firstPrice, state, clock, loads } = stand(['media', 'site']);
    state.slow.add('media');
    start();
    firstPrice();
    await settled();
    // The code of both is on its way; what is there already waits for its turn.
    expect([new Set(loads), made.of('site').get()]).toEqual([new Set(['media', 'site']), null]);
    await clock.run(200);
    expect([made.of('media').get(), made.of('site').get()]).toEqual([{ of: 'media' }, { words: 'first' }]);
  });

  it('stay when the core stops, and run again with it', async () => {
    const { made, start, firstPrice, running, loads } = stand();
    const first = start();
    firstPrice();
    await settled();
    first.unsubscribe();
    start();
    await settled();
    expect([running.site, loads, made.of('site').get()]).toEqual([2, ['site'], { words: 'first' }]);
  });
});
