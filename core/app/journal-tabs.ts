/**
 * Durable events: to the journal, and to the other tabs; theirs into the runtime. What another tab says is decoded like anything from storage. Commands never travel and
 * are never replayed.
 */
import type { Observable, Subscription } from 'rxjs';
import type { AnyModule } from '../kernel/decider.ts';
import type { Journal } from '../kernel/journal.ts';
import { fromStored, toStored } from '../kernel/journal-codec.ts';
import type { StoredRecord } from '../kernel/journal-codec.ts';
import type { Recorded } from '../kernel/message.ts';
import { moduleOf } from '../kernel/message.ts';
import { prepareReaders } from '../kernel/prepare.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { after } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { TabsPort } from '../ports/tabs.ts';

const KIND = 'events';
/** A tab that opens asks what it can not have read yet: what the others have just recorded may still be on its way to the disk. */
const ASK = 'eventsAsked';
/** How far back a tab tells one that opens. Longer than a segment waits and is written. */
const RETOLD_MS = 5_000;
/** Events of one message; more is no message of ours. */
const MOST = 1_000;

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
    // Those of others too: a tab that has died meanwhile can't tell them any more.
    recent = [...recent, stored].slice(-MOST);
    out.add(after(clock, RETOLD_MS).subscribe(() => (recent = recent.filter((each) => each !== stored))));
    if (recorded.foreign === true) return;
    journal.record(recorded);
    tabs.post({ kind: KIND, records: [stored] });
  });
  const hear = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    const { kind, records } = message as { kind?: unknown; records?: unknown };
    if (kind === ASK && recent.length > 0) tabs.post({ kind: KIND, records: recent });
    if (kind !== KIND || !Array.isArray(records) || records.length > MOST) return;
    runtime.absorb(
      (records as readonly unknown[]).flatMap((value) => {
        const stored = fromStored(value);
        const event =
          stored === null
            ? null
            : (durable.get(moduleOf(stored.recorded.event.type))?.upcast(stored.version, stored.recorded.event) ??
              null);
        if (stored === null || event === null) {
          report('app/tabs', new Error('another tab sent an event that can not be read'));
          return [];
        }
        return [{ ...stored.recorded, event }];
      }),
    );
  };
  // What is told before it can be read waits.
  let early: unknown[] | null = [];
  void prepareReaders(modules, clock, report).then(() => {
    const told = early ?? [];
    early = null;
    if (!out.closed) told.forEach(hear);
  });
  out.add(
    tabs.messages$.subscribe((message) =>
      early === null ? hear(message) : void (early.length < MOST && early.push(message)),
    ),
  );
  tabs.post({ kind: ASK });
  return out;
}
