/**
 * The cashier's state: the operator's offer, two forms, intents without an answer, payments, and questions about them.
 * None of it is durable here; intents are (`pending-payments.ts`).
 */
import type { CashierEvent, PendingPayment } from './messages.ts';
import type {
  CancelRefusal,
  CashierAnswer,
  Payment,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  Reason,
  Shortfall,
  Topic,
} from './types.ts';
import { EVERY_PAYMENT } from './types.ts';

export type CashierListStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface Form {
  /** null: the last used method, or the only one. */
  readonly methodId: string | null;
  /** null: the first known instrument; otherwise the choice, with null for none. */
  readonly instrument: { readonly id: string | null } | null;
  readonly text: string;
  readonly result:
    | { readonly key: string; readonly status: 'accepted'; readonly id: string }
    | { readonly key: string; readonly status: 'rejected'; readonly reasons: readonly Reason[] }
    | { readonly key: string; readonly status: 'notSaved'; readonly why: 'storage' | 'underWay' }
    | null;
  /** The last accepted intent, kept for a minute: a repetition asks for confirmation. */
  readonly last: (PendingPayment & { readonly id: string }) | null;
}

/** A payment intent. `saving`: possibly not stored yet. */
export interface Intent extends PendingPayment {
  readonly phase: 'saving' | 'sending' | 'unknown';
  /** Made in this visit of this tab: its personal fields may still be available. */
  readonly isOurs: boolean;
}

export interface CashierState {
  readonly status: CashierListStatus;
  readonly answer: CashierAnswer | null;
  readonly forms: Readonly<Record<PaymentKind, Form>>;
  /** The bet for which the deposit form was opened. `fills`: the amount still follows from what the bet lacks. */
  readonly prepared: (Shortfall & { readonly fills: boolean }) | null;
  readonly intents: readonly Intent[];
  /** Keys that have their answer here, newest last: a leftover stored intent with such a key is no intent any more. */
  readonly answered: readonly string[];
  readonly known: ReadonlyMap<string, Payment>;
  readonly list: {
    readonly status: CashierListStatus;
    readonly filter: PaymentFilter;
    readonly next: string | null;
    /** When the oldest on the loaded pages was made. */ readonly loadedTo: number;
  };
  readonly opened: { readonly id: string; readonly status: 'loading' | 'ready' | 'missing' | 'failed' } | null;
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
    readonly status: CashierListStatus;
    readonly list: readonly PaymentRequest[];
    readonly topics: { readonly status: CashierListStatus; readonly list: readonly Topic[] };
    readonly transactions: {
      readonly topicId: number;
      readonly status: 'loading' | 'ready' | 'failed';
      readonly payments: readonly Payment[];
    } | null;
    /** The key of the pending request. */
    readonly asked: string | null;
    readonly result:
      | { readonly status: 'done'; readonly id: string }
      | { readonly status: 'failed' | 'refused' }
      | null;
  };
}

const EMPTY_FORM: Form = { methodId: null, instrument: null, text: '', result: null, last: null };

export const INITIAL: CashierState = {
  status: 'idle',
  answer: null,
  forms: { deposit: EMPTY_FORM, withdrawal: EMPTY_FORM },
  prepared: null,
  intents: [],
  answered: [],
  known: new Map(),
  list: { status: 'idle', filter: EVERY_PAYMENT, next: null, loadedTo: -Infinity },
  opened: null,
  cancelling: [],
  cancelFault: null,
  exported: null,
  requests: {
    status: 'idle',
    list: [],
    topics: { status: 'idle', list: [] },
    transactions: null,
    asked: null,
    result: null,
  },
};

