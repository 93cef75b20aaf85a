/** The worked figures of the rules, in euro cents, prices in thousandths. */
import { describe, expect, it } from 'vitest';
import {
  chosenPart,
  offeredValue,
  partBounds,
  partOffer,
  partStakes,
  shareStake,
  wholeOffer,
} from 'touchline/core/cash-out/rules/offer';
import type { QuoteInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { fairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { FairLeg } from 'touchline/core/coupon/rules/settlement/fair-value';
import { layChances, legChances } from 'touchline/core/coupon/rules/settlement/leg-chances';
import type { FairMarket } from 'touchline/core/coupon/rules/settlement/leg-chances';
import type { Rational } from 'touchline/kernel/rational';

const MARGIN = 0.055;

const at = (price: number, now: Partial<FairMarket> & { readonly won: number }): FairLeg => ({
  price,
  result: 'unsettled',
  chances: legChances({ price: 1_001, back: 0, ...now }),
});
/** A leg of an anti-express at its own price. */
const against = (price: number, chance: number): FairLeg => ({
  price,
  result: 'unsettled',
  chances: layChances({ won: chance, back: 0 }),
  priceNow: price,
});
const won = (price: number): FairLeg => ({ price, result: 'won', chances: null });
const lost = (price: number): FairLeg => ({ price, result: 'lost', chances: null });

function valueOf(input: QuoteInput<FairLeg>): Rational {
  const value = fairValue(input);
  if (!value.ok) throw new Error(`the bet has no value: ${value.error}`);
  return offeredValue(value.value, MARGIN);
}
const offer = (input: QuoteInput<FairLeg>): number => wholeOffer(valueOf(input), input.stake, input.stake);

describe('an offer', () => {
  it.each([
    [
      'a single whose chance stands',
      { betType: 'single', stake: 1000, legs: [at(2100, { won: 0.5, price: 1900 })] },
      995,
    ],
    ['a single whose chance rose', { betType: 'single', stake: 1000, legs: [at(2100, { won: 0.8 })] }, 1592],
    ['a single whose chance fell', { betType: 'single', stake: 1000, legs: [at(2100, { won: 0.05 })] }, 99],
    ['draw no bet', { betType: 'single', stake: 1000, legs: [at(1800, { won: 0.6, back: 0.2 })] }, 1213],
    [
      'an express with a leg that won',
      { betType: 'express', stake: 1000, legs: [won(2000), at(1900, { won: 0.5 })] },
      1800,
    ],
    [
      'an express with two open legs',
      { betType: 'express', stake: 1000, legs: [at(2000, { won: 0.5 }), at(1900, { won: 0.6 })] },
      1080,
    ],
    [
      'a system 2/3 with two legs that won',
      { betType: 'system', systemValue: 2, stake: 300, legs: [won(2000), won(3000), at(2500, { won: 0.4 })] },
      1073,
    ],
    [
      'a chain with two open legs',
      { betType: 'chain', stake: 1000, legs: [at(2000, { won: 0.5 }), at(1900, { won: 0.6 })] },
      1014,
    ],
    ['a chain with a leg that won', { betType: 'chain', stake: 1000, legs: [won(2000), at(1900, { won: 0.6 })] }, 2080],
    [
      'a chain with a half loss before the last leg',
      {
        betType: 'chain',
        stake: 1000,
        legs: [at(2000, { won: 0.5, back: 0.1, halfLost: 0.2 }), at(3000, { won: 0.4 })],
      },
      1156,
    ],
    [
      'a conditional with two open blocks',
      {
        betType: 'conditional',
        stake: 1000,
        amountByBlockId: { 1: 1000, 2: 1500 },
        legs: [
          { ...at(2000, { won: 0.5 }), blockId: 1 },
          { ...at(1900, { won: 0.6 }), blockId: 2 },
        ],
      },
      1047,
    ],
    [
      'an anti-express with two open legs',
      { betType: 'antiExpress', stake: 1000, legs: [against(1950, 0.49), against(1950, 0.49)] },
      842,
    ],
    [
      'an anti-express with a leg that won',
      { betType: 'antiExpress', stake: 1000, legs: [won(1950), against(1950, 0.49)] },
      565,
    ],
    [
      'an anti-express with a leg that lost',
      { betType: 'antiExpress', stake: 1000, legs: [lost(1950), against(1950, 0.49)] },
      1170,
    ],
    ['a lucky with a leg that won', { betType: 'lucky', stake: 300, legs: [won(2000), at(3000, { won: 0.3 })] }, 455],
  ] as const)('[CSO-4, CSO-5] for %s is as worked', (_, input, cents) => {
    expect(offer(input)).toBe(cents);
  });

  it('[CSO-4] carries no margin on money that is certain', () => {
    const legs = [won(2000), won(3000), lost(2500)];
    expect(offer({ betType: 'system', systemValue: 2, stake: 300, legs })).toBe(600);
  });

  it('[CSO-3] values a bet at its own price below its stake, whatever the model says', () => {
    expect(offer({ betType: 'single', stake: 1000, legs: [at(1950, { won: 0.99, price: 1950 })] })).toBe(947);
  });

  it('[CSO-4] values a capped bet at the share of its cap', () => {
    const legs = [at(4000, { won: 0.5 })];
    expect(offer({ betType: 'single', stake: 1000, legs, terms: { maxPayout: 2000 } })).toBe(947);
  });

  it('[CSO-17] values an anti-express at its own prices at its stake at most', () => {
    // Ten legs at 1.10 with the fair chance 0.86: one of them loses with the chance 0.779, and the quoted odds are
    // 1.37.
    const legs = Array.from({ length: 10 }, () => against(1100, 0.86));
    expect(offer({ betType: 'antiExpress', stake: 1000, legs })).toBe(947);
  });

  it('[CSO-16] names a bet whose joint results are too many to follow', () => {
    const legs = (count: number, isEqual: boolean): readonly FairLeg[] =>
      Array.from({ length: count }, (_, leg) => at(isEqual ? 2_000 : 2_001 + 2 ** leg, { won: 0.3, back: 0.1 }));
    const errorOf = (count: number, isEqual: boolean): string | null => {
      const value = fairValue({ betType: 'chain', stake: 1000, legs: legs(count, isEqual) });
      return value.ok ? null : value.error;
    };
    expect(errorOf(7, false)).toBeNull();
    expect(errorOf(12, false)).toBe('tooManyOpen');
    expect(errorOf(40, true)).toBeNull();
  });

  it('[CSO-1] has no value with a leg that nothing is known of', () => {
    const value = fairValue({ betType: 'single', stake: 1000, legs: [{ ...won(2000), result: 'unsettled' }] });
    expect(value).toEqual({ ok: false, error: 'unknown' });
  });
});

describe('parts', () => {
  const value = valueOf({ betType: 'single', stake: 1000, legs: [at(2100, { won: 0.8 })] });

  it('[CSO-6] of a half and then the rest are the whole', () => {
    expect(partOffer(value, 1000, 1000, 500)).toBe(796);
    expect(partOffer(value, 1000, 500, 500)).toBe(796);
  });

  const bet = { value, stake: 1000, open: 1000, minRest: 10 };

  it('[CSO-19] are bounded by the least that pays and the least that stays', () => {
    expect(partBounds(bet)).toEqual({ minStake: 1, maxStake: 990, minAmount: 2, maxAmount: 1577 });
    expect(partBounds({ ...bet, minRest: 1000 })).toBeNull();
    const worthLittle = valueOf({ betType: 'single', stake: 1000, legs: [at(2100, { won: 0.05 })] });
    expect(partBounds({ ...bet, value: worthLittle })).toMatchObject({ minStake: 6, minAmount: 1 });
  });

  it.each([
    ['stake', 437, 437],
    ['stake', 1000, 1000],
    ['stake', 991, null],
    ['stake', 1001, null],
    ['stake', 0, null],
    ['amount', 500, 314],
    ['amount', 1592, 1000],
    ['amount', 1578, null],
    ['amount', 1593, null],
    ['amount', 0, null],
  ] as const)('[CSO-19] chosen by %s %i take %s of the stake', (by, wanted, stake) => {
    expect(chosenPart(bet, { by, value: wanted })).toBe(stake);
  });

  it('[CSO-19] as a share stay within the bounds', () => {
    const bounds = { minStake: 6, maxStake: 990, minAmount: 1, maxAmount: 900 };
    expect([0.1, 33, 99.5, 100].map((percent) => shareStake(1000, percent, bounds))).toEqual([6, 330, 990, 1000]);
  });

  it('[CSO-6] shown are a quarter, a half, three quarters and all, each once', () => {
    expect(partStakes(1000).map(({ stake }) => stake)).toEqual([250, 500, 750, 1000]);
    expect(partStakes(3)).toEqual([
      { percent: 50, stake: 1 },
      { percent: 75, stake: 2 },
      { percent: 100, stake: 3 },
    ]);
  });
});
