/**
 * Shares durable events: writes them to the journal, broadcasts them to the other tabs, and absorbs events of other
 * tabs. A message of another tab is decoded like any stored value. Commands are never broadcast and never replayed.
 */
import type { Observable, Subscription } from 'rxjs';
import type { AnyModule } from './decider.ts';
import type { Journal } from './journal.ts';
import { fromStored, toStored } from './journal-codec.ts';
import type { StoredRecord } from './journal-codec.ts';
import type { Recorded } from './message.ts';
import { moduleOf } from './message.ts';
import type { Runtime } from './runtime.ts';
import { after } from './time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { TabsPort } from '../ports/tabs.ts';

const KIND = 'events';
/**
 * A new tab asks the other tabs for events that it cannot have read yet: events recorded just now may not be on disk.
 */
const ASK = 'eventsAsked';
/**
 * The age up to which a tab rebroadcasts events to a new tab. Longer than the time that a segment takes to be written.
 */
const REBROADCAST_MS = 5_000;
/** The most events in one message; a longer message is not ours. */
const MAX_EVENTS = 1_000;

export interface Shared {
  readonly modules: readonly AnyModule[];
  readonly events$: Observable<Recorded>;
  readonly runtime: Runtime;
  readonly journal: Journal;
  readonly tabs: TabsPort;
  readonly clock: Clock;
  readonly report: Report;
}

export function shareDurable({ modules, events$, runtime, journal, tabs, clock, report }: Shared): Subscription {
  const durable = new Map(
    modules.flatMap(({ name, persist }) => (persist === undefined ? [] : [[name, persist] as const])),
  );
  let recent: StoredRecord[] = [];
  const out = events$.subscribe((recorded) => {
    const persist = durable.get(moduleOf(recorded.event.type));
    if (persist === undefined || persist.keep?.(recorded.event) === false) return;
    const stored = toStored(recorded, persist.version);
    // Includes events of other tabs: a tab that has died can no longer rebroadcast its own.
    recent = [...recent, stored].slice(-MAX_EVENTS);
    out.add(after(clock, REBROADCAST_MS).subscribe(() => (recent = recent.filter((each) => each !== stored))));
    if (recorded.foreign === true) return;
    journal.record(recorded);
    tabs.post({ kind: KIND, records: [stored] });
  });
  const receive = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    const { kind, records } = message as { kind?: unknown; records?: unknown };
    if (kind === ASK && recent.length > 0) tabs.post({ kind: KIND, records: recent });
    if (kind !== KIND || !Array.isArray(records) || records.length > MAX_EVENTS) return;
    runtime.absorb(
      (records as readonly unknown[]).flatMap((value) => {
        const stored = fromStored(value);
        const event =
          stored === null
            ? null
            : (durable.get(moduleOf(stored.recorded.event.type))?.upcast(stored.version, stored.recorded.event) ??
              null);
        if (stored === null || event === null) {
          report('kernel/share-events', new Error('unreadable event of another tab'));
          return [];
        }
        return [{ ...stored.recorded, event }];
      }),
    );
  };
  out.add(tabs.messages$.subscribe(receive));
  tabs.post({ kind: ASK });
  return out;
}
