/** The cashier's words. Amounts are integers in the currency's minor units, times milliseconds since the epoch. */

export type PaymentKind = 'deposit' | 'withdrawal';
export type MethodKind = 'card' | 'bank' | 'wallet' | 'crypto' | 'voucher' | 'cash';

/** What a field's value must look like. Checked here and again by the operator. */
export type FieldShape = 'text' | 'digits' | 'iban' | 'email' | 'phone' | 'cryptoAddress';

/** Something that a method must know. Its value is personal: it waits in memory only and is in no message. Card data is never asked for: it is the provider's. */
export interface Field {
  /** Also the end of its text key: `cashier.field.<name>`. */
  readonly name: 'accountHolder' | 'iban' | 'email' | 'phone' | 'walletId' | 'voucherCode' | 'cryptoAddress';
  readonly shape: FieldShape;
  /** UTF-16 units, once cleaned of spaces. */
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
  /** How long it takes, seconds: from, to. 0, 0: at once. */
  readonly takesS: readonly [number, number];
  /** Asked for once: not when a known instrument is chosen. */
  readonly fields: readonly Field[];
  /** True where the provider's own page is shown in between. */
  readonly hasProvider: boolean;
  /** Amounts to choose from, rising; may be empty. */
  readonly presets: readonly number[];
}

/** Where money came from or went to before, masked: 'DE89 •••• 3000'. */
export interface Instrument {
  readonly id: string;
  readonly label: string;
}

export interface Method {
  readonly id: string;
  /** The operator's, in its own writing: 'Visa, Mastercard', 'Bitcoin'. */
  readonly name: string;
  readonly kind: MethodKind;
  /** Null: not in this direction. */
  readonly deposit: MethodTerms | null;
  readonly withdrawal: MethodTerms | null;
  readonly instruments: readonly Instrument[];
}

/** What verification and the player's status demand before money moves; all that hold, at once. */
export type DemandCode =
  | 'identificationNeeded'
  | 'verificationNeeded'
  | 'verificationPending'
  | 'verificationDenied'
  | 'documentsNeeded'
  | 'emailNeeded'
  | 'phoneNeeded'
  | 'banned';

export interface Demand {
  readonly code: DemandCode;
  /** What it closes. */
  readonly kinds: readonly PaymentKind[];
}

export interface CashierAnswer {
  readonly currency: string;
  /** The account that money goes to and comes from. */
  readonly accountId: number;
  /** What can be withdrawn now: the balance less what is owed. */
  readonly available: number;
  readonly methods: readonly Method[];
  readonly demands: readonly Demand[];
}

/** `provider`: waits for the player at the provider. `pending`: on its way. The other three are ends. */
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
  /** What the player pays (deposit), what leaves the account (withdrawal). */
  readonly amount: number;
  readonly fee: number;
  /** amount - fee: what is credited (deposit), what arrives (withdrawal). */
  readonly net: number;
  /** Masked; '' for none. */
  readonly destination: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The tracker: each step with its time, null for those to come. A payment that failed or was cancelled keeps the steps it made. */
  readonly steps: readonly { readonly step: StepName; readonly at: number | null }[];
  /** When the next step is expected at the latest; null when nobody can say. */
  readonly expectedAt: number | null;
  /** Why it failed: a code of `ReasonCode`; '' otherwise. */
  readonly reason: string;
  readonly canCancel: boolean;
  /** The provider's page, while it is to be shown: a path or an https address that passed the allow-list. */
  readonly provider: { readonly address: string; readonly expiresAt: number } | null;
}

/** Why a payment can't be made, or why it was refused: always all reasons at once. */
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
  | 'limitMissing'
  | DemandCode
  /** The operator's alone. */
  | 'termsChanged'
  | 'declined'
  | 'providerFailed'
  | 'providerExpired'
  | 'abandoned'
  | 'refused';

export interface Reason {
  readonly code: ReasonCode;
  /** The minimum, the maximum, what is available or left, the new fee; null where there is none. */
  readonly amount: number | null;
  /** The limit that stops it; null for other reasons. */
  readonly limitType: number | null;
  /** When it frees; null when that is not known. */
  readonly freesAt: number | null;
  /** The field's name; null for other reasons. */
  readonly field: Field['name'] | null;
}

/** What the player can do about a reason, in one step. */
export type Remedy =
  | {
      readonly do:
        | 'chooseMethod'
        | 'typeAmount'
        | 'payAgain'
        | 'setLimits'
        | 'identify'
        | 'uploadDocuments'
        | 'addEmail'
        | 'addPhone'
        | 'askSupport'
        | 'wait'
        | 'seeHistory';
    }
  | { readonly do: 'setAmount'; readonly amount: number }
  | { readonly do: 'fixField'; readonly field: Field['name'] }
  /** ms since the epoch. */
  | { readonly do: 'waitUntil'; readonly at: number };

export interface Blocker extends Reason {
  /** Null: nothing can be done. */
  readonly remedy: Remedy | null;
}

/** What is sent, without what is personal: the fields are put in at the last moment. */
export interface SentPayment {
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: number;
  /** As the player saw it; the operator refuses another. */
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
  /** When it was made, both included; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
}

export const EVERY_PAYMENT: PaymentFilter = { kind: 'all', state: 'all', methodId: '', from: null, to: null };

/** What a question about payments can be about. */
export interface Topic {
  readonly id: number;
  readonly title: string;
  /** Which payments it is about; null: about none in particular. */
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
