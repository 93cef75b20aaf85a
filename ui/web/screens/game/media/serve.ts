/** Where the server stands in sports with a serve: behind the line of the own half, left or right by the points played. */
import type { Game } from 'touchline/core/line/types';
import type { Place, Side, Surface } from 'touchline/core/match-view/types';

const BEHIND: Partial<Readonly<Record<Surface, number>>> = { tennis: 5, volleyball: 5, table: 9, badminton: 34 };
const TENNIS_POINTS = ['0', '15', '30', '40', 'A'];

export function serveOf(surface: Surface, game: Game): (Place & { readonly side: Side }) | null {
  const behind = BEHIND[surface];
  if (behind === undefined || game.serving === 0 || game.status !== 'inPlay') return null;
  const isHome = game.serving === 1;
  const points = game.points ?? game.periodScores.at(-1) ?? ['0', '0'];
  const isEven = (countOf(points[0]) + countOf(points[1])) % 2 === 0;
  // An even score is served from the right, as seen by the server.
  const isLow = isHome === isEven;
  return { x: isHome ? behind : 100 - behind, y: isLow ? 66 : 34, side: isHome ? 'home' : 'away' };
}

function countOf(text: string): number {
  const at = TENNIS_POINTS.indexOf(text);
  return at > 0 ? at : Number(text) || 0;
}
