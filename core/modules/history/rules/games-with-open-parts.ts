import type { Bet } from '../types.ts';

/** How long after its start a game can settle selections: an operator that never does is not asked for ever. */
const MAX_GAME_MS = 6 * 3_600_000;
/** Games in one request. */
const MAX_GAMES = 50;

/** The games on which a lost combo has open selections [HIS-19], at `now` (ms). */
export function gamesWithOpenParts(known: ReadonlyMap<string, Bet>, now: number): readonly number[] {
  const games = new Set<number>();
  for (const { legs } of known.values())
    for (const { result, parts = [], startsAt, gameId } of legs)
      if (result === 'lost' && now - startsAt < MAX_GAME_MS && parts.some((part) => part.result === 'unsettled'))
        games.add(gameId);
  return [...games].slice(0, MAX_GAMES);
}
