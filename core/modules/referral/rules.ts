/** The query keys of a referral, and their cookies [RFR-1, RFR-2]. */

import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';

/** The keys that are read; every other key is ignored. */
export const REFERRAL_KEYS: readonly string[] = [
  'ref',
  'bf_id',
  'btag',
  'tag',
  'qtag',
  'click_id',
  'utm_source',
  'aip',
  'affid',
  'pb',
  'subid',
];
/** Longer values are ignored, encoded or not. */
const MAX_VALUE_LENGTH = 128;

const DAY_S = 86_400;
const SHORT_S = 4;

export type Values = Readonly<Record<string, string>>;

/**
 * The valid values of a query such as `?a=b&c`, or of values by key: known keys, not empty, at most 128 characters,
 * encoded.
 */
export function keepable(pairs: Iterable<readonly [key: string, encoded: string]>): Values {
  const valid = new Map<string, string>();
  for (const [key, encoded] of pairs)
    if (REFERRAL_KEYS.includes(key) && encoded !== '' && decoded(encoded).length <= MAX_VALUE_LENGTH && !valid.has(key))
      valid.set(key, encodeURIComponent(decoded(encoded)));
  return Object.fromEntries(valid);
}

/** The pairs of a query, values still encoded. */
export function pairsOfQuery(query: string): readonly (readonly [string, string])[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), pair.slice(at + 1)];
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface ReferralCookie {
  readonly name: string;
  /** As the address had it, decoded: the port encodes what it writes. */
  readonly value: string;
  readonly lifeS: number;
}

/** All of them, by name. */
export const REFERRAL_COOKIES: readonly string[] = [
  DEVICE_STORAGE.referrer.name,
  DEVICE_STORAGE.referralBf.name,
  DEVICE_STORAGE.referralLink.name,
  DEVICE_STORAGE.referralVisit.name,
  DEVICE_STORAGE.referralPartner.name,
  DEVICE_STORAGE.referralQuery.name,
  DEVICE_STORAGE.referralSub.name,
];

/** The cookies of a visit's referral. A cookie that is emptied has an empty value. */
export function cookiesOf(values: Values): readonly ReferralCookie[] {
  const of = (key: string): string => (Object.hasOwn(values, key) ? decoded(values[key] ?? '') : '');
  const tag = [of('btag'), of('tag'), of('qtag')].find((each) => each !== '') ?? '';
  const cookies: ReferralCookie[] = [];
  const put = ({ name, life }: { readonly name: string; readonly life: number }, value: string, lifeS = life): void =>
    void (value !== '' && cookies.push({ name, value, lifeS }));
  put(DEVICE_STORAGE.referrer, of('ref'));
  put(DEVICE_STORAGE.referralBf, of('bf_id'));
  put(DEVICE_STORAGE.referralLink, tag);
  put(DEVICE_STORAGE.referralVisit, tag);
  if (of('click_id') !== '' && of('utm_source') !== '' && of('aip') !== '')
    put(DEVICE_STORAGE.referralPartner, of('click_id'), 30 * DAY_S);
  else if (tag !== '') put(DEVICE_STORAGE.referralPartner, of('affid'));
  // The whole query as it stood in the address, restricted to the referral keys; its values stay encoded within it.
  if (of('pb') !== '')
    put(
      DEVICE_STORAGE.referralQuery,
      Object.entries(values)
        .map(([key, value]) => `${key}=${value}`)
        .join('&'),
    );
  else if (Object.keys(values).length > 0)
    cookies.push({ name: DEVICE_STORAGE.referralQuery.name, value: '', lifeS: SHORT_S });
  put(DEVICE_STORAGE.referralSub, of('subid'));
  return cookies;
}

/** A referral that a registration carries: its type, and its value, encoded. */
export interface Referral {
  readonly type: 'bf_id' | 'reflinkid';
  readonly value: string;
}

/** The referral of a visit, where it has one of the two types. */
export function referralOf(values: Values): Referral | null {
  const { bf_id = '', btag = '', tag = '', qtag = '' } = values;
  if (bf_id !== '') return { type: 'bf_id', value: bf_id };
  const value = [btag, tag, qtag].find((each) => each !== '') ?? '';
  return value === '' ? null : { type: 'reflinkid', value };
}
