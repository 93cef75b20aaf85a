/** An exact share as a percentage in a language, rounded once. */
import { toDecimalString } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import type { Language } from 'touchline/core/preferences/types';
import { localeOf } from '../../format/locale.ts';

/** `digits`: decimals of the percentage; trailing zeros are left out. */
export function percentText(share: Rational, digits: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: digits });
  return format.format(toDecimalString(share, digits + 2) as `${number}`);
}
