import type { Message, Nothing } from '../../kernel/message.ts';
import type {
  CancelRefusal,
  CashierAnswer,
  Payment,
  PaymentAnswer,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  Reason,
  SentPayment,
  Shortfall,
  Topic,
} from './types.ts';

/** A page of payments of a filter. */
export interface PaymentPageRequest {
  readonly filter: PaymentFilter;
  readonly cursor: string | null;
}

/** An intent stored in this browser, without personal data. */
export interface PendingPayment {
  readonly key: string;
  readonly sent: SentPayment;
  /** By this device's clock. */
  readonly at: number;
}

/** The subject of a question to the operator; `attempt` refers to its text, which waits in the secret channel. */
export type RequestAsked =
  | {
      readonly what: 'create';
      readonly topicId: number;
      readonly subTopicId: number | null;
      readonly paymentId: string | null;
      readonly attempt: string;
    }
  | { readonly what: 'send'; readonly id: string; readonly attempt: string }
  | { readonly what: 'close'; readonly id: string };

export type CashierCommand =
  /** Requests methods, demands and the available amount; repeated whenever a form is shown. */
  | Message<'cashier/open', { readonly kind: PaymentKind }>
  /**
   * Prepares the deposit form for a bet: the amount follows from what the bet lacks and the fee of the method, until
   * the player types one [CSH-19].
   */
  | Message<'cashier/prepareDeposit', Shortfall>
  /** The player has left the form that was prepared for a bet. */
  | Message<'cashier/dropPrepared', Nothing>
  | Message<'cashier/chooseMethod', { readonly kind: PaymentKind; readonly methodId: string | null }>
  /** null: the player types new fields. */
  | Message<'cashier/chooseInstrument', { readonly kind: PaymentKind; readonly instrumentId: string | null }>
  | Message<'cashier/typeAmount', { readonly kind: PaymentKind; readonly text: string }>
  /** Minor units. */
  | Message<'cashier/setAmount', { readonly kind: PaymentKind; readonly amount: number }>
  /**
   * Deposits or withdraws as the form says. `attempt` refers to the fields in the secret channel; null without fields.
   * `again`: the player confirms a repetition of the last payment.
   */
  | Message<'cashier/pay', { readonly kind: PaymentKind; readonly attempt: string | null; readonly again?: true }>
  /** Closes the last result of a form. */
  | Message<'cashier/dismissResult', { readonly kind: PaymentKind }>
  /** Cancels a payment that waits at the provider, or a withdrawal before it is sent. */
  | Message<'cashier/cancel', { readonly id: string }>
  /** Requests a payment's state now: the provider's page reports it as done, or a return address was opened. */
  | Message<'cashier/look', { readonly id: string }>
  | Message<'cashier/list', { readonly filter: PaymentFilter }>
  | Message<'cashier/loadMore', Nothing>
  /** Shows one payment. */
  | Message<'cashier/openPayment', { readonly id: string }>
  | Message<'cashier/export', { readonly filter: PaymentFilter }>
  | Message<'cashier/closeExport', Nothing>
  | Message<'cashier/openRequests', Nothing>
  | Message<'cashier/openTopics', Nothing>
  /** Payments that a topic can be about. */
  | Message<'cashier/openTransactions', { readonly topicId: number }>
  /** `attempt` refers to the text in the secret channel. */
  | Message<
      'cashier/createRequest',
      {
        readonly topicId: number;
        readonly subTopicId: number | null;
        readonly paymentId: string | null;
        readonly attempt: string;
      }
    >
  | Message<'cashier/replyToRequest', { readonly id: string; readonly attempt: string }>
  | Message<'cashier/closeRequest', { readonly id: string }>
  | Message<'cashier/dismissRequestResult', Nothing>
  /** From the module's processes. */
  | Message<'cashier/receive', CashierAnswer>
  | Message<'cashier/reportFailure', Nothing>
  | Message<'cashier/reportSaved', { readonly key: string }>
  /** `underWay`: another tab was first. */
  | Message<'cashier/reportUnsaved', { readonly key: string; readonly why: 'storage' | 'underWay' }>
  | Message<'cashier/reportAnswer', { readonly key: string; readonly answer: PaymentAnswer }>
  | Message<'cashier/reportUnknown', { readonly key: string }>
  /** A minute has passed since this intent was accepted. */
  | Message<'cashier/forgetLast', { readonly kind: PaymentKind; readonly key: string }>
  /** The stored intents of all tabs. */
  | Message<'cashier/recall', { readonly pendingPayments: readonly PendingPayment[] }>
  | Message<
      'cashier/receivePage',
      PaymentPageRequest & { readonly payments: readonly Payment[]; readonly next: string | null }
    >
  | Message<'cashier/reportPageFailed', { readonly filter: PaymentFilter }>
  | Message<'cashier/receiveChanges', { readonly payments: readonly Payment[] }>
  | Message<'cashier/receivePayment', { readonly id: string; readonly payment: Payment | 'missing' | 'failed' }>
  | Message<'cashier/reportCancelled', { readonly id: string; readonly payment: Payment | CancelRefusal | 'failed' }>
  | Message<
      'cashier/receiveExport',
      { readonly ask: string; readonly payments: readonly Payment[]; readonly isCut: boolean }
    >
  | Message<'cashier/reportExportFailed', { readonly ask: string }>
  | Message<'cashier/receiveRequests', { readonly requests: readonly PaymentRequest[] | null }>
  | Message<'cashier/receiveTopics', { readonly topics: readonly Topic[] | null }>
  | Message<'cashier/receiveTransactions', { readonly topicId: number; readonly payments: readonly Payment[] | null }>
  | Message<'cashier/receiveRequest', { readonly key: string; readonly request: PaymentRequest | 'failed' | 'refused' }>
  | Message<'cashier/forget', Nothing>;

