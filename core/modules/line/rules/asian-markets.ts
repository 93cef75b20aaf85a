/** A game's markets in the Asian view: result, handicaps and totals, of the match and of its first half [LIN-117]. */
import type { Market } from '../types.ts';
import { pairsOf, TOTAL_KINDS, waysOf } from './main-markets.ts';
import type { Pair } from './main-markets.ts';
import { KIND } from './market-kinds.ts';

/** Per game the first of these that it has. */
export const HANDICAP_KINDS: readonly number[] = [KIND.asianHandicap, KIND.pointHandicap, KIND.setHandicap];

export interface AsianPart {
  /** Home, draw where one is possible, away. Empty: the part has no result market. */
  readonly result: readonly (Market | null)[];
  /** Home and away; home's lines ascending. */
  readonly handicaps: readonly Pair[];
  /** Over and under; lines ascending. */
  readonly totals: readonly Pair[];
}

export interface AsianMarkets {
  readonly match: AsianPart;
  /** Null: no market of the first half is on offer. */
  readonly firstHalf: AsianPart | null;
}

export function asianMarkets(markets: readonly Market[], sportId: number): AsianMarkets {
  const of = (kind: number, type: number): Market | null =>
    markets.find((market) => market.kind === kind && market.type === type) ?? null;
  const match: AsianPart = {
    result:
      waysOf(markets, sportId) === 2
        ? [of(KIND.winner, 1), of(KIND.winner, 3)]
        : [of(KIND.result, 1), of(KIND.result, 2), of(KIND.result, 3)],
    handicaps: ascending(pairsOf(markets, HANDICAP_KINDS, true)),
    totals: ascending(pairsOf(markets, TOTAL_KINDS, false)),
  };
  const results = [1, 2, 3].map((type) => of(KIND.halfTimeResult, type));
  const firstHalf: AsianPart = {
    result: results.some((market) => market !== null) ? results : [],
    handicaps: ascending(pairsOf(markets, [KIND.halfTimeHandicap], true)),
    totals: ascending(pairsOf(markets, [KIND.halfTimeTotal], false)),
  };
  const hasHalf = firstHalf.result.length + firstHalf.handicaps.length + firstHalf.totals.length > 0;
  return { match, firstHalf: hasHalf ? firstHalf : null };
}

function ascending(pairs: readonly Pair[]): readonly Pair[] {
  const lineOf = ([one]: Pair): number => one?.param ?? 0;
  return [...pairs].sort((a, b) => lineOf(a) - lineOf(b));
}
