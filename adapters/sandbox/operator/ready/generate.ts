/**
 * The bet generator: an express with a given number of legs and a total within bounds. The same request gives the same
 * coupon for an hour, while prices stand.
 */
import { mixSeed } from '../models/seeded.ts';
import { totalThousandths } from '../book/payout.ts';
import { drawn, picksOf } from './picks.ts';
import type { PickLine, Selection } from './picks.ts';

export interface Wish {
  /** 2 to 15. */
  readonly legs: number;
  /** Bounds of the total, thousandths. */
  readonly minCoef: number;
  readonly maxCoef: number;
  readonly isLive: boolean;
  /** Empty: all sports. */
  readonly sportIds: readonly number[];
}

const EXPRESS = 1;
/** How many games are considered: enough to succeed, few enough for a quick answer. */
const GAMES_LOOKED_AT = 120;
/** The maximum number of leg exchanges. */
const EXCHANGES = 60;

/** One selection per game, as many as requested; null when no such express was found. */
export function generate(line: PickLine, wish: Wish, seed: number): readonly Selection[] | null {
  const games = line
    .fixtures(wish.isLive)
    .filter(({ sportId }) => wish.sportIds.length === 0 || wish.sportIds.includes(sportId));
  const pool = drawn(games, mixSeed(seed, wish.legs))
    .slice(0, GAMES_LOOKED_AT)
    .map(({ id }) => picksOf(line, id))
    .filter((picks) => picks.length > 0);
  if (pool.length < wish.legs) return null;
  const target = (Math.log(wish.minCoef / 1000) + Math.log(wish.maxCoef / 1000)) / 2;
  const chosen: Selection[] = [];
  for (const picks of pool.slice(0, wish.legs)) {
    const left = target - weightOf(chosen);
    chosen.push(nearest(picks, left / (wish.legs - chosen.length)));
  }
  for (let exchange = 0; exchange < EXCHANGES && !isWithin(chosen, wish); exchange += 1) {
    const better = bestExchange(chosen, pool, target);
    if (better === null) break;
    chosen[better.at] = better.pick;
  }
  return isWithin(chosen, wish) ? chosen : null;
}

function weightOf(picks: readonly Selection[]): number {
  return picks.reduce((sum, { price }) => sum + Math.log(price / 1000), 0);
}

function nearest(picks: readonly Selection[], weight: number): Selection {
  return picks.reduce((best, pick) =>
    Math.abs(Math.log(pick.price / 1000) - weight) < Math.abs(Math.log(best.price / 1000) - weight) ? pick : best,
  );
}

/** The exchange of one leg that brings the total closest to the target; null when none improves it. */
function bestExchange(
  chosen: readonly Selection[],
  pool: readonly (readonly Selection[])[],
  target: number,
): { readonly at: number; readonly pick: Selection } | null {
  const total = weightOf(chosen);
  const gameAt = new Map(chosen.map(({ gameId }, at) => [gameId, at]));
  let best: { readonly at: number; readonly pick: Selection } | null = null;
  let distance = Math.abs(total - target);
  for (const pick of pool.flat()) {
    const own = gameAt.get(pick.gameId);
    for (const [at, leg] of chosen.entries()) {
      if (own !== undefined && own !== at) continue;
      const after = Math.abs(total - Math.log(leg.price / 1000) + Math.log(pick.price / 1000) - target);
      if (after < distance - 1e-12) [best, distance] = [{ at, pick }, after];
    }
  }
  return best;
}

/** Compares the exact total, as the coupon will show it. */
function isWithin(picks: readonly Selection[], { minCoef, maxCoef }: Wish): boolean {
  const legs = picks.map(({ price }) => ({ price, isBanker: false, blockId: 0 }));
  const total = totalThousandths({
    typeId: EXPRESS,
    systemValue: 0,
    amount: 0,
    legs,
    amountByBlockId: [],
    hasBonusBet: false,
  });
  return total !== null && total >= minCoef && total <= maxCoef;
}
