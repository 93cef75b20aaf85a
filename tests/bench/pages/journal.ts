/**
 * The site's journal over the browser's IndexedDB, and its baseline: a plain log with one JSON text per event in a
 * separate store. The harness calls both through the global object.
 */
import { openDB } from 'idb';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import { createIndexedDbJournal } from '../../../adapters/browser/indexed-db-journal.ts';
import { createSystemClock } from '../../../adapters/browser/system-clock.ts';
import type { Journal } from 'touchline/kernel/journal';
import { createJournal } from 'touchline/kernel/journal';
import { createRuntime } from 'touchline/kernel/runtime';
import { plainRecord } from '../workload/coupon-events.ts';
import { durable } from '../workload/durable.ts';
import type { Kind } from '../workload/durable.ts';
import { collectPageMetrics } from './page-metrics.ts';

export interface JournalPage {
  /** Writes the history, either through the journal or as a plain log. */
  fill(kind: Kind, plain: boolean): Promise<void>;
  /** Reads the plain log and folds it. Returns the number of keys of the state. */
  loadPlain(kind: Kind): Promise<number>;
  /** Loads the journal and restores the state. Returns the number of keys of the state. */
  loadJournal(kind: Kind): Promise<number>;
  /** Appends events in batches of a hundred. */
  appendBatched(events: number): Promise<void>;
  /** Appends each event in its own transaction. */
  appendSingly(events: number): Promise<void>;
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineJournal: JournalPage | undefined;
}

const BATCH_SIZE = 100;
const clock = createSystemClock();
const logFault = (where: string, fault: unknown): void => console.error(where, fault);

function journalOf(kind: Kind): { readonly journal: Journal; readonly modules: ReturnType<typeof durable>['modules'] } {
  const { modules } = durable(kind);
  return {
    modules,
    journal: createJournal({
      port: createIndexedDbJournal(`bench-${kind}`),
      clock,
      report: logFault,
      modules,
      onUnsaved: () => logFault('journal', 'unsaved'),
    }),
  };
}

let appended: ReturnType<ReturnType<typeof durable>['history']> | null = null;

const plainStore = () =>
  openDB('bench-plain', 1, { upgrade: (db) => void db.createObjectStore('events', { autoIncrement: true }) });

async function fill(kind: Kind, plain: boolean): Promise<void> {
  const history = durable(kind).history();
  if (plain) {
    const transaction = (await plainStore()).transaction('events', 'readwrite');
    for (const recorded of history) void transaction.store.add(JSON.stringify(plainRecord(recorded)));
    await transaction.done;
    return;
  }
  const { journal } = journalOf(kind);
  for (const recorded of history) journal.record(recorded);
  if (!(await journal.flush())) throw new Error('the history was not written');
}

async function loadPlain(kind: Kind): Promise<number> {
  const module = durable(kind).modules.find(({ persist }) => persist !== undefined);
  if (module === undefined) throw new Error('no durable module');
  const texts: unknown[] = await (await plainStore()).getAll('events');
  let state = module.decider.initial;
  for (const text of texts)
    state = module.decider.evolve(state, (JSON.parse(String(text)) as unknown as ReturnType<typeof plainRecord>).event);
  return Object.keys(state as object).length;
}

async function loadJournal(kind: Kind): Promise<number> {
  const { journal, modules } = journalOf(kind);
  const runtime = createRuntime({ modules, clock, ids: createCryptoIds(), report: logFault });
  const loaded = await journal.load();
  if (loaded.failed || loaded.setAside.length > 0)
    throw new Error(`the journal was read only in part: ${loaded.setAside[0] ?? 'failed'}`);
  for (const { name, state, tail } of loaded.modules) runtime.restore(name, state, tail);
  return Object.keys(runtime.state(kind) as object).length;
}

async function append(events: number, batchSize: number): Promise<void> {
  const { journal } = journalOf('notes');
  const history = (appended ??= durable('notes').history());
  for (let at = 0; at < events; at += batchSize) {
    for (const recorded of history.slice(at, Math.min(events, at + batchSize))) journal.record(recorded);
    await journal.flush();
  }
}

collectPageMetrics().ready = true;
globalThis.touchlineJournal = {
  fill,
  loadPlain,
  loadJournal,
  appendBatched: (events) => append(events, BATCH_SIZE),
  appendSingly: (events) => append(events, 1),
};
