/** Types of the cashier. Amounts are integers in the currency's minor units, times milliseconds since the epoch. */
import type { LimitKind } from '../limits/public.ts';

export type PaymentKind = 'deposit' | 'withdrawal';
export type MethodKind = 'card' | 'bank' | 'wallet' | 'crypto' | 'voucher' | 'cash';

/**
 * Personal values by name: the fields of a payment, or the `text` of a question. They pass through the secret channel
 * and enter no message.
 */
export type PersonalValues = Readonly<Record<string, string>>;

/** The shape of a field's value. Validated here and again by the operator. */
export type FieldShape = 'text' | 'digits' | 'iban' | 'email' | 'phone' | 'cryptoAddress';

/**
 * A field that a method requires. Its value is personal: it waits in memory only and is in no message. Card data is
 * never a field: it belongs to the provider.
 */
export interface Field {
  /** Also the end of its text key: `cashier.field.<name>`. */
  readonly name: 'accountHolder' | 'iban' | 'email' | 'phone' | 'walletId' | 'voucherCode' | 'cryptoAddress';
  readonly shape: FieldShape;
  /** UTF-16 units, after spaces are removed. */
  readonly minLength: number;
  readonly maxLength: number;
}

/** Exact: `amount * basisPoints / 10000 + fixed`, rounded half-up once. */
export interface Fee {
  readonly basisPoints: number;
  /** Minor units. */
  readonly fixed: number;
}

/** One direction of a method, in the player's currency. */
export interface MethodTerms {
  readonly min: number;
  readonly max: number;
  readonly fee: Fee;
  /** Duration in seconds: from, to. 0, 0: immediate. */
  readonly takesS: readonly [number, number];
  /** Required for a new destination, not for a known instrument. */
  readonly fields: readonly Field[];
  /** True where the provider's own page comes in between. */
  readonly hasProvider: boolean;
  /** Amounts to choose from, ascending; may be empty. */
  readonly presets: readonly number[];
}

/** An earlier source or destination of money, masked: 'DE89 •••• 3000'. */
export interface Instrument {
  readonly id: string;
  readonly label: string;
}

export interface Method {
  readonly id: string;
  /** The operator's name of the method: 'Visa, Mastercard', 'Bitcoin'. */
  readonly name: string;
  readonly kind: MethodKind;
  /** Null: not available in this direction. */
  readonly deposit: MethodTerms | null;
  readonly withdrawal: MethodTerms | null;
  readonly instruments: readonly Instrument[];
}

/** Demands of verification and the player's status before money moves; all that apply, at once. */
export type DemandCode =
  | 'identificationNeeded'
  | 'verificationNeeded'
  | 'verificationPending'
  | 'verificationDenied'
  | 'documentsNeeded'
  | 'activationNeeded'
  | 'emailNeeded'
  | 'phoneNeeded'
  | 'banned'
  | 'notAllowed'
  | 'maintenance'
  | 'siteBlocked';

export interface Demand {
  readonly code: DemandCode;
  /** The payments that the demand closes. */
  readonly kinds: readonly PaymentKind[];
}

export interface CashierAnswer {
  readonly currency: string;
  /** The account for deposits and withdrawals. */
  readonly accountId: number;
  /** The amount that can be withdrawn now: the balance less the debt. */
  readonly available: number;
  readonly methods: readonly Method[];
  readonly demands: readonly Demand[];
}

/** `provider`: waits for the player at the provider. `pending`: on its way. The other three are final. */
export type PaymentState = 'provider' | 'pending' | 'succeeded' | 'failed' | 'cancelled';
export type StepName = 'requested' | 'checked' | 'sent' | 'done';

export interface Payment {
  readonly id: string;
  readonly key: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly methodId: string;
  readonly methodName: string;
  readonly methodKind: MethodKind;
  readonly currency: string;
  /** The amount that the player pays (deposit), or that leaves the account (withdrawal). */
  readonly amount: number;
  readonly fee: number;
  /** amount - fee: the credited amount (deposit), the arriving amount (withdrawal). */
  readonly net: number;
  /** Masked; '' without one. */
  readonly destination: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /**
   * The tracker: each step with its time, null for steps to come. A payment that failed or was cancelled keeps its
   * completed steps.
   */
  readonly steps: readonly { readonly step: StepName; readonly at: number | null }[];
  /** The latest expected time of the next step; null when unknown. */
  readonly expectedAt: number | null;
  /** The reason of a failure: a `ReasonCode`; otherwise ''. */
  readonly reason: string;
  readonly canCancel: boolean;
  /** The provider's page, while it should be shown: a path or an https address that passed the allow-list. */
  readonly provider: { readonly address: string; readonly expiresAt: number } | null;
}

