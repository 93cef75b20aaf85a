/** Phone numbers by country: the code, and the digits after it in the shape of its mask (`#` is a digit). */

export interface PhoneCountry {
  readonly id: number;
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** Without the plus. */
  readonly tel: string;
  readonly mask: string;
  /** Digits after the code. */
  readonly min: number;
  readonly max: number;
}

/** Countries whose numbers keep their leading zero in international calls. */
const ZERO_STAYS: ReadonlySet<string> = new Set(['39', '225', '241', '242', '378', '379']);

/** Removes the trunk prefix for calls inside the country: a zero, in Russia and Kazakhstan an eight. */
function withoutTrunk(digits: string, { tel, max }: Pick<PhoneCountry, 'tel' | 'max'>): string {
  if (tel === '7') return digits.length > max ? digits.replace(/^8/, '') : digits;
  return ZERO_STAYS.has(tel) ? digits : digits.replace(/^0/, '');
}

/** The typed or pasted digits, without the country's own code and without its trunk prefix. */
export function phoneDigits(text: string, country: Pick<PhoneCountry, 'tel' | 'max'>): string {
  const digits = text.replaceAll(/\D/g, '');
  const own = /^\s*(?:\+|00)/.test(text) ? digits.replace(/^00/, '') : digits;
  const rest = own !== digits || text.trim().startsWith('+') ? own.replace(new RegExp(`^${country.tel}`), '') : digits;
  return withoutTrunk(rest, country).slice(0, country.max);
}

/** Formats digits by the country's mask; surplus digits follow it. */
export function maskPhone(digits: string, mask: string): string {
  let at = 0;
  let out = '';
  for (const place of mask) {
    if (at >= digits.length) break;
    out += place === '#' ? digits.charAt(at++) : place;
  }
  return out + digits.slice(at);
}

export function isWholePhone(digits: string, { min, max }: Pick<PhoneCountry, 'min' | 'max'>): boolean {
  return digits.length >= min && digits.length <= max;
}

/** The whole number, such as `+4915112345678`. */
export function wholePhone(digits: string, { tel }: Pick<PhoneCountry, 'tel'>): string {
  return `+${tel}${digits}`;
}
