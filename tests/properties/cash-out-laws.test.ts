/** The laws of a cash-out, over every type that is offered: exact, against the expectation over all results. Planted bugs break them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedFactor, offeredValue, partOffer, wholeOffer } from 'touchline/core/cash-out/rules/offer';
import { fairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { FairLeg, FairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { isOpenStatus } from 'touchline/core/coupon/rules/settlement/leg-factor';
import type { BetStatusId } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { outcomesOf } from 'touchline/core/coupon/rules/settlement/outcome';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { shapeOf } from 'touchline/core/coupon/rules/settlement/shape';
import { add, compare, fromInt, min, mul, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { anyCoupon } from '../../adapters/testing/coupons.ts';
import { FEWER_RUNS, RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

const TYPES = ['single', 'express', 'system', 'multibet', 'lucky', 'patent'] as const;
const MARGIN = 0.055;
const BILLION = 1_000_000_000;

/** The result of an open leg, with its chance in billionths. */
interface Chances {
  readonly won: number;
  readonly back: number;
}

interface Case {
  readonly input: SettleInput;
  readonly chances: readonly Chances[];
  readonly stake: number;
}

/** At most four open legs, so that every result can be looked at. */
const cases = fc
  .record({
    input: anyCoupon(TYPES, [-2, -2, 0, 1, 1, 2, 4, 5, 6]),
    shares: fc.array(fc.tuple(fc.integer({ min: 0, max: BILLION }), fc.integer({ min: 0, max: BILLION })), {
      minLength: 16,
      maxLength: 16,
    }),
    cap: fc.option(fc.integer({ min: 1, max: 50_000_000 }), { nil: undefined }),
  })
  .map(({ input, shares, cap }): Case => {
    let open = 0;
    const legs = input.legs.map((leg): SettleLeg => {
      if (!isOpenStatus(leg.statusId)) return leg;
      open += 1;
      return open > 4 ? { ...leg, statusId: 1 } : leg;
    });
    const chances = legs.map((_, at) => {
      const [won = 0, back = 0] = shares[at % shares.length] ?? [];
      return { won: Math.floor((won * (BILLION - back)) / BILLION), back };
    });
    return {
      input: { ...input, legs, ...(cap === undefined ? {} : { terms: { maxPayout: cap } }) },
      chances,
      stake: input.stake,
    };
  });

const isRunning = ({ input }: Case): boolean => input.legs.some(({ statusId }) => isOpenStatus(statusId));

/** The markets' prices do not bound the chances here: 1/1.001 is more than any of them with its margin. */
function legsOf({ input, chances }: Case): readonly FairLeg[] {
  return input.legs.map((leg, at) => {
    const { won, back } = chances[at] ?? { won: 0, back: 0 };
    const now = { price: 1_000, won: won / BILLION, back: back / BILLION };
    return { ...leg, expected: expectedFactor(leg.price, now) };
  });
}

function valueOf(each: Case): FairValue {
  const value = fairValue({ ...each.input, legs: legsOf(each) });
  if (value === null) throw new Error('a coupon of an offered type has no value');
  return value;
}

/** Each result of the open legs with its chance. */
function results({
  input,
  chances,
}: Case): readonly { readonly legs: readonly SettleLeg[]; readonly chance: Rational }[] {
  let all: readonly { readonly legs: readonly SettleLeg[]; readonly chance: Rational }[] = [
    { legs: [], chance: fromInt(1) },
  ];
  for (const [at, leg] of input.legs.entries()) {
    const { won, back } = chances[at] ?? { won: 0, back: 0 };
    const ends: readonly (readonly [BetStatusId, number])[] = isOpenStatus(leg.statusId)
      ? [
          [1, won],
          [2, back],
          [0, BILLION - won - back],
        ]
      : [[leg.statusId, BILLION]];
    all = all.flatMap(({ legs, chance }) =>
      ends
        .filter(([, share]) => share > 0)
        .map(([statusId, share]) => ({
          legs: [...legs, { ...leg, statusId }],
          chance: mul(chance, { n: BigInt(share), d: BigInt(BILLION) }),
        })),
    );
  }
  return all;
}

