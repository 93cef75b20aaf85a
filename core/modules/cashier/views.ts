/** The cashier as shells see it. Nothing here depends on the current time. */
import type { LimitKind } from '../limits/public.ts';
import type {
  Blocker,
  CancelRefusal,
  Field,
  Instrument,
  Method,
  MethodTerms,
  Payment,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  PersonalValues,
  Reason,
  RequestMessage,
  Shortfall,
  Topic,
} from './types.ts';

/** An intent that has no answer yet. */
export interface IntentView {
  readonly key: string;
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly currency: string;
  readonly amount: number;
  readonly at: number;
  /** `unknown`: no answer came; its outcome is being requested, and nothing is sent twice. */
  readonly phase: 'saving' | 'sending' | 'unknown';
}

/** The outcome of a form's last intent. */
export type PayResult =
  /** `payment` is always current: at the provider, pending, or final. */
  | { readonly key: string; readonly status: 'accepted'; readonly payment: Payment }
  | { readonly key: string; readonly status: 'rejected'; readonly blockers: readonly Blocker[] }
  /** Nothing was sent. */
  | { readonly key: string; readonly status: 'notSaved'; readonly why: 'storage' | 'underWay' };

/** The remainder for deposits under the player's own limits. */
export interface DepositLimits {
  /** The maximum deposit now; null: no limit. 0 while deposits are closed. */
  readonly most: number | null;
  /** Each window with a limit: the limit, the remainder, and when more frees (ascending). */
  readonly windows: readonly {
    readonly limitType: LimitKind;
    /** The limit's own currency. */
    readonly currency: string;
    readonly limit: number;
    readonly left: number;
    readonly frees: readonly { readonly at: number; readonly left: number }[];
  }[];
  readonly excludedUntil: number | null;
  readonly timeOutUntil: number | null;
  readonly mustSet: readonly (readonly LimitKind[])[];
}

export interface FormView {
  readonly kind: PaymentKind;
  /** Methods available in this direction. */
  readonly methods: readonly Method[];
  readonly method: Method | null;
  readonly terms: MethodTerms | null;
  readonly instruments: readonly Instrument[];
  readonly instrumentId: string | null;
  /** Fields to fill in now: none once an instrument is chosen. */
  readonly fields: readonly Field[];
  /** The amount as typed. */
  readonly text: string;
  /** Minor units; null while the text is no amount. */
  readonly amount: number | null;
  /** Exact; null without a method or an amount. */
  readonly fee: number | null;
  readonly net: number | null;
  /**
   * The minimum and the maximum that are possible now: method, funds and limits together. `most` below `least`: no
   * amount is possible.
   */
  readonly least: number | null;
  readonly most: number | null;
  /**
   * Every reason against the payment, with its remedy; empty: `cashier/pay` goes through (`fieldFaults` validates the
   * fields).
   */
  readonly blockers: readonly Blocker[];
  readonly intent: IntentView | null;
  readonly result: PayResult | null;
}

export interface RequestView extends Omit<PaymentRequest, 'messages'> {
  readonly messages: readonly RequestMessage[];
  /** The payment of this question, where it is known. */
  readonly payment: Payment | null;
}

export interface CashierView {
  /** The state of methods and demands. `failed`: `cashier/open` asks again. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly currency: string;
  /** The amount that can be withdrawn now. */
  readonly available: number;
  readonly deposit: FormView;
  /**
   * The money that the coupon lacks, while nothing else prevents the bet. A deposit is offered only without
   * `blockers`; their remedies lead to other pages.
   */
  readonly shortfall: (Shortfall & { readonly blockers: readonly Blocker[] }) | null;
  /** The bet for which the deposit form was opened, until the player leaves the form. */
  readonly prepared: Shortfall | null;
  readonly withdrawal: FormView;
  readonly limits: DepositLimits;
  /** Intents without an answer, of every tab and of earlier visits. */
  readonly intents: readonly IntentView[];
  /** Pending payments, newest first. */
  readonly open: readonly Payment[];
  readonly history: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    readonly filter: PaymentFilter;
    readonly payments: readonly Payment[];
    readonly hasMore: boolean;
  };
  readonly opened: {
    readonly id: string;
    readonly status: 'loading' | 'ready' | 'missing' | 'failed';
    readonly payment: Payment | null;
  } | null;
  /** Ids of payments that are being cancelled; and the last cancellation that failed. */
  readonly cancelling: readonly string[];
  readonly cancelFault: { readonly id: string; readonly why: CancelRefusal | 'failed' } | null;
  readonly exported:
    | { readonly ask: string; readonly filter: PaymentFilter; readonly status: 'loading' | 'failed' }
    | {
        readonly ask: string;
        readonly filter: PaymentFilter;
        readonly status: 'ready';
        readonly payments: readonly Payment[];
        readonly isCut: boolean;
      }
    | null;
  readonly requests: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    /** Newest change first. */
    readonly list: readonly RequestView[];
    readonly topics: { readonly status: 'idle' | 'loading' | 'ready' | 'failed'; readonly list: readonly Topic[] };
    readonly transactions: {
      readonly topicId: number;
      readonly status: 'loading' | 'ready' | 'failed';
      readonly payments: readonly Payment[];
    } | null;
    readonly isBusy: boolean;
    /** The outcome of the last question, message or closing. */
    readonly result:
      | { readonly status: 'done'; readonly id: string }
      | { readonly status: 'failed' | 'refused' }
      | null;
  };
}

/** Actions that carry personal values. Each is false, and keeps none of the values, when its command is refused. */
export interface CashierActions {
  /**
   * Pays as the form says, with fields that were typed; a form without fields takes the command `cashier/pay`.
   * `again`: the player confirms a repetition of the last payment.
   */
  readonly pay: (payment: { readonly kind: PaymentKind; readonly again?: true }, fields: PersonalValues) => boolean;
  readonly createRequest: (
    subject: { readonly topicId: number; readonly subTopicId: number | null; readonly paymentId: string | null },
    text: string,
  ) => boolean;
  readonly replyToRequest: (id: string, text: string) => boolean;
}

export type { Reason };
