/** An amount finer than the currency's minor unit, such as a stake a line: written as it is, never rounded here. */
import { minorDigits } from '../../../../core/kernel/money.ts';
import type { Language } from '../../../../core/modules/preferences/types.ts';
import { localeOf } from '../../format/locale.ts';

/** Digits that the core tells beyond the currency's own. */
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
