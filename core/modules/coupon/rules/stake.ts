/** Stakes: typed text, presets and steps by currency [CPN-5]. Minor units. */
import type { GroupMark } from '../../../kernel/decimal-text.ts';
import { minorDigits, parseMoney } from '../../../kernel/money.ts';
import type { MoneyError } from '../../../kernel/money.ts';
import type { Result } from '../../../kernel/result.ts';
import type { CouponSettings } from '../types.ts';

/**
 * The initial amount of a coupon and its step, in whole units. Required are the initial amounts [D9.1.2] of RUB, USD,
 * EUR, KZT, UAH, INR, BRL, JPY, and the steps [D9.1.3] of RUB, USD, EUR, KZT, UAH, AUD, KWD. Other currencies have a
 * round initial amount near 5 EUR and a step near half of that amount.
 */
const AMOUNTS: ReadonlyMap<string, readonly [initial: number, step: number]> = new Map([
  ['RUB', [150, 100]],
  ['USD', [5, 2.5]],
  ['EUR', [5, 2.5]],
  ['KZT', [1_000, 500]],
  ['UAH', [50, 50]],
  ['INR', [300, 100]],
  ['BRL', [15, 5]],
  ['JPY', [1_000, 500]],
  ['AUD', [10, 1]],
  ['KWD', [1.5, 0.5]],
  ['GBP', [5, 2.5]],
  ['CHF', [5, 2.5]],
  ['SEK', [50, 25]],
  ['NOK', [50, 25]],
  ['DKK', [40, 20]],
  ['ISK', [500, 250]],
  ['PLN', [20, 10]],
  ['CZK', [100, 50]],
  ['HUF', [2_000, 1_000]],
  ['RON', [25, 10]],
  ['BGN', [10, 5]],
  ['RSD', [500, 250]],
  ['MDL', [100, 50]],
  ['GEL', [10, 5]],
  ['AMD', [2_000, 1_000]],
  ['AZN', [10, 5]],
  ['BYN', [15, 5]],
  ['UZS', [50_000, 25_000]],
  ['KGS', [500, 250]],
  ['TJS', [50, 25]],
  ['TMT', [20, 10]],
  ['TRY', [150, 50]],
  ['ILS', [20, 10]],
  ['AED', [20, 10]],
  ['SAR', [20, 10]],
  ['QAR', [20, 10]],
  ['BHD', [2, 1]],
  ['OMR', [2, 1]],
  ['JOD', [3, 1]],
  ['EGP', [200, 100]],
  ['MAD', [50, 25]],
  ['TND', [15, 5]],
  ['DZD', [500, 250]],
  ['NGN', [5_000, 2_500]],
  ['KES', [500, 250]],
  ['GHS', [50, 25]],
  ['UGX', [20_000, 10_000]],
  ['TZS', [10_000, 5_000]],
  ['ZAR', [100, 50]],
  ['XAF', [3_000, 1_500]],
  ['XOF', [3_000, 1_500]],
  ['CAD', [5, 2.5]],
  ['NZD', [10, 5]],
  ['MXN', [100, 50]],
  ['ARS', [5_000, 2_500]],
  ['CLP', [5_000, 2_500]],
  ['COP', [20_000, 10_000]],
  ['PEN', [20, 10]],
  ['CNY', [40, 20]],
  ['KRW', [5_000, 2_500]],
  ['THB', [200, 100]],
  ['VND', [100_000, 50_000]],
  ['IDR', [50_000, 25_000]],
  ['MYR', [25, 10]],
  ['SGD', [5, 2.5]],
  ['PHP', [300, 100]],
  ['BDT', [500, 250]],
  ['PKR', [1_000, 500]],
  ['LKR', [1_500, 500]],
  ['NPR', [500, 250]],
  ['MNT', [20_000, 10_000]],
]);
const OTHER = [5, 2.5] as const;

function toMinorUnits(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}

export function initialStake(currency: string): number {
  return toMinorUnits((AMOUNTS.get(currency) ?? OTHER)[0], currency);
}

/** The step of the stake: the player's own where it is a valid amount, else the currency's. */
export function stakeStep(
  currency: string,
  settings?: Pick<CouponSettings, 'isManualAmountStep' | 'amountStepText'>,
  group: GroupMark = '',
): number {
  const own = settings?.isManualAmountStep === true ? readStake(settings.amountStepText, currency, group) : null;
  return own?.ok === true && own.value > 0 ? own.value : toMinorUnits((AMOUNTS.get(currency) ?? OTHER)[1], currency);
}

/** Four preset amounts: 1, 2, 5 and 10 times the initial one. */
export function stakePresets(currency: string): readonly number[] {
  const initial = initialStake(currency);
  return [initial, initial * 2, initial * 5, initial * 10];
}

export function readStake(stakeText: string, currency: string, group: GroupMark = ''): Result<number, MoneyError> {
  return parseMoney(stakeText, currency, group);
}
