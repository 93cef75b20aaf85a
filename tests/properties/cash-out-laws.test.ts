/**
 * The laws of a cash-out, over every type that is offered: exact, against the expectation over all results. Planted
 * bugs break them.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenPart,
  offeredValue,
  partBounds,
  partOffer,
  shareStake,
  wholeOffer,
} from 'touchline/core/cash-out/rules/offer';
import { expectedFactor, fairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { FairLeg, FairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import { layChances, legChances } from 'touchline/core/coupon/rules/settlement/leg-chances';
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { fatesOf, isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';
import type { BetResult } from 'touchline/core/history/bet-result';
import { outcomesOf } from 'touchline/core/coupon/rules/settlement/outcome';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import type { Chance } from 'touchline/core/coupon/rules/settlement/spread';
import { settleRest } from 'touchline/core/coupon/rules/settlement/settle-rest';
import { shapeOf } from 'touchline/core/coupon/rules/settlement/shape';
import { add, compare, fromInt, max, min, mul, ONE, sum, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { anyCoupon } from '../../adapters/testing/coupons.ts';
import { BILLION, market } from '../arbitraries/leg-market.ts';
import { FEWER_RUNS, RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

const LINEAR = ['single', 'express', 'system', 'multibet', 'lucky', 'patent'] as const;
const JOINT = ['chain', 'conditional', 'antiExpress'] as const;
const TYPES = [...LINEAR, ...JOINT] as const;
const MARGIN = 0.055;
const unit = { min: 0, max: 1, noNaN: true, maxExcluded: true };

interface Case {
  readonly input: SettleInput;
  readonly legs: readonly FairLeg[];
  readonly stake: number;
}

/** The markets' prices do not bound the chances here: 1/1.000 is more than any of them with its margin. */
function chancesOf(
  betType: string,
  { won, back, half, halves }: typeof market extends fc.Arbitrary<infer M> ? M : never,
) {
  const shares = { won: ((won / BILLION) * (BILLION - back)) / BILLION, back: back / BILLION };
  if (betType === 'antiExpress') return layChances(shares);
  const most = Math.min(2 * shares.won, 2 * shares.back);
  const halfWon = half === 'won' ? (halves / BILLION) * most : 0;
  const halfLost =
    half === 'lost' ? (halves / BILLION) * Math.min(2 * shares.back, 2 * (1 - shares.won - shares.back)) : 0;
  return legChances({ price: 1_000, ...shares, halfWon, halfLost });
}

/** At most four open legs, so that every result can be looked at. */
const casesOf = (types: readonly (typeof TYPES)[number][]): fc.Arbitrary<Case> =>
  fc
    .record({
      input: anyCoupon(types, [
        'unsettled',
        'unsettled',
        'lost',
        'won',
        'won',
        'returned',
        'halfWon',
        'halfLost',
        'halfLostHalfWon',
      ]),
      markets: fc.array(market, { minLength: 16, maxLength: 16 }),
      cap: fc.option(fc.integer({ min: 1, max: 50_000_000 }), { nil: undefined }),
    })
    .map(({ input, markets, cap }): Case => {
      let open = 0;
      const settled = input.legs.map((leg): SettleLeg => {
        if (!isOpenResult(leg.result)) return leg;
        open += 1;
        return open > 4 ? { ...leg, result: 'won' } : leg;
      });
      const legs = settled.map((leg, at): FairLeg => {
        const now = markets[at % markets.length];
        if (now === undefined) throw new Error('there are markets');
        return { ...leg, chances: chancesOf(input.betType, now), priceNow: now.priceNow };
      });
      const terms = cap === undefined ? {} : { terms: { maxPayout: cap } };
      return { input: { ...input, legs: settled, ...terms }, legs, stake: input.stake };
    });

const isRunning = ({ input }: Case): boolean => input.legs.some(({ result }) => isOpenResult(result));

