/** The history of a price: the operator's answers, and its summary and line. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { nearestPoint, readingOf } from 'touchline/core/statistics/rules/odds-reading';
import { lineParts, summaryOf } from 'touchline/core/statistics/rules/odds-summary';
import { decodeOdds } from 'touchline/core/statistics/wire';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { ORIGIN, HOUR_MS, givenLine } from '../sandbox-line/given.ts';

const points = (...prices: readonly number[]): { readonly points: readonly (readonly [number, number])[] } => ({
  points: prices.map((price, at) => [at * 10, price]),
});

describe('a summary', () => {
  it('[STT-9] has the opening, lowest, highest and last price of the times at which the selection was offered', () => {
    expect(summaryOf(points(0, 2000, 1800, 0, 2500, 1800, 0))).toEqual({
      opening: { at: 10, price: 2000 },
      lowest: { at: 20, price: 1800 },
      highest: { at: 40, price: 2500 },
      last: { at: 50, price: 1800 },
    });
    expect(summaryOf(points(0, 0))).toBeNull();
  });

  it('[STT-9] a line is in steps, ends at a gap, and stays inside its drawing', () => {
    expect(lineParts(points(2000, 3000, 0, 2500))).toEqual([
      [
        [0, 1],
        [1 / 3, 1],
        [1 / 3, 0],
        [2 / 3, 0],
      ],
      [[1, 0.5]],
    ]);
    expect(lineParts(points(2000, 2000))).toEqual([
      [
        [0, 0.5],
        [1, 0.5],
        [1, 0.5],
      ],
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1001, max: 900_000 })), { minLength: 1 }),
        (prices) => {
          const drawn = lineParts(points(...prices)).flat(2);
          return drawn.every((share) => share >= 0 && share <= 1);
        },
      ),
      { seed: 41 },
    );
  });
});

describe('a reading', () => {
  it('[STT-18] is of the recorded time nearest to the pointer', () => {
    const history = points(2000, 1800, 1900);
    expect([-50, 4, 5, 14, 16, 900].map((at) => nearestPoint(history, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('[STT-18] has the price, a gap, and the nearest goal of that moment', () => {
    const history = {
      points: [0, 500, 981, 1000].map((at, index) => [at, index === 2 ? 0 : 2000 + index] as const),
      goals: [
        [985, 1, 0],
        [996, 2, 0],
      ] as const,
    };
    expect([0, 1, 2, 3].map((index) => readingOf(history, index))).toEqual([
      { at: 0, price: 2000, goal: null },
      { at: 500, price: 2001, goal: null },
      { at: 981, price: null, goal: [1, 0] },
      { at: 1000, price: 2003, goal: [2, 0] },
    ]);
    expect(readingOf(history, 4)).toBeNull();
  });
});

describe('the operator', () => {
  it.each([1, 10])('[STT-9] at pace %i has the price at each recorded time as the line had it then', (pace) => {
    const at = ORIGIN + 3 * HOUR_MS;
    const { line, clock } = givenLine({ pace, at: at - 60_000, warmMs: 1 });
    const football = (isLive: boolean, from = 0): Fixture | undefined =>
      line
        .fixtures(isLive)
        .find(
          ({ id, format, startsAt }) =>
            format.model === 'football' && startsAt > from && line.mainMarkets(id).length > 0,
        );
    for (const isLive of [false, true]) {
      const fixture = football(isLive);
      const [market] = line.mainMarkets(fixture?.id ?? 0);
      const id = market?.marketId ?? 0;
      const before = line.market(id)?.price;
      const reported = line.oddsHistory(id);
      expect(decodeOdds(JSON.parse(JSON.stringify(reported)))).toEqual({ ok: true, value: reported });
      expect(reported?.points.length).toBeGreaterThan(5);
      expect(reported?.points.length).toBeLessThan(400);
      expect(reported?.points.at(-1)).toEqual([clock.now(), before]);
      for (const [goalAt, home, away] of reported?.goals ?? []) {
        expect(goalAt).toBeGreaterThanOrEqual(fixture?.startsAt ?? Infinity);
        expect(home + away).toBeGreaterThan(0);
      }
    }
    // A later history keeps the past that was published, however the prices move afterwards.
    const fixture = football(false, clock.now() + HOUR_MS);
    const id = line.mainMarkets(fixture?.id ?? 0)[0]?.marketId ?? 0;
    const prices = new Map<number, number>();
    for (let step = 0; step < 5; step += 1) {
      clock.advance(90_000);
      const price = line.market(id)?.price ?? 0;
      prices.set(clock.now(), price);
      expect(line.oddsHistory(id)?.points.at(-1)).toEqual([clock.now(), price]);
    }
    expect(new Set(prices.values()).size).toBeGreaterThan(1);
    line.stop();
  });

  it('[STT-9] has no history of a market whose game was never opened', () => {
    const { line } = givenLine({ warmMs: 1 });
    expect(line.oddsHistory(1)).toBeNull();
    line.stop();
  });
});
