/**
 * Stores the choice on the device and shares it with every tab [CNS-4]. Storage that throws loses the choice, never the
 * page.
 */
import { defer, EMPTY, filter, from, ignoreElements, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { KEPT } from '../../kernel/kept.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { ConsentState } from './decider.ts';
import type { Choice, ConsentCommand, ConsentEvent } from './messages.ts';
import { decodeChoice, decodeTold } from './wire.ts';

export const CONSENT_KEY = KEPT.consent.name;

export interface KeepConsentIo {
  readonly events$: Observable<Recorded<ConsentEvent>>;
  readonly state: () => ConsentState;
  readonly storage: KeyValueStorage;
  readonly tabs: TabsPort;
  readonly report: Report;
}

export function keepConsent({ events$, state, storage, tabs, report }: KeepConsentIo): Observable<ConsentCommand> {
  const kept$ = events$.pipe(
    filter(({ event }) => event.type !== 'consent/adopted'),
    tap(() => {
      const now = state();
      if (now.by !== 'visitor') return;
      const choice: Choice = { type: now.type, at: now.at, isTold: now.isTold };
      try {
        storage.write(CONSENT_KEY, JSON.stringify(choice));
      } catch (fault) {
        report('consent/keep', fault);
      }
      tabs.post({ kind: 'consent', choice });
    }),
    ignoreElements(),
  );
  const heard$ = tabs.messages$.pipe(
    mergeMap((message) => {
      const told = decodeTold(message);
      return told.ok ? of(told.value.choice) : EMPTY;
    }),
  );
  const stored$ = defer(() => from(readConsent(storage, report)));
  return merge(
    kept$,
    merge(stored$, heard$).pipe(map((payload): ConsentCommand => ({ type: 'consent/adopt', payload }))),
  );
}

/** The stored choice, if any. An unreadable one is reported, and the visitor is asked again. */
function readConsent(storage: KeyValueStorage, report: Report): readonly Choice[] {
  try {
    const kept = storage.read(CONSENT_KEY);
    if (kept === null) return [];
    const read = decodeChoice(JSON.parse(kept) as unknown);
    if (read.ok) return [read.value];
    report('consent/read', new Error(read.error));
  } catch (fault) {
    report('consent/read', fault);
  }
  return [];
}
