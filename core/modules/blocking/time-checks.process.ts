/**
 * Times the checks: at the start, at sign-in and sign-out, once a minute on navigation, and while the visitor is
 * blocked. Handles a missing answer [BLK-2, BLK-5].
 */
import { concat, distinctUntilChanged, EMPTY, filter, map, merge, mergeMap, of, skip, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after, every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { SessionState } from '../session/public.ts';
import type { BlockingEvent } from './messages.ts';
import type { BlockingState } from './types.ts';

const DUE_MS = 60_000;
/** How long the first check waits for the facts that it sends. */
const START_TIMEOUT_MS = 1_000;
/** The interval of retries during a maintenance that a missing answer has caused. */
const PROBE_MS = 30_000;

interface Io {
  readonly events$: Observable<Recorded<BlockingEvent>>;
  readonly state: Readable<BlockingState>;
  readonly session: Readable<SessionState>;
  /** The facts for the first check, about site and visitor, are known. */
  readonly isKnown: Readable<boolean>;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible'>;
}

export function timeChecks({ events$, state, session, isKnown, clock, page }: Io): Observable<Message> {
  const isPlayer$ = session.value$.pipe(
    map(({ status }) => status === 'player'),
    distinctUntilChanged(),
  );
  const seen$ = page.visible.value$.pipe(
    filter((visible) => visible),
    take(1),
  );
  const start$ = merge(isKnown.value$.pipe(filter((is) => is)), after(clock, START_TIMEOUT_MS)).pipe(
    take(1),
    map((): Message => ({ type: 'blocking/look', payload: { stage: 'start' } })),
  );
  const who$ = isPlayer$.pipe(
    skip(1),
    map((is): Message => ({ type: 'blocking/look', payload: { stage: is ? 'signedIn' : 'signedOut' } })),
  );
  const due$ = events$.pipe(
    filter(({ event }) => event.type !== 'blocking/becameDue'),
    switchMap(({ event }) => (event.type === 'blocking/asked' ? EMPTY : after(clock, DUE_MS))),
    switchMap((): Observable<Message> => {
      const { status, isForcedOff } = state.get();
      const isDue: Message = { type: 'blocking/becomeDue', payload: {} };
      if (status !== 'blocked' || isForcedOff) return of(isDue);
      // A blocked visitor does not navigate: a check while the page is visible admits them again. Under maintenance the
      // check is refused, and the next navigation asks.
      return concat(
        of(isDue),
        seen$.pipe(map((): Message => ({ type: 'blocking/look', payload: { stage: 'again' } }))),
      );
    }),
  );
  return merge(due$, who$, start$);
}

/**
 * A missing answer closes the site where the operator wants that; the first answer opens it again. Answers to the other
 * question do not.
 */
export function closeOnFailure({
  events$,
  isForced,
  clock,
}: {
  readonly events$: Observable<Recorded<BlockingEvent>>;
  readonly isForced: Observable<boolean>;
  readonly clock: Clock;
}): Observable<Message> {
  const activates$ = events$.pipe(
    mergeMap(({ event }): Observable<Message> =>
      event.type === 'blocking/failed' && event.payload.activates
        ? of({ type: 'maintenance/activate', payload: {} })
        : EMPTY,
    ),
  );
  const probes$ = isForced.pipe(
    distinctUntilChanged(),
    switchMap((is) =>
      is
        ? merge(
            every(clock, PROBE_MS).pipe(map((): Message => ({ type: 'blocking/probe', payload: {} }))),
            events$.pipe(
              filter(({ event }) => event.type === 'blocking/freed' || event.type === 'blocking/blocked'),
              map((): Message => ({ type: 'maintenance/release', payload: {} })),
            ),
          )
        : EMPTY,
    ),
  );
  return merge(activates$, probes$);
}
