/**
 * Checks whose session the cookie is: about 8 s after a start without a player, from then on until there is an answer,
 * and each minute of page visibility while a player is signed in [SES-8]. An answer that names another player is
 * requested once more before it counts [SES-9]; an unreadable or missing one changes nothing.
 */
import {
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  of,
  repeat,
  retry,
  skip,
  switchMap,
  take,
  takeWhile,
  tap,
  throwError,
  timer,
  catchError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after, schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { SessionState } from './decider.ts';
import type { Flag } from './flag.ts';
import type { SessionCommand } from './messages.ts';
import { whilePlayer } from './while-player.ts';
import { SESSION_CALL } from './wire.ts';

const CHECK_MS = 60_000;
const SECOND_LOOK_MS = 8_000;
const RETRIES = 2;
const RETRY_MS = 1_500;

interface Io {
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible' | 'online'>;
  /** Set while a logout has not reached the operator: no session is restored then. */
  readonly unsentLogout: Flag;
}

export function checkSession({ session, api, clock, page, unsentLogout }: Io): Observable<SessionCommand> {
  const ask$ = defer(() => api(SESSION_CALL));
  const isIdleGuest = (): boolean => {
    const now = session.get();
    return now.status === 'guest' && now.busy === null && !unsentLogout.isSet();
  };

  /** The id, empty without a session; null without an answer. */
  const answer$ = ask$.pipe(
    mergeMap((answer) =>
      answer.ok ? of(answer.value) : throwError(() => new Error(`session lookup: ${answer.error.kind}`)),
    ),
    retry({ count: RETRIES, delay: () => timer(RETRY_MS, schedulerOf(clock)) }),
    catchError(() => of(null)),
  );
  /** A page opened without a network, or while the operator was unreachable, does not stay a guest's. */
  const nextChance$ = defer(() =>
    merge(
      page.visible.value$.pipe(switchMap((isVisible) => (isVisible ? after(clock, CHECK_MS) : EMPTY))),
      page.online.value$.pipe(
        skip(1),
        filter((isOnline) => isOnline),
      ),
    ).pipe(take(1)),
  );
  const secondLook$ = after(clock, SECOND_LOOK_MS).pipe(
    mergeMap(() =>
      defer(() => (isIdleGuest() ? answer$ : of(session.get().status === 'player' ? '' : null))).pipe(
        repeat({ delay: () => nextChance$ }),
        takeWhile((userId) => userId === null, true),
      ),
    ),
    filter((userId) => userId !== null && userId !== '' && isIdleGuest()),
    map((userId): SessionCommand => ({
      type: 'session/reportPlayer',
      payload: { userId: userId ?? '', how: 'restored', previousLoginAt: null },
    })),
  );

  /** One check, and its meaning for the current player. */
  const lookFor = (userId: string): Observable<SessionCommand> =>
    ask$.pipe(
      switchMap((first) => {
        if (!first.ok || first.value === userId) return EMPTY;
        return ask$.pipe(
          filter((again) => again.ok && again.value === first.value),
          mergeMap((): readonly SessionCommand[] =>
            first.value === ''
              ? [{ type: 'session/reportGuest', payload: { why: 'ended' } }]
              : [
                  {
                    type: 'session/reportPlayer',
                    payload: { userId: first.value, how: 'restored', previousLoginAt: null },
                  },
                ],
          ),
        );
      }),
    );

  const checks$ = whilePlayer(session, (userId) => {
    let askedAt = clock.now();
    const due = (): number => Math.max(0, Math.min(CHECK_MS, askedAt + CHECK_MS - clock.now()));
    const next$ = defer(() => after(clock, due())).pipe(
      tap(() => {
        askedAt = clock.now();
      }),
      switchMap(() => lookFor(userId)),
      repeat(),
    );
    return page.visible.value$.pipe(switchMap((isVisible) => (isVisible ? next$ : EMPTY)));
  });

  // A logout that could not reach the operator is sent when the network returns, without a reload.
  const finishLogout$ = page.online.value$.pipe(
    filter((isOnline) => isOnline && session.get().status === 'guest' && unsentLogout.isSet()),
    map((): SessionCommand => ({ type: 'session/restore', payload: {} })),
  );
  return merge(secondLook$, checks$, finishLogout$);
}