/** The expected payout, unrounded, with the cap as settlement applies it. */
function expectation(each: Case): Rational {
  const { input, stake } = each;
  const cap = input.terms?.maxPayout === undefined ? null : fromInt(Math.max(input.terms.maxPayout, stake));
  return results(each).reduce((sum, { legs, chance }) => {
    const shape = shapeOf({ ...input, legs });
    if (!shape.ok) throw new Error('a valid coupon has a shape');
    const [outcome] = outcomesOf(shape.value, {});
    const paid = outcome?.low ?? ZERO;
    return add(sum, mul(chance, cap === null ? paid : min(paid, cap)));
  }, ZERO);
}

function bestOf({ input }: Case): number {
  const settled = settle(input);
  if (!settled.ok) throw new Error('a valid coupon settles');
  return settled.value.kind === 'open' ? settled.value.maximum : settled.value.payout;
}

type Offer = (value: FairValue) => Rational;
const fairOffer: Offer = (value) => offeredValue(value, MARGIN);

/** What a law says of an offer; a planted bug must break at least one. */
const LAWS: Readonly<Record<string, (each: Case, offer: Offer) => boolean>> = {
  'never below zero': (each, offer) => wholeOffer(offer(valueOf(each)), each.stake, each.stake) >= 0,
  'never above the best possible return': (each, offer) =>
    wholeOffer(offer(valueOf(each)), each.stake, each.stake) <= bestOf(each),
  'at most the expected payout': (each, offer) => compare(offer(valueOf(each)), expectation(each)) <= 0,
};

const holds = (law: (each: Case) => boolean, runs: number): void =>
  fc.assert(
    fc.property(cases.filter(isRunning), (each) => law(each)),
    { seed: 15, numRuns: runs },
  );

describe('a cash-out', () => {
  for (const [name, law] of Object.entries(LAWS))
    it(`[CSO-4] is ${name}`, () => holds((each) => law(each, fairOffer), FEWER_RUNS), TEST_TIMEOUT_MS);

  it(
    '[CSO-2] has exactly the expected payout as its value while no cap binds',
    () => {
      fc.assert(
        fc.property(cases.filter(isRunning), ({ input: { terms: _, ...input }, ...rest }) => {
          const each = { ...rest, input };
          expect(compare(valueOf(each).expected, expectation(each))).toBe(0);
        }),
        { seed: 16, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-6] of parts, in any order and size, is the cash-out of the whole',
    () => {
      fc.assert(
        fc.property(cases.filter(isRunning), fc.array(fc.nat(), { maxLength: 8 }), (each, cuts) => {
          const value = fairOffer(valueOf(each));
          let open = each.stake;
          let paid = 0;
          for (const cut of cuts) {
            const part = open === 0 ? 0 : cut % (open + 1);
            const amount = partOffer(value, each.stake, open, part);
            expect(amount).toBeGreaterThanOrEqual(0);
            paid += amount;
            open -= part;
          }
          paid += partOffer(value, each.stake, open, open);
          expect(paid).toBe(wholeOffer(value, each.stake, each.stake));
        }),
        { seed: 17, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-3] of a bet at the present prices is below its stake',
    () => {
      fc.assert(
        fc.property(
          anyCoupon(TYPES, [-2]),
          fc.array(fc.nat(BILLION), { minLength: 16, maxLength: 16 }),
          (input, won) => {
            const legs = input.legs.map((leg, at): FairLeg => {
              const now = { price: leg.price, won: (won[at % won.length] ?? 0) / BILLION, back: 0 };
              return { ...leg, expected: expectedFactor(leg.price, now) };
            });
            const value = fairValue({ ...input, legs });
            expect(value === null ? 0 : wholeOffer(fairOffer(value), input.stake, input.stake)).toBeLessThan(
              input.stake,
            );
          },
        ),
        { seed: 18, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a planted bug breaks a law:', () => {
  const PLANTED: Readonly<Record<string, Offer>> = {
    'the margin is added instead of taken': ({ expected }) => mul(expected, { n: 1_055n, d: 1_000n }),
    'the most that the bet can pay is offered': ({ high }) => high,
    'the margin is left out, and a cent is added': ({ expected }) => add(expected, fromInt(1)),
  };
  for (const [bug, offer] of Object.entries(PLANTED))
    it(bug, () => {
      const isFound = Object.values(LAWS).some((law) => {
        try {
          holds((each) => law(each, offer), 100);
          return false;
        } catch {
          return true;
        }
      });
      expect(isFound).toBe(true);
    });
});
