/** The markets of a row in the Asian view. */
import { describe, expect, it } from 'vitest';
import { asianMarkets } from 'touchline/core/line/rules/asian-markets';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { narrowHandicapSign } from 'touchline/core/line/rules/market-names';
import type { Market } from 'touchline/core/line/types';

let lastId = 0;
const market = (kind: number, type: number, param = 0): Market => {
  lastId += 1;
  return { id: lastId, gameId: 1, kind, type, param, label: null, flags: 0 };
};
const pairs = (kind: number, params: readonly number[], isHandicap: boolean): readonly Market[] =>
  params.flatMap((param) => [
    market(kind, 1, param),
    market(kind, isHandicap ? 3 : 2, isHandicap && param !== 0 ? -param : param),
  ]);
const linesOf = (found: readonly (readonly [Market | null, Market | null])[]): readonly (number | null)[][] =>
  found.map((pair) => pair.map((each) => each?.param ?? null));

describe('[LIN-117] the Asian view of a game', () => {
  it('has the result, and handicaps and totals in ascending order, of the match and of its first half', () => {
    const { match, firstHalf } = asianMarkets(
      [
        ...[1, 2, 3].map((type) => market(KIND.result, type)),
        ...pairs(KIND.asianHandicap, [-2, 0, -1], true),
        ...pairs(KIND.total, [11, 10], false),
        ...[1, 2, 3].map((type) => market(KIND.halfTimeResult, type)),
        ...pairs(KIND.halfTimeHandicap, [-1], true),
        ...pairs(KIND.halfTimeTotal, [4, 5], false),
        market(KIND.homeTotal, 1, 6),
      ],
      1,
    );
    expect(match.result.map((each) => each?.type)).toEqual([1, 2, 3]);
    expect(linesOf(match.handicaps)).toEqual([
      [-2, 2],
      [-1, 1],
      [0, 0],
    ]);
    expect(linesOf(match.totals)).toEqual([
      [10, 10],
      [11, 11],
    ]);
    expect(firstHalf?.result.map((each) => each?.type)).toEqual([1, 2, 3]);
    expect(linesOf(firstHalf?.handicaps ?? [])).toEqual([[-1, 1]]);
    expect(linesOf(firstHalf?.totals ?? [])).toEqual([
      [4, 4],
      [5, 5],
    ]);
  });

  it('has no first half where none is on offer, and an empty place for the missing side of a line', () => {
    const { match, firstHalf } = asianMarkets([market(KIND.winner, 1), market(KIND.pointHandicap, 1, -14)], 3);
    expect(firstHalf).toBeNull();
    expect(match.result.map((each) => each?.type ?? null)).toEqual([1, null]);
    expect(linesOf(match.handicaps)).toEqual([[-14, null]]);
    expect(match.totals).toEqual([]);
  });

  it('names a handicap by its side and line, in left-to-right order in every language', () => {
    const sign = (type: number, param: number): string => narrowHandicapSign({ type, param });
    // U+2066 … U+2069 isolate the text; the signed number has isolates of its own.
    expect(sign(1, -3)).toBe('\u20661\u2002\u2066−0.75\u2069\u2069');
    expect(sign(3, 0)).toBe('\u20662\u20020\u2069');
  });
});
