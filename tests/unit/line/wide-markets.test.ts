/** The markets of a row in a wide list. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { wideKinds } from 'touchline/core/line/rules/wide-kinds';
import { wideMarkets } from 'touchline/core/line/rules/wide-markets';
import type { Market } from 'touchline/core/line/types';

const market = (id: number, kind: number, type: number, param = 0): Market => ({
  id,
  gameId: 1,
  kind,
  type,
  param,
  label: null,
  flags: 0,
});
const idsOf = (found: ReturnType<typeof wideMarkets>): readonly (number | null)[][] =>
  found.map(({ markets }) => markets.map((each) => each?.id ?? null));

describe('[LIN-118] a wide row', () => {
  it('has double chance and both teams to score in football, with empty places for what is not on offer', () => {
    const markets = [
      market(1, KIND.result, 1),
      market(2, KIND.doubleChance, 3),
      market(3, KIND.doubleChance, 1),
      market(4, KIND.bothScore, 1),
      market(5, KIND.homeTotal, 1, 6),
    ];
    expect(idsOf(wideMarkets(markets, () => 1900, 1))).toEqual([
      [3, null, 2],
      [4, null],
    ]);
  });

  it('has the most even line of each side’s total in basketball', () => {
    const prices = new Map([
      [1, 1500],
      [2, 2500],
      [3, 1900],
      [4, 1950],
      [5, 1800],
      [6, 2000],
    ]);
    const markets = [
      market(1, KIND.homeTotal, 1, 402),
      market(2, KIND.homeTotal, 2, 402),
      market(3, KIND.homeTotal, 1, 410),
      market(4, KIND.homeTotal, 2, 410),
      market(5, KIND.awayTotal, 1, 390),
      market(6, KIND.awayTotal, 2, 390),
    ];
    expect(idsOf(wideMarkets(markets, (id) => prices.get(id) ?? 0, 3))).toEqual([
      [3, 4],
      [5, 6],
    ]);
  });

  it('has handicap and total in sets in tennis: the handicap’s sides have opposite lines', () => {
    const markets = [
      market(1, KIND.setHandicap, 1, -6),
      market(2, KIND.setHandicap, 3, 6),
      market(3, KIND.setTotal, 1, 10),
      market(4, KIND.setTotal, 2, 10),
    ];
    expect(idsOf(wideMarkets(markets, () => 1900, 4))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('has nothing more in a sport without such markets, nor in long-term bets', () => {
    expect(wideKinds(30)).toEqual([]);
    expect(wideMarkets([market(1, KIND.outright, 1)], () => 1900, 2999)).toEqual([]);
  });
});
