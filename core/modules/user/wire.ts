/** The user config as it comes. Only known keys are read; one that is missing or has another shape has its default, so that one broken field does not cost the others. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { AccountConversion, Identity, UserFacts } from './types.ts';

const flag = (otherwise = false) =>
  v.fallback(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist([0, 1]),
        v.transform((each) => each === 1),
      ),
    ]),
    otherwise,
  );
const count = v.fallback(v.pipe(v.number(), v.safeInteger()), 0);
const words = v.fallback(v.pipe(v.string(), v.maxLength(1_000)), '');
const sports = v.fallback(
  v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger())),
    v.maxLength(1_000),
    v.transform((ids) => ids.toSorted((a, b) => a - b)),
  ),
  [],
);

const methods = v.object({
  is_changed_password: flag(),
  enable_two_factor_auth: flag(),
  enable_phone_binding: flag(),
  enable_security_question: flag(),
  enable_email_auth: flag(),
});
const data = v.object({
  date_birthday: words,
  document_type_id: count,
  inn: words,
  name: words,
  passport: words,
  passport_date: words,
  passport_end_date: words,
  registration_address: words,
  surname: words,
});

const result = v.object({
  disallow_line_sport: sports,
  disallow_live_sport: sports,
  phone_number: words,
  phone_code: words,
  user_email: words,
  user_name: words,
  user_country_code: words,
  user_country_id: count,
  activation_type: v.fallback(v.picklist([0, 1, 2, 3]), 0),
  user_ref_id: count,
  user_msg_count: count,
  isRequiredTransfer: flag(),
  is_active_secure_question: flag(),
  user_hide_balance: flag(true),
  changed_pass_day_count: count,
  user_data: v.fallback(data, v.parse(data, {})),
  protection_level: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  protection_methods: v.fallback(methods, v.parse(methods, {})),
  should_sync_protection_methods: flag(),
  is_need_identification: flag(),
  ban_level: count,
  ban_version: v.fallback(v.pipe(v.number(), v.safeInteger()), 1),
  user_status_id: count,
  internal_verification_status: count,
  verification_status: count,
  verification_types: v.fallback(v.pipe(v.array(v.string()), v.maxLength(100)), []),
  isCCLine: flag(),
  isCClive: flag(),
  isDataAfterRegistration: flag(),
  verification_status_group_code: words,
  requested_additional_document: flag(),
  has_deposit: flag(),
  is_identification_bonus: flag(),
  show_verification_modal_on_deposit_page: flag(),
  remaining_days_to_activate: count,
  recharge_notification: flag(),
  notification_text_id: count,
  notification_button: flag(),
});

interface UserWire {
  readonly facts: UserFacts;
  readonly identity: Identity;
}

/** `{ result }`; an `error` beside or instead of it ends the load. */
export const decodeUser: Decode<UserWire> = (value) => {
  if (typeof value !== 'object' || value === null) return err('not an object');
  if (Object.hasOwn(value, 'error')) return err('the operator says that there is an error');
  const parsed = v.safeParse(
    result,
    Object.hasOwn(value, 'result') ? (value as { readonly result: unknown }).result : undefined,
  );
  if (!parsed.success) return err('result: is missing');
  const wire = parsed.output;
  const { user_data: own } = wire;
  return ok({
    facts: {
      disallowLineSport: wire.disallow_line_sport,
      disallowLiveSport: wire.disallow_live_sport,
      activationType: wire.activation_type,
      messageCount: wire.user_msg_count,
      isRequiredTransfer: wire.isRequiredTransfer,
      isActiveSecureQuestion: wire.is_active_secure_question,
      hidesBalance: wire.user_hide_balance,
      changedPassDayCount: wire.changed_pass_day_count,
      protectionLevel: wire.protection_level,
      protectionMethods: {
        isChangedPassword: wire.protection_methods.is_changed_password,
        isTwoFactorOn: wire.protection_methods.enable_two_factor_auth,
        isPhoneBound: wire.protection_methods.enable_phone_binding,
        isSecurityQuestionOn: wire.protection_methods.enable_security_question,
        isEmailAuthOn: wire.protection_methods.enable_email_auth,
      },
      shouldSyncProtectionMethods: wire.should_sync_protection_methods,
      isNeedIdentification: wire.is_need_identification,
      banLevel: wire.ban_level,
      banVersion: wire.ban_version,
      userStatusId: wire.user_status_id,
      internalVerificationStatus: wire.internal_verification_status,
      verificationStatus: wire.verification_status,
      verificationStatusGroupCode: wire.verification_status_group_code,
      verificationTypes: wire.verification_types,
      hasRequestedAdditionalDocument: wire.requested_additional_document,
      isCCLine: wire.isCCLine,
      isCCLive: wire.isCClive,
      isDataAfterRegistration: wire.isDataAfterRegistration,
      hasDeposit: wire.has_deposit,
      isIdentificationBonus: wire.is_identification_bonus,
      showsVerificationOnDeposit: wire.show_verification_modal_on_deposit_page,
      remainingDaysToActivate: wire.remaining_days_to_activate,
      hasRechargeNotification: wire.recharge_notification,
      notificationTextId: wire.notification_text_id,
      hasNotificationButton: wire.notification_button,
    },
    identity: {
      phoneNumber: wire.phone_number,
      phoneCode: wire.phone_code,
      email: wire.user_email,
      // The name in her papers is her name.
      name: own.name === '' ? wire.user_name : own.name,
      countryCode: wire.user_country_code,
      countryId: wire.user_country_id,
      refId: wire.user_ref_id,
      data: {
        dateBirthday: own.date_birthday,
        documentTypeId: own.document_type_id,
        inn: own.inn,
        name: own.name,
        passport: own.passport,
        passportDate: own.passport_date,
        passportEndDate: own.passport_end_date,
        registrationAddress: own.registration_address,
        surname: own.surname,
      },
    },
  });
};

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

/** What can stand in a cookie as it is. */
const cookieText = v.pipe(v.string(), v.regex(/^[\w.~-]{0,512}$/));
export const decodeSecureData: Decode<{ readonly ggru: string; readonly grant: string }> = decodeWith(
  v.object({ ggru: v.optional(cookieText, ''), grant: v.optional(cookieText, '') }),
);