export function isOpen({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'provider' || state === 'pending';
}

/** Whether the last deposit still waits on its provider's page, which the form shows until then. */
function atProvider({ forms: { deposit }, known }: CashierState): boolean {
  return deposit.result?.status === 'accepted' && known.get(deposit.result.id)?.state === 'provider';
}

/** Whether an answer was overtaken: it is older than the known state, or open where a final state is known [CSH-13]. */
export function isOvertaken(known: ReadonlyMap<string, Payment>, payment: Payment): boolean {
  const before = known.get(payment.id);
  return before !== undefined && (before.changedAt > payment.changedAt || (isOpen(payment) && !isOpen(before)));
}

function learned(state: CashierState, payments: readonly Payment[]): CashierState['known'] {
  const news = payments.filter((payment) => !isOvertaken(state.known, payment));
  if (news.length === 0) return state.known;
  const known = new Map(state.known);
  for (const payment of news) known.set(payment.id, payment);
  return known;
}

function withForm(state: CashierState, kind: PaymentKind, change: Partial<Form>): CashierState {
  return { ...state, forms: { ...state.forms, [kind]: { ...state.forms[kind], ...change } } };
}

/** The amount of the deposit is the player's own, or paid, from now on. */
function withoutFilling(state: CashierState, kind: PaymentKind): CashierState {
  return kind !== 'deposit' || state.prepared === null
    ? state
    : { ...state, prepared: { ...state.prepared, fills: false } };
}

function withPhase(state: CashierState, key: string, phase: Intent['phase']): CashierState {
  return { ...state, intents: state.intents.map((intent) => (intent.key === key ? { ...intent, phase } : intent)) };
}

/** The most answered keys that are remembered. */
const MAX_ANSWERED = 100;

/** Removes the intent; its form, if it shows the intent, reports the outcome. */
function ended(
  state: CashierState,
  key: string,
  result: NonNullable<Form['result']>,
  change: (intent: Intent) => Partial<Form> = () => ({}),
): CashierState {
  const intent = state.intents.find((each) => each.key === key);
  const without = {
    ...state,
    intents: state.intents.filter((each) => each.key !== key),
    answered: [...state.answered, key].slice(-MAX_ANSWERED),
  };
  return intent === undefined ? without : withForm(without, intent.sent.kind, { result, ...change(intent) });
}

function withRequests(state: CashierState, change: Partial<CashierState['requests']>): CashierState {
  return { ...state, requests: { ...state.requests, ...change } };
}

export function evolve(state: CashierState, event: CashierEvent): CashierState {
  switch (event.type) {
    case 'cashier/opened':
      return { ...state, status: state.answer === null ? 'loading' : state.status };
    case 'cashier/received':
      return { ...state, status: 'ready', answer: event.payload };
    case 'cashier/failed':
      return { ...state, status: state.answer === null ? 'failed' : state.status };
    case 'cashier/methodChosen':
      return withForm(state, event.payload.kind, { methodId: event.payload.methodId, instrument: null });
    case 'cashier/instrumentChosen':
      return withForm(state, event.payload.kind, { instrument: { id: event.payload.instrumentId } });
    case 'cashier/amountTyped':
      return withForm(withoutFilling(state, event.payload.kind), event.payload.kind, { text: event.payload.text });
    case 'cashier/depositPrepared':
      return withForm({ ...state, prepared: { ...event.payload, fills: true } }, 'deposit', {
        text: '',
        result: atProvider(state) ? state.forms.deposit.result : null,
      });
    case 'cashier/preparedDropped':
      return { ...state, prepared: null };
    case 'cashier/payIntended': {
      const { key, sent, at } = event.payload;
      return withForm(
        { ...state, intents: [...state.intents, { key, sent, at, phase: 'saving', isOurs: true }] },
        sent.kind,
        { result: null },
      );
    }
    case 'cashier/paySaved':
      return withPhase(state, event.payload.key, 'sending');
    case 'cashier/payNotSaved':
      return ended(state, event.payload.key, { key: event.payload.key, status: 'notSaved', why: event.payload.why });
    case 'cashier/payUnknown':
      return withPhase(state, event.payload.key, 'unknown');
    case 'cashier/payAccepted': {
      const { key, payment } = event.payload;
      return ended(
        { ...withoutFilling(state, payment.kind), known: learned(state, [payment]) },
        key,
        { key, status: 'accepted', id: payment.id },
        ({ sent, at }) => ({ text: '', last: { key, sent, at, id: payment.id } }),
      );
    }
    case 'cashier/lastForgotten':
      return withForm(state, event.payload.kind, { last: null });
    case 'cashier/payRejected':
      return ended(state, event.payload.key, {
        key: event.payload.key,
        status: 'rejected',
        reasons: event.payload.reasons,
      });
    case 'cashier/recalled': {
      const { pendingPayments, gone } = event.payload;
      return {
        ...state,
        intents: [
          ...state.intents.filter(({ key }) => !gone.includes(key)),
          ...pendingPayments.map((payment): Intent => ({ ...payment, phase: 'unknown', isOurs: false })),
        ],
      };
    }
    case 'cashier/resultDismissed':
      return withForm(state, event.payload.kind, { result: null });
    case 'cashier/cancelAsked':
      return { ...state, cancelling: [...state.cancelling, event.payload.id], cancelFault: null };
    case 'cashier/cancelAnswered': {
      const { id, outcome } = event.payload;
      return {
        ...state,
        cancelling: state.cancelling.filter((each) => each !== id),
        cancelFault: outcome === 'cancelled' ? null : { id, why: outcome },
      };
    }
    case 'cashier/lookAsked':
      return state;
    case 'cashier/pageAsked': {
      const { filter, cursor } = event.payload;
      return {
        ...state,
        list:
          cursor === null
            ? { status: 'loading', filter, next: null, loadedTo: Infinity }
            : { ...state.list, status: 'loading' },
      };
    }
    case 'cashier/pageReceived': {
      const { payments, next } = event.payload;
      const oldest = payments.at(-1)?.createdAt ?? state.list.loadedTo;
      return {
        ...state,
        known: learned(state, payments),
        list: { ...state.list, status: 'ready', next, loadedTo: next === null ? -Infinity : oldest },
      };
    }
    case 'cashier/pageFailed':
      return { ...state, list: { ...state.list, status: 'failed' } };
    case 'cashier/paymentsChanged':
      return { ...state, known: learned(state, event.payload.payments) };
    case 'cashier/paymentEnded':
      return state;
    case 'cashier/paymentOpened':
      return { ...state, opened: { id: event.payload.id, status: 'loading' } };
    case 'cashier/paymentReceived':
      return { ...state, opened: { id: event.payload.id, status: event.payload.status } };
    case 'cashier/exportAsked':
      return { ...state, exported: { ...event.payload, status: 'loading' } };
    case 'cashier/exportReceived':
      return state.exported === null
        ? state
        : { ...state, exported: { ...event.payload, filter: state.exported.filter, status: 'ready' } };
    case 'cashier/exportFailed':
      return state.exported === null
        ? state
        : { ...state, exported: { ask: state.exported.ask, filter: state.exported.filter, status: 'failed' } };
    case 'cashier/exportClosed':
      return { ...state, exported: null };
    case 'cashier/requestsAsked':
      return withRequests(state, { status: state.requests.list.length > 0 ? 'ready' : 'loading' });
    case 'cashier/requestsReceived': {
      const { requests } = event.payload;
      return requests === null
        ? withRequests(state, { status: state.requests.status === 'ready' ? 'ready' : 'failed' })
        : withRequests(state, { status: 'ready', list: requests });
    }
    case 'cashier/topicsAsked':
      return withRequests(state, {
        topics: { ...state.requests.topics, status: state.requests.topics.list.length > 0 ? 'ready' : 'loading' },
      });
    case 'cashier/topicsReceived': {
      const { topics } = event.payload;
      return withRequests(state, {
        topics: topics === null ? { ...state.requests.topics, status: 'failed' } : { status: 'ready', list: topics },
      });
    }
    case 'cashier/transactionsAsked':
      return withRequests(state, { transactions: { topicId: event.payload.topicId, status: 'loading', payments: [] } });
    case 'cashier/transactionsReceived': {
      const { topicId, payments } = event.payload;
      return withRequests(
        { ...state, known: learned(state, payments ?? []) },
        { transactions: { topicId, status: payments === null ? 'failed' : 'ready', payments: payments ?? [] } },
      );
    }
    case 'cashier/requestAsked':
      return withRequests(state, { asked: event.payload.key, result: null });
    case 'cashier/requestAnswered': {
      const { request } = event.payload;
      if (typeof request === 'string') return withRequests(state, { asked: null, result: { status: request } });
      return withRequests(state, {
        asked: null,
        result: { status: 'done', id: request.id },
        list: [request, ...state.requests.list.filter(({ id }) => id !== request.id)],
      });
    }
    case 'cashier/requestResultDismissed':
      return withRequests(state, { result: null });
    case 'cashier/forgotten':
      return INITIAL;
  }
}
