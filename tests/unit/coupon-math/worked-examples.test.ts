import { describe, expect, it } from 'vitest';
import type { QuoteLeg, SettleInput, SettleLeg } from '../../../core/modules/coupon/rules/settlement/coupon-input.ts';
import type { BetStatusId } from '../../../core/modules/coupon/rules/settlement/leg-factor.ts';
import { settle } from '../../../core/modules/coupon/rules/settlement/settle.ts';

const BANKER = { isBanker: true } as const;

function leg(odds: number, statusId: BetStatusId = 1, more: Omit<QuoteLeg, 'price'> = {}): SettleLeg {
  return { price: Math.round(odds * 1000), statusId, ...more };
}

function block(blockId: number, ...members: readonly (readonly [odds: number, statusId?: BetStatusId])[]): readonly SettleLeg[] {
  return members.map(([odds, statusId]) => leg(odds, statusId, { blockId }));
}

/** Amounts in cents: stake and payout. */
const EXAMPLES: readonly (readonly [name: string, input: SettleInput, payout: number])[] = [
  ['[CPN-106] system 2/3, 300 @ 2, 3.5, 2.4, all won', { typeId: 2, stake: 300_00, systemValue: 2, legs: [leg(2), leg(3.5), leg(2.4)] }, 2020_00],
  ['[CPN-106] system 2/3, 600 @ 1.9, 2, 2.5, third lost', { typeId: 2, stake: 600_00, systemValue: 2, legs: [leg(1.9), leg(2), leg(2.5, 0)] }, 760_00],
  [
    '[CPN-106] system 3/5, 1000 @ 1.9, 2, 2.5, 2.8, 3, all won',
    { typeId: 2, stake: 1000_00, systemValue: 3, legs: [leg(1.9), leg(2), leg(2.5), leg(2.8), leg(3)] },
    14_185_00,
  ],
  ['[CPN-107] banker 2 and 2/3 of 3, 4, 5, 1 a line', { typeId: 2, stake: 3_00, legs: [leg(2, 1, BANKER), leg(3), leg(4), leg(5)] }, 94_00],
  [
    '[CPN-109] lobby 1.5, blocks 1.7, 1.2, 2.2, 200 a line, k = 2',
    { typeId: 4, stake: 600_00, legs: [leg(1.5, 1, BANKER), ...block(1, [1.7]), ...block(2, [1.2]), ...block(3, [2.2])] },
    2526_00,
  ],
  ['[CPN-108] chain of 3: 2 won, 1.5 won, 2 lost, 3 won, 1.5 lost', { typeId: 3, stake: 3_00, legs: [leg(2), leg(1.5), leg(2, 0), leg(3), leg(1.5, 0)] }, 7_50],
  [
    '[CPN-110] conditional 100 @ 1.15, all of it @ 1.39 x 1.13, then 100 @ 1.13 lost',
    { typeId: 5, stake: 100_00, amountByBlockId: { 2: 115_00, 3: 100_00 }, legs: [...block(1, [1.15]), ...block(2, [1.39], [1.13]), ...block(3, [1.13, 0])] },
    80_63,
  ],
  ['[CPN-112] lucky 15, 1 a line @ 3, 4, 5, 6', { typeId: 7, stake: 15_00, legs: [leg(3), leg(4), leg(5), leg(6)] }, 839_00],
  ['[CPN-113] patent of 4, 110 @ 2, 3.5, 4, 1.5', { typeId: 8, stake: 110_00, legs: [leg(2), leg(3.5), leg(4), leg(1.5)] }, 1567_50],
  [
    '[CPN-102] [CPN-105] express 100 @ 2 won, 1.9 half won, 1.8 half lost, 3 half lost half won, 2.5 returned',
    { typeId: 1, stake: 100_00, legs: [leg(2), leg(1.9, 4), leg(1.8, 5), leg(3, 6), leg(2.5, 2)] },
    217_50,
  ],
  ['[CPN-104] single 10 @ 1.955 won, rounded half-up', { typeId: 0, stake: 10_01, legs: [leg(1.955)] }, 19_57],
  ['[CPN-102] a forced return pays the stake', { typeId: 0, stake: 10_00, legs: [leg(7, 3)] }, 10_00],
  // K = 4, A = 1/(1 - 1/4 + 0.116) = 1/0.866.
  ['[CPN-111] anti-express 100 @ 2, 2, one lost', { typeId: 6, stake: 100_00, legs: [leg(2, 0), leg(2)] }, 115_47],
  ['[CPN-111] anti-express, none lost', { typeId: 6, stake: 100_00, legs: [leg(2), leg(2)] }, 0],
  ['[CPN-111] anti-express, all returned', { typeId: 6, stake: 100_00, legs: [leg(2, 2), leg(2, 3)] }, 100_00],
  // The returned leg is not in K: 1/(1 - 1/2 + 0.116).
  ['[CPN-111] anti-express, one lost, one returned', { typeId: 6, stake: 100_00, legs: [leg(2, 0), leg(9, 2)] }, 162_34],
  // Half of 115.47 (lost) and half of 0 (won, won).
  ['[CPN-111] anti-express, half lost half won counts half', { typeId: 6, stake: 100_00, legs: [leg(2, 6), leg(2)] }, 57_74],
  // Halves: lost & won pays A(4), returned & won pays nothing.
  ['[CPN-111] anti-express, half lost half returned', { typeId: 6, stake: 100_00, legs: [leg(2, 5), leg(2)] }, 57_74],
  // Halves: lost & won (A of 6, 1.05337) and lost & returned (A of 2, 1.62338).
  ['[CPN-111] anti-express, half won half returned beside a lost leg', { typeId: 6, stake: 100_00, legs: [leg(2, 0), leg(3, 4)] }, 133_84],
  ['[CPN-111] anti-express with the operator\'s own margin of 0.05', { typeId: 6, stake: 100_00, antiExpressMargin: 50, legs: [leg(2, 0), leg(2)] }, 125_00],
  [
    '[CPN-110] conditional stops where the balance does not cover the next stake',
    { typeId: 5, stake: 100_00, amountByBlockId: { 2: 120_00, 3: 130_00 }, legs: [...block(1, [2]), ...block(2, [2, 0]), ...block(3, [2])] },
    80_00,
  ],
  ['[CPN-110] conditional, first block lost', { typeId: 5, stake: 100_00, amountByBlockId: { 2: 50_00 }, legs: [...block(1, [2, 0], [3]), ...block(2, [2])] }, 0],
  [
    '[CPN-114] several singles, each rounded on its own',
    { typeId: 9, stake: 0, legs: [leg(1.505, 1, { amount: 1 }), leg(1.505, 1, { amount: 1 }), leg(3, 0, { amount: 500 })] },
    4,
  ],
];

describe('worked examples', () => {
  for (const [name, input, payout] of EXAMPLES) {
    it(name, () => {
      const settled = settle(input);
      expect(settled.ok && settled.value.kind === 'settled' ? settled.value.payout : settled).toBe(payout);
    });
  }
});
