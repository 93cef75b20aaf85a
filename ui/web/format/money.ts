/** Formats amounts. Digits are taken from integers as text, so no float is involved. */
import { minorDigits, moneyToDecimalString } from 'touchline/kernel/money';
import type { Language } from 'touchline/core/preferences/types';
import { localeOf } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, currency: string, sign: boolean): Intl.NumberFormat {
  const id = `${language} ${currency} ${sign}`;
  const known = formats.get(id);
  if (known !== undefined) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'XXX',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'auto',
  });
  formats.set(id, made);
  return made;
}

/**
 * Formats minor units: 1250 -> '€12.50'. `sign` also writes a plus. A currency that is not an ISO code follows the
 * number unchanged.
 */
export function formatMoney(minor: number, currency: string, language: Language, sign = false): string {
  const digits = moneyToDecimalString(minor, currency) as `${number}`;
  const format = formatOf(language, currency, sign);
  // Keeps 'US$' one word in right-to-left text.
  if (/^[A-Z]{3}$/.test(currency)) return format.format(digits).replace(/[A-Z]\p{Sc}$/u, '$&\u200e');
  const number = format.formatToParts(digits).filter((part) => part.type !== 'currency' && part.type !== 'literal');
  return `${number.map((part) => part.value).join('')} ${currency}`;
}

/** Decimals that the core adds beyond the currency's own. */
const FINER = 2;

/**
 * Formats an amount finer than the currency's minor unit, such as a stake per line, without rounding. `decimal` is a
 * decimal string: '0.3333' -> '€0.3333'.
 */
export function exactMoney(decimal: string, currency: string, language: Language): string {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + FINER,
  });
  return format.format(decimal as `${number}`);
}
