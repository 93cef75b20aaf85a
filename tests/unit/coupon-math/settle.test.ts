import { describe, expect, it } from 'vitest';
import { MAX_MINOR } from 'touchline/kernel/money';
import { fromScaled } from 'touchline/kernel/rational';
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { maxBlockAmount } from 'touchline/core/coupon/rules/settlement/shape';
import { allowsBonusBet, prepaidPart } from 'touchline/core/coupon/rules/settlement/terms';

function legs(...pairs: readonly (readonly [odds: number, result?: BetResult])[]): readonly SettleLeg[] {
  return pairs.map(([odds, result = 'won']) => ({ price: odds * 1000, result }));
}

function errors(input: SettleInput): unknown {
  const settled = settle(input);
  return settled.ok ? [] : settled.error;
}

describe('open coupons', () => {
  it('[CPN-103] an express is lost with its first lost leg, even with open legs', () => {
    expect(settle({ betType: 'express', stake: 100, legs: legs([2, 'lost'], [3, 'notStarted']) })).toEqual({
      ok: true,
      value: { kind: 'settled', lines: 1, payout: 0, hyperBonus: 0, result: 'lost' },
    });
  });

  it('[CPN-103] an open system has a guaranteed and a possible payout', () => {
    expect(settle({ betType: 'system', stake: 300, legs: legs([2], [3], [4, 'unsettled']) })).toEqual({
      ok: true,
      value: { kind: 'open', lines: 3, guaranteed: 600, maximum: 2600 },
    });
  });

  it('[CPN-103] a system is settled when too many legs have lost for any open line', () => {
    const settled = settle({
      betType: 'system',
      stake: 300,
      systemValue: 2,
      legs: legs([2, 'lost'], [3, 'lost'], [4, 'unsettled']),
    });
    expect(settled.ok && settled.value.kind).toBe('settled');
  });

  it('[CPN-111] an open anti-express with a lost leg pays at least the payout without a return', () => {
    expect(settle({ betType: 'antiExpress', stake: 10_000, legs: legs([2, 'lost'], [2, 'notStarted']) })).toEqual({
      ok: true,
      value: { kind: 'open', lines: 1, guaranteed: 11_500, maximum: 16_200 },
    });
  });
});

describe('open anti-express', () => {
  it('[CPN-111] may still be a refund while every settled leg was returned, when that is more than a win at long odds', () => {
    expect(settle({ betType: 'antiExpress', stake: 10_000, legs: legs([2, 'returned'], [20, 'notStarted']) })).toEqual({
      ok: true,
      value: { kind: 'open', lines: 1, guaranteed: 0, maximum: 10_000 },
    });
  });
});

describe('coupon status', () => {
  const cases: readonly (readonly [string, SettleInput, BetResult])[] = [
    ["a single has its leg's", { betType: 'single', stake: 10, legs: legs([2, 'halfLost']) }, 'halfLost'],
    ['nothing paid is lost', { betType: 'express', stake: 10, legs: legs([2, 'lost'], [2]) }, 'lost'],
    [
      'every leg returned is a return',
      { betType: 'express', stake: 10, legs: legs([2, 'returned'], [2, 'forcedReturn']) },
      'returned',
    ],
    [
      'a returned free bet is a return too',
      { betType: 'express', stake: 10, legs: legs([2, 'returned'], [2, 'forcedReturn']), terms: { isFreeBet: true } },
      'returned',
    ],
    ['anything else is a win', { betType: 'system', stake: 300, legs: legs([1.1], [1.1], [2, 'lost']) }, 'won'],
  ];
  for (const [name, input, result] of cases) {
    it(`[CPN-124] ${name}`, () => {
      const settled = settle(input);
      expect(settled.ok && settled.value.kind === 'settled' && settled.value.result).toBe(result);
    });
  }
});

