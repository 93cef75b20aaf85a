/** Where the server stands now, in sports with a serve. */
import type { Game } from 'touchline/core/line/types';
import { isEvenScore, serverPlace } from 'touchline/core/match-view/rules/serve';
import type { Place, Side, Surface } from 'touchline/core/match-view/types';

export function serveOf(surface: Surface, game: Game): (Place & { readonly side: Side }) | null {
  const side = game.serving;
  if (side === null || game.status !== 'inPlay') return null;
  const place = serverPlace(surface, side, isEvenScore(game.points ?? game.periodScores.at(-1) ?? []));
  return place === null ? null : { ...place, side };
}
