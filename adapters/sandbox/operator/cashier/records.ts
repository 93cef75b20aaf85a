/**
 * Schemas of records about payments and payment questions. No reusable account data is kept: destinations are masked.
 */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const entries = v.array(v.object({ account: text, currency: text, amount: int }));
const kind = v.picklist(['deposit', 'withdrawal']);
const state = v.picklist(['provider', 'pending', 'succeeded', 'failed', 'cancelled']);
const reason = v.object({
  code: text,
  amount: v.optional(int),
  limitType: v.optional(int),
  freesAt: v.optional(int),
  field: v.optional(text),
});

const storedPayment = v.object({
  kind,
  methodId: text,
  currency: text,
  amount: int,
  fee: int,
  net: int,
  destination: text,
  language: text,
});

export const cashierRecords = [
  /** `token` opens the provider's page until `until`; '' and 0 without a page. */
  v.object({
    t: v.literal('paymentMade'),
    at: int,
    playerId: int,
    key: text,
    paymentId: int,
    payment: storedPayment,
    state,
    token: text,
    until: int,
    entries,
  }),
  /** Also records a key that was closed before a payment arrived for it. */
  v.object({ t: v.literal('paymentRefused'), at: int, playerId: int, key: text, reasons: v.array(reason) }),
  /** `step` is the completed step; '' for none. `destination` is the provider's answer, or ''. */
  v.object({
    t: v.literal('paymentMoved'),
    at: int,
    paymentId: int,
    state,
    step: v.picklist(['', 'checked', 'sent', 'done']),
    reason: text,
    destination: text,
    entries,
  }),
  v.object({
    t: v.literal('requestMade'),
    at: int,
    playerId: int,
    key: text,
    requestId: int,
    topicId: int,
    subTopicId: v.nullable(int),
    paymentId: v.nullable(int),
    language: text,
    text,
  }),
  v.object({
    t: v.literal('requestSaid'),
    at: int,
    requestId: int,
    key: text,
    from: v.picklist(['player', 'operator']),
    text,
  }),
  v.object({ t: v.literal('requestClosed'), at: int, requestId: int }),
] as const;

const schema = v.variant('t', [...cashierRecords]);
export type CashierRecord = v.InferOutput<typeof schema>;
export type CashierRecordOf<T extends CashierRecord['t']> = Extract<CashierRecord, { readonly t: T }>;
export type StoredPayment = Readonly<v.InferOutput<typeof storedPayment>>;
export type PaymentReason = Readonly<v.InferOutput<typeof reason>>;

const NAMES: ReadonlySet<string> = new Set<CashierRecord['t']>([
  'paymentMade',
  'paymentRefused',
  'paymentMoved',
  'requestMade',
  'requestSaid',
  'requestClosed',
]);

export function isCashierRecord<R extends { readonly t: string }>(
  record: R,
): record is Extract<R, { readonly t: CashierRecord['t'] }> {
  return NAMES.has(record.t);
}
