import { describe, expect, it } from 'vitest';
import { createMemoryDisk, createMemoryJournal } from '../../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../../adapters/node/memory-ports.ts';
import type { AnyModule } from 'touchline/kernel/decider';
import { seal } from 'touchline/kernel/journal-codec';
import { createJournal } from 'touchline/kernel/journal';
import type { Journal, Loaded } from 'touchline/kernel/journal';
import type { JournalPort } from 'touchline/ports/journal';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';
import type { VirtualClock } from '../../models/virtual-clock.ts';
import type { CounterState } from './counter.ts';
import { add, counterModule, kernelBench } from './counter.ts';

interface Desk {
  readonly journal: Journal;
  readonly clock: VirtualClock;
  readonly dispatch: (by: number, module?: string) => void;
  readonly written: { readonly text: string; readonly strict: boolean }[];
  readonly reports: string[];
}

const MODULES = [counterModule('a', { durable: true, strict: true }), counterModule('plain')];

/** A runtime whose events go to a journal on `disk`. */
function desk(disk: MemoryDisk, modules: readonly AnyModule[] = MODULES, change: Partial<JournalPort> = {}): Desk {
  const { runtime, clock } = kernelBench(modules, createVirtualClock(), `tab${disk.nextKey}`);
  const written: { readonly text: string; readonly strict: boolean }[] = [];
  const reports: string[] = [];
  const memory = createMemoryJournal(disk);
  const port: JournalPort = {
    ...memory,
    append(text, strict) {
      written.push({ text, strict });
      return memory.append(text, strict);
    },
    ...change,
  };
  const journal = createJournal({
    port,
    clock,
    report: (where) => void reports.push(`report ${where}`),
    modules,
    onUnsaved: () => void reports.push('unsaved'),
  });
  runtime.events$.subscribe((recorded) => journal.record(recorded));
  return { journal, clock, written, reports, dispatch: (by, module = 'a') => void runtime.dispatch(add(module, by)) };
}

async function reload(disk: MemoryDisk, modules = MODULES): Promise<Loaded & { readonly steps: readonly number[] }> {
  const { runtime, clock } = kernelBench(modules);
  const journal = createJournal({
    port: createMemoryJournal(disk),
    clock,
    report: () => undefined,
    modules,
    onUnsaved: () => undefined,
  });
  const loaded = await journal.load();
  for (const { name, state, tail } of loaded.modules) runtime.restore(name, state, tail);
  return { ...loaded, steps: (runtime.state('a') as CounterState).steps };
}

describe('writing', () => {
  it('buffers events and appends them as one segment after 100 ms', async () => {
    const disk = createMemoryDisk();
    const { dispatch, clock, written } = desk(disk);
    for (let by = 1; by <= 5; by += 1) dispatch(by);
    await clock.run(99);
    expect(written).toEqual([]);
    await clock.run(1);
    expect(written.map(({ strict }) => strict)).toEqual([false]);
    expect((await reload(disk)).steps).toEqual([1, 2, 3, 4, 5]);
  });

  it('appends the segment at once when 1,000 events are buffered', async () => {
    const { dispatch, written } = desk(createMemoryDisk());
    for (let by = 1; by <= 1_000; by += 1) dispatch(by);
    await calm();
    expect(written).toHaveLength(1);
  });

  it('appends a strict event at once, in a separate segment, after all earlier events', async () => {
    const disk = createMemoryDisk();
    const { dispatch, journal, written } = desk(disk);
    dispatch(1);
    dispatch(0);
    dispatch(2);
    await calm();
    expect(
      written.map(({ strict, text }) => [
        strict,
        text.includes('"by":1'),
        text.includes('"by":0'),
        text.includes('"by":2'),
      ]),
    ).toEqual([
      [false, true, false, false],
      [true, false, true, false],
    ]);
    expect(await journal.flush()).toBe(true);
    expect((await reload(disk)).steps).toEqual([1, 0, 2]);
  });

  it('skips modules that are not durable, and events that another tab recorded', async () => {
    const disk = createMemoryDisk();
    const { dispatch, journal, clock } = desk(disk);
    dispatch(5, 'plain');
    journal.record({ seq: 1, at: 1, id: 'x', foreign: true, event: { type: 'a/added', payload: { by: 1 } } });
    await clock.run(1_000);
    expect(disk.segments).toEqual([]);
  });

  it('resolves flush once the events are on disk', async () => {
    const disk = createMemoryDisk();
    const { dispatch, journal } = desk(disk);
    dispatch(1);
    expect(disk.segments).toEqual([]);
    expect(await journal.flush()).toBe(true);
    expect(disk.segments).toHaveLength(1);
  });
});

