/** The media entity of a game of chance, and the rounds of a game whose draws are the player's own [CSN-11, CSN-14]. */
import type { MediaInput, MediaTarget } from '../../media/public.ts';
import type { CasinoGame, GameRound, PastDraw } from '../types.ts';
import { gamePath } from './find-games.ts';

const MAX_OWN = 12;

/** The entity of the game's zone at a place; null for a game without a zone. */
export function zoneOfGame(
  game: Pick<CasinoGame, 'number' | 'slug' | 'title' | 'zone'>,
  target: MediaTarget,
): MediaInput | null {
  if (game.zone === null) return null;
  return {
    type: 'zone',
    target,
    kind: game.zone.kind,
    // Games of chance belong to no sport.
    sportId: 0,
    gameId: game.number,
    zoneId: game.zone.id,
    title: game.title,
    gameLink: gamePath(game),
  };
}

/** The player's own rounds of a game, the latest first: those of the visit, then those for real money. */
export function ownDraws(gameId: string, visit: readonly GameRound[], real: readonly GameRound[]): readonly PastDraw[] {
  const rounds = new Map(
    [...visit, ...real]
      .filter((round) => round.gameId === gameId && round.status === 'over')
      .map((round) => [round.id, round]),
  );
  return [...rounds.values()]
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_OWN)
    .map(({ nonce, shown }) => ({ nonce, result: shown }));
}
