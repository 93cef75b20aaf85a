/** Amounts as a player reads them. The digits come from integers as text; no float touches them. */
import { minorDigits, moneyToDecimalString } from '../../../core/kernel/money.ts';
import type { Language } from '../../../core/modules/preferences/types.ts';
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

/** Minor units -> '€12.50'. `sign` writes a plus, too. A currency that is no ISO code stands after the number as it is. */
export function formatMoney(minor: number, currency: string, language: Language, sign = false): string {
  const digits = moneyToDecimalString(minor, currency) as `${number}`;
  const format = formatOf(language, currency, sign);
  // 'US$' stays one word in a text that is read from the right.
  if (/^[A-Z]{3}$/.test(currency)) return format.format(digits).replace(/[A-Z]\p{Sc}$/u, '$&\u200e');
  const number = format.formatToParts(digits).filter((part) => part.type !== 'currency' && part.type !== 'literal');
  return `${number.map((part) => part.value).join('')} ${currency}`;
}
