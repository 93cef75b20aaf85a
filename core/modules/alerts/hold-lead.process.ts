/**
 * One tab of a browser watches and announces: the lead [ALR-2]. The lead is a lock between tabs. A page that is seen asks
 * for the lead before a hidden one, which then steps back.
 */
import {
  distinctUntilChanged,
  EMPTY,
  finalize,
  ignoreElements,
  Observable,
  of,
  repeat,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import { fromTabs, postToTabs } from './tab-messages.ts';

const LOCK = 'alerts';
/** A new lead begins after this pause, so that the last message of the one before has arrived. */
const TAKE_OVER_MS = 1_000;

/** Why this tab wants the lead: its page is seen, or it is hidden and the system may show alerts. */
export type Want = 'none' | 'seen' | 'hidden';

interface Io {
  readonly want: Readable<Want>;
  readonly isLead: Cell<boolean>;
  readonly tabs: TabsPort;
  readonly clock: Clock;
}

export function holdLead({ want, isLead, tabs, clock }: Io): Observable<never> {
  /** Waits for the lock, then leads until unsubscribed. */
  const lead = (): Observable<unknown> =>
    lock(tabs).pipe(
      switchMap(() => after(clock, TAKE_OVER_MS)),
      tap(() => isLead.set(true)),
      finalize(() => isLead.set(false)),
    );
  return want.value$.pipe(
    distinctUntilChanged(),
    switchMap((wanted): Observable<unknown> => {
      switch (wanted) {
        case 'none':
          return EMPTY;
        case 'seen':
          return of(null).pipe(
            tap(() => postToTabs(tabs, { kind: 'alerts', what: 'claim' })),
            switchMap(lead),
          );
        case 'hidden':
          // The next request for the lock waits behind that of the tab which claims.
          return lead().pipe(takeUntil(fromTabs(tabs, 'claim')), repeat());
      }
    }),
    ignoreElements(),
  );
}

/** Emits once this tab has the lock, which lasts until unsubscribed. */
function lock(tabs: TabsPort): Observable<null> {
  return new Observable((subscriber) => {
    void tabs
      .exclusive(LOCK, () =>
        subscriber.closed
          ? Promise.resolve()
          : new Promise<void>((release) => {
              subscriber.add(release);
              subscriber.next(null);
            }),
      )
      .catch((fault: unknown) => subscriber.error(fault));
  });
}
