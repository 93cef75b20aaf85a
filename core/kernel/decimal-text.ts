/** Numbers as people type them: digits of several scripts, comma or point, grouping, any minus sign. */

const LONGEST_TEXT = 64;

/** Code points of the zeros of the Arabic-Indic, the extended Arabic-Indic (Persian, Urdu) and the full-width digits. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0xff10] as const;

/** The text with ASCII digits (full-width ones too), '-' for any minus, '.' for the Arabic decimal separator and ' ' for any grouping space or apostrophe; trimmed. */
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

/** The comma or point by which a language groups thousands; '' where it groups by a space or an apostrophe, which nobody takes for a decimal separator. */
export type GroupMark = ',' | '.' | '';

export interface DecimalText {
  readonly isNegative: boolean;
  /** Digits before the separator, at least one. */
  readonly whole: string;
  /** Digits after it, '' when there are none. */
  readonly fraction: string;
  /** True where the separator could as well group thousands in the language: '1,000' where the comma does. Whoever reads it decides. */
  readonly couldGroup: boolean;
}

/** Whole digits with at most one kind of grouping, by threes from the right; null when they are not that. */
function ungroup(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole;
  return /^\d{1,3}( \d{3})+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replace(/\D/g, '') : null;
}

/** Where the decimal separator stands: the last of two kinds, or the only one of its kind; -1 when there is none. */
function separatorAt(body: string): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last < 0) return -1;
  const mark = body.charAt(last);
  return body.indexOf(mark) === last ? last : -1;
}

/**
 * '12,50', '1 000.5', '1,234.50', '1.234,50', '1,000,000' -> their parts; null when the text is no number. A single comma or point is the decimal separator, so
 * '1,000' is one with three places; `couldGroup` tells that by the language's own mark it could be a thousand as well.
 */
export function parseDecimalText(text: string, group: GroupMark = ''): DecimalText | null {
  if (text.length > LONGEST_TEXT) return null;
  const plain = plainNumberText(text);
  const isNegative = plain.startsWith('-');
  const body = plain.replace(/^[-+] ?/, '');
  if (!/^[\d., ]*\d[\d., ]*$/.test(body)) return null;
  const at = separatorAt(body);
  const whole = ungroup(at < 0 ? body : body.slice(0, at));
  const fraction = at < 0 ? '' : body.slice(at + 1);
  if (whole === null || !/^\d*$/.test(fraction)) return null;
  // A lone mark before three digits, and no number that nobody writes so: '0,500'. The Arabic decimal separator is never anything else.
  const couldGroup =
    group !== '' && body.charAt(at) === group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body) && !text.includes('\u066b');
  return { isNegative, whole, fraction, couldGroup };
}
