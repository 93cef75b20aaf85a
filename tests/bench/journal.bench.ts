/**
 * Durable events read back at start. The limit is the plain log: one JSON text an event, `JSON.parse` and fold, and nothing else. In memory that limit has no storage at all;
 * on a page both read the browser's IndexedDB, once, cold, as a start is.
 */
import { createMemoryDisk, createMemoryJournal } from '../../adapters/node/memory-ports.ts';
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import { createJournal } from 'touchline/kernel/journal';
import type { Recorded } from 'touchline/kernel/message';
import { createRuntime } from 'touchline/kernel/runtime';
import type { JournalPort } from 'touchline/ports/journal';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Figures, Row, Samples } from './harness/figures.ts';
import { plainRecord } from './workload/coupon-events.ts';
import { durable } from './workload/durable.ts';
import type { Kind } from './workload/durable.ts';

const TURNS = 7;
const WARM_TURNS = 3;
const clock = createSystemClock();

function complain(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

const middle = (times: readonly number[]): number =>
  [...times.slice(WARM_TURNS)].sort((left, right) => left - right)[Math.floor((TURNS - WARM_TURNS) / 2)] ?? Number.NaN;

function bare(kind: Kind) {
  return (): Figures => {
    const lines = durable(kind)
      .history()
      .map((recorded) => JSON.stringify(plainRecord(recorded)));
    const times = Array.from({ length: TURNS }, () => {
      const module = durable(kind).modules.find(({ persist }) => persist !== undefined);
      if (module === undefined) throw new Error('no durable module');
      globalThis.gc?.();
      return cpuNs(() => {
        let state = module.decider.initial;
        for (const line of lines)
          state = module.decider.evolve(state, (JSON.parse(line) as unknown as ReturnType<typeof plainRecord>).event);
      });
    });
    return { ms: middle(times) / 1e6, cold: (times[0] ?? Number.NaN) / 1e6 };
  };
}

/** What the journal wrote, as texts of their own, as a database gives them. */
async function written(kind: Kind) {
  const disk = createMemoryDisk();
  const { modules, history } = durable(kind);
  const journal = createJournal({
    port: createMemoryJournal(disk),
    clock,
    report: complain,
    modules,
    onUnsaved: () => complain('journal', 'unsaved'),
  });
  for (const recorded of history()) journal.record(recorded);
  await journal.flush();
  return disk.segments.map(({ key, text }) => ({ key, text: JSON.parse(JSON.stringify(text)) as unknown }));
}

function journalled(kind: Kind, snapshot: boolean) {
  return async (): Promise<Figures> => {
    const disk = createMemoryDisk();
    const segments = await written(kind);
    disk.segments = segments;
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { modules } = durable(kind);
      const load = async (): Promise<void> => {
        const journal = createJournal({
          port: createMemoryJournal(disk),
          clock,
          report: complain,
          modules,
          onUnsaved: () => complain('journal', 'unsaved'),
        });
        const runtime = createRuntime({ modules, clock, ids: createCryptoIds(), report: complain });
        const loaded = await journal.load();
        if (loaded.failed || loaded.setAside.length > 0) throw new Error('not all was read');
        for (const { name, state, tail } of loaded.modules) runtime.restore(name, state, tail);
      };
      // The first loading leaves a snapshot behind.
      if (snapshot && turn === 0) await load();
      globalThis.gc?.();
      const before = process.cpuUsage();
      await load();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) * 1_000);
      if (!snapshot) Object.assign(disk, { segments, snapshot: null });
    }
    return { ms: middle(times) / 1e6, cold: (times[0] ?? Number.NaN) / 1e6, segments: segments.length };
  };
}

/** An intent among ordinary events: what the port was asked to write, and how. */
async function intents(): Promise<Figures> {
  const asked: string[] = [];
  const port: JournalPort = {
    ...createMemoryJournal(),
    append: (text, strict) => {
      const records = JSON.parse(text.slice(text.indexOf('['))) as unknown as readonly unknown[];
      asked.push(`${records.length}${strict ? ' strict' : ''}`);
      return Promise.resolve();
    },
  };
  const { modules, history } = durable('coupon');
  const journal = createJournal({
    port,
    clock,
    report: complain,
    modules,
    onUnsaved: () => complain('journal', 'unsaved'),
  });
  const events = history();
  const intent = events.findIndex(({ event }) => event.type === 'coupon/placeIntended');
  const some: readonly Recorded[] = events.slice(intent - 5, intent + 4);
  for (const recorded of some) journal.record(recorded);
  await journal.flush();
  return { alone: asked.join() === '5,1 strict,3' ? 1 : 0 };
}

export const contestants: Contestants = {
  'bare notes': bare('notes'),
  'packed notes': journalled('notes', false),
  'snapshot notes': journalled('notes', true),
  'bare coupon': bare('coupon'),
  'packed coupon': journalled('coupon', false),
  'snapshot coupon': journalled('coupon', true),
  intents,
};

const KINDS = { notes: 'smallest events', coupon: "a coupon's history" } as const;

export function rows(samples: Samples, onPage: Samples): readonly Row[] {
  const over = (from: Samples, what: string, kind: Kind): readonly number[] =>
    ratios(from, [`${what} ${kind}`, 'ms'], [`bare ${kind}`, 'ms']);
  return (['notes', 'coupon'] as const)
    .flatMap((kind) => [
      row(
        `100,000 events in packed segments (${KINDS[kind]}), over JSON.parse and fold of a plain log`,
        over(onPage, 'packed', kind),
        '×',
        atMost(0.7),
      ),
      row(
        `the same with a snapshot (${KINDS[kind]}; its plain log without storage)`,
        over(samples, 'snapshot', kind),
        '×',
        atMost(0.1),
      ),
      row(
        `longest task above 50 ms while reading (${KINDS[kind]}; 0: none)`,
        valuesOf(onPage, `packed ${kind}`, 'longest'),
        'ms',
        atMost(0),
      ),
      row(
        `longest task above 50 ms while reading the plain log (${KINDS[kind]})`,
        valuesOf(onPage, `bare ${kind}`, 'longest'),
        'ms',
        null,
      ),
      row(`main thread while reading (${KINDS[kind]})`, valuesOf(onPage, `packed ${kind}`, 'ms'), 'ms', null),
      row(
        `without storage, warm: packed segments (${KINDS[kind]}), over JSON.parse and fold`,
        over(samples, 'packed', kind),
        '×',
        null,
      ),
    ])
    .concat([
      row(
        'one event of a hundred appended together, over one transaction',
        valuesOf(onPage, 'appends', 'share').map((share) => share * 100),
        '%',
        atMost(3),
      ),
      row('an intent is strict and alone (1: yes)', valuesOf(samples, 'intents', 'alone'), '', atLeast(1)),
    ]);
}
