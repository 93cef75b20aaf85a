/** The main markets shown in a row of the list: the result, one total, one handicap. */
import type { Market } from '../types.ts';
import { METHOD_KIND } from './bout-kinds.ts';
import { KIND } from './market-kinds.ts';
import { BOXING, FOOTBALL, FUTSAL, HANDBALL, ICE_HOCKEY, RUGBY } from './sport-ids.ts';
import { playedAs } from './virtual-sports.ts';

export interface MainMarkets {
  /** Three-way when a draw is possible. */
  readonly result: { readonly ways: 2 | 3; readonly markets: readonly (Market | null)[] };
  /** Over, under. */
  readonly total: readonly [Market | null, Market | null];
  /** Home, away; of a bout their wins by knockout [LIN-248]. */
  readonly handicap: readonly [Market | null, Market | null];
}

/** Per game the first of these that it has. */
export const TOTAL_KINDS: readonly number[] = [KIND.total, KIND.pointTotal, KIND.setTotal];

export type Price = (marketId: number) => number;
export type Pair = readonly [Market | null, Market | null];

/** Of several lines of one kind, picks the one whose two prices are closest. */
export function evenest(pairs: readonly Pair[], price: Price): Pair {
  const gap = ([one, other]: Pair): number =>
    one === null || other === null ? Infinity : Math.abs(price(one.id) - price(other.id));
  return pairs.reduce<Pair>((best, pair) => (gap(pair) < gap(best) ? pair : best), pairs[0] ?? [null, null]);
}

/**
 * The pairs of the first of these kinds that a game has: over and under, or, `mirrored`, home and away, of which the
 * second has the opposite param.
 */
export function pairsOf(markets: readonly Market[], kinds: readonly number[], mirrored: boolean): readonly Pair[] {
  for (const each of kinds) {
    const own = markets.filter(({ kind }) => kind === each);
    const found = own
      .filter((market) => market.type === 1)
      .map((market): Pair => [
        market,
        own.find(
          ({ type, param }) => type === (mirrored ? 3 : 2) && param === (mirrored ? -market.param : market.param),
        ) ?? null,
      ]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Sports whose result can be a draw. */
const WITH_DRAW: readonly number[] = [FOOTBALL, ICE_HOCKEY, RUGBY, HANDBALL, FUTSAL, BOXING];

/** Number of cells of a game's result, with or without open markets [LIN-116]. */
export function waysOf(markets: readonly Market[], sportId: number): 2 | 3 {
  const has = (kind: number): boolean => markets.some((market) => market.kind === kind);
  return has(KIND.result) || (WITH_DRAW.includes(playedAs(sportId)) && !has(KIND.winner)) ? 3 : 2;
}

export function mainMarkets(markets: readonly Market[], price: Price, sportId: number): MainMarkets {
  const of = (kind: number, type: number): Market | null =>
    markets.find((market) => market.kind === kind && market.type === type) ?? null;
  const ways = waysOf(markets, sportId);
  return {
    result: {
      ways,
      markets: ways === 2 ? [of(KIND.winner, 1), of(KIND.winner, 3)] : [1, 2, 3].map((type) => of(KIND.result, type)),
    },
    total: evenest(pairsOf(markets, TOTAL_KINDS, false), price),
    handicap: evenest(
      pairsOf(markets, [KIND.asianHandicap, KIND.pointHandicap, KIND.setHandicap, METHOD_KIND], true),
      price,
    ),
  };
}

/** Sorts favourites first by current price; markets without a price last. */
export function byPrice(markets: readonly Market[], price: Price): readonly Market[] {
  const rank = ({ id }: Market): number => price(id) || Infinity;
  return [...markets].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}
