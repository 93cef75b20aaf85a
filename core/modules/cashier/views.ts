/** The cashier as shells see it. Nothing here depends on the time of looking. */
import type { LimitKind } from '../limits/public.ts';
import type {
  Blocker,
  Field,
  Instrument,
  Method,
  MethodTerms,
  Payment,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  Reason,
  RequestMessage,
  Topic,
} from './types.ts';

/** A wish that has no answer yet. */
export interface IntentView {
  readonly key: string;
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly currency: string;
  readonly amount: number;
  readonly at: number;
  /** `unknown`: no answer came; it is being asked for, and nothing is sent twice. */
  readonly phase: 'saving' | 'sending' | 'unknown';
}

/** What became of the last wish of a form. */
export type PayResult =
  /** `payment` is always as it is now: at the provider, pending, or at its end. */
  | { readonly key: string; readonly status: 'accepted'; readonly payment: Payment }
  | { readonly key: string; readonly status: 'rejected'; readonly blockers: readonly Blocker[] }
  /** Nothing was sent. */
  | { readonly key: string; readonly status: 'notSaved'; readonly why: 'storage' | 'underWay' };

/** What the player's own limits leave for deposits. */
export interface DepositLimits {
  /** The most that may be deposited now; null: no limit. 0 while something closes it. */
  readonly most: number | null;
  /** Each window with a limit: what it allows, what is left, and when more comes free (rising). */
  readonly windows: readonly {
    readonly limitType: LimitKind;
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
  /** Methods that have this direction. */
  readonly methods: readonly Method[];
  readonly method: Method | null;
  readonly terms: MethodTerms | null;
  readonly instruments: readonly Instrument[];
  readonly instrumentId: string | null;
  /** Fields to be typed now: none once an instrument is chosen. */
  readonly fields: readonly Field[];
  /** As typed. */
  readonly text: string;
  /** Minor units; null while the text is no amount. */
  readonly amount: number | null;
  /** Exact; null while there is no method or no amount. */
  readonly fee: number | null;
  readonly net: number | null;
  /** The least and the most that would go through now: method, funds and limits together. `most` below `least`: nothing goes through. */
  readonly least: number | null;
  readonly most: number | null;
  /** Everything that stands in the way, with what can be done; empty: `cashier/pay` goes through (fields are judged with `fieldFaults`). */
  readonly blockers: readonly Blocker[];
  readonly intent: IntentView | null;
  readonly result: PayResult | null;
}

export interface RequestView extends Omit<PaymentRequest, 'messages'> {
  readonly messages: readonly RequestMessage[];
  /** The payment it is about, where it is known. */
  readonly payment: Payment | null;
}

export interface CashierView {
  /** Of methods and demands. `failed`: `cashier/open` asks again. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly currency: string;
  /** What can be withdrawn now. */
  readonly available: number;
  readonly deposit: FormView;
  readonly withdrawal: FormView;
  readonly limits: DepositLimits;
  /** Wishes without an answer, of every tab and of earlier visits. */
  readonly intents: readonly IntentView[];
  /** Payments on their way, newest first. */
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
  /** Ids of payments that are being called back; and the last answer that was not yes. */
  readonly cancelling: readonly string[];
  readonly cancelFault: { readonly id: string; readonly why: 'tooLate' | 'failed' } | null;
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
    /** What became of the last question, message or closing. */
    readonly result:
      | { readonly status: 'done'; readonly id: string }
      | { readonly status: 'failed' | 'refused' }
      | null;
  };
  /** Puts what is personal (fields, or `{ text }`) where only its call finds it, once, in memory; the name goes into the command as `attempt`. */
  readonly hold: (values: Readonly<Record<string, string>>) => string;
}

export type { Reason };
