/**
 * The table of everything that may leave: each item's name with the schema of its payload [ANL-4]. A field is a word of
 * a list, a code, a public number of the line, or a count: no field can carry an address, a name, a sum of money or
 * typed text, and an unlisted field is refused.
 */
import * as v from 'valibot';

const word = <const T extends readonly [string, ...string[]]>(...words: T) => v.picklist(words);
/** An error code or a name of the site's own: letters first, never an address or a number of a player. */
const code = v.pipe(v.string(), v.regex(/^[a-z][a-z_/-]{0,39}$/i));
const routeName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/i));
/** A pattern such as `/live/{sport}`: parameters keep their names and have no values. */
const pathPattern = v.pipe(
  v.string(),
  v.regex(/^\/(?:(?:[a-z][a-z0-9_-]*|500|\{\w+\??\}|\*)(?:\/|$))*$/i),
  v.maxLength(120),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99_999));
/** A number of the line or of the site config; the same for every visitor. */
const publicId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));

export const REGISTRATION_KINDS = ['one_click', 'phone', 'full', 'social', 'pay_and_play'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];
const registrationKind = v.picklist(REGISTRATION_KINDS);
export const LOGIN_KINDS = ['email_or_id', 'phone', 'sms', 'social'] as const;
export type LoginKind = (typeof LOGIN_KINDS)[number];
const loginKind = v.picklist(LOGIN_KINDS);
export const BONUS_CATEGORIES = [
  'all_bonuses',
  'poker',
  'casino',
  'bukmaker',
  'redeposit',
  'shares',
  'cashback',
  'first_deposit',
  'bonuses',
] as const;

const codePurpose = word('login', 'registration', 'recovery', 'phone', 'secondStep');

export const CATALOGUE = {
  page_view: v.strictObject({ route: routeName, path: pathPattern }),
  event_page: v.strictObject({
    section: word('line', 'live'),
    sport: publicId,
    champ: publicId,
    game: publicId,
  }),
  results_open: v.strictObject({}),
  cashback_open: v.strictObject({ page: word('vip', 'premium') }),
  bonus_page: v.strictObject({ category: v.picklist(BONUS_CATEGORIES) }),
  office_open: v.strictObject({ section: routeName }),
  cricket_page: v.strictObject({ page: routeName }),
  asian_view: v.strictObject({ is_on: v.boolean() }),
  menu_click: v.strictObject({ menu: word('header', 'bottom', 'more', 'account', 'footer'), to: routeName }),

  registration_open: v.strictObject({ tries: count }),
  registration_try: v.strictObject({ type: registrationKind, tries: count, country: publicId, currency }),
  registration_error: v.strictObject({ type: registrationKind, tries: count, error_code: code }),
  registration_done: v.strictObject({ type: registrationKind, tries: count }),
  registration_leave: v.strictObject({ type: v.nullable(registrationKind), tries: count }),

  login_open: v.strictObject({ tries: count }),
  login_try: v.strictObject({ type: loginKind, tries: count }),
  login_error: v.strictObject({ type: loginKind, error_code: code }),
  login_done: v.strictObject({ type: loginKind, tries: count }),
  login_leave: v.strictObject({ tries: count }),

  recovery_open: v.strictObject({}),
  recovery_code: v.strictObject({ channel: word('sms', 'email') }),
  recovery_step: v.strictObject({ step: word('code_right', 'password_set') }),
  recovery_error: v.strictObject({ error: word('wrong_code', 'time_up', 'fail_pass'), code }),

  sms_sent: v.strictObject({ purpose: codePurpose }),
  sms_error: v.strictObject({ place: word('client', 'server'), error_id: code }),
  captcha_shown: v.strictObject({ code: count }),
  captcha_answered: v.strictObject({}),
  captcha_end: v.strictObject({ how: word('solved', 'cancelled', 'withdrawn', 'logout') }),

  coupon_add: v.strictObject({ type: routeName, is_live: v.boolean(), page: v.nullable(routeName) }),
  coupon_remove: v.strictObject({ type: routeName }),
  coupon_clear: v.strictObject({}),
  coupon_type: v.strictObject({ type: routeName }),
  coupon_load: v.strictObject({ from: word('code', 'express', 'generator', 'bet') }),
  coupon_share: v.strictObject({}),
  coupon_place: v.strictObject({ type: routeName, legs: count }),
  coupon_accepted: v.strictObject({ is_order: v.boolean() }),
  coupon_rejected: v.strictObject({ error_code: code }),

  office_setting: v.strictObject({ setting: routeName, is_on: v.boolean() }),
  account_change: v.strictObject({ action: word('add', 'activate', 'remove', 'convert') }),
  limit_change: v.strictObject({ what: code, is_ok: v.boolean() }),
  payment: v.strictObject({ kind: word('deposit', 'withdrawal'), step: word('start', 'accepted') }),
  identification: v.strictObject({ step: word('status', 'requirements', 'photo', 'sent', 'problem') }),

  support_contact: v.strictObject({ channel: word('callback', 'chat', 'question', 'appeal') }),
  support_answer: v.strictObject({ channel: word('callback', 'chat', 'question', 'appeal'), is_done: v.boolean() }),

  screen_width: v.strictObject({ width: count }),
  performance: v.strictObject({
    lcp: v.nullable(count),
    inp: v.nullable(count),
    cls: v.nullable(count),
    first_price: v.nullable(count),
  }),
} as const;

export type ItemName = keyof typeof CATALOGUE;
/** A name with its payload. */
export type Item = {
  readonly [N in ItemName]: { readonly name: N; readonly payload: Readonly<v.InferOutput<(typeof CATALOGUE)[N]>> };
}[ItemName];

/** Whether an item is one of the table, field by field. */
export function isListed({ name, payload }: { readonly name: string; readonly payload: unknown }): boolean {
  return Object.hasOwn(CATALOGUE, name) && v.is(CATALOGUE[name as ItemName], payload);
}
