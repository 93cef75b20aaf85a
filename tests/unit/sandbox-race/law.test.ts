import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { add, compare, equals, fromInt, mul, ONE, reduced, sum, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { belowOf, drawOrder } from '../../../adapters/sandbox/operator/models/race/draw.ts';
import type { Below } from '../../../adapters/sandbox/operator/models/race/draw.ts';
import { raceLaw, weightsOf } from '../../../adapters/sandbox/operator/models/race/law.ts';
import type { RaceLaw } from '../../../adapters/sandbox/operator/models/race/law.ts';
import { FEWER_RUNS } from '../../arbitraries/runs.ts';

const strength = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }))
  .map(([n, d]): Rational => ({ n: BigInt(n), d: BigInt(d) }));
const field = (minLength: number, maxLength: number) => fc.array(strength, { minLength, maxLength });

const others = (all: readonly number[], gone: readonly number[]): readonly number[] =>
  all.filter((each) => !gone.includes(each));

/** Every order of the first `places` runners. */
function ordersOf(runners: number, places: number): readonly (readonly number[])[] {
  const all = Array.from({ length: runners }, (_, at) => at);
  let orders: readonly (readonly number[])[] = [[]];
  for (let place = 0; place < places; place += 1)
    orders = orders.flatMap((order) => others(all, order).map((next) => [...order, next]));
  return orders;
}

/** The chance of each order over all numbers that a draw can get, each as likely as any other. */
function drawnChances(
  weights: readonly number[],
  draw: (weights: readonly number[], below: Below) => readonly number[],
): ReadonlyMap<string, Rational> {
  const chances = new Map<string, Rational>();
  const follow = (script: readonly number[]): void => {
    let at = 0;
    let chance = ONE;
    let open = 0;
    const order = draw(weights, (n) => {
      chance = mul(chance, { n: 1n, d: BigInt(n) });
      const drawn = script[at] ?? 0;
      at += 1;
      if (at === script.length + 1) open = n;
      return drawn;
    });
    if (at > script.length) {
      for (let next = 0; next < open; next += 1) follow([...script, next]);
      return;
    }
    const name = order.join(' ');
    chances.set(name, add(chances.get(name) ?? ZERO, chance));
  };
  follow([]);
  return chances;
}

/** The orders whose chance in the draw differs from that in the law. */
function differing(law: RaceLaw, chances: ReadonlyMap<string, Rational>): readonly string[] {
  return ordersOf(law.runners, law.runners).flatMap((order) => {
    const name = order.join(' ');
    return equals(law.first(order), chances.get(name) ?? ZERO) ? [] : [name];
  });
}

describe('the law of a race', () => {
  it('[RCE-1] is exact in a worked case: strengths 1/2, 1/3 and 1/6', () => {
    const law = raceLaw([
      { n: 1n, d: 2n },
      { n: 1n, d: 3n },
      { n: 1n, d: 6n },
    ]);
    expect(law.first([0])).toEqual({ n: 1n, d: 2n });
    expect(law.first([0, 1])).toEqual({ n: 1n, d: 3n });
    expect(law.first([2, 1, 0])).toEqual({ n: 1n, d: 15n });
    expect(law.among(2, 2)).toEqual({ n: 5n, d: 12n });
    expect(law.first([1, 1])).toEqual(ZERO);
  });

  it('[RCE-1] gives all orders together the chance 1, and the places together their number', () => {
    fc.assert(
      fc.property(field(2, 5), fc.integer({ min: 1, max: 3 }), (strengths, places) => {
        const law = raceLaw(strengths);
        for (const depth of [1, 2, strengths.length])
          expect(reduced(sum(ordersOf(law.runners, depth).map(law.first)))).toEqual(ONE);
        const placed = strengths.map((_, runner) => law.among(runner, places));
        expect(reduced(sum(placed))).toEqual(fromInt(Math.min(places, law.runners)));
      }),
      { seed: 31, numRuns: FEWER_RUNS },
    );
  });

  it('[RCE-1] places a runner as often as the orders that begin with it among the first say', () => {
    fc.assert(
      fc.property(field(3, 6), fc.integer({ min: 1, max: 3 }), (strengths, places) => {
        const law = raceLaw(strengths);
        const orders = ordersOf(law.runners, places);
        strengths.forEach((_, runner) => {
          const counted = sum(orders.filter((order) => order.includes(runner)).map(law.first));
          expect(equals(law.among(runner, places), counted)).toBe(true);
        });
      }),
      { seed: 32, numRuns: FEWER_RUNS },
    );
  });

  it('[RCE-1] orders the chances: place, win, forecast, tricast', () => {
    fc.assert(
      fc.property(field(4, 12), (strengths) => {
        const law = raceLaw(strengths);
        for (const [one, two, three] of ordersOf(law.runners, 3).filter((_, at) => at % 17 === 0)) {
          const [win, forecast] = [law.first([one ?? 0]), law.first([one ?? 0, two ?? 0])];
          expect(compare(win, law.among(one ?? 0, 2))).toBeLessThanOrEqual(0);
          expect(compare(forecast, win)).toBeLessThanOrEqual(0);
          expect(compare(law.first([one ?? 0, two ?? 0, three ?? 0]), forecast)).toBeLessThanOrEqual(0);
        }
      }),
      { seed: 33, numRuns: FEWER_RUNS },
    );
  });

  it('[RCE-1] depends on proportions alone, and refuses a strength that is not above zero', () => {
    const strengths: readonly Rational[] = [fromInt(3), { n: 5n, d: 2n }, fromInt(1)];
    expect(weightsOf(strengths)).toEqual([6n, 5n, 2n]);
    const tenfold = raceLaw(strengths.map((each) => mul(each, fromInt(10))));
    for (const order of ordersOf(3, 3)) expect(tenfold.first(order)).toEqual(raceLaw(strengths).first(order));
    expect(() => raceLaw([fromInt(1), ZERO])).toThrow(RangeError);
  });
});

describe('the draw of a race', () => {
  it('[RCE-2] gives each order exactly the chance of the law, over every number that can be drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }), (weights) => {
        const law = raceLaw(weights.map(fromInt));
        expect(differing(law, drawnChances(weights, drawOrder))).toEqual([]);
      }),
      { seed: 34, numRuns: 40 },
    );
  });

  it('[RCE-2] a draw that keeps the first runner in the sum for the second place is found', () => {
    /** Chooses each further place by all strengths again, and takes the next runner when one has come in already. */
    const wrong = (weights: readonly number[], below: Below): readonly number[] => {
      const order: number[] = [];
      const all = weights.reduce((total, weight) => total + weight, 0);
      while (order.length < weights.length) {
        let mark = below(all);
        let runner = weights.findIndex((weight) => (mark -= weight) < 0);
        while (order.includes(runner)) runner = (runner + 1) % weights.length;
        order.push(runner);
      }
      return order;
    };
    const weights = [3, 2, 1];
    expect(differing(raceLaw(weights.map(fromInt)), drawnChances(weights, wrong))).not.toEqual([]);
  });

  it('[RCE-2] draws a word in the uneven rest again, so that no number is favoured', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    const below = belowOf(() => (words.shift() ?? 0) / 2 ** 32);
    // 2^32 is 1 more than a multiple of 3: its last word has no equal share.
    expect(below(3)).toBe(2);
    expect(below(3)).toBe(2);
    expect(() => below(0)).toThrow(RangeError);
  });
});
