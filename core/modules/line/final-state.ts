import type { EndedGame, Game, StatPair } from './types.ts';

/** The final state of a game as the feed shows it; only the operator names the winner. */
export function finalState(game: Game, stats: readonly StatPair[]): EndedGame {
  return { game, stats, winner: '' };
}
