import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { lossTable } from 'touchline/core/coupon/rules/settlement/loss-table';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { fromInt, mul } from 'touchline/kernel/rational';
import { exactPayouts, isRounded } from '../../adapters/testing/brute-force.ts';
import {
  ALL_RESULTS,
  anyCoupon,
  coupon,
  price,
  SETTLED_RESULTS,
  legResult,
  withResults,
} from '../../adapters/testing/coupons.ts';
import { check, payout, staked, withLeg, WITHOUT_ANTI } from '../arbitraries/coupon-laws.ts';
import { RUNS } from '../arbitraries/runs.ts';

/** The guaranteed and the possible payout; both equal the payout of a settled coupon. */
function bounds(input: SettleInput): readonly [low: number, high: number] {
  const settled = settle(input);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value.kind === 'settled'
    ? [settled.value.payout, settled.value.payout]
    : [settled.value.guaranteed, settled.value.maximum];
}

describe('open legs', () => {
  const completed = anyCoupon(betTypeNames, ALL_RESULTS).chain((input) =>
    fc.record({
      input: fc.constant(input),
      rest: fc.array(legResult(SETTLED_RESULTS), { minLength: 20, maxLength: 20 }),
    }),
  );

  it('[CPN-103] the guaranteed payout <= the final payout <= the possible payout, whatever the open legs do', () => {
    check(
      60,
      completed,
      ({ input, rest }) => {
        const paid = payout(
          withResults(input, ({ result }, index) => (isOpenResult(result) ? (rest[index] ?? 'lost') : result)),
        );
        const [low, high] = bounds(input);
        expect(low).toBeLessThanOrEqual(paid);
        expect(high).toBeGreaterThanOrEqual(paid);
      },
      3 * RUNS,
    );
  });

  it('[CPN-103] with each settled leg, the guaranteed payout never falls and the possible one never grows', () => {
    check(63, completed, ({ input, rest }) => {
      let now = input;
      for (const [index, { result }] of input.legs.entries()) {
        if (!isOpenResult(result)) continue;
        const [lowBefore, highBefore] = bounds(now);
        now = withLeg(now, index, rest[index] ?? 'lost');
        const [low, high] = bounds(now);
        expect(low).toBeGreaterThanOrEqual(lowBefore);
        expect(high).toBeLessThanOrEqual(highBefore);
      }
    });
  });

  it('[CPN-103] [CPN-111] both bounds of an anti-express are attainable', () => {
    const some = coupon('antiExpress', ALL_RESULTS).filter(
      ({ legs }) => legs.length <= 5 && legs.filter(({ result }) => isOpenResult(result)).length <= 2,
    );
    check(
      70,
      some,
      (input) => {
        const open = input.legs.flatMap(({ result }, at) => (isOpenResult(result) ? [at] : []));
        const ends = Array.from({ length: SETTLED_RESULTS.length ** open.length }, (_, way) =>
          payout(
            open.reduce(
              (before, at, place) =>
                withLeg(before, at, SETTLED_RESULTS[Math.floor(way / SETTLED_RESULTS.length ** place) % 7] ?? 'lost'),
              input,
            ),
          ),
        );
        expect(bounds(input)).toEqual([Math.min(...ends), Math.max(...ends)]);
      },
      RUNS / 4,
    );
  });

  it('[CPN-103] [CPN-115] the possible payout never exceeds the maximum win, and equals it while nothing is settled', () => {
    check(69, anyCoupon(WITHOUT_ANTI, ALL_RESULTS), (input) => {
      const quoted = quote(input);
      const most = quoted.ok ? quoted.value.maxWin : -1;
      expect(bounds(input)[1]).toBeLessThanOrEqual(most);
      expect(bounds(withResults(input, () => 'notStarted'))[1]).toBe(most);
    });
  });

  it('[CPN-103] a coupon with an open leg and no lost one stays open', () => {
    check(
      61,
      anyCoupon(
        betTypeNames.filter((name) => name !== 'conditional'),
        ['unsettled', 'notStarted', 'won', 'returned', 'halfWon'],
      ),
      (input) => {
        const isOpen = input.legs.some(({ result }) => isOpenResult(result));
        const settled = settle(input);
        expect(settled.ok && settled.value.kind).toBe(isOpen ? 'open' : 'settled');
      },
    );
  });
});