export type CashierEvent =
  | Message<'cashier/opened', { readonly kind: PaymentKind }>
  | Message<'cashier/depositPrepared', Shortfall>
  | Message<'cashier/preparedDropped', Nothing>
  | Message<'cashier/received', CashierAnswer>
  | Message<'cashier/failed', Nothing>
  | Message<'cashier/methodChosen', { readonly kind: PaymentKind; readonly methodId: string | null }>
  | Message<'cashier/instrumentChosen', { readonly kind: PaymentKind; readonly instrumentId: string | null }>
  | Message<'cashier/amountTyped', { readonly kind: PaymentKind; readonly text: string }>
  /** The intent. It is stored in this browser before it is sent. */
  | Message<'cashier/payIntended', PendingPayment & { readonly attempt: string | null }>
  | Message<'cashier/paySaved', { readonly key: string }>
  | Message<'cashier/payNotSaved', { readonly key: string; readonly why: 'storage' | 'underWay' }>
  | Message<'cashier/payUnknown', { readonly key: string }>
  | Message<'cashier/payAccepted', { readonly key: string; readonly payment: Payment }>
  | Message<'cashier/lastForgotten', { readonly kind: PaymentKind }>
  | Message<'cashier/payRejected', { readonly key: string; readonly reasons: readonly Reason[] }>
  /** Intents of other tabs and of earlier visits; and the ones removed meanwhile. */
  | Message<
      'cashier/recalled',
      { readonly pendingPayments: readonly PendingPayment[]; readonly gone: readonly string[] }
    >
  | Message<'cashier/resultDismissed', { readonly kind: PaymentKind }>
  | Message<'cashier/cancelAsked', { readonly id: string }>
  | Message<'cashier/cancelAnswered', { readonly id: string; readonly outcome: 'cancelled' | CancelRefusal | 'failed' }>
  | Message<'cashier/lookAsked', { readonly id: string }>
  | Message<'cashier/pageAsked', PaymentPageRequest>
  | Message<
      'cashier/pageReceived',
      PaymentPageRequest & { readonly payments: readonly Payment[]; readonly next: string | null }
    >
  | Message<'cashier/pageFailed', { readonly filter: PaymentFilter }>
  | Message<'cashier/paymentsChanged', { readonly payments: readonly Payment[] }>
  /** A pending payment has become final: the player is notified. */
  | Message<'cashier/paymentEnded', { readonly payment: Payment }>
  | Message<'cashier/paymentOpened', { readonly id: string }>
  | Message<'cashier/paymentReceived', { readonly id: string; readonly status: 'ready' | 'missing' | 'failed' }>
  | Message<'cashier/exportAsked', { readonly ask: string; readonly filter: PaymentFilter }>
  | Message<
      'cashier/exportReceived',
      { readonly ask: string; readonly payments: readonly Payment[]; readonly isCut: boolean }
    >
  | Message<'cashier/exportFailed', { readonly ask: string }>
  | Message<'cashier/exportClosed', Nothing>
  | Message<'cashier/requestsAsked', Nothing>
  | Message<'cashier/requestsReceived', { readonly requests: readonly PaymentRequest[] | null }>
  | Message<'cashier/topicsAsked', Nothing>
  | Message<'cashier/topicsReceived', { readonly topics: readonly Topic[] | null }>
  | Message<'cashier/transactionsAsked', { readonly topicId: number }>
  | Message<'cashier/transactionsReceived', { readonly topicId: number; readonly payments: readonly Payment[] | null }>
  /** `key`: the idempotency key, so that the operator records the question once. */
  | Message<'cashier/requestAsked', RequestAsked & { readonly key: string }>
  | Message<
      'cashier/requestAnswered',
      { readonly key: string; readonly request: PaymentRequest | 'failed' | 'refused' }
    >
  | Message<'cashier/requestResultDismissed', Nothing>
  | Message<'cashier/forgotten', Nothing>;

export type CashierRejection =
  | {
      readonly code:
        | 'cashier/signedOut'
        | 'cashier/unchanged'
        | 'cashier/unknownKey'
        | 'cashier/noMore'
        | 'cashier/stale'
        | 'cashier/unknownPayment'
        | 'cashier/notCancellable'
        | 'cashier/busy'
        | 'cashier/nothingAsked';
    }
  /** Every reason at once. */
  | { readonly code: 'cashier/blocked'; readonly reasons: readonly Reason[] };
