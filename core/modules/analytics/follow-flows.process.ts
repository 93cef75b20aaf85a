/**
 * Listens to the bus while the visitor allows it, and records the items of the flows [ANL-1, ANL-4]. Nothing before
 * consent is recorded later. The counters of a day are stored meanwhile, and removed when consent is withdrawn [ANL-9].
 */
import { defer, EMPTY, mergeMap, Observable, of, switchMap } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Runtime } from '../../kernel/runtime.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import { FLOW_EVENTS, memoryOf, step } from './flows/flows.ts';
import type { Gate } from './gate.ts';
import { isOpen } from './gate.ts';
import type { AnalyticsCommand } from './messages.ts';
import { decodeStored, freshMetrics } from './metrics.ts';

interface Io {
  readonly gate: Readable<Gate>;
  readonly on: Runtime['on'];
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly report: Report;
}

export function followFlows({ gate, on, storage, clock, report }: Io): Observable<AnalyticsCommand> {
  const stored = storedValue(DEVICE_STORAGE.analytics, jsonOf(decodeStored), 'analytics/counters', { storage, report });
  const events$ = new Observable<Recorded>((subscriber) => {
    for (const type of FLOW_EVENTS) subscriber.add(on(type, (recorded) => subscriber.next(recorded)));
  });
  const tracked$ = defer(() => {
    let memory = memoryOf(freshMetrics(stored.read(), clock.now()));
    return events$.pipe(
      mergeMap((recorded): Observable<AnalyticsCommand> => {
        const { memory: next, items } = step(memory, recorded);
        const isChanged = next.metrics !== memory.metrics;
        memory = next;
        // Consent may have ended with this very event: the gate is read again.
        if (isChanged && isOpen(gate.get())) stored.write({ at: clock.now(), metrics: next.metrics });
        return items.length === 0 ? EMPTY : of({ type: 'analytics/record', payload: { items } });
      }),
    );
  });
  return gate.value$.pipe(
    switchMap((now) => {
      if (isOpen(now)) return tracked$;
      if (now.state === 'refused' && stored.read() !== null) stored.remove();
      return EMPTY;
    }),
  );
}
