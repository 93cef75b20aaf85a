/** Closes a game for real money once the player's limits take no further stake [GSN-17]. */
import { EMPTY, filter, ignoreElements, map, merge, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { isAtMost, money } from '../../kernel/money.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LimitsView } from '../limits/public.ts';
import type { GameSessionCommand, GameSessionEvent } from './messages.ts';
import type { ProtectedBy } from './types.ts';

/** How long the result of the last round can be seen before the game closes. */
const RESULT_MS = 10_000;

/** The limit or exclusion that forbids further stakes in a game; null if there is none. */
export function protectionOf(view: LimitsView | null): ProtectedBy | null {
  if (view === null) return null;
  if (view.isExcluded) return 'excluded';
  // A time-out stops games as it stops orders: the player is away.
  if (view.staking !== null && view.staking.timeOut !== null) return 'timeOut';
  const { most } = view.stake;
  return most !== null && isAtMost(most, money(0, most.currency)) === true ? 'limit' : null;
}

interface Io {
  readonly events$: Observable<Recorded<GameSessionEvent>>;
  readonly clock: Clock;
  /** The reason that forbids further stakes, while no round is open. */
  readonly reason$: Observable<ProtectedBy | null>;
}

export function closeProtected({ events$, clock, reason$ }: Io): Observable<GameSessionCommand> {
  let seenAt = Number.NEGATIVE_INFINITY;
  const played$ = events$.pipe(
    filter(({ event: { type } }) => type === 'game-session/played' || type === 'game-session/roundChanged'),
    tap(() => {
      seenAt = clock.now();
    }),
    ignoreElements(),
  );
  const close$ = reason$.pipe(
    switchMap((reason) =>
      reason === null
        ? EMPTY
        : after(clock, Math.max(0, seenAt + RESULT_MS - clock.now())).pipe(
            map((): GameSessionCommand => ({ type: 'game-session/close', payload: { reason } })),
          ),
    ),
  );
  return merge(played$, close$);
}
