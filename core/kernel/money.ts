/**
 * Amounts are integers in the currency's minor units (cents, yen, fils), branded so that a price or a plain number
 * cannot pass as one. Calculations use rationals and are rounded once, at the end, in this file.
 */
import { parseDecimalText } from './decimal-text.ts';
import type { GroupMark } from './decimal-text.ts';
import type { Rational } from './rational.ts';
import { roundHalfUp } from './rational.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

declare const minorBrand: unique symbol;

/** An amount in minor units: a safe integer. */
export type Minor = number & { readonly [minorBrand]: true };

/**
 * An amount with its currency. Reading the number requires the currency's name, so that amounts of two currencies are
 * never compared by accident.
 */
export interface Money {
  readonly currency: string;
  /**
   * Minor units. The type is `unknown` so that the compiler refuses to compare, add or pass the value; only `minorIn`
   * reads this field.
   */
  readonly amount: unknown;
}

export type MoneyError = 'empty' | 'notANumber' | 'negative' | 'tooManyDecimals' | 'ambiguous' | 'tooLarge';

/** The largest representable amount, in minor units. */
export const MAX_MINOR = Number.MAX_SAFE_INTEGER as Minor;
export const NO_MONEY = 0 as Minor;

const DEFAULT_MINOR_DIGITS = 2;
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF'].map((code) => [code, 0] as const),
  ...['KWD', 'BHD', 'OMR', 'JOD', 'TND'].map((code) => [code, 3] as const),
]);

/** Decimal places of a currency: 0, 2 or 3. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS.get(currency) ?? DEFAULT_MINOR_DIGITS;
}

/** A currency that no amount has; money in it compares with nothing. */
export const NO_CURRENCY = '';

/** Creates money from an amount in minor units. */
export function money(amount: number, currency: string): Money {
  return { currency, amount };
}

/** The minor units when the money is in the wanted currency, otherwise `null`. */
export function minorIn({ currency, amount }: Money, wanted: string): number | null {
  return currency === wanted && typeof amount === 'number' ? amount : null;
}

/** Whether the amount is at most the other; `null` for two different currencies. */
export function isAtMost(amount: Money, most: Money): boolean | null {
  const [left, right] = [minorIn(amount, amount.currency), minorIn(most, amount.currency)];
  return left === null || right === null || amount.currency === NO_CURRENCY ? null : left <= right;
}

/**
 * Rounds a value in minor units half-up on its magnitude. A value beyond the exact range of a number becomes
 * `MAX_MINOR`.
 */
export function roundToMinor(value: Rational): Minor {
  const rounded = roundHalfUp(value);
  const limit = BigInt(MAX_MINOR);
  if (rounded > limit) return MAX_MINOR;
  return (rounded < -limit ? -MAX_MINOR : Number(rounded)) as Minor;
}

/**
 * Parses a typed amount into minor units. More decimals than the currency has are refused, never rounded.
 * '1,000' is a thousand in a language that groups by commas, unless the currency has three decimals: then the text is
 * refused as ambiguous. In other languages '1,000' has too many decimals. No text means two different amounts in two
 * languages.
 */
export function parseMoney(text: string, currency: string, group: GroupMark = ''): Result<Minor, MoneyError> {
  if (text.trim() === '') return err('empty');
  const parts = parseDecimalText(text, group);
  if (parts === null) return err('notANumber');
  if (parts.isNegative) return err('negative');
  const digits = minorDigits(currency);
  if (parts.couldGroup && parts.fraction.length <= digits) return err('ambiguous');
  if (!parts.couldGroup && parts.fraction.length > digits) return err('tooManyDecimals');
  const minor = BigInt(
    parts.couldGroup
      ? `${parts.whole}${parts.fraction}${'0'.repeat(digits)}`
      : parts.whole + parts.fraction.padEnd(digits, '0'),
  );
  return minor > BigInt(MAX_MINOR) ? err('tooLarge') : ok(Number(minor) as Minor);
}

export interface MoneyParts {
  readonly isNegative: boolean;
  /** Digits of whole units, ungrouped. */
  readonly integer: string;
  /** Digits of minor units, '' for a currency without minor units. */
  readonly fraction: string;
  readonly currency: string;
}

/** The digits of an amount; the shell groups and places them for its locale. */
export function moneyParts(amount: number, currency: string): MoneyParts {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return { isNegative: amount < 0, integer: text.slice(0, cut), fraction: text.slice(cut), currency };
}

/** A plain decimal such as '12.50', which `parseMoney` reads back to the same amount. */
export function moneyToDecimalString(amount: number, currency: string): string {
  const { isNegative, integer, fraction } = moneyParts(amount, currency);
  return `${isNegative ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The same decimal for an input field, with the decimal mark of the language, so that no mark reads as grouping. */
export function moneyToTypedText(amount: number, currency: string, group: GroupMark): string {
  const text = moneyToDecimalString(amount, currency);
  return group === '.' ? text.replace('.', ',') : text;
}
