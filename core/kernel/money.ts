/**
 * Amounts are integers in the currency's minor units (cents, yen, fils), branded so that a price or a plain number can't be taken for one. Calculations run
 * on rationals and are rounded once, here, at the end.
 */
import { parseDecimalText } from './decimal-text.ts';
import type { GroupMark } from './decimal-text.ts';
import type { Rational } from './rational.ts';
import { roundHalfUp } from './rational.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

declare const minorBrand: unique symbol;
declare const currencyBrand: unique symbol;

/** An amount in minor units: a safe integer. */
export type Minor = number & { readonly [minorBrand]: true };
/** Upper-case ISO 4217 code, or an operator's own of the same form. */
export type CurrencyCode = string & { readonly [currencyBrand]: true };

export type MoneyError = 'empty' | 'notANumber' | 'negative' | 'tooManyDecimals' | 'ambiguous' | 'tooLarge';

/** The largest amount that is told, in minor units. */
export const MAX_MINOR = Number.MAX_SAFE_INTEGER as Minor;
export const NO_MONEY = 0 as Minor;

const DEFAULT_MINOR_DIGITS = 2;
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF'].map((code) => [code, 0] as const),
  ...['KWD', 'BHD', 'OMR', 'JOD', 'TND'].map((code) => [code, 3] as const),
]);

/** The code in upper case, or null when it is not three to five letters and digits that begin with a letter. */
export function currencyCode(text: string): CurrencyCode | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z][A-Z0-9]{2,4}$/.test(code) ? (code as CurrencyCode) : null;
}

/** Decimal places of a currency: 0, 2 or 3. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS.get(currency) ?? DEFAULT_MINOR_DIGITS;
}

/** A number from outside as an amount, or null when it is not a safe integer. Negative amounts (a net position) are amounts. */
export function toMinor(value: number): Minor | null {
  return Number.isSafeInteger(value) ? ((value === 0 ? 0 : value) as Minor) : null;
}

/** A value in minor units rounded half-up on its magnitude; what can't be told exactly as a number stops at `MAX_MINOR`. */
export function roundToMinor(value: Rational): Minor {
  const rounded = roundHalfUp(value);
  const limit = BigInt(MAX_MINOR);
  if (rounded > limit) return MAX_MINOR;
  return (rounded < -limit ? -MAX_MINOR : Number(rounded)) as Minor;
}

/**
 * What a player typed -> minor units. Decimals that the currency has not are refused, never rounded. '1,000' is a thousand in a language that groups by commas, where the
 * currency can't have three decimals; where it can, it is refused as ambiguous; in other languages it is one with too many decimals. No text is two amounts in two languages.
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
  /** Digits of minor units, '' for a currency without them. */
  readonly fraction: string;
  readonly currency: string;
}

/** The digits of an amount, for a shell to group and place as its locale wants. */
export function moneyParts(amount: number, currency: string): MoneyParts {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return { isNegative: amount < 0, integer: text.slice(0, cut), fraction: text.slice(cut), currency };
}

/** '12.50': a plain decimal that `parseMoney` reads back to the same amount. */
export function moneyToDecimalString(amount: number, currency: string): string {
  const { isNegative, integer, fraction } = moneyParts(amount, currency);
  return `${isNegative ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The same as a text for a field: with the decimal mark of the language, so that nothing in it could group. */
export function moneyToTypedText(amount: number, currency: string, group: GroupMark): string {
  const text = moneyToDecimalString(amount, currency);
  return group === '.' ? text.replace('.', ',') : text;
}
