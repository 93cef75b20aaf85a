/**
 * Durable events: to the journal, and to the other tabs; theirs into the runtime. What another tab says is decoded like anything from storage. Commands never travel and
 * are never replayed.
 */
import type { Observable, Subscription } from 'rxjs';
import type { AnyModule } from '../kernel/decider.ts';
import type { Journal } from '../kernel/journal.ts';
import { fromStored, toStored } from '../kernel/journal-codec.ts';
import type { Recorded } from '../kernel/message.ts';
import { moduleOf } from '../kernel/message.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { Report } from '../ports/report.ts';
import type { TabsPort } from '../ports/tabs.ts';

const KIND = 'events';
/** Events of one message; more is no message of ours. */
const MOST = 1_000;

export interface Shared {
  readonly modules: readonly AnyModule[];
  readonly events$: Observable<Recorded>;
  readonly runtime: Runtime;
  readonly journal: Journal;
  readonly tabs: TabsPort;
  readonly report: Report;
}

export function shareDurable({ modules, events$, runtime, journal, tabs, report }: Shared): Subscription {
  const durable = new Map(modules.flatMap(({ name, persist }) => (persist === undefined ? [] : [[name, persist] as const])));
  const out = events$.subscribe((recorded) => {
    const persist = durable.get(moduleOf(recorded.event.type));
    if (persist === undefined || recorded.foreign === true || persist.keep?.(recorded.event) === false) return;
    journal.record(recorded);
    tabs.post({ kind: KIND, records: [toStored(recorded, persist.version)] });
  });
  out.add(
    tabs.messages$.subscribe((message) => {
      if (typeof message !== 'object' || message === null) return;
      const { kind, records } = message as { kind?: unknown; records?: unknown };
      if (kind !== KIND || !Array.isArray(records) || records.length > MOST) return;
      runtime.absorb(
        (records as readonly unknown[]).flatMap((value) => {
          const stored = fromStored(value);
          const event = stored === null ? null : (durable.get(moduleOf(stored.recorded.event.type))?.upcast(stored.version, stored.recorded.event) ?? null);
          if (stored === null || event === null) {
            report('app/tabs', new Error('another tab sent an event that can not be read'));
            return [];
          }
          return [{ ...stored.recorded, event }];
        }),
      );
    }),
  );
  return out;
}
