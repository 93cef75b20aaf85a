/** The chances of the results of a leg, from its market's shares and price. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedFactor } from 'touchline/core/coupon/rules/settlement/fair-value';
import { legChances } from 'touchline/core/coupon/rules/settlement/leg-chances';
import { add, compare, fromThousandths, min, mul, ONE, sum } from 'touchline/kernel/rational';
import { BILLION, market } from '../arbitraries/leg-market.ts';
import { RUNS } from '../arbitraries/runs.ts';

describe('the chances of a leg', () => {
  it('[CSO-3] are 1 in all, keep the halves, and give the expected factor won · d + back', () => {
    fc.assert(
      fc.property(
        market,
        fc.integer({ min: 1_001, max: 20_000 }),
        fc.integer({ min: 1_001, max: 20_000 }),
        (now, struck, price) => {
          const [won, back] = [now.won / BILLION, now.back / BILLION];
          const halves = {
            halfWon: now.half === 'won' ? now.halves / BILLION : 0,
            halfLost: now.half === 'lost' ? now.halves / BILLION : 0,
          };
          const chances = legChances({ price, won, back, ...halves });
          expect(compare(sum(chances.map(({ chance }) => chance)), ONE)).toBe(0);
          expect(chances.every(({ chance }) => chance.n > 0n)).toBe(true);
          const backed = { n: BigInt(now.back), d: BigInt(BILLION) };
          const most = mul({ n: BigInt(BILLION - now.back), d: BigInt(BILLION) }, { n: 1000n, d: BigInt(price) });
          const winning = min({ n: BigInt(now.won), d: BigInt(BILLION) }, most);
          const expected = add(mul(winning, fromThousandths(struck)), backed);
          expect(compare(expectedFactor(struck, chances), expected)).toBe(0);
        },
      ),
      { seed: 20, numRuns: RUNS },
    );
  });

  it('[CSO-3] of a quarter line have its half result, and half of a half win is what a bound leaves', () => {
    const words = (now: Parameters<typeof legChances>[0]): Readonly<Record<string, number>> =>
      Object.fromEntries(legChances(now).map(({ value, chance }) => [value, Number(chance.n) / Number(chance.d)]));
    expect(words({ price: 1_500, won: 0.5, back: 0.1, halfWon: 0.2 })).toEqual({ won: 0.4, halfWon: 0.2, lost: 0.4 });
    expect(words({ price: 1_500, won: 0.5, back: 0.1, halfLost: 0.2 })).toEqual({ won: 0.5, halfLost: 0.2, lost: 0.3 });
    expect(words({ price: 10_000, won: 0.5, back: 0.1, halfWon: 0.2 })).toEqual({
      halfWon: 0.18,
      halfLost: 0.02,
      lost: 0.8,
    });
  });
});