describe('a disk that fails', () => {
  it('reports each failure, and notifies the player once; the visit continues and flush returns false', async () => {
    const { dispatch, journal, reports } = desk(createMemoryDisk(), MODULES, {
      append: () => Promise.reject(new Error('full')),
    });
    dispatch(0);
    expect(await journal.flush()).toBe(false);
    dispatch(0);
    expect(await journal.flush()).toBe(false);
    expect(reports).toEqual(['report kernel/journal', 'unsaved', 'report kernel/journal']);
  });

  it('is handled the same when the call throws instead of rejecting', async () => {
    const { dispatch, journal } = desk(createMemoryDisk(), MODULES, {
      append: () => {
        throw new Error('blocked');
      },
    });
    dispatch(0);
    expect(await journal.flush()).toBe(false);
  });

  it('works again when the disk works again', async () => {
    const disk = createMemoryDisk();
    let fails = true;
    const { dispatch, journal } = desk(disk, MODULES, {
      append: (text, strict) =>
        fails ? Promise.reject(new Error('full')) : createMemoryJournal(disk).append(text, strict),
    });
    dispatch(0);
    expect(await journal.flush()).toBe(false);
    fails = false;
    dispatch(0);
    expect(await journal.flush()).toBe(true);
  });

  it('that can’t be read leaves the initial state and reports that', async () => {
    const { journal, reports } = desk(createMemoryDisk(), MODULES, { load: () => Promise.reject(new Error('gone')) });
    expect(await journal.load()).toEqual({ modules: [], setAside: [], failed: true });
    expect(reports).toEqual(['report kernel/journal']);
  });

  it('that can’t even quarantine or compact still yields intact data', async () => {
    const disk = createMemoryDisk();
    const first = desk(disk);
    first.dispatch(4);
    await first.journal.flush();
    disk.segments.push({ key: 99, text: 'nonsense' });
    const no = (): Promise<never> => Promise.reject(new Error('full'));
    const { journal } = desk(disk, MODULES, { quarantine: no, compact: no });
    const { modules, failed } = await journal.load();
    expect(failed).toBe(false);
    expect(modules[0]?.tail.map(({ event }) => event.payload)).toEqual([{ by: 4 }]);
  });
});

describe('loading', () => {
  it('folds a snapshot and the segments after it', async () => {
    const disk = createMemoryDisk();
    disk.snapshot = {
      key: 0,
      text: seal('snap', { modules: [{ name: 'a', v: 1, state: { total: 3, steps: [1, 2] } }] }),
    };
    const { dispatch, journal } = desk(disk);
    dispatch(9);
    await journal.flush();
    expect((await reload(disk)).steps).toEqual([1, 2, 9]);
  });

  it('writes a snapshot when the tail is longer than 64 segments, with the same state', async () => {
    const disk = createMemoryDisk();
    const { dispatch, journal } = desk(disk);
    for (let by = 1; by <= 65; by += 1) {
      dispatch(by);
      await journal.flush();
    }
    const before = await reload(disk);
    expect(disk.segments).toHaveLength(0);
    expect(disk.snapshot).not.toBe(null);
    expect((await reload(disk)).steps).toEqual(before.steps);
    expect(before.steps).toHaveLength(65);
  });

  it('orders the events of several tabs by their timestamps', async () => {
    const disk = createMemoryDisk();
    const record = (at: number, id: string, by: number): unknown => [at, id, '', 1, 'a/added', { by }];
    disk.segments.push(
      { key: 1, text: seal('seg', [record(10, 'x', 1), record(30, 'x2', 3)]) },
      { key: 2, text: seal('seg', [record(20, 'y', 2)]) },
    );
    expect((await reload(disk)).steps).toEqual([1, 2, 3]);
  });

  it('keeps the cause of an event', async () => {
    const disk = createMemoryDisk();
    disk.segments.push({ key: 1, text: seal('seg', [[10, 'x', 'because', 1, 'a/added', { by: 1 }]]) });
    expect((await reload(disk)).modules[0]?.tail[0]?.cause).toBe('because');
  });

  it('returns nothing after a wipe, which also drops buffered events', async () => {
    const disk = createMemoryDisk();
    const { dispatch, journal, clock } = desk(disk);
    dispatch(0);
    dispatch(1);
    await journal.wipe();
    await clock.run(1_000);
    expect(disk.segments).toEqual([]);
    expect(disk.snapshot).toBeNull();
  });
});

