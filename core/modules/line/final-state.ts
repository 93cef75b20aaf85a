import type { EndedGame, Game, GameStatus, StatPair } from './types.ts';

export const FINISHED: GameStatus = 4;

/** The final state of a game as the feed shows it; only the operator names the winner. */
export function finalState(game: Game, stats: readonly StatPair[]): EndedGame {
  return { game, stats, winner: '' };
}
