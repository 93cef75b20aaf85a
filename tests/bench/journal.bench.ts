/**
 * Reading durable events at start. The baseline is a plain log: one JSON text per event, `JSON.parse` and fold, nothing
 * else. In Node the baseline has no storage at all. On a page both read the browser's IndexedDB once, cold.
 */
import { createMemoryDisk, createMemoryJournal } from '../../adapters/node/memory-ports.ts';
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import { createJournal } from 'touchline/kernel/journal';
import type { Recorded } from 'touchline/kernel/message';
import { createRuntime } from 'touchline/kernel/runtime';
import type { JournalPort } from 'touchline/ports/journal';
import { cpuNs } from './harness/child.ts';
import type { Implementations } from './harness/child.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row, Samples } from './harness/metrics.ts';
import { plainRecord } from './workload/coupon-events.ts';
import { durable } from './workload/durable.ts';
import type { Kind } from './workload/durable.ts';

const ITERATIONS = 7;
const WARM_UP_ITERATIONS = 3;
const clock = createSystemClock();

function rethrow(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

const medianNs = (times: readonly number[]): number =>
  [...times.slice(WARM_UP_ITERATIONS)].sort((left, right) => left - right)[
    Math.floor((ITERATIONS - WARM_UP_ITERATIONS) / 2)
  ] ?? Number.NaN;

function plainLog(kind: Kind) {
  return (): Metrics => {
    const lines = durable(kind)
      .history()
      .map((recorded) => JSON.stringify(plainRecord(recorded)));
    const times = Array.from({ length: ITERATIONS }, () => {
      const module = durable(kind).modules.find(({ persist }) => persist !== undefined);
      if (module === undefined) throw new Error('no durable module');
      globalThis.gc?.();
      return cpuNs(() => {
        let state = module.decider.initial;
        for (const line of lines)
          state = module.decider.evolve(state, (JSON.parse(line) as unknown as ReturnType<typeof plainRecord>).event);
      });
    });
    return { ms: medianNs(times) / 1e6, cold: (times[0] ?? Number.NaN) / 1e6 };
  };
}

/** Returns the segments that the journal wrote. Their texts are copies, as a database returns them. */
async function writtenSegments(kind: Kind) {
  const disk = createMemoryDisk();
  const { modules, history } = durable(kind);
  const journal = createJournal({
    port: createMemoryJournal(disk),
    clock,
    report: rethrow,
    modules,
    onUnsaved: () => rethrow('journal', 'unsaved'),
  });
  for (const recorded of history()) journal.record(recorded);
  await journal.flush();
  return disk.segments.map(({ key, text }) => ({ key, text: JSON.parse(JSON.stringify(text)) as unknown }));
}

function journalLog(kind: Kind, snapshot: boolean) {
  return async (): Promise<Metrics> => {
    const disk = createMemoryDisk();
    const segments = await writtenSegments(kind);
    disk.segments = segments;
    const times: number[] = [];
    for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
      const { modules } = durable(kind);
      const load = async (): Promise<void> => {
        const journal = createJournal({
          port: createMemoryJournal(disk),
          clock,
          report: rethrow,
          modules,
          onUnsaved: () => rethrow('journal', 'unsaved'),
        });
        const runtime = createRuntime({ modules, clock, ids: createCryptoIds(), report: rethrow });
        const loaded = await journal.load();
        if (loaded.failed || loaded.setAside.length > 0) throw new Error('the journal was read only in part');
        for (const { name, state, tail } of loaded.modules) runtime.restore(name, state, tail);
      };
      // The first load writes a snapshot.
      if (snapshot && iteration === 0) await load();
      globalThis.gc?.();
      const before = process.cpuUsage();
      await load();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) * 1_000);
      if (!snapshot) Object.assign(disk, { segments, snapshot: null });
    }
    return { ms: medianNs(times) / 1e6, cold: (times[0] ?? Number.NaN) / 1e6, segments: segments.length };
  };
}

/** Checks that the journal writes an intent strictly and separately from the events around it. */
async function intents(): Promise<Metrics> {
  const writes: string[] = [];
  const port: JournalPort = {
    ...createMemoryJournal(),
    append: (text, strict) => {
      const records = JSON.parse(text.slice(text.indexOf('['))) as unknown as readonly unknown[];
      writes.push(`${records.length}${strict ? ' strict' : ''}`);
      return Promise.resolve();
    },
  };
  const { modules, history } = durable('coupon');
  const journal = createJournal({
    port,
    clock,
    report: rethrow,
    modules,
    onUnsaved: () => rethrow('journal', 'unsaved'),
  });
  const events = history();
  const intent = events.findIndex(({ event }) => event.type === 'coupon/placeIntended');
  const excerpt: readonly Recorded[] = events.slice(intent - 5, intent + 4);
  for (const recorded of excerpt) journal.record(recorded);
  await journal.flush();
  return { separate: writes.join() === '5,1 strict,3' ? 1 : 0 };
}

export const implementations: Implementations = {
  'plain notes': plainLog('notes'),
  'packed notes': journalLog('notes', false),
  'snapshot notes': journalLog('notes', true),
  'plain coupon': plainLog('coupon'),
  'packed coupon': journalLog('coupon', false),
  'snapshot coupon': journalLog('coupon', true),
  intents,
};

const KINDS = { notes: 'minimal events', coupon: 'coupon history' } as const;

export function rows(samples: Samples, pageSamples: Samples): readonly Row[] {
  const overPlainLog = (from: Samples, implementation: string, kind: Kind): readonly number[] =>
    ratios(from, [`${implementation} ${kind}`, 'ms'], [`plain ${kind}`, 'ms']);
  return (['notes', 'coupon'] as const)
    .flatMap((kind) => [
      row(
        `reading 100,000 events from packed segments (${KINDS[kind]}), over a plain log`,
        overPlainLog(pageSamples, 'packed', kind),
        '×',
        atMost(0.7),
      ),
      row(
        `the same with a snapshot (${KINDS[kind]}), over a plain log in memory`,
        overPlainLog(samples, 'snapshot', kind),
        '×',
        atMost(0.1),
      ),
      row(
        `longest task above 50 ms while reading (${KINDS[kind]}; 0: none)`,
        valuesOf(pageSamples, `packed ${kind}`, 'longest'),
        'ms',
        atMost(0),
      ),
      row(
        `longest task above 50 ms while reading the plain log (${KINDS[kind]})`,
        valuesOf(pageSamples, `plain ${kind}`, 'longest'),
        'ms',
        null,
      ),
      row(`main-thread time while reading (${KINDS[kind]})`, valuesOf(pageSamples, `packed ${kind}`, 'ms'), 'ms', null),
      row(
        `packed segments in memory, warm (${KINDS[kind]}), over a plain log in memory`,
        overPlainLog(samples, 'packed', kind),
        '×',
        null,
      ),
    ])
    .concat([
      row(
        'appending one event in a batch of 100, over its own transaction',
        valuesOf(pageSamples, 'appends', 'share').map((share) => share * 100),
        '%',
        atMost(3),
      ),
      row(
        'an intent is written strictly and separately (1: yes)',
        valuesOf(samples, 'intents', 'separate'),
        '',
        atLeast(1),
      ),
    ]);
}
