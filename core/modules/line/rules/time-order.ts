/** Games of several competitions in one list by time [LIN-224]. */
import type { Game } from '../types.ts';

const MINUTE_S = 60;

const isInPlay = ({ status }: Game): boolean => status === 'inPlay' || status === 'break';

/**
 * Whole minutes played; -1 without a clock. A clock that starts again with each period stands below the length of the
 * periods that are over, which then count as well.
 */
function minuteOf(game: Game, now: number): number {
  const { status, period, periodS, clockS, clockRuns, receivedAt } = game;
  if (!isInPlay(game) || periodS === 0) return -1;
  const clock = clockRuns && status === 'inPlay' ? clockS + Math.max(0, now - receivedAt) / 1000 : clockS;
  const over = Math.max(0, period - 1) * periodS;
  return Math.floor((clock < over ? over + clock : clock) / MINUTE_S);
}

/** `now`: the operator's time. Returns a new list. */
export function timeOrder(games: readonly Game[], now: number): readonly Game[] {
  const keyed = games.map((game) => ({ game, isAhead: Number(!isInPlay(game)), minute: minuteOf(game, now) }));
  return keyed
    .sort(
      (one, other) =>
        one.isAhead - other.isAhead ||
        other.minute - one.minute ||
        one.game.startsAt - other.game.startsAt ||
        one.game.id - other.game.id,
    )
    .map(({ game }) => game);
}
