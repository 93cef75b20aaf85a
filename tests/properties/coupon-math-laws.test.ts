import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetResult } from 'touchline/core/history/bet-result';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { MAX_MINOR } from 'touchline/kernel/money';
import { anyCoupon, coupon, SETTLED_RESULTS, legResult, withResults } from '../../adapters/testing/coupons.ts';
import { BETTER, HALVES } from '../../adapters/testing/half-results.ts';
import { check, payout, staked, withLeg, WITHOUT_ANTI } from '../arbitraries/coupon-laws.ts';

const MULTILINEAR: readonly BetTypeName[] = [
  'single',
  'express',
  'system',
  'multibet',
  'antiExpress',
  'lucky',
  'patent',
  'singles',
];
const GROWING: readonly BetTypeName[] = [
  'single',
  'express',
  'system',
  'chain',
  'multibet',
  'lucky',
  'patent',
  'singles',
];

function shuffled(
  arbitrary: fc.Arbitrary<SettleInput>,
): fc.Arbitrary<{ input: SettleInput; legs: SettleInput['legs'] }> {
  return arbitrary.chain((input) =>
    fc.record({
      input: fc.constant(input),
      legs: fc.shuffledSubarray([...input.legs], { minLength: input.legs.length, maxLength: input.legs.length }),
    }),
  );
}

describe('the order', () => {
  it('[CPN-105] [CPN-106] [CPN-111] [CPN-112] [CPN-113] of legs makes no difference', () => {
    check(
      42,
      shuffled(anyCoupon(['express', 'system', 'multibet', 'antiExpress', 'lucky', 'patent', 'singles'])),
      ({ input, legs }) => expect(payout({ ...input, legs })).toBe(payout(input)),
    );
  });

  it('[CPN-110] of legs within a block of a conditional makes no difference', () => {
    check(57, shuffled(coupon('conditional')), ({ input, legs }) => {
      const inBlocks = legs.toSorted((left, right) => (left.blockId ?? 0) - (right.blockId ?? 0));
      expect(payout({ ...input, legs: inBlocks })).toBe(payout(input));
    });
  });

  it('[CPN-108] [CPN-110] of legs in a chain and of blocks in a conditional matters: a witness', () => {
    const legs = [
      { price: 3000, result: 'won', blockId: 1 },
      { price: 2000, result: 'lost', blockId: 2 },
    ] as const;
    const chain = { betType: 'chain', stake: 100 } as const;
    expect(payout({ ...chain, legs })).toBe(200);
    expect(payout({ ...chain, legs: legs.toReversed() })).toBe(0);
    const conditional = { betType: 'conditional', stake: 100, amountByBlockId: { 1: 100, 2: 100 } } as const;
    expect(payout({ ...conditional, legs })).toBe(200);
    expect(payout({ ...conditional, legs: legs.toReversed() })).toBe(0);
  });
});

describe('uniform results', () => {
  it('[CPN-102] all legs returned pays the stake, in every type', () => {
    for (const betType of betTypeNames)
      check(40, coupon(betType, ['returned', 'forcedReturn']), (input) => expect(payout(input)).toBe(staked(input)));
  });

  it('[CPN-103] all legs lost pays nothing, in every type but an anti-express', () => {
    for (const betType of WITHOUT_ANTI) check(41, coupon(betType, ['lost']), (input) => expect(payout(input)).toBe(0));
  });

  it('[CPN-111] all legs lost pays an anti-express, and all won does not', () => {
    check(58, coupon('antiExpress', ['lost']), (input) => {
      expect(payout({ ...input, stake: 1000 })).toBeGreaterThan(0);
      expect(payout(withResults(input, () => 'won'))).toBe(0);
    });
  });
});

describe('half statuses', () => {
  const split = (
    input: SettleInput,
    at: number,
    [whole, one, other]: (typeof HALVES)[number],
  ): readonly [number, number, number] => [
    payout(withLeg(input, at, whole)),
    payout(withLeg(input, at, one)),
    payout(withLeg(input, at, other)),
  ];

  it('[CPN-102] pay the mean of their two halves', () => {
    check(
      43,
      fc.record({ input: anyCoupon(MULTILINEAR), at: fc.nat(), half: fc.constantFrom(...HALVES) }),
      ({ input, at, half }) => {
        const [mixed, first, second] = split(input, at % input.legs.length, half);
        if (Math.max(mixed, first, second) === MAX_MINOR) return;
        expect(Math.abs(2 * mixed - first - second)).toBeLessThanOrEqual(2);
      },
    );
  });

  it('[CPN-102] [CPN-108] pay the mean in a chain’s last leg, and not always before it: a witness', () => {
    check(59, fc.record({ input: coupon('chain'), half: fc.constantFrom(...HALVES) }), ({ input, half }) => {
      const [mixed, first, second] = split(input, input.legs.length - 1, half);
      expect(Math.abs(2 * mixed - first - second)).toBeLessThanOrEqual(2);
    });
    const legs = [
      { price: 3000, result: 'halfLostHalfWon' },
      { price: 2000, result: 'lost' },
      { price: 3000, result: 'won' },
    ] as const;
    // 1.5 stakes, then 0.5, of which nothing is left over to wait: 1.5 again. Lost at once: 0. Won at once: 3, then 2,
    // then 4.
    expect(split({ betType: 'chain', stake: 100, legs }, 0, ['halfLostHalfWon', 'lost', 'won'])).toEqual([150, 0, 400]);
  });

  it('[CPN-110] in a block of a conditional decide as one whether the next block is played: a witness', () => {
    const legs = [
      { price: 1500, result: 'halfLost', blockId: 1 },
      { price: 3000, result: 'won', blockId: 2 },
    ] as const;
    // Half is left, which does not cover the next stake; returned at once it would have.
    expect(
      split({ betType: 'conditional', stake: 100, amountByBlockId: { 1: 100, 2: 100 }, legs }, 0, [
        'halfLost',
        'lost',
        'returned',
      ]),
    ).toEqual([50, 0, 300]);
  });
});

