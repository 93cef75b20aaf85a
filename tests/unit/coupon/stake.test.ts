import { describe, expect, it } from 'vitest';
import { minorDigits } from 'touchline/kernel/money';
import { initialStake, stakePresets, stakeStep } from 'touchline/core/coupon/rules/stake';

const CURRENCIES =
  'RUB USD EUR KZT UAH INR BRL JPY AUD KWD GBP CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RSD MDL GEL AMD AZN BYN UZS KGS TJS TMT TRY ILS AED SAR QAR BHD OMR JOD EGP MAD TND DZD NGN KES GHS UGX TZS ZAR XAF XOF CAD NZD MXN ARS CLP COP PEN CNY KRW THB VND IDR MYR SGD PHP BDT PKR LKR NPR MNT'.split(
    ' ',
  );

describe('amounts by currency', () => {
  it.each([
    ['RUB', 15_000],
    ['USD', 500],
    ['EUR', 500],
    ['KZT', 100_000],
    ['UAH', 5_000],
    ['INR', 30_000],
    ['BRL', 1_500],
    ['JPY', 1_000],
  ])('[CPN-5] the first amount of %s is the required one', (currency, minor) =>
    expect(initialStake(currency)).toBe(minor),
  );

  it.each([
    ['RUB', 10_000],
    ['USD', 250],
    ['EUR', 250],
    ['KZT', 50_000],
    ['UAH', 5_000],
    ['AUD', 100],
    ['KWD', 500],
  ])('[CPN-5] the step of %s is the required one', (currency, minor) => expect(stakeStep(currency)).toBe(minor));

  it('[CPN-5] more than 60 currencies have their own amounts, each a whole number of minor units that a step reaches', () => {
    const [hard, own] = [['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'SGD'], new Set(CURRENCIES)];
    for (const currency of CURRENCIES)
      if (initialStake(currency) === 5 * 10 ** minorDigits(currency)) own.delete(currency);
    expect(CURRENCIES.filter((currency) => !own.has(currency))).toEqual(hard);
    expect(own.size).toBeGreaterThan(60);
    for (const currency of CURRENCIES) {
      expect(Number.isSafeInteger(initialStake(currency)), currency).toBe(true);
      expect(Number.isSafeInteger(stakeStep(currency)), currency).toBe(true);
      expect(stakeStep(currency)).toBeLessThanOrEqual(initialStake(currency));
      expect(stakePresets(currency)).toEqual([1, 2, 5, 10].map((times) => initialStake(currency) * times));
    }
  });

  it('[CPN-5] any other currency starts at 5 with a step of 2.5', () => {
    expect(initialStake('XYZ')).toEqual(5 * 10 ** minorDigits('XYZ'));
    expect(stakeStep('XYZ')).toEqual(2.5 * 10 ** minorDigits('XYZ'));
  });

  it('[CPN-5] the player’s own step applies when it is an amount and switched on', () => {
    const step = (isManualAmountStep: boolean, amountStepText: string): number =>
      stakeStep('EUR', { isManualAmountStep, amountStepText });
    expect(step(true, '0,50')).toBe(50);
    expect(step(false, '0,50')).toBe(250);
    expect(step(true, 'x')).toBe(250);
    expect(step(true, '0')).toBe(250);
  });
});
