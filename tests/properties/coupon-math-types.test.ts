import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetResult } from 'touchline/core/history/bet-result';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { maxBlockAmount } from 'touchline/core/coupon/rules/settlement/shape';
import { MAX_MINOR } from 'touchline/kernel/money';
import { add, equals, fromInt, fromThousandths, mul, sum } from 'touchline/kernel/rational';
import { exactPayouts, isRounded, writtenOutPayout } from '../../adapters/testing/brute-force.ts';
import { anyCoupon, coupon, withResults } from '../../adapters/testing/coupons.ts';
import { check, payout, withLeg } from '../arbitraries/coupon-laws.ts';

describe('laws of systems and multibets', () => {
  it('[CPN-109] a multibet of all its blocks is an express of the same legs', () => {
    check(30, coupon('multibet'), (input) => {
      const blocks = new Set(input.legs.filter(({ isBanker }) => isBanker !== true).map(({ blockId }) => blockId)).size;
      expect(payout({ ...input, systemValue: blocks })).toBe(
        payout({ betType: 'express', stake: input.stake, legs: input.legs }),
      );
    });
  });

  it('[CPN-106] [CPN-107] [CPN-109] a multibet of single legs is a system, and its lobby the bankers', () => {
    check(31, coupon('system'), (input) => {
      const legs = input.legs.map((leg, index) => ({ ...leg, blockId: index }));
      expect(payout({ ...input, betType: 'multibet', legs })).toBe(payout(input));
    });
  });

  it('[CPN-107] a lost banker loses the coupon, and a returned one changes nothing', () => {
    check(32, anyCoupon(['system', 'multibet']), (input) => {
      const banker = { price: 2500, isBanker: true };
      expect(payout({ ...input, legs: [...input.legs, { ...banker, result: 'lost' }] })).toBe(0);
      expect(payout({ ...input, legs: [...input.legs, { ...banker, result: 'returned' }] })).toBe(payout(input));
    });
  });

  it('[CPN-107] a won banker multiplies what is paid by its price', () => {
    check(33, anyCoupon(['system', 'multibet']), (input) => {
      const legs = [...input.legs, { price: 3000, isBanker: true, result: 'won' as const }];
      expect(
        isRounded(payout({ ...input, legs }), { n: 3n * writtenOutPayout(input).n, d: writtenOutPayout(input).d }),
      ).toBe(true);
    });
  });

  it('[CPN-107] two bankers equal one banker at the product of their prices', () => {
    check(28, coupon('system'), (input) => {
      const banker = (price: number): SettleInput['legs'][number] => ({ price, isBanker: true, result: 'won' });
      expect(payout({ ...input, legs: [banker(1500), banker(2400), ...input.legs] })).toBe(
        payout({ ...input, legs: [banker(3600), ...input.legs] }),
      );
    });
  });

  it('[CPN-107] bankers change neither the lines nor the available sizes', () => {
    check(29, coupon('system'), (input) => {
      const plain = { ...input, legs: input.legs.filter(({ isBanker }) => isBanker !== true) };
      const [quoted, without] = [quote(input), quote(plain)];
      expect(quoted.ok && quoted.value.lines).toBe(without.ok && without.value.lines);
      expect(settle({ ...input, systemValue: plain.legs.length }).ok).toBe(false);
      expect(settle({ ...input, systemValue: plain.legs.length - 1 }).ok).toBe(true);
      const [bankers, two] = [input.legs.filter(({ isBanker }) => isBanker === true), plain.legs.slice(0, 2)];
      expect(settle({ ...input, systemValue: 2, legs: [...bankers, ...two] })).toMatchObject({
        ok: false,
        error: [{ code: 'tooFewLegs', minimum: 3 + bankers.length }],
      });
    });
  });
});