describe('terms', () => {
  const won: SettleInput = { betType: 'express', stake: 100_00, legs: legs([2], [2], [2]) };
  const paid = (input: SettleInput): unknown => {
    const settled = settle(input);
    return settled.ok && settled.value.kind === 'settled' ? [settled.value.payout, settled.value.hyperBonus] : settled;
  };

  it('[CPN-118] a bonus bet is one more winning leg of 1 + n/100', () => {
    expect(paid({ ...won, terms: { hasBonusBet: true } })).toEqual([824_00, 0]);
  });

  it('[CPN-118] is offered for three legs or more at 1.1 or more, none of kind 7', () => {
    const eligible = [1100, 1100, 1100].map((price) => ({ price, kind: 1 }));
    const total = fromScaled(1331, 1000);
    expect(allowsBonusBet(eligible, total)).toBe(true);
    expect(allowsBonusBet(eligible.slice(1), total)).toBe(false);
    expect(allowsBonusBet([...eligible, { price: 1099, kind: 1 }], total)).toBe(false);
    expect(allowsBonusBet([...eligible, { price: 1100, kind: 7 }], total)).toBe(false);
    expect(allowsBonusBet(eligible, fromScaled(1009, 1000))).toBe(false);
  });

  it('[CPN-119] a hyper bonus is a share of the payout, up to its limit, from its minimum stake on', () => {
    const hyper = { percent: 15, minStake: 100_00, maxBonus: 200_00 };
    expect(paid({ ...won, terms: { hyperBonus: hyper } })).toEqual([800_00, 120_00]);
    expect(paid({ ...won, terms: { hyperBonus: { ...hyper, maxBonus: 50_00 } } })).toEqual([800_00, 50_00]);
    expect(paid({ ...won, stake: 99_99, terms: { hyperBonus: hyper } })).toEqual([799_92, 0]);
    expect(paid({ ...won, legs: legs([2, 'returned'], [2, 'forcedReturn']), terms: { hyperBonus: hyper } })).toEqual([
      100_00, 0,
    ]);
  });

  it('[CPN-120] a free bet pays S(d - 1), and nothing when returned', () => {
    expect(paid({ ...won, terms: { isFreeBet: true } })).toEqual([700_00, 0]);
    expect(paid({ betType: 'single', stake: 100_00, legs: legs([2.5]), terms: { isFreeBet: true } })).toEqual([
      150_00, 0,
    ]);
    expect(
      paid({ betType: 'single', stake: 100_00, legs: legs([2.5, 'returned']), terms: { isFreeBet: true } }),
    ).toEqual([0, 0]);
  });

  it('[CPN-121] a cap cuts the payout, but not below the stake', () => {
    expect(paid({ ...won, terms: { maxPayout: 500_00 } })).toEqual([500_00, 0]);
    expect(paid({ ...won, terms: { maxPayout: 50_00 } })).toEqual([100_00, 0]);
    expect(paid({ ...won, terms: { maxPayout: 50_00, isFreeBet: true } })).toEqual([50_00, 0]);
  });

  it('[CPN-122] an advance pays what the balance lacks', () => {
    expect(prepaidPart(100, 250, 0)).toEqual({ ok: true, value: 0 });
    expect(prepaidPart(100, 30, 70)).toEqual({ ok: true, value: 70 });
    expect(prepaidPart(100, 30, 50)).toEqual({ ok: false, error: { code: 'advanceTooSmall', lacking: 20 } });
  });

  it('[CPN-127] a payout above the largest representable amount is capped at that amount', () => {
    expect(
      paid({
        betType: 'express',
        stake: 1_000_000,
        legs: Array.from({ length: 20 }, () => ({ price: 50_000, result: 'won' as const })),
      }),
    ).toEqual([MAX_MINOR, 0]);
  });
});

describe('refusals', () => {
  const cases: readonly (readonly [string, SettleInput, readonly unknown[]])[] = [
    [
      'two legs are no single',
      { betType: 'single', stake: 1, legs: legs([2], [2]) },
      [{ code: 'tooManyLegs', maximum: 1, actual: 2 }],
    ],
    [
      'one leg is no express',
      { betType: 'express', stake: 1, legs: legs([2]) },
      [{ code: 'tooFewLegs', minimum: 2, actual: 1 }],
    ],
    [
      'a system of all its legs is an express',
      { betType: 'system', stake: 1, systemValue: 3, legs: legs([2], [2], [2]) },
      [{ code: 'badSystemValue', minimum: 2, maximum: 2 }],
    ],
    [
      'a system value of 1',
      { betType: 'system', stake: 1, systemValue: 1, legs: legs([2], [2], [2]) },
      [{ code: 'badSystemValue', minimum: 2, maximum: 2 }],
    ],
    [
      'bankers leave two legs',
      { betType: 'system', stake: 1, legs: [{ price: 2000, result: 'won', isBanker: true }, ...legs([2], [2])] },
      [{ code: 'tooFewLegs', minimum: 4, actual: 3 }],
    ],
    [
      'nine legs are too many for lucky',
      { betType: 'lucky', stake: 1, legs: Array.from({ length: 9 }, () => ({ price: 2000, result: 'won' as const })) },
      [{ code: 'tooManyLegs', maximum: 8, actual: 9 }],
    ],
    [
      'all that is wrong is listed at once',
      {
        betType: 'multibet',
        stake: -1,
        legs: [
          { price: 0, result: 'won' },
          { price: 2000, result: 'won', blockId: 1 },
        ],
      },
      [
        { code: 'tooFewLegs', minimum: 3, actual: 2 },
        { code: 'badPrice', leg: 0 },
        { code: 'legWithoutBlock', leg: 0 },
        { code: 'tooFewBlocks', minimum: 2, actual: 1 },
        { code: 'badStake' },
      ],
    ],
    [
      'a block that stakes more than the one before it returns',
      {
        betType: 'conditional',
        stake: 100,
        amountByBlockId: { 2: 151 },
        legs: [
          { price: 1500, result: 'won', blockId: 1 },
          { price: 2000, result: 'won', blockId: 2 },
        ],
      },
      [{ code: 'blockAmountTooHigh', blockId: 2, maximum: 150 }],
    ],
    [
      'a leg amount that is no amount',
      { betType: 'singles', stake: 0, legs: [{ price: 2000, result: 'won', amount: 0.5 }] },
      [{ code: 'badLegAmount', leg: 0 }],
    ],
    [
      'terms that are no amounts',
      { betType: 'express', stake: 1, legs: legs([2], [2]), terms: { maxPayout: Number.NaN } },
      [{ code: 'badTerms' }],
    ],
    [
      'eleven split legs in an anti-express',
      {
        betType: 'antiExpress',
        stake: 1,
        legs: Array.from({ length: 11 }, () => ({ price: 2000, result: 'halfLost' as const })),
      },
      [{ code: 'tooManySplits', maximum: 10, actual: 11 }],
    ],
  ];
  for (const [name, input, expected] of cases) {
    it(`[CPN-123] ${name}`, () => expect(errors(input)).toEqual(expected));
  }

  it('[CPN-110] the maximum stake of a block is what the block before it returns, rounded down', () => {
    expect(maxBlockAmount(333, [1500, 1333])).toBe(665);
    expect(maxBlockAmount(Number.MAX_SAFE_INTEGER, [2000])).toBe(Number.MAX_SAFE_INTEGER);
  });
});
