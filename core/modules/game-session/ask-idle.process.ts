/** Pauses a game for real money whose player does nothing, until the player goes on [GSN-34]. */
import { EMPTY, filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GameSessionCommand, GameSessionEvent } from './messages.ts';
import type { GameSessionState } from './types.ts';

interface Io {
  readonly events$: Observable<Recorded<GameSessionEvent>>;
  readonly clock: Clock;
  readonly state: () => GameSessionState;
  /** How long a player may do nothing; null where no prompt is asked for. */
  readonly idleMs: () => number | null;
}

/** Each event is a sign of the player, or begins a new stretch: the time runs while no round is open. */
export function askIdle({ events$, clock, state, idleMs }: Io): Observable<GameSessionCommand> {
  const isWaiting = (): boolean => {
    const { stage, mode, isBusy, pauses } = state();
    return stage === 'ready' && mode === 'real' && !isBusy && pauses.length === 0;
  };
  return events$.pipe(
    switchMap(() => {
      const ms = idleMs();
      return ms === null || !isWaiting() ? EMPTY : after(clock, ms);
    }),
    filter(isWaiting),
    map((): GameSessionCommand => ({ type: 'game-session/pause', payload: { reason: 'idle' } })),
  );
}
