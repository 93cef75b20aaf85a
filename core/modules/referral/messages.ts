import type { Message } from '../../kernel/message.ts';

/** Values by key, percent-encoded, as the guard reads them from an address. */
export type ReferralCommand = Message<'referral/save', { readonly values: Readonly<Record<string, string>> }>;
export type ReferralEvent = Message<'referral/saved', { readonly values: Readonly<Record<string, string>> }>;
export type ReferralRejection = { readonly code: 'referral/nothing' };
