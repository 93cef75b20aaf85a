/** Facts of a selection beyond its market, for shells; no rule of the coupon depends on them [CPN-144]. */
import { KIND, PLAYER_SPORTS } from '../../line/public.ts';
import type { LegIdentity } from '../../line/public.ts';

export interface LegFacts {
  /** The number under which the statistics of the game are found; null for a long-term bet. */
  readonly statisticId: number | null;
  /** The two players of a game between single players, home first; null for teams and pairs. */
  readonly playersDuel: readonly [string, string] | null;
  /** The odds are priced for this selection alone, not taken from a list of the line: a same-game combo. */
  readonly isSpecialCoef: boolean;
}

export function legFacts({ gameId, sportId, home, away, kind }: LegIdentity): LegFacts {
  const hasSides = away !== '';
  return {
    statisticId: hasSides ? gameId : null,
    // A slash is between the names of a pair, as in doubles.
    playersDuel: hasSides && PLAYER_SPORTS.includes(sportId) && !(home + away).includes('/') ? [home, away] : null,
    isSpecialCoef: kind === KIND.sameGame,
  };
}
