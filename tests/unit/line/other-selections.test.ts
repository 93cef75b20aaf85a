/** The selections of a game that can take a leg's place in a bet. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { otherSelections } from 'touchline/core/line/rules/other-selections';
import type { Market } from 'touchline/core/line/types';

let nextId = 1;
const market = (kind: number, type: number, param = 0, flags = 0): Market => ({
  id: nextId++,
  gameId: 1,
  kind,
  type,
  param,
  label: null,
  flags,
});
const homeWins = market(KIND.result, 1);
const draw = market(KIND.result, 2);
const awayWins = market(KIND.result, 3);
const [over2, under2, over3, under3] = [8, 12].flatMap((param) =>
  [1, 2].map((type) => market(KIND.total, type, param)),
);
const handicap = [market(KIND.asianHandicap, 1, -2), market(KIND.asianHandicap, 3, 2)];
const bothScore = [market(KIND.bothScore, 1), market(KIND.bothScore, 2)];
const thirdGoal = [1, 2, 3].map((type) => market(KIND.nextGoal, type, 12));
const fourthGoal = [1, 2, 3].map((type) => market(KIND.nextGoal, type, 16));
const combo = market(KIND.sameGame, 3, 7);
const totals = [over2, under2, over3, under3] as readonly Market[];
const all = [homeWins, draw, awayWins, ...totals, ...handicap, ...bothScore, ...thirdGoal, ...fourthGoal, combo];
/** The lower total is the even one. */
const price = (id: number): number => (id === over3?.id ? 2_900 : id === under3?.id ? 1_400 : 1_900);

function idsFor(leg: Market, markets: readonly Market[] = all, isExpress = false) {
  return otherSelections({ leg: { ...leg, marketId: leg.id }, markets, price, sportId: 1, isExpress }).map((group) =>
    group.markets.map(({ id }) => id),
  );
}
const ids = (...markets: readonly (Market | undefined)[]): readonly number[] => markets.map((each) => each?.id ?? 0);

describe('the other selections of a game', () => {
  it('[BED-13] are those of the leg’s own market first, then the even total and handicap', () => {
    expect(idsFor(homeWins)).toEqual([ids(draw, awayWins), ids(over2, under2), ids(...handicap)]);
  });

  it('[BED-13] have every line of the leg’s own market once', () => {
    expect(idsFor(over2 as Market)).toEqual([
      ids(under2, over3, under3),
      ids(homeWins, draw, awayWins),
      ids(...handicap),
    ]);
  });

  it('[BED-13] of a numbered market are those of the same number', () => {
    expect(idsFor(thirdGoal[0] as Market)[0]).toEqual(ids(thirdGoal[1], thirdGoal[2]));
  });

  it('[BED-13] of a combo are the main markets alone', () => {
    expect(idsFor(combo)).toEqual([ids(homeWins, draw, awayWins), ids(over2, under2), ids(...handicap)]);
  });

  it('[BED-13] leave out markets closed for bets, and in an express those that no express may have', () => {
    const closed = all.map((each) => (each === draw ? { ...each, flags: 4 } : each));
    expect(idsFor(homeWins, closed)[0]).toEqual(ids(awayWins));
    const alone = all.map((each) => (each === draw ? { ...each, flags: 1 } : each));
    expect(idsFor(homeWins, alone)[0]).toEqual(ids(draw, awayWins));
    expect(idsFor(homeWins, alone, true)[0]).toEqual(ids(awayWins));
    expect(idsFor(homeWins, [homeWins])).toEqual([]);
  });
});
