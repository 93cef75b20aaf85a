/** Numbers as people type them: digits of several scripts, comma or point, grouping, any minus sign. */

const MAX_TEXT = 64;

/** Code points of zero in Arabic-Indic, extended Arabic-Indic (Persian, Urdu) and full-width digits. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0xff10] as const;

/**
 * Normalizes a typed number and trims it: ASCII digits (full-width ones too), '-' for any minus, '.' for the Arabic
 * decimal separator, ' ' for any grouping space or apostrophe.
 */
export function plainNumberText(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...DIGIT_ZEROS.filter((zero) => zero <= code)));
    })
    .replace(/[\u2212\u2013\u2010\u2011\ufe63\uff0d]/g, '-')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/\uff0c/g, ',')
    .replace(/[\s\u066c'\u2019]/g, ' ');
}

/**
 * The comma or point by which a language groups thousands; '' where a language groups by a space or an apostrophe,
 * which cannot be a decimal separator.
 */
export type GroupMark = ',' | '.' | '';

export interface DecimalText {
  readonly isNegative: boolean;
  /** Digits before the separator, at least one. */
  readonly whole: string;
  /** Digits after the separator, '' when there are none. */
  readonly fraction: string;
  /**
   * True where the separator could also group thousands in the language, such as '1,000' where a comma groups. The
   * caller decides.
   */
  readonly couldGroup: boolean;
}

/** Removes one kind of grouping, by threes from the right, from whole digits; `null` for any other text. */
function ungroup(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole;
  return /^\d{1,3}( \d{3})+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replace(/\D/g, '') : null;
}

/** The index of the decimal separator: the last of two kinds, or the only one of its kind; -1 without one. */
function separatorAt(body: string): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last < 0) return -1;
  const mark = body.charAt(last);
  return body.indexOf(mark) === last ? last : -1;
}

/**
 * Splits a typed decimal into its parts: '12,50', '1 000.5', '1,234.50', '1.234,50', '1,000,000'. `null` when the text
 * is not a number. A single comma or point is the decimal separator, so '1,000' has three decimals; `couldGroup` says
 * that the language's own mark could also make the text a thousand.
 */
export function parseDecimalText(text: string, group: GroupMark = ''): DecimalText | null {
  if (text.length > MAX_TEXT) return null;
  const plain = plainNumberText(text);
  const isNegative = plain.startsWith('-');
  const body = plain.replace(/^[-+] ?/, '');
  if (!/^[\d., ]*\d[\d., ]*$/.test(body)) return null;
  const at = separatorAt(body);
  const whole = ungroup(at < 0 ? body : body.slice(0, at));
  const fraction = at < 0 ? '' : body.slice(at + 1);
  if (whole === null || !/^\d*$/.test(fraction)) return null;
  // A lone mark before three digits is ambiguous, except in '0,500', which nobody writes for a whole number. The Arabic
  // decimal separator is never ambiguous.
  const couldGroup =
    group !== '' && body.charAt(at) === group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body) && !text.includes('\u066b');
  return { isNegative, whole, fraction, couldGroup };
}
