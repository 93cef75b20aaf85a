/** The coupon, the office and support [ANL-8]. Never sums, never typed text. */
import { betTypeOf } from '../../history/public.ts';
import type { Flow } from './flow.ts';
import { tell } from './flow.ts';

/** The operator's reason, where it is a plain code. */
const reasonOf = (reasons: readonly { readonly code: string }[]): string => reasons[0]?.code ?? 'unknown';

export const couponFlow: Flow = {
  'coupon/legAdded': ({ leg, betType }) =>
    tell({ name: 'coupon_add', payload: { type: betType, is_live: leg.isLive } }),
  'coupon/legRemoved': ({ betType }) => tell({ name: 'coupon_remove', payload: { type: betType } }),
  'coupon/cleared': () => tell({ name: 'coupon_clear', payload: {} }),
  'coupon/typeChosen': ({ betType }) => tell({ name: 'coupon_type', payload: { type: betType } }),
  'coupon/loadAsked': ({ from }) =>
    tell({ name: 'coupon_load', payload: { from: from.kind === 'repeat' ? 'bet' : from.kind } }),
  'coupon/shareAsked': () => tell({ name: 'coupon_share', payload: {} }),
  'coupon/placeIntended': ({ sent, legs }) =>
    tell({ name: 'coupon_place', payload: { type: betTypeOf(sent.typeId), legs: legs.length } }),
  'coupon/betAccepted': ({ isOrder = false }) => tell({ name: 'coupon_accepted', payload: { is_order: isOrder } }),
  'coupon/betRejected': ({ reasons }) => tell({ name: 'coupon_rejected', payload: { error_code: reasonOf(reasons) } }),
};

export const officeFlow: Flow = {
  'office-settings/setting': ({ id, value }) =>
    tell({ name: 'office_setting', payload: { setting: id, is_on: value } }),
  'account-changes/adding': () => tell({ name: 'account_change', payload: { action: 'add' } }),
  'account-changes/activating': () => tell({ name: 'account_change', payload: { action: 'activate' } }),
  'account-changes/removing': () => tell({ name: 'account_change', payload: { action: 'remove' } }),
  'account-changes/converting': () => tell({ name: 'account_change', payload: { action: 'convert' } }),
  'limits/changeAnswered': ({ what, isOk }) => tell({ name: 'limit_change', payload: { what, is_ok: isOk } }),
  'cashier/payIntended': ({ sent }) => tell({ name: 'payment', payload: { kind: sent.kind, step: 'start' } }),
  'cashier/payAccepted': ({ payment }) => tell({ name: 'payment', payload: { kind: payment.kind, step: 'accepted' } }),
  'identification/stepped': ({ step }) => tell({ name: 'identification', payload: { step } }),
  'identification/sent': () => tell({ name: 'identification', payload: { step: 'sent' } }),
  'identification/notSent': () => tell({ name: 'identification', payload: { step: 'problem' } }),
};

export const supportFlow: Flow = {
  'site-chrome/callbackAsked': () => tell({ name: 'support_contact', payload: { channel: 'callback' } }),
  'site-chrome/callbackAnswered': ({ number }) =>
    tell({ name: 'support_answer', payload: { channel: 'callback', is_done: number !== null } }),
  'site-chrome/messageSent': () => tell({ name: 'support_contact', payload: { channel: 'chat' } }),
  'site-chrome/replied': ({ hasFailed }) =>
    tell({ name: 'support_answer', payload: { channel: 'chat', is_done: !hasFailed } }),
  'questions/sending': () => tell({ name: 'support_contact', payload: { channel: 'question' } }),
  'questions/asked': ({ outcome }) =>
    tell({ name: 'support_answer', payload: { channel: 'question', is_done: outcome === 'sent' } }),
  'appeals/sending': () => tell({ name: 'support_contact', payload: { channel: 'appeal' } }),
  'appeals/sent': () => tell({ name: 'support_answer', payload: { channel: 'appeal', is_done: true } }),
  'appeals/notSent': () => tell({ name: 'support_answer', payload: { channel: 'appeal', is_done: false } }),
};
