/** Formats an amount finer than the currency's minor unit, such as a stake per line, without rounding. */
import { minorDigits } from 'touchline/kernel/money';
import type { Language } from 'touchline/core/preferences/types';
import { localeOf } from '../../format/locale.ts';

/** Decimals that the core adds beyond the currency's own. */
const FINER = 2;

/** `decimal` is a decimal string: '0.3333' -> '€0.3333'. */
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
