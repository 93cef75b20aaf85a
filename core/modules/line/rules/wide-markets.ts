/** The markets that a wide row of a list shows beside its main ones [LIN-118]. */
import type { Market } from '../types.ts';
import { evenest, pairsOf } from './main-markets.ts';
import type { Price } from './main-markets.ts';
import { KIND } from './market-kinds.ts';
import { wideKinds } from './wide-kinds.ts';

/** The markets of each of the sport's kinds: of several lines the most even one. Null: not on offer now. */
export function wideMarkets(
  markets: readonly Market[],
  price: Price,
  sportId: number,
): readonly { readonly kind: number; readonly markets: readonly (Market | null)[] }[] {
  const of = (kind: number, types: readonly number[]): readonly (Market | null)[] =>
    types.map((type) => markets.find((market) => market.kind === kind && market.type === type) ?? null);
  return wideKinds(sportId).map((kind) => ({
    kind,
    markets:
      kind === KIND.doubleChance
        ? of(kind, [1, 2, 3])
        : kind === KIND.bothScore
          ? of(kind, [1, 2])
          : kind === KIND.setHandicap
            ? evenest(pairsOf(markets, [kind], true), price)
            : evenest(pairsOf(markets, [kind], false), price),
  }));
}
