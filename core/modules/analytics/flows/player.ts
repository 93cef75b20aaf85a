/** The coupon, the office and support [ANL-8]. Never sums, never typed text. */
import type { Flow } from './flow.ts';
import { track } from './flow.ts';

/** The operator's reason, where it is a plain code. */
const reasonOf = (reasons: readonly { readonly code: string }[]): string => reasons[0]?.code ?? 'unknown';

export const couponFlow: Flow = {
  'coupon/legAdded': ({ leg, betType }, { route }) =>
    track({ name: 'coupon_add', payload: { type: betType, is_live: leg.isLive, page: route } }),
  'coupon/legRemoved': ({ betType }) => track({ name: 'coupon_remove', payload: { type: betType } }),
  'coupon/cleared': () => track({ name: 'coupon_clear', payload: {} }),
  'coupon/typeChosen': ({ betType }) => track({ name: 'coupon_type', payload: { type: betType } }),
  'coupon/loadAsked': ({ from }) =>
    track({ name: 'coupon_load', payload: { from: from.kind === 'repeat' ? 'bet' : from.kind } }),
  'coupon/shareAsked': () => track({ name: 'coupon_share', payload: {} }),
  'coupon/placeIntended': ({ sent, legs }) =>
    track({ name: 'coupon_place', payload: { type: sent.betType, legs: legs.length } }),
  'coupon/betAccepted': ({ isOrder = false }) => track({ name: 'coupon_accepted', payload: { is_order: isOrder } }),
  'coupon/betRejected': ({ reasons }) => track({ name: 'coupon_rejected', payload: { error_code: reasonOf(reasons) } }),
};

export const officeFlow: Flow = {
  'office-settings/setting': ({ id, value }) =>
    track({ name: 'office_setting', payload: { setting: id, is_on: value } }),
  'account-changes/adding': () => track({ name: 'account_change', payload: { action: 'add' } }),
  'account-changes/activating': () => track({ name: 'account_change', payload: { action: 'activate' } }),
  'account-changes/removing': () => track({ name: 'account_change', payload: { action: 'remove' } }),
  'account-changes/converting': () => track({ name: 'account_change', payload: { action: 'convert' } }),
  'limits/changeAnswered': ({ what, isOk }) => track({ name: 'limit_change', payload: { what, is_ok: isOk } }),
  'cashier/payIntended': ({ sent }) => track({ name: 'payment', payload: { kind: sent.kind, step: 'start' } }),
  'cashier/payAccepted': ({ payment }) => track({ name: 'payment', payload: { kind: payment.kind, step: 'accepted' } }),
  'identification/stepped': ({ step }) => track({ name: 'identification', payload: { step } }),
  'identification/sent': () => track({ name: 'identification', payload: { step: 'sent' } }),
  'identification/notSent': () => track({ name: 'identification', payload: { step: 'problem' } }),
};

export const supportFlow: Flow = {
  'site-chrome/callbackAsked': () => track({ name: 'support_contact', payload: { channel: 'callback' } }),
  'site-chrome/callbackAnswered': ({ number }) =>
    track({ name: 'support_answer', payload: { channel: 'callback', is_done: number !== null } }),
  'site-chrome/messageSent': () => track({ name: 'support_contact', payload: { channel: 'chat' } }),
  'site-chrome/replied': ({ hasFailed }) =>
    track({ name: 'support_answer', payload: { channel: 'chat', is_done: !hasFailed } }),
  'questions/sending': () => track({ name: 'support_contact', payload: { channel: 'question' } }),
  'questions/asked': ({ outcome }) =>
    track({ name: 'support_answer', payload: { channel: 'question', is_done: outcome === 'sent' } }),
  'appeals/sending': () => track({ name: 'support_contact', payload: { channel: 'appeal' } }),
  'appeals/sent': () => track({ name: 'support_answer', payload: { channel: 'appeal', is_done: true } }),
  'appeals/notSent': () => track({ name: 'support_answer', payload: { channel: 'appeal', is_done: false } }),
};
