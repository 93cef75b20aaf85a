/** The words of a failure about a wrong payout: a mistake only where that mistake pays exactly the wrong amount. */
import { describe, expect, it } from 'vitest';
import type { SettleInput } from '../../adapters/testing/engine.ts';
import { owedBy } from '../../adapters/testing/payout-terms.ts';
import type { PayoutTerms } from '../../adapters/testing/payout-terms.ts';
import { wrongPayout } from '../../adapters/testing/wrong-payout.ts';

const TERMS: PayoutTerms = { rounding: 'halfUp', maxPayout: Infinity };
const reported = (coupon: SettleInput, paid: number, terms: PayoutTerms = TERMS): string =>
  wrongPayout(coupon, paid, owedBy(coupon, terms), terms);

const SINGLE: SettleInput = { betType: 'single', stake: 1_000, legs: [{ price: 2_500, result: 'returned' }] };
const EXPRESS: SettleInput = {
  betType: 'express',
  stake: 1_000,
  legs: [
    { price: 2_000, result: 'won' },
    { price: 3_000, result: 'returned' },
    { price: 1_500, result: 'returned' },
  ],
};
const SYSTEM: SettleInput = {
  betType: 'system',
  stake: 600,
  systemValue: 2,
  legs: [
    { price: 2_000, result: 'won', isBanker: true },
    { price: 3_000, result: 'won' },
    { price: 4_000, result: 'won' },
    { price: 5_000, result: 'lost' },
  ],
};

describe('a wrong payout', () => {
  it('that no known mistake pays is reported as the amounts paid and owed, and nothing is guessed', () => {
    expect(reported(SINGLE, 777)).toBe(
      'single, stake 10.00: leg 1 at 2.500 returned. Paid 7.77, owed 10.00. No known mistake explains that.',
    );
  });

  it('that one mistake pays is reported with that mistake', () => {
    expect(reported(SINGLE, 2_500)).toBe(
      'single, stake 10.00: leg 1 at 2.500 returned. Paid 25.00, owed 10.00. One known mistake pays 25.00: leg 1 (returned) counts as won.',
    );
    expect(reported(EXPRESS, 6_000)).toMatch(/ One known mistake pays 60\.00: leg 2 \(returned\) counts as won\.$/);
    expect(reported(EXPRESS, 9_000)).toMatch(/ pays 90\.00: legs that are returned count as won\.$/);
  });

  it('that several mistakes pay is reported with each of them', () => {
    expect(reported(SINGLE, 0)).toMatch(
      / 2 known mistakes pay 0\.00: leg 1 \(returned\) counts as lost; the stake is not paid back\.$/,
    );
  });

  it('of lines, bankers and terms is reported in their words', () => {
    const owed = owedBy(SYSTEM, TERMS);
    expect(reported(SYSTEM, 3 * owed)).toContain('the stake counts for each line');
    expect(reported(SYSTEM, owedBy({ ...SYSTEM, legs: SYSTEM.legs.slice(1) }, TERMS))).toContain(
      'bankers are left out',
    );
    const asLegs = SYSTEM.legs.map(({ isBanker: _, ...leg }) => leg);
    expect(reported(SYSTEM, owedBy({ ...SYSTEM, legs: asLegs }, TERMS))).toContain('bankers count as other legs');
    const won: SettleInput = { ...EXPRESS, legs: EXPRESS.legs.map((leg) => ({ ...leg, result: 'won' as const })) };
    expect(reported(won, 9_000, { rounding: 'halfUp', maxPayout: 5_000 })).toContain('the cap is left out');
    const odd: SettleInput = { betType: 'single', stake: 1, legs: [{ price: 1_900, result: 'won' }] };
    expect(reported(odd, 1)).toContain('the payout is rounded down');
  });

  it('that the reference pays too has no mistake in this coupon', () => {
    expect(wrongPayout(SINGLE, 1_000, 900, TERMS)).toBe(
      'single, stake 10.00: leg 1 at 2.500 returned. Paid 10.00, owed 9.00.',
    );
  });

  it('of a conditional shows the stakes of its blocks', () => {
    const conditional: SettleInput = {
      betType: 'conditional',
      stake: 1_000,
      legs: [
        { price: 2_000, result: 'won', blockId: 1 },
        { price: 2_000, result: 'won', blockId: 2 },
      ],
      amountByBlockId: { 1: 1_000, 2: 550 },
    };
    expect(reported(conditional, 0)).toMatch(
      /^conditional, stake 10\.00, then 5\.50 on block 2: leg 1 at 2\.000 won, block 1; /,
    );
  });
});
