/** The games that were opened last [SRH-8]. */
import type { ViewedGame } from '../types.ts';

export const MAX_VIEWED = 10;
/** A game that began longer ago is over. */
const MAX_AGE_MS = 3 * 86_400_000;

/** The list with a game first. */
export function viewedFirst(viewed: readonly ViewedGame[], game: ViewedGame): readonly ViewedGame[] {
  return [game, ...without(viewed, game.gameId)].slice(0, MAX_VIEWED);
}

export function without(viewed: readonly ViewedGame[], gameId: number): readonly ViewedGame[] {
  return viewed.filter((each) => each.gameId !== gameId);
}

/** Appends the games of an earlier visit to those of this one. `now` is wall ms. */
export function withEarlier(
  viewed: readonly ViewedGame[],
  earlier: readonly ViewedGame[],
  now: number,
): readonly ViewedGame[] {
  const known = new Set(viewed.map(({ gameId }) => gameId));
  const added = earlier.filter(({ gameId, startsAt }) => !known.has(gameId) && startsAt > now - MAX_AGE_MS);
  return [...viewed, ...added].slice(0, MAX_VIEWED);
}