describe('terms of a coupon', () => {
  it('[CPN-121] a cap holds, but never below a refund', () => {
    check(
      80,
      fc.record({
        input: anyCoupon(betTypeNames.filter((name) => name !== 'singles')),
        maxPayout: fc.integer({ min: 0, max: 10_000_000 }),
      }),
      ({ input, maxPayout }) => {
        const [free, capped] = [payout(input), payout({ ...input, terms: { maxPayout } })];
        expect(capped).toBe(Math.min(free, Math.max(maxPayout, input.stake)));
      },
    );
  });

  it('[CPN-120] a free bet pays the stake less than a normal one, but never less than nothing', () => {
    check(81, anyCoupon(betTypeNames.filter((name) => name !== 'singles')), (input) => {
      const [own, free] = [payout(input), payout({ ...input, terms: { isFreeBet: true } })];
      if (own < Number.MAX_SAFE_INTEGER) expect(free).toBe(Math.max(0, own - staked(input)));
    });
  });

  it('[CPN-118] the bonus leg follows min(n, 10) and every real leg', () => {
    const won = fc.array(fc.record({ price, result: fc.constant('won' as const) }), { minLength: 2, maxLength: 14 });
    const wins = fc.record({
      legs: won,
      spoiler: fc.option(legResult(['lost', 'returned', 'forcedReturn', 'halfWon', 'halfLost', 'halfLostHalfWon'])),
    });
    check(82, wins, ({ legs, spoiler }) => {
      const all = spoiler === null ? legs : [...legs, { price: 2000, result: spoiler }];
      const input: SettleInput = { betType: 'express', stake: 100, legs: all };
      const plain = quote({ ...input, stake: 1 });
      const bonus = payout({ ...input, terms: { hasBonusBet: true } });
      if (spoiler !== null || !plain.ok || plain.value.totalOdds === null) expect(bonus).toBe(payout(input));
      else expect(isRounded(bonus, mul(plain.value.totalOdds, fromInt(100 + Math.min(legs.length, 10))))).toBe(true);
    });
  });

  it('[CPN-118] no other type has a bonus leg', () => {
    check(83, anyCoupon(betTypeNames.filter((name) => name !== 'express')), (input) =>
      expect(payout({ ...input, terms: { hasBonusBet: true } })).toBe(payout(input)),
    );
  });

  it('[CPN-119] a hyper bonus is a share of the payout, limited, from its minimum stake on, and none for a refund', () => {
    const hyper = fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      minStake: fc.integer({ min: 0, max: 5_000_000 }),
      maxBonus: fc.integer({ min: 0, max: 5_000_000 }),
    });
    check(
      84,
      fc.record({ input: anyCoupon(betTypeNames.filter((name) => name !== 'singles')), hyper }),
      ({ input, hyper: hyperBonus }) => {
        const settled = settle({ ...input, terms: { hyperBonus } });
        if (!settled.ok || settled.value.kind !== 'settled') throw new Error('not settled');
        const isRefund = input.legs.every(({ result }) => result === 'returned' || result === 'forcedReturn');
        const { payout: paid, hyperBonus: extra } = settled.value;
        const [exact = { n: 0n, d: 1n }] = exactPayouts(input);
        expect(paid).toBe(payout(input));
        if (isRefund || input.stake < hyperBonus.minStake) expect(extra).toBe(0);
        else if (extra < hyperBonus.maxBonus)
          expect(isRounded(extra, { n: exact.n * BigInt(hyperBonus.percent), d: exact.d * 100n })).toBe(true);
        else expect(extra).toBe(hyperBonus.maxBonus);
      },
    );
  });
});

describe('refusals', () => {
  it('[CPN-123] any numbers give a coupon a value or reasons: nothing throws', () => {
    const number = fc.oneof(
      fc.integer({ min: -5, max: 5000 }),
      fc.double(),
      fc.constantFrom(0, -0, 2 ** 53, Number.NaN, Infinity),
    );
    const hyperBonus = fc.record({ percent: number, minStake: number, maxBonus: number });
    const leg = fc.record({
      price: number,
      result: legResult(ALL_RESULTS),
      isBanker: fc.boolean(),
      blockId: fc.integer({ min: -1, max: 3 }),
      amount: number,
    });
    const sound = fc.record({
      price,
      result: legResult(ALL_RESULTS),
      isBanker: fc.boolean(),
      blockId: fc.integer({ min: -1, max: 3 }),
      amount: fc.nat(),
    });
    const input = fc.record(
      {
        betType: fc.constantFrom(...betTypeNames),
        stake: number,
        legs: fc.oneof(fc.array(leg, { maxLength: 9 }), fc.array(sound, { maxLength: 9 })),
        systemValue: number,
        amountByBlockId: fc.dictionary(fc.constantFrom('-1', '0', '1', '2', '__proto__'), number),
        antiExpressMargin: number,
        terms: fc.record(
          { maxPayout: number, isFreeBet: fc.boolean(), hasBonusBet: fc.boolean(), hyperBonus },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['betType', 'stake', 'legs'] },
    );
    check(85, input, (any) => {
      for (const result of [settle(any), quote(any), lossTable(any), systemSizes(any), whatIf(any)])
        expect(result.ok || result.error.length > 0).toBe(true);
    });
  });

  it('[CPN-123] the reasons for a refusal are the same for every question', () => {
    const sizes = fc.integer({ min: -1, max: 9 });
    check(
      86,
      fc.record({ input: anyCoupon(betTypeNames), betType: fc.constantFrom(...betTypeNames), systemValue: sizes }),
      ({ input, betType, systemValue }) => {
        const asked = { ...input, betType, systemValue };
        const refused = [quote(asked), lossTable(asked), whatIf(asked)].map((result) =>
          result.ok ? [] : result.error,
        );
        expect(refused).toEqual([refused[0], refused[0], refused[0]]);
      },
    );
  });
});

describe('a settled coupon', () => {
  it('[CPN-124] has the result of a single leg, of a return, of a loss or of a win', () => {
    check(87, fc.oneof(coupon('single'), anyCoupon(WITHOUT_ANTI)), (input) => {
      const settled = settle(input);
      if (!settled.ok || settled.value.kind !== 'settled') throw new Error('not settled');
      const isReturned = input.legs.every(({ result }) => result === 'returned' || result === 'forcedReturn');
      const expected =
        input.betType === 'single'
          ? input.legs[0]?.result
          : isReturned
            ? 'returned'
            : settled.value.payout > 0
              ? 'won'
              : 'lost';
      expect(settled.value.result).toBe(expected);
    });
  });
});
