/** Where a server stands, in sports with a serve and a net [MVW-7]. */
import type { Place, Side, Surface } from '../types.ts';

/** The server's distance from the own end of the drawn field, in percent of its length. */
const BEHIND: Partial<Readonly<Record<Surface, number>>> = { tennis: 5, volleyball: 5, table: 9, badminton: 34 };

/** Null on a field without a serve. After an even number of points the serve comes from the server's right. */
export function serverPlace(surface: Surface, side: Exclude<Side, 'none'>, isEven: boolean): Place | null {
  const behind = BEHIND[surface];
  if (behind === undefined) return null;
  const isHome = side === 'home';
  return { x: isHome ? behind : 100 - behind, y: isHome === isEven ? 66 : 34 };
}

const TENNIS_POINTS = ['0', '15', '30', '40', 'A'];

/**
 * Whether both sides together have won an even number of points; `points` as a scoreboard has them, '40' and 'A' too.
 */
export function isEvenScore(points: readonly (string | number)[]): boolean {
  const counts = points.map((each) => Math.max(0, TENNIS_POINTS.indexOf(String(each))) || Number(each) || 0);
  return counts.reduce((sum, count) => sum + count, 0) % 2 === 0;
}
