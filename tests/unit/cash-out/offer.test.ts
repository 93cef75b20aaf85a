/** The worked figures of the specification, in euro cents, prices in thousandths. */
import { describe, expect, it } from 'vitest';
import { expectedFactor, offeredValue, partOffer, partStakes, wholeOffer } from 'touchline/core/cash-out/rules/offer';
import type { MarketNow } from 'touchline/core/cash-out/rules/offer';
import type { QuoteInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { fairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { FairLeg } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { Rational } from 'touchline/kernel/rational';

const MARGIN = 0.055;

const at = (price: number, now: Partial<MarketNow> & { readonly won: number }): FairLeg => ({
  price,
  statusId: -2,
  expected: expectedFactor(price, { price: 1_001, back: 0, ...now }),
});
const won = (price: number): FairLeg => ({ price, statusId: 1, expected: null });
const lost = (price: number): FairLeg => ({ price, statusId: 0, expected: null });

function valueOf(input: QuoteInput<FairLeg>): Rational {
  const value = fairValue(input);
  if (value === null) throw new Error('the bet has no value');
  return offeredValue(value, MARGIN);
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

  it.each(['chain', 'antiExpress'] as const)('[CSO-1] has no value for the type %s', (betType) => {
    expect(fairValue({ betType, stake: 1000, legs: [at(2000, { won: 0.5 }), at(1900, { won: 0.6 })] })).toBeNull();
  });

  it('[CSO-1] has no value with a leg that nothing is known of', () => {
    expect(fairValue({ betType: 'single', stake: 1000, legs: [{ ...won(2000), statusId: -2 }] })).toBeNull();
  });
});

describe('parts', () => {
  const value = valueOf({ betType: 'single', stake: 1000, legs: [at(2100, { won: 0.8 })] });

  it('[CSO-6] of a half and then the rest are the whole', () => {
    expect([partOffer(value, 1000, 1000, 500), partOffer(value, 1000, 500, 500)]).toEqual([796, 796]);
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