describe('better results and longer prices', () => {
  const better = fc.constantFrom<readonly [worse: BetResult, better: BetResult]>(...BETTER, ['lost', 'returned']);
  const longer = (input: SettleInput, at: number, more: number): SettleInput => ({
    ...input,
    legs: input.legs.map((leg, index) => (index === at ? { ...leg, price: leg.price + more } : leg)),
  });

  it('[CPN-102] [CPN-131] never pay less', () => {
    check(
      44,
      fc.record({ input: anyCoupon(GROWING), at: fc.nat(), better, more: fc.integer({ min: 0, max: 5000 }) }),
      ({ input, at, better: [worse, best], more }) => {
        const chosen = at % input.legs.length;
        expect(payout(withLeg(input, chosen, best))).toBeGreaterThanOrEqual(payout(withLeg(input, chosen, worse)));
        expect(payout(longer(input, chosen, more))).toBeGreaterThanOrEqual(payout(input));
      },
    );
  });

  it('[CPN-111] [CPN-131] never pay an anti-express more', () => {
    const worse = fc.constantFrom<readonly ['lost' | 'halfLostHalfWon', 'won' | 'halfLostHalfWon']>(
      ['lost', 'halfLostHalfWon'],
      ['halfLostHalfWon', 'won'],
      ['lost', 'won'],
    );
    check(
      53,
      fc.record({ input: coupon('antiExpress'), at: fc.nat(), worse, more: fc.integer({ min: 0, max: 5000 }) }),
      ({ input, at, worse: [bad, good], more }) => {
        const chosen = at % input.legs.length;
        expect(payout(withLeg(input, chosen, good))).toBeLessThanOrEqual(payout(withLeg(input, chosen, bad)));
        expect(payout(longer(input, chosen, more))).toBeLessThanOrEqual(payout(input));
      },
    );
  });

  it('[CPN-111] [CPN-131] a returned leg is outside that order: it pays an anti-express more than a loss where another leg lost, and less where none did', () => {
    const legs = (first: 'lost' | 'returned', second: 'lost' | 'won'): SettleInput => ({
      betType: 'antiExpress',
      stake: 10_000,
      legs: [
        { price: 2000, result: first },
        { price: 2000, result: second },
      ],
    });
    expect(payout(legs('returned', 'lost'))).toBe(16_200);
    expect(payout(legs('lost', 'lost'))).toBe(11_500);
    expect(payout(legs('returned', 'won'))).toBe(0);
    expect(payout(legs('lost', 'won'))).toBe(11_500);
  });

  it('[CPN-110] [CPN-131] can pay a conditional less, for they may let it play on: a witness', () => {
    const input: SettleInput = {
      betType: 'conditional',
      stake: 100,
      amountByBlockId: { 1: 100, 2: 100 },
      legs: [
        { price: 2000, result: 'halfLost', blockId: 1 },
        { price: 2000, result: 'lost', blockId: 2 },
      ],
    };
    expect(payout(input)).toBe(50);
    expect(payout(withLeg(input, 0, 'returned'))).toBe(0);
    const halfWon: SettleInput = {
      ...input,
      amountByBlockId: { 1: 100, 2: 140 },
      legs: [
        { price: 1700, result: 'halfWon', blockId: 1 },
        { price: 2000, result: 'lost', blockId: 2 },
      ],
    };
    expect(payout(halfWon)).toBe(135);
    expect(payout(longer(halfWon, 0, 100))).toBe(0);
  });

  it('[CPN-110] [CPN-131] never pay a conditional less in its last block', () => {
    check(
      54,
      fc.record({ input: coupon('conditional'), better, more: fc.integer({ min: 0, max: 5000 }) }),
      ({ input, better: [worse, best], more }) => {
        const last = input.legs.length - 1;
        expect(payout(withLeg(input, last, best))).toBeGreaterThanOrEqual(payout(withLeg(input, last, worse)));
        expect(payout(longer(input, last, more))).toBeGreaterThanOrEqual(payout(input));
      },
    );
  });
});

describe('scale', () => {
  it('[CPN-101] ten times the stakes pay ten times as much', () => {
    check(45, anyCoupon(betTypeNames), (input) => {
      const amounts = Object.entries(input.amountByBlockId ?? {}).map(([id, amount]) => [id, amount * 10]);
      const legs = input.legs.map((leg) => (leg.amount === undefined ? leg : { ...leg, amount: leg.amount * 10 }));
      const tenfold = payout({
        ...input,
        stake: input.stake * 10,
        legs,
        ...(amounts.length > 0 ? { amountByBlockId: Object.fromEntries(amounts) } : {}),
      });
      const roundings = input.betType === 'singles' ? input.legs.length : 1;
      if (tenfold < MAX_MINOR) expect(Math.abs(tenfold - 10 * payout(input))).toBeLessThanOrEqual(5 * roundings);
    });
  });

  it('[CPN-101] nothing staked pays nothing', () => {
    check(
      55,
      anyCoupon(
        ['single', 'express', 'system', 'chain', 'multibet', 'antiExpress', 'lucky', 'patent'],
        SETTLED_RESULTS,
      ),
      (input) => expect(payout({ ...input, stake: 0 })).toBe(0),
    );
    check(62, fc.record({ input: coupon('singles'), result: legResult(SETTLED_RESULTS) }), ({ input, result }) => {
      expect(payout({ ...input, legs: input.legs.map(({ price }) => ({ price, result, amount: 0 })) })).toBe(0);
    });
  });
});
