/**
 * The operator's data about a player, in the wire's names: from the player's record, their identification, and switches
 * that apply to everybody.
 */
import type { Country } from '../players/directory.ts';
import type { Person } from '../players/auth/people.ts';
import type { Identification } from '../office/identification.ts';
import type { Office } from '../office/office.ts';
import type { Verification } from '../office/verification.ts';
import { daysToActivate } from 'touchline/core/user/rules/activation';
import { encodeData } from 'touchline/core/verification/wire';
import { activationOf, ACTIVATION_TYPES } from './activation.ts';
import type { Switches } from '../switches/switches.ts';
import { DEPOSIT_NOTICE_ID } from './notices.ts';
import type { PlayerStanding } from './standing.ts';

/** By the player's verification: internal status, status, user status, group. */
const VERIFICATION = {
  successful: [1, 0, 0, 'VERIFICATION_SUCCESSFUL'],
  pending: [0, 0, 1, 'UNVERIFIED'],
  unverified: [0, 1, 0, 'UNVERIFIED'],
  denied: [0, 0, 0, 'VERIFICATION_DENIED'],
} as const;
/** The verification groups of the user config, by the player's verification [D3.11.17]. */
export const VERIFICATION_GROUP = {
  successful: VERIFICATION.successful[3],
  pending: VERIFICATION.pending[3],
  unverified: VERIFICATION.unverified[3],
  denied: VERIFICATION.denied[3],
} as const;
const METHOD_WEIGHT = 20;
const DAY_MS = 86_400_000;

export function userConfig(
  person: Person,
  countries: readonly Country[],
  switches: Pick<Switches, 'get'>,
  office: Office,
  { identification, verification }: { readonly identification: Identification; readonly verification: Verification },
  now: number,
  unread: number,
  registeredAt: number,
  hasDeposit: boolean,
): Readonly<Record<string, unknown>> {
  const [internal, status, userStatus, group] = VERIFICATION[identification.verification(person.id)];
  const notice = switches.get('depositNotice');
  const requested = verification.requested(person.id);
  const data = verification.data(person.id);
  const activation = activationOf(person);
  const methods = {
    is_changed_password: person.passwordChangedAt !== null || person.isPasswordOwn === true,
    enable_two_factor_auth: person.twoFactor !== null,
    enable_phone_binding: activation === 'phone' || activation === 'both',
    enable_security_question: person.secretQuestion !== null,
    enable_email_auth: activation === 'email' || activation === 'both',
  };
  return {
    disallow_line_sport: office.disallowed(person.id, 'line'),
    disallow_live_sport: office.disallowed(person.id, 'live'),
    phone_number: person.phone ?? '',
    phone_code: '',
    user_email: person.email ?? '',
    user_name: data.name,
    user_country_code: countries.find(({ id }) => id === person.countryId)?.code ?? '',
    user_country_id: person.countryId,
    activation_type: ACTIVATION_TYPES[activation],
    user_ref_id: referralNumber(person.referral?.value),
    user_msg_count: unread,
    isRequiredTransfer: switches.get('isRequiredTransfer'),
    is_active_secure_question: person.secretQuestion !== null,
    user_hide_balance: office.setting(person.id, 'user_hide_balance'),
    changed_pass_day_count:
      person.passwordChangedAt === null ? 0 : Math.floor((now - person.passwordChangedAt) / DAY_MS),
    user_data: encodeData(data),
    protection_level: Object.values(methods).filter(Boolean).length * METHOD_WEIGHT,
    protection_methods: methods,
    should_sync_protection_methods: false,
    is_need_identification: identification.isNeeded(person.id),
    ban_level: switches.get('banLevel'),
    ban_version: switches.get('banVersion'),
    user_status_id: requested === 'review' ? 1 : userStatus,
    internal_verification_status: internal,
    verification_status: status,
    verification_types: switches.get('verificationTypes'),
    isCCLine: switches.get('isCCLine'),
    isCClive: switches.get('isCClive'),
    isDataAfterRegistration: data.name === '' || data.surname === '',
    verification_status_group_code: group,
    requested_additional_document: requested === null || requested === 'accepted' ? 0 : 1,
    has_deposit: hasDeposit,
    is_identification_bonus: identification.isBonusWaiting(person.id),
    show_verification_modal_on_deposit_page: switches.get('hasVerificationModal') && identification.isNeeded(person.id),
    remaining_days_to_activate: daysToActivate({ activation, registeredAt }, switches.get('activationDays'), now),
    recharge_notification: notice !== 'none',
    notification_text_id: notice === 'none' ? 0 : DEPOSIT_NOTICE_ID,
    notification_button: notice === 'withButton',
  };
}

export function userRights(switches: Switches, standing: PlayerStanding): Readonly<Record<string, unknown>> {
  return {
    rights: standing.rights(),
    accountConversion: switches.get('accountConversion'),
  };
}

/** The number of who sent the player; 0 without one, and for a referral that is no number. */
export function referralNumber(value = ''): number {
  return /^\d{1,12}$/.test(value) ? Number(value) : 0;
}