describe('laws of lucky, patent, chain, anti-express and several singles', () => {
  it('[CPN-112] [CPN-113] lucky equals patent plus the singles', () => {
    check(34, coupon('patent'), (input) => {
      const unit = (betType: 'lucky' | 'patent'): ReturnType<typeof mul> => {
        const quoted = quote({ ...input, betType, stake: 1 });
        if (!quoted.ok || quoted.value.totalOdds === null) throw new Error('no quote');
        return mul(quoted.value.totalOdds, fromInt(quoted.value.lines));
      };
      expect(equals(unit('lucky'), add(unit('patent'), sum(input.legs.map((leg) => fromThousandths(leg.price)))))).toBe(
        true,
      );
    });
  });

  it("[CPN-108] a chain that wins every leg pays the stake and each leg's profit on it", () => {
    check(35, coupon('chain', ['won']), (input) => {
      const profits = input.legs.reduce((total, leg) => total + leg.price - 1000, 1000);
      expect(isRounded(payout(input), { n: BigInt(input.stake) * BigInt(profits), d: 1000n })).toBe(true);
    });
  });

  it('[CPN-108] a chain whose first leg loses pays nothing, whatever follows', () => {
    check(46, coupon('chain'), (input) => expect(payout(withLeg(input, 0, 'lost'))).toBe(0));
  });

  it('[CPN-108] a lost last leg costs a chain the stake, or the remainder of the stake', () => {
    check(47, coupon('chain'), (input) => {
      const last = input.legs.length - 1;
      const before = exactPayouts(withLeg(input, last, 'returned'))[0] ?? { n: 0n, d: 1n };
      const left = before.n - before.d * BigInt(input.stake);
      expect(isRounded(payout(withLeg(input, last, 'lost')), { n: left > 0n ? left : 0n, d: before.d })).toBe(true);
    });
  });

  it('[CPN-111] an anti-express pays when a leg loses and only then, unless all are returned', () => {
    check(37, coupon('antiExpress', ['lost', 'won', 'returned', 'forcedReturn']), (input) => {
      const has = (wanted: BetResult): boolean => input.legs.some(({ result }) => result === wanted);
      const paid = payout({ ...input, stake: 1000 });
      if (has('lost')) expect(paid).toBeGreaterThan(0);
      else expect(paid).toBe(has('won') ? 0 : 1000);
    });
  });

  it('[CPN-111] an anti-express that wins is the same however many legs lose', () => {
    check(48, fc.record({ input: coupon('antiExpress', ['lost', 'won']), at: fc.nat() }), ({ input, at }) => {
      expect(payout(withLeg(input, at % input.legs.length, 'lost'))).toBe(payout(withResults(input, () => 'lost')));
    });
  });

  it('[CPN-114] several singles pay what the singles pay one by one', () => {
    check(38, coupon('singles'), (input) => {
      const apart = input.legs.map((leg) => payout({ betType: 'single', stake: leg.amount ?? 0, legs: [leg] }));
      expect(payout(input)).toBe(apart.reduce((total, each) => total + each, 0));
    });
  });
});

describe('laws of conditionals', () => {
  it('[CPN-110] a conditional that stakes everything each time and wins equals an express of its blocks', () => {
    const prices = fc.array(fc.integer({ min: 1001, max: 5000 }), { minLength: 3, maxLength: 3 });
    check(36, prices, ([first = 0, second = 0, third = 0]) => {
      const stake = 1_000_000;
      const legs = [first, second, third].map((each, index) => ({
        price: each,
        blockId: index,
        result: 'won' as const,
      }));
      const amountByBlockId = { 1: (stake / 1000) * first, 2: (stake / 1_000_000) * first * second };
      expect(payout({ betType: 'conditional', stake, legs, amountByBlockId })).toBe(
        payout({ betType: 'express', stake, legs }),
      );
    });
  });

  it('[CPN-110] a lost first block pays nothing, and no result pays less than nothing', () => {
    check(39, coupon('conditional'), (input) => {
      expect(payout(input)).toBeGreaterThanOrEqual(0);
      expect(payout(withResults(input, (leg) => (leg.blockId === 1 ? 'lost' : leg.result)))).toBe(0);
    });
  });

  it('[CPN-110] [CPN-123] a block may stake what the block before it returns, and not one minor unit more', () => {
    check(49, fc.record({ input: coupon('conditional'), at: fc.nat() }), ({ input, at }) => {
      const ids = [...new Set(input.legs.map(({ blockId = 0 }) => blockId))];
      const chosen = 1 + (at % (ids.length - 1));
      const [id = 0, before = 0] = [ids[chosen], ids[chosen - 1]];
      const prices = input.legs.filter(({ blockId }) => blockId === before).map(({ price }) => price);
      const most = maxBlockAmount(input.amountByBlockId?.[before] ?? 0, prices);
      if (most >= MAX_MINOR) return;
      const withAmount = (amount: number): SettleInput => ({
        ...input,
        amountByBlockId: { ...input.amountByBlockId, [id]: amount },
      });
      const codes = (result: ReturnType<typeof settle>): readonly string[] =>
        result.ok ? [] : result.error.map(({ code }) => code);
      expect(codes(settle(withAmount(most)))).toEqual([]);
      expect(codes(settle(withAmount(most + 1)))).toContain('blockAmountTooHigh');
    });
  });

  it('[CPN-110] a conditional pays at most the payout with all blocks won, and a block without stake changes nothing', () => {
    check(56, coupon('conditional'), (input) => {
      expect(payout(input)).toBeLessThanOrEqual(payout(withResults(input, () => 'won')));
      const legs = [...input.legs, { price: 5000, result: 'lost' as const, blockId: 99 }];
      expect(payout({ ...input, legs, amountByBlockId: { ...input.amountByBlockId, 99: 0 } })).toBe(payout(input));
    });
  });
});
