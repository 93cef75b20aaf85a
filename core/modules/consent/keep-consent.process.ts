/**
 * Stores the choice on the device and shares it with every tab [CNS-4].
 */
import { defer, EMPTY, filter, ignoreElements, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { ConsentState } from './decider.ts';
import type { Choice, ConsentCommand, ConsentEvent } from './messages.ts';
import { decodeBroadcast } from './wire.ts';

export interface KeepConsentIo {
  readonly events$: Observable<Recorded<ConsentEvent>>;
  readonly state: () => ConsentState;
  readonly stored: StoredValue<Choice>;
  readonly tabs: TabsPort;
}

export function keepConsent({ events$, state, stored, tabs }: KeepConsentIo): Observable<ConsentCommand> {
  const kept$ = events$.pipe(
    filter(({ event }) => event.type !== 'consent/adopted'),
    tap(() => {
      const now = state();
      if (now.by !== 'visitor') return;
      const choice: Choice = { type: now.type, at: now.at, isSent: now.isSent };
      stored.write(choice);
      tabs.post({ kind: 'consent', choice });
    }),
    ignoreElements(),
  );
  const received$ = tabs.messages$.pipe(
    mergeMap((message) => {
      const received = decodeBroadcast(message);
      return received.ok ? of(received.value.choice) : EMPTY;
    }),
  );
  // An unreadable choice is reported, and the visitor is asked again.
  const stored$ = defer(() => {
    const choice = stored.read();
    return choice === null ? EMPTY : of(choice);
  });
  return merge(
    kept$,
    merge(stored$, received$).pipe(map((payload): ConsentCommand => ({ type: 'consent/adopt', payload }))),
  );
}