function valueOf({ input, legs }: Case): FairValue {
  const value = fairValue({ ...input, legs });
  if (!value.ok) throw new Error(`a coupon of an offered type has no value: ${value.error}`);
  return value.value;
}

/** Each result of the open legs with its chance. */
function results(
  legs: readonly FairLeg[],
): readonly { readonly legs: readonly SettleLeg[]; readonly chance: Rational }[] {
  let all: readonly { readonly legs: readonly SettleLeg[]; readonly chance: Rational }[] = [{ legs: [], chance: ONE }];
  for (const { chances, ...leg } of legs) {
    const ends: readonly Chance<BetResult>[] =
      isOpenResult(leg.result) && chances !== null ? chances : [{ value: leg.result, chance: ONE }];
    all = all.flatMap((before) =>
      ends.map(({ value, chance }) => ({
        legs: [...before.legs, { ...leg, result: value }],
        chance: mul(before.chance, chance),
      })),
    );
  }
  return all;
}

/** The expected payout, unrounded, with the cap as settlement applies it. */
function expectation({ input, legs, stake }: Case): Rational {
  const cap = input.terms?.maxPayout === undefined ? null : fromInt(Math.max(input.terms.maxPayout, stake));
  const { antiExpressMargin } = input;
  const paid = results(legs).map(({ legs: ended, chance }) => {
    const shape = shapeOf({ ...input, legs: ended });
    if (!shape.ok) throw new Error('a valid coupon has a shape');
    const [outcome] = outcomesOf(shape.value, antiExpressMargin === undefined ? {} : { antiExpressMargin });
    const low = outcome?.low ?? ZERO;
    return mul(chance, cap === null ? low : min(low, cap));
  });
  return sum(paid);
}

/** The value by brute force: an anti-express that would be worth more than its stake now is worth as much less. */
function bruteValue(each: Case): Rational {
  const { input, stake, legs } = each;
  const value = expectation(each);
  if (input.betType !== 'antiExpress' || legs.some(({ result }) => fatesOf(result).includes('lost'))) return value;
  const now = expectation({
    ...each,
    legs: legs.map((leg) => (isOpenResult(leg.result) ? { ...leg, price: leg.priceNow ?? leg.price } : leg)),
  });
  const most = fromInt(stake);
  const bounded = compare(now, most) <= 0 ? value : mul(value, { n: most.n * now.d, d: now.n * most.d });
  return max(bounded, valueOf(each).low);
}

/** In an anti-express each half of a half result is capped on its own. */
function isCappedHalf({ input: { betType, terms }, legs }: Case): boolean {
  return betType === 'antiExpress' && terms !== undefined && legs.some(({ result }) => fatesOf(result).length === 2);
}

function bestOf({ input }: Case): number {
  const settled = settle(input);
  if (!settled.ok) throw new Error('a valid coupon settles');
  return settled.value.kind === 'open' ? settled.value.maximum : settled.value.payout;
}

type Offer = (value: FairValue) => Rational;
const fairOffer: Offer = (value) => offeredValue(value, MARGIN);

/** The law of an offer; a planted bug must break at least one. */
const LAWS: Readonly<Record<string, (each: Case, offer: Offer) => boolean>> = {
  'never below zero': (each, offer) => wholeOffer(offer(valueOf(each)), each.stake, each.stake) >= 0,
  'never above the best possible return': (each, offer) =>
    wholeOffer(offer(valueOf(each)), each.stake, each.stake) <= bestOf(each),
  'at most the expected payout': (each, offer) => compare(offer(valueOf(each)), expectation(each)) <= 0,
};

const cases = casesOf(TYPES).filter(isRunning);
const jointCases = casesOf(JOINT).filter(isRunning);
const exactCases = jointCases.filter((each) => !isCappedHalf(each));

const holds = (law: (each: Case) => boolean, runs: number, from = cases): void =>
  fc.assert(
    fc.property(from, (each) => law(each)),
    { seed: 15, numRuns: runs },
  );

