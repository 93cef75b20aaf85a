/** A table whose rounds all players share: a game of one draw, without decisions, on the clock [LIV-1…LIV-3]. */
import type { Draws } from '../../fairness/stream.ts';
import type { Game, RoundResult } from '../game.ts';

const BETS_MS = 30_000;
const PAUSE_MS = 15_000;
/** Simulated players. */
const SEATS = 5;
/** Chips of a simulated player, at most. */
const MAX_CHIPS = 20;

interface LiveTable<Bet> {
  readonly id: string;
  /** Any bet: the round is drawn in the same way for all. */
  readonly sample: Bet;
  /** Places of the table on which simulated players bet. */
  readonly places: number;
}

export function createLiveTable<Bet>(game: Game<Bet>, { id, sample, places }: LiveTable<NoInfer<Bet>>): Game<Bet> {
  const result = (draws: Draws): RoundResult['shown'] => game.play(draws, sample, [])?.shown ?? {};
  return {
    ...game,
    id,
    version: 1,
    shared: {
      betMs: BETS_MS,
      pauseMs: PAUSE_MS,
      isOnTheClock: true,
      runMs: () => 0,
      decidedMs: () => 0,
      /** `simulated`: place and chips of each seat in turn. */
      preview: (draws) => {
        // The round comes first in the stream, so the bets say nothing about it.
        result(draws);
        const seats = Array.from({ length: SEATS }, () => [draws.below(places), draws.below(MAX_CHIPS) + 1]);
        return { simulated: seats.flat() };
      },
      result,
      moveAt: null,
      comesBack: () => false,
    },
  };
}
