/** Which query keys are a referral, and which cookies they make [RFR-1, RFR-2]. */

/** The keys that are read. Everything else in an address is nobody's. */
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
/** Longer values are nobody's, encoded or not. */
const LONGEST = 128;

const DAY_S = 86_400;
const HOUR_S = 3_600;
const SHORT_S = 4;

export type Values = Readonly<Record<string, string>>;

/** `?a=b&c` or values by key -> the values that may be kept: of known keys, not empty, at most 128 characters, encoded. */
export function keepable(pairs: Iterable<readonly [key: string, encoded: string]>): Values {
  const kept = new Map<string, string>();
  for (const [key, encoded] of pairs)
    if (REFERRAL_KEYS.includes(key) && encoded !== '' && decoded(encoded).length <= LONGEST && !kept.has(key))
      kept.set(key, encodeURIComponent(decoded(encoded)));
  return Object.fromEntries(kept);
}

/** The pairs of a query, values as they stand there. */
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
  readonly value: string;
  readonly lifeS: number;
}

/** All of them, by name. */
export const REFERRAL_COOKIES: readonly string[] = [
  'refererid',
  'bf_id',
  'reflinkid',
  'reflinkid_visit',
  'ref_partner_id',
  'postback_watcher',
  'subid',
];

/** The cookies of a visit's referral. Those that the specification empties come with an empty value. */
export function cookiesOf(values: Values): readonly ReferralCookie[] {
  const of = (key: string): string => (Object.hasOwn(values, key) ? (values[key] ?? '') : '');
  const tag = [of('btag'), of('tag'), of('qtag')].find((each) => each !== '') ?? '';
  const cookies: ReferralCookie[] = [];
  const put = (name: string, value: string, lifeS: number): void =>
    void (value !== '' && cookies.push({ name, value, lifeS }));
  put('refererid', of('ref'), 60 * DAY_S);
  put('bf_id', of('bf_id'), DAY_S);
  put('reflinkid', tag, 60 * DAY_S);
  put('reflinkid_visit', tag, HOUR_S);
  if (of('click_id') !== '' && of('utm_source') !== '' && of('aip') !== '')
    put('ref_partner_id', of('click_id'), 30 * DAY_S);
  else if (tag !== '') put('ref_partner_id', of('affid'), 60 * DAY_S);
  // The whole query, as far as it is a referral.
  if (of('pb') !== '')
    put(
      'postback_watcher',
      Object.entries(values)
        .map(([key, value]) => `${key}=${value}`)
        .join('&'),
      30 * DAY_S,
    );
  else if (cookies.length > 0) cookies.push({ name: 'postback_watcher', value: '', lifeS: SHORT_S });
  put('subid', of('subid'), 60 * DAY_S);
  return cookies;
}

/** Which of the two a referral is, where it is one of them. */
export function referralType(values: Values): 'bf_id' | 'reflinkid' | null {
  if (Object.hasOwn(values, 'bf_id')) return 'bf_id';
  return ['btag', 'tag', 'qtag'].some((key) => Object.hasOwn(values, key)) ? 'reflinkid' : null;
}
