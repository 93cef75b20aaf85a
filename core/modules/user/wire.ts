/**
 * Decodes the user config. Only keys with a reader are decoded; a key that is missing or has another shape has its
 * default, so that one broken field does not affect the others.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { targetOf } from '../../navigation/menu-links.ts';
import { banOf } from './ban-wire.ts';
import type { AccountConversion, Contact, DepositNotice, UserFacts } from './types.ts';
import { VERIFICATION_KINDS } from './types.ts';

/** The numbers of `user_status_id`, `internal_verification_status` and `verification_status` that have a meaning here. */
const PENDING = 1;
const VERIFIED = 1;
const NOT_VERIFIED = 1;
const GROUPS: ReadonlyMap<string, UserFacts['verificationGroup']> = new Map([
  ['VERIFICATION_SUCCESSFUL', 'successful'],
  ['VERIFICATION_DENIED', 'denied'],
]);

const flag = () =>
  v.fallback(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist([0, 1]),
        v.transform((each) => each === 1),
      ),
    ]),
    false,
  );
const count = v.fallback(v.pipe(v.number(), v.safeInteger()), 0);
const sports = v.fallback(v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(1_000)), []);
const words = v.fallback(v.pipe(v.string(), v.maxLength(1_000)), '');
const methods = v.object({
  is_changed_password: flag(),
  enable_two_factor_auth: flag(),
  enable_phone_binding: flag(),
  enable_security_question: flag(),
  enable_email_auth: flag(),
});
const result = v.object({
  protection_level: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  protection_methods: v.fallback(methods, v.parse(methods, {})),
  should_sync_protection_methods: flag(),
  ban_level: count,
  ban_version: v.fallback(v.pipe(v.number(), v.safeInteger()), 1),
  user_status_id: count,
  internal_verification_status: count,
  verification_status: count,
  verification_status_group_code: words,
  requested_additional_document: flag(),
  is_identification_bonus: flag(),
  disallow_line_sport: sports,
  disallow_live_sport: sports,
  user_msg_count: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  user_hide_balance: flag(),
  remaining_days_to_activate: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  isRequiredTransfer: flag(),
  is_need_identification: flag(),
  verification_types: v.fallback(v.pipe(v.array(v.string()), v.maxLength(100)), []),
  isCCLine: flag(),
  isCClive: flag(),
  isDataAfterRegistration: flag(),
  has_deposit: flag(),
  user_ref_id: count,
  show_verification_modal_on_deposit_page: flag(),
  recharge_notification: flag(),
  notification_text_id: count,
  notification_button: flag(),
});
/** Personal data: decoded for the page that asks alone [USR-17]. */
const contact = v.object({
  phone_number: words,
  phone_code: words,
  user_email: words,
  user_name: words,
  user_country_code: words,
});

function resultOf<T>(value: unknown, schema: v.GenericSchema<unknown, T>): Result<T, string> {
  if (typeof value !== 'object' || value === null) return err('not an object');
  if (Object.hasOwn(value, 'error')) return err('the operator says that there is an error');
  const parsed = v.safeParse(
    schema,
    Object.hasOwn(value, 'result') ? (value as { readonly result: unknown }).result : undefined,
  );
  return parsed.success ? ok(parsed.output) : err('result: is missing');
}

/** `{ result }`; an `error` beside or instead of it ends the load. */
export const decodeUser: Decode<UserFacts> = (value) => {
  const parsed = resultOf(value, result);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  return ok({
    protectionLevel: wire.protection_level,
    protectionMethods: {
      isChangedPassword: wire.protection_methods.is_changed_password,
      isTwoFactorOn: wire.protection_methods.enable_two_factor_auth,
      isPhoneBound: wire.protection_methods.enable_phone_binding,
      isSecurityQuestionOn: wire.protection_methods.enable_security_question,
      isEmailAuthOn: wire.protection_methods.enable_email_auth,
    },
    shouldSyncProtectionMethods: wire.should_sync_protection_methods,
    ban: banOf(wire.ban_level, wire.ban_version),
    userStatus: wire.user_status_id === PENDING ? 'pending' : 'other',
    internalVerification: wire.internal_verification_status === VERIFIED ? 'verified' : 'other',
    verificationStatus: wire.verification_status === NOT_VERIFIED ? 'notVerified' : 'other',
    verificationGroup: GROUPS.get(wire.verification_status_group_code) ?? 'other',
    hasRequestedAdditionalDocument: wire.requested_additional_document,
    isIdentificationBonus: wire.is_identification_bonus,
    messageCount: wire.user_msg_count,
    isBalanceHidden: wire.user_hide_balance,
    daysToActivate: wire.remaining_days_to_activate,
    hiddenSports: { line: wire.disallow_line_sport, live: wire.disallow_live_sport },
    isIdentificationNeeded: wire.is_need_identification,
    verificationKinds: VERIFICATION_KINDS.filter((kind) => wire.verification_types.includes(kind)),
    isDataMissing: wire.isDataAfterRegistration,
    hasDeposited: wire.has_deposit,
    referralId: wire.user_ref_id > 0 ? wire.user_ref_id : null,
    isVerificationAskedAtDeposit: wire.show_verification_modal_on_deposit_page,
    depositNotice: wire.recharge_notification
      ? { textId: wire.notification_text_id, hasButton: wire.notification_button }
      : null,
    isTransferRequired: wire.isRequiredTransfer,
    isCcLine: wire.isCCLine,
    isCcLive: wire.isCClive,
  });
};

export const decodeContact: Decode<Contact> = (value) => {
  const parsed = resultOf(value, contact);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  return ok({
    phone: `${wire.phone_code}${wire.phone_number}`,
    email: wire.user_email,
    name: wire.user_name,
    countryCode: wire.user_country_code,
  });
};

/** The button's target is checked as any link of the operator's is. */
export const decodeDepositNotice: Decode<DepositNotice> = decodeWith(
  v.pipe(
    v.object({
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
      button: v.fallback(
        v.nullable(v.object({ title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), href: v.string() })),
        null,
      ),
    }),
    v.transform(({ text, button }): DepositNotice => {
      const to = button === null ? null : targetOf(button.href);
      return { text, button: button === null || to === null ? null : { id: 'notice', title: button.title, to } };
    }),
  ),
);

const CONVERSIONS: readonly AccountConversion[] = ['none', 'main', 'additional'];
export const decodeRights: Decode<{
  readonly rights: readonly string[];
  readonly accountConversion: AccountConversion;
}> = decodeWith(
  v.object({
    rights: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)),
    accountConversion: v.fallback(
      v.pipe(
        v.string(),
        v.transform((each) => CONVERSIONS.find((known) => known === each) ?? 'none'),
      ),
      'none',
    ),
  }),
);

/** Text that a cookie can carry unchanged. */
const cookieText = v.pipe(v.string(), v.regex(/^[\w.~-]{0,512}$/));
export const decodeSecureData: Decode<{ readonly ggru: string; readonly grant: string }> = decodeWith(
  v.object({ ggru: v.optional(cookieText, ''), grant: v.optional(cookieText, '') }),
);