function isFound(laws: readonly (() => void)[]): boolean {
  return laws.some((law) => {
    try {
      law();
      return false;
    } catch {
      return true;
    }
  });
}

describe('a cash-out', () => {
  for (const [name, law] of Object.entries(LAWS))
    it(`[CSO-4] is ${name}`, () => holds((each) => law(each, fairOffer), FEWER_RUNS), TEST_TIMEOUT_MS);

  it(
    '[CSO-2] has exactly the expected payout as its value while no cap binds',
    () => {
      fc.assert(
        fc.property(casesOf(LINEAR).filter(isRunning), ({ input: { terms: _, ...input }, ...rest }) => {
          const each = { ...rest, input };
          expect(compare(valueOf(each).expected, expectation(each))).toBe(0);
        }),
        { seed: 16, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-2] [CSO-16] [CSO-17] of a chain, a conditional and an anti-express has exactly the value by brute force, capped or not',
    () =>
      holds(
        (each) => {
          const off = compare(valueOf(each).expected, bruteValue(each));
          return isCappedHalf(each) ? off <= 0 : off === 0;
        },
        FEWER_RUNS,
        jointCases,
      ),
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-12] of a part leaves a rest that pays its share of the placed bet, rounded once',
    () => {
      fc.assert(
        fc.property(anyCoupon(TYPES), fc.nat(), (input, cut) => {
          const whole = settle(input);
          const rest = 1 + (cut % input.stake);
          const settled = settleRest(input, rest);
          if (!whole.ok || !settled.ok || whole.value.kind === 'open' || settled.value.kind === 'open')
            throw new Error('a settled coupon settles');
          // Rounding the whole moves it by half a minor unit at most, and rounding the rest once more.
          expect(Math.abs(settled.value.payout - (whole.value.payout * rest) / input.stake)).toBeLessThanOrEqual(1);
          expect(settleRest(input, input.stake)).toEqual(whole);
          if (input.betType !== 'conditional') expect(settled).toEqual(settle({ ...input, stake: rest }));
        }),
        { seed: 19, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-6] of parts, in any order and size, is the cash-out of the whole',
    () => {
      fc.assert(
        fc.property(cases, fc.array(fc.nat(), { maxLength: 8 }), (each, cuts) => {
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
    '[CSO-19] of any choice is within the bounds, pays what was chosen with the least stake, and parts are the whole',
    () => {
      const choice = fc.record({ by: fc.constantFrom('stake', 'amount', 'percent'), share: fc.double(unit) });
      let cashed = 0;
      fc.assert(
        fc.property(
          cases,
          fc.integer({ min: 1, max: 30 }),
          fc.array(choice, { maxLength: 6 }),
          (each, minRest, all) => {
            const value = fairOffer(valueOf(each));
            const best = bestOf(each);
            const { stake } = each;
            let [open, paid] = [stake, 0];
            for (const { by, share } of all) {
              const bet = { value, stake, open, minRest };
              const whole = partOffer(value, stake, open, open);
              const bounds = partBounds(bet);
              if (by === 'percent' && bounds === null) continue;
              const wanted =
                by === 'percent' && bounds !== null
                  ? shareStake(open, share * 100, bounds)
                  : Math.floor(share * ((by === 'amount' ? whole : open) + 2));
              const part = chosenPart(bet, { by: by === 'amount' ? 'amount' : 'stake', value: wanted });
              if (part === null) {
                expect(by).not.toBe('percent');
                continue;
              }
              const amount = partOffer(value, stake, open, part);
              expect(open - part === 0 || open - part >= minRest).toBe(true);
              expect(amount).toBeGreaterThanOrEqual(by === 'amount' ? wanted : 0);
              if (by === 'amount' && part < open) expect(partOffer(value, stake, open, part - 1)).toBeLessThan(wanted);
              if (part < open) expect(amount).toBeGreaterThan(0);
              paid += amount;
              open -= part;
              cashed += 1;
              expect(paid).toBeLessThanOrEqual(best);
              if (open === 0) break;
            }
            expect(paid + (open === 0 ? 0 : partOffer(value, stake, open, open))).toBe(wholeOffer(value, stake, stake));
          },
        ),
        { seed: 21, numRuns: RUNS },
      );
      expect(cashed).toBeGreaterThan(RUNS / 2);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CSO-3] of a bet at the present prices is below its stake',
    () => {
      fc.assert(
        fc.property(
          anyCoupon(TYPES, ['unsettled']),
          fc.array(fc.tuple(fc.nat(BILLION), fc.oneof(fc.constant(0), fc.nat(BILLION))), {
            minLength: 16,
            maxLength: 16,
          }),
          (input, markets) => {
            const legs = input.legs.map((leg, at): FairLeg => {
              const [won = 0, back = 0] = markets[at % markets.length] ?? [];
              // With a returned share in each leg, eight legs of a chain are too many to follow.
              const shares = { won: won / BILLION, back: at < 3 ? back / BILLION : 0 };
              const chances =
                input.betType === 'antiExpress' ? layChances(shares) : legChances({ price: leg.price, ...shares });
              return { ...leg, chances, priceNow: leg.price };
            });
            const value = fairValue({ ...input, legs });
            if (value.ok)
              expect(wholeOffer(fairOffer(value.value), input.stake, input.stake)).toBeLessThan(input.stake);
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
      expect(isFound(Object.values(LAWS).map((law) => () => holds((each) => law(each, offer), 100)))).toBe(true);
    });

  /** Values of a bet whose joint results count, each with a mistake. */
  const VALUES: Readonly<Record<string, (each: Case) => Rational>> = {
    'a leg is taken at its expected factor, as if the payout were linear': (each) =>
      expectation({ ...each, legs: each.legs.map(byExpectation) }),
    'the two halves of a half result are counted apart': (each) =>
      expectation({
        ...each,
        legs: each.legs.map((leg) => ({ ...leg, chances: leg.chances?.flatMap(halved) ?? null })),
      }),
    'the mean is capped instead of each payout': ({ input: { terms, ...input }, ...rest }) =>
      min(
        expectation({ ...rest, input }),
        fromInt(
          Math.max(terms?.maxPayout ?? Infinity, rest.stake) === Infinity
            ? 2 ** 52
            : Math.max(terms?.maxPayout ?? 0, rest.stake),
        ),
      ),
    'an anti-express is valued without its bound': expectation,
    'the last leg is left out': (each) =>
      expectation({
        ...each,
        legs: each.legs.map((leg, at) =>
          at === each.legs.length - 1 ? { ...leg, chances: [{ value: 'won', chance: ONE }] } : leg,
        ),
      }),
  };
  for (const [bug, value] of Object.entries(VALUES))
    it(`${bug}, in a type whose joint results count`, () => {
      expect(isFound([() => holds((each) => compare(value(each), bruteValue(each)) === 0, RUNS, exactCases)])).toBe(
        true,
      );
      expect(
        isFound([() => holds((each) => compare(value(each), valueOf(each).expected) === 0, RUNS, exactCases)]),
      ).toBe(true);
    });
});

/** A leg that always returns its expected factor: won at that price. */
function byExpectation(leg: FairLeg): FairLeg {
  if (!isOpenResult(leg.result) || leg.chances === null) return leg;
  const factor = expectedFactor(leg.price, leg.chances);
  const price = Math.max(1_000, Number((factor.n * 1000n) / factor.d));
  return { ...leg, price, chances: [{ value: 'won', chance: ONE }] };
}

function halved({ value, chance }: Chance<BetResult>): readonly Chance<BetResult>[] {
  const half = { n: chance.n, d: 2n * chance.d };
  if (value === 'halfWon')
    return [
      { value: 'won', chance: half },
      { value: 'returned', chance: half },
    ];
  return value === 'halfLost'
    ? [
        { value: 'lost', chance: half },
        { value: 'returned', chance: half },
      ]
    : [{ value, chance }];
}