/** Why a payment is not possible, or was refused: always all reasons at once. */
export type ReasonCode =
  | 'noMethod'
  | 'methodClosed'
  | 'noAmount'
  | 'badAmount'
  | 'ambiguousAmount'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'feeTakesAll'
  | 'insufficientFunds'
  | 'bonusAccount'
  | 'fieldMissing'
  | 'fieldInvalid'
  | 'underWay'
  | 'sameAsBefore'
  | 'excluded'
  | 'timeOut'
  | 'sessionOver'
  | 'limitReached'
  | 'limitCurrency'
  | 'limitMissing'
  | DemandCode
  /** Sent by the operator only. */
  | 'termsChanged'
  | 'declined'
  | 'providerFailed'
  | 'providerExpired'
  | 'abandoned'
  | 'refused';

export interface Reason {
  readonly code: ReasonCode;
  /** The minimum, the maximum, the available or remaining amount, or the new fee; null for other reasons. */
  readonly amount: number | null;
  /** The limit that stops the payment; null for other reasons. */
  readonly limitType: LimitKind | null;
  /** When more frees; null when unknown. */
  readonly freesAt: number | null;
  /** The field's name; null for other reasons. */
  readonly field: Field['name'] | null;
}

/** The player's remedy for a reason, in one step. */
export type Remedy =
  | {
      readonly do:
        | 'chooseMethod'
        | 'typeAmount'
        | 'payAgain'
        | 'setLimits'
        | 'identify'
        | 'activate'
        | 'uploadDocuments'
        | 'addEmail'
        | 'addPhone'
        | 'askSupport'
        | 'wait';
    }
  | { readonly do: 'setAmount'; readonly amount: number }
  | { readonly do: 'fixField'; readonly field: Field['name'] }
  /** ms since the epoch. */
  | { readonly do: 'waitUntil'; readonly at: number };

export interface Blocker extends Reason {
  /** Null: there is no remedy. */
  readonly remedy: Remedy | null;
}

/** The money that a bet lacks: a deposit that the coupon asks for [CSH-19]. */
export interface Shortfall {
  /** Minor units, above 0. */
  readonly amount: number;
  readonly currency: string;
}

/** The request, without personal data: the fields are added at the last moment. */
export interface SentPayment {
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: number;
  /** The fee that the player saw; the operator refuses a different one. */
  readonly fee: number;
  readonly instrumentId: string | null;
  readonly userId: string;
}

export type PaymentAnswer =
  | { readonly status: 'accepted'; readonly payment: Payment }
  | { readonly status: 'rejected'; readonly reasons: readonly Reason[] };

export interface PaymentFilter {
  readonly kind: 'all' | PaymentKind;
  /** `open`: provider and pending. */
  readonly state: 'all' | 'open' | 'succeeded' | 'failed' | 'cancelled';
  /** '' for every method. */
  readonly methodId: string;
  /** The creation time, both bounds included; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
}

export const EVERY_PAYMENT: PaymentFilter = { kind: 'all', state: 'all', methodId: '', from: null, to: null };

/** A topic of a question about payments. */
export interface Topic {
  readonly id: number;
  readonly title: string;
  /** The payments that the topic concerns; null: none in particular. */
  readonly about: PaymentKind | 'any' | null;
  readonly subTopics: readonly { readonly id: number; readonly title: string }[];
}

export interface RequestMessage {
  readonly id: string;
  readonly from: 'player' | 'operator';
  readonly text: string;
  readonly at: number;
}

/** A player's question about a payment. */
export interface PaymentRequest {
  readonly id: string;
  readonly topicId: number;
  readonly topic: string;
  readonly subTopicId: number | null;
  readonly subTopic: string;
  readonly paymentId: string | null;
  /** `answered`: the operator spoke last. */
  readonly state: 'open' | 'answered' | 'closed';
  readonly createdAt: number;
  readonly changedAt: number;
  readonly messages: readonly RequestMessage[];
}

/** Why the operator cancels no payment: it was sent already, or the rules let nobody cancel a requested withdrawal. */
export type CancelRefusal = 'tooLate' | 'final';