describe('unreadable data', () => {
  const good = (by: number): string => seal('seg', [[by, `id-${by}`, '', 1, 'a/added', { by }]]);
  const broken: readonly (readonly [string, unknown, string])[] = [
    ['a flipped bit', good(2).replace('"by":2', '"by":3'), 'segment: checksum does not match'],
    ['a text cut short', good(2).slice(0, -4), 'segment: checksum does not match'],
    ['nothing', '', 'segment: another format'],
    ['no text', { by: 2 }, 'segment: not a text'],
    ['JSON of somebody else', '{"by":2}', 'segment: another format'],
    ['another format version', good(2).replace('tl1', 'tl9'), 'segment: another format'],
    ['no list', seal('seg', { by: 2 }), 'segment: not a list'],
    ['a snapshot among the segments', seal('snap', []), 'segment: another format'],
    [
      'text that is no JSON under a right checksum',
      `tl1 seg ${(Math.imul(0x811c9dc5 ^ '{'.charCodeAt(0), 0x01000193) >>> 0).toString(16).padStart(8, '0')} {`,
      'segment: not JSON',
    ],
    ['a record that is none', seal('seg', [['x']]), 'record: not a record'],
    ['a record without a time', seal('seg', [[1.5, 'id', '', 1, 'a/added', { by: 2 }]]), 'record: not a record'],
    ['an event of no module', seal('seg', [[1, 'id', '', 1, 'nobody/did', {}]]), 'record: unknown nobody/did'],
    ['an event of a later version', seal('seg', [[1, 'id', '', 7, 'a/added', { by: 2 }]]), 'record: unknown a/added'],
    ['an event of a wrong shape', seal('seg', [[1, 'id', '', 1, 'a/added', { by: '2' }]]), 'record: unknown a/added'],
    [
      'an event named like a prototype',
      seal('seg', [[1, 'id', '', 1, '__proto__/constructor', {}]]),
      'record: unknown __proto__/constructor',
    ],
  ];
  for (const [what, text, reason] of broken) {
    it(`${what}: is quarantined and reported, and the rest is loaded`, async () => {
      const disk = createMemoryDisk();
      disk.segments.push({ key: 1, text: good(1) }, { key: 2, text }, { key: 3, text: good(5) });
      const { steps, setAside, failed } = await reload(disk);
      expect(steps).toEqual([1, 5]);
      expect(setAside).toEqual([reason]);
      expect(failed).toBe(false);
      expect(disk.quarantined.map((each) => each.reason)).toEqual([reason]);
    });
  }

  it('a corrupt text is reported once, not at every start', async () => {
    const disk = createMemoryDisk();
    disk.segments.push({ key: 1, text: good(1) }, { key: 2, text: good(2).slice(0, -4) });
    expect((await reload(disk)).setAside).toHaveLength(1);
    const again = await reload(disk);
    expect(again.setAside).toEqual([]);
    expect(again.steps).toEqual([1]);
  });

  it('data of another version stay in place for that version', async () => {
    const disk = createMemoryDisk();
    disk.segments.push(
      { key: 1, text: good(1) },
      { key: 2, text: seal('seg', [[2, 'id', '', 2, 'a/added', { by: 2 }]]) },
      { key: 3, text: good(3).slice(0, -4) },
    );
    expect((await reload(disk)).steps).toEqual([1]);
    expect((await reload(disk, [counterModule('a', { durable: true, version: 2 })])).steps).toEqual([1, 2]);
  });

  it('a corrupt snapshot loses its own content, not the events after it', async () => {
    const disk = createMemoryDisk();
    disk.snapshot = { key: 0, text: `${seal('snap', { modules: [] })}x` };
    disk.segments.push({ key: 1, text: good(1) });
    const { steps, setAside } = await reload(disk);
    expect(steps).toEqual([1]);
    expect(setAside).toEqual(['snapshot: checksum does not match']);
    expect((await reload(disk)).setAside).toEqual([]);
  });

  it('a snapshot with one unreadable module state loses only that module', async () => {
    const disk = createMemoryDisk();
    const modules = [counterModule('a', { durable: true }), counterModule('b', { durable: true })];
    disk.snapshot = {
      key: 0,
      text: seal('snap', {
        modules: [
          { name: 'b', v: 1, state: 'no' },
          { name: 'a', v: 1, state: { total: 4, steps: [4] } },
        ],
      }),
    };
    const { steps, setAside } = await reload(disk, modules);
    expect(steps).toEqual([4]);
    expect(setAside).toEqual(['snapshot: unreadable b']);
  });
});
