import type { Decider } from '../../kernel/decider.ts';
import type { Stamp } from '../../kernel/message.ts';
import { moneyToTypedText } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CashierCommand, CashierEvent, CashierRejection } from './messages.ts';
import { isSameFilter } from './rules/filter.ts';
import type { FormFacts } from './rules/reasons.ts';
import { formReasons, meantBy, reason } from './rules/reasons.ts';
import { fieldFaults } from './rules/fields.ts';
import type { CashierState } from './state.ts';
import { evolve, INITIAL, isOpen, isOvertaken } from './state.ts';
import type { Payment } from './types.ts';

export interface CashierFacts extends FormFacts {
  /** Null for a guest. */
  readonly userId: string | null;
  /** Creates an idempotency key, a UUID. */
  readonly newKey: () => string;
  /** The values that wait in the secret channel under a reference; null without any. */
  readonly held: (attempt: string) => Readonly<Record<string, string>> | null;
}

export type CashierDecider = Decider<CashierState, CashierCommand, CashierEvent, CashierFacts, CashierRejection>;
type Decision = Result<readonly CashierEvent[], CashierRejection>;

const MAX_TEXT = 2_000;

export const cashierDecider: CashierDecider = {
  initial: INITIAL,
  decide(command, state, facts, stamp) {
    // A forget is always possible; every other command requires a player [CSH-15].
    if (command.type === 'cashier/forget')
      return state === INITIAL ? err({ code: 'cashier/unchanged' }) : ok([{ type: 'cashier/forgotten', payload: {} }]);
    return facts.userId === null
      ? err({ code: 'cashier/signedOut' })
      : decidePlayers(command, state, facts, facts.userId, stamp);
  },
  evolve,
};

function decidePlayers(
  command: Exclude<CashierCommand, { type: 'cashier/forget' }>,
  state: CashierState,
  facts: CashierFacts,
  userId: string,
  stamp: Stamp,
): Decision {
  switch (command.type) {
    case 'cashier/open':
      return ok([{ type: 'cashier/opened', payload: command.payload }]);
    case 'cashier/chooseMethod':
      return ok([{ type: 'cashier/methodChosen', payload: command.payload }]);
    case 'cashier/chooseInstrument':
      return ok([{ type: 'cashier/instrumentChosen', payload: command.payload }]);
    case 'cashier/prepareDeposit':
      return ok([{ type: 'cashier/depositPrepared', payload: command.payload }]);
    case 'cashier/dropPrepared':
      return state.prepared === null
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/preparedDropped', payload: {} }]);
    case 'cashier/typeAmount':
      return meantBy(state, command.payload.kind, facts).text === command.payload.text
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/amountTyped', payload: command.payload }]);
    case 'cashier/setAmount': {
      const { kind, amount } = command.payload;
      if (state.answer === null || !Number.isSafeInteger(amount) || amount < 0)
        return err({ code: 'cashier/unchanged' });
      return ok([
        {
          type: 'cashier/amountTyped',
          payload: { kind, text: moneyToTypedText(amount, state.answer.currency, facts.groupMark) },
        },
      ]);
    }
    case 'cashier/pay':
      return pay(command.payload, state, facts, userId, stamp);
    case 'cashier/dismissResult':
      return state.forms[command.payload.kind].result === null
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/resultDismissed', payload: command.payload }]);
    case 'cashier/cancel': {
      const { id } = command.payload;
      const payment = state.known.get(id);
      if (payment === undefined) return err({ code: 'cashier/unknownPayment' });
      if (state.cancelling.includes(id)) return err({ code: 'cashier/busy' });
      return payment.canCancel
        ? ok([{ type: 'cashier/cancelAsked', payload: { id } }])
        : err({ code: 'cashier/notCancellable' });
    }
    case 'cashier/look':
      return ok([{ type: 'cashier/lookAsked', payload: command.payload }]);
    case 'cashier/list':
      return ok([{ type: 'cashier/pageAsked', payload: { filter: command.payload.filter, cursor: null } }]);
    case 'cashier/loadMore': {
      const { status, filter, next } = state.list;
      if (status === 'loading') return err({ code: 'cashier/busy' });
      return next === null
        ? err({ code: 'cashier/noMore' })
        : ok([{ type: 'cashier/pageAsked', payload: { filter, cursor: next } }]);
    }
    case 'cashier/openPayment':
      return ok([{ type: 'cashier/paymentOpened', payload: command.payload }]);
    case 'cashier/export':
      return ok([{ type: 'cashier/exportAsked', payload: { ask: stamp.id, filter: command.payload.filter } }]);
    case 'cashier/closeExport':
      return state.exported === null
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/exportClosed', payload: {} }]);
    case 'cashier/openRequests':
      return ok([{ type: 'cashier/requestsAsked', payload: {} }]);
    case 'cashier/openTopics':
      return ok([{ type: 'cashier/topicsAsked', payload: {} }]);
    case 'cashier/openTransactions':
      return ok([{ type: 'cashier/transactionsAsked', payload: command.payload }]);
    case 'cashier/createRequest':
      return (
        withoutSupport(facts) ?? ask(state, facts, command.payload.attempt, { ...command.payload, what: 'create' })
      );
    case 'cashier/replyToRequest':
      return withoutSupport(facts) ?? ask(state, facts, command.payload.attempt, { ...command.payload, what: 'send' });
    case 'cashier/closeRequest':
      return ask(state, facts, null, { ...command.payload, what: 'close' });
    case 'cashier/dismissRequestResult':
      return state.requests.result === null
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/requestResultDismissed', payload: {} }]);
    case 'cashier/receive':
      return state.status === 'ready' && JSON.stringify(state.answer) === JSON.stringify(command.payload)
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/received', payload: command.payload }]);
    case 'cashier/reportFailure':
      return ok([{ type: 'cashier/failed', payload: {} }]);
    case 'cashier/reportSaved':
      return state.intents.some(({ key, phase }) => key === command.payload.key && phase === 'saving')
        ? ok([{ type: 'cashier/paySaved', payload: command.payload }])
        : err({ code: 'cashier/unknownKey' });
    case 'cashier/reportUnsaved':
      return state.intents.some(({ key, phase }) => key === command.payload.key && phase === 'saving')
        ? ok([{ type: 'cashier/payNotSaved', payload: command.payload }])
        : err({ code: 'cashier/unknownKey' });
    case 'cashier/reportUnknown':
      return state.intents.some(({ key, phase }) => key === command.payload.key && phase === 'sending')
        ? ok([{ type: 'cashier/payUnknown', payload: command.payload }])
        : err({ code: 'cashier/unknownKey' });
    case 'cashier/reportAnswer': {
      const { key, answer } = command.payload;
      if (!state.intents.some((intent) => intent.key === key)) return err({ code: 'cashier/unknownKey' });
      return answer.status === 'rejected'
        ? ok([{ type: 'cashier/payRejected', payload: { key, reasons: answer.reasons } }])
        : ok([{ type: 'cashier/payAccepted', payload: { key, payment: answer.payment } }]);
    }
    case 'cashier/forgetLast': {
      const { kind, key } = command.payload;
      return state.forms[kind].last?.key === key
        ? ok([{ type: 'cashier/lastForgotten', payload: { kind } }])
        : err({ code: 'cashier/unchanged' });
    }
    case 'cashier/recall': {
      const { pendingPayments } = command.payload;
      const known = new Set([...state.answered, ...state.intents.map(({ key }) => key)]);
      const fresh = pendingPayments.filter(({ key }) => !known.has(key));
      // This tab resolves its own intents, even when another tab removed the stored ones.
      const gone = state.intents
        .filter(({ key, isOurs }) => !isOurs && !pendingPayments.some((payment) => payment.key === key))
        .map(({ key }) => key);
      return fresh.length === 0 && gone.length === 0
        ? err({ code: 'cashier/unchanged' })
        : ok([{ type: 'cashier/recalled', payload: { pendingPayments: fresh, gone } }]);
    }
    case 'cashier/receivePage':
      return isSameFilter(command.payload.filter, state.list.filter)
        ? ok([{ type: 'cashier/pageReceived', payload: command.payload }])
        : err({ code: 'cashier/stale' });
    case 'cashier/reportPageFailed':
      return isSameFilter(command.payload.filter, state.list.filter)
        ? ok([{ type: 'cashier/pageFailed', payload: command.payload }])
        : err({ code: 'cashier/stale' });
    case 'cashier/receiveChanges':
      return changes(state, command.payload.payments);
    case 'cashier/receivePayment': {
      const { id, payment } = command.payload;
      if (state.opened?.id !== id) return err({ code: 'cashier/stale' });
      if (typeof payment === 'string')
        return ok([{ type: 'cashier/paymentReceived', payload: { id, status: payment } }]);
      const changed = changes(state, [payment]);
      return ok([
        ...(changed.ok ? changed.value : []),
        { type: 'cashier/paymentReceived', payload: { id, status: 'ready' } },
      ]);
    }
    case 'cashier/reportCancelled': {
      const { id, payment } = command.payload;
      if (!state.cancelling.includes(id)) return err({ code: 'cashier/nothingAsked' });
      if (typeof payment === 'string')
        return ok([{ type: 'cashier/cancelAnswered', payload: { id, outcome: payment } }]);
      const news: CashierEvent[] = isOvertaken(state.known, payment)
        ? []
        : [{ type: 'cashier/paymentsChanged', payload: { payments: [payment] } }];
      return ok([
        ...news,
        {
          type: 'cashier/cancelAnswered',
          payload: { id, outcome: payment.state === 'cancelled' ? 'cancelled' : 'tooLate' },
        },
      ]);
    }
    case 'cashier/receiveExport':
      return state.exported?.ask === command.payload.ask
        ? ok([{ type: 'cashier/exportReceived', payload: command.payload }])
        : err({ code: 'cashier/stale' });
    case 'cashier/reportExportFailed':
      return state.exported?.ask === command.payload.ask
        ? ok([{ type: 'cashier/exportFailed', payload: command.payload }])
        : err({ code: 'cashier/stale' });
    case 'cashier/receiveRequests':
      return ok([{ type: 'cashier/requestsReceived', payload: command.payload }]);
    case 'cashier/receiveTopics':
      return ok([{ type: 'cashier/topicsReceived', payload: command.payload }]);
    case 'cashier/receiveTransactions':
      return state.requests.transactions?.topicId === command.payload.topicId
        ? ok([{ type: 'cashier/transactionsReceived', payload: command.payload }])
        : err({ code: 'cashier/stale' });
    case 'cashier/receiveRequest':
      return state.requests.asked === command.payload.key
        ? ok([{ type: 'cashier/requestAnswered', payload: command.payload }])
        : err({ code: 'cashier/stale' });
  }
}

/** The intent, or every reason against it [CSH-4, CSH-6]. */
function pay(
  { kind, attempt, again }: Extract<CashierCommand, { type: 'cashier/pay' }>['payload'],
  state: CashierState,
  facts: CashierFacts,
  userId: string,
  stamp: Stamp,
): Decision {
  const meant = meantBy(state, kind, facts);
  const { method, terms, amount, fee, instrumentId } = meant;
  const fields = terms === null || instrumentId !== null ? [] : terms.fields;
  const values = (attempt === null ? null : facts.held(attempt)) ?? {};
  const reasons = [
    ...formReasons(state, kind, facts, meant, again === true),
    ...fieldFaults(fields, values).map(({ code, field }) => reason(code, { field })),
  ];
  if (reasons.length > 0 || state.answer === null || method === null || amount === null || fee === null)
    return err({ code: 'cashier/blocked', reasons });
  const { accountId, currency } = state.answer;
  const sent = { kind, methodId: method.id, accountId, currency, amount, fee, instrumentId, userId };
  return ok([
    {
      type: 'cashier/payIntended',
      payload: { key: facts.newKey(), sent, at: stamp.at, attempt: fields.length === 0 ? null : attempt },
    },
  ]);
}

/** Records changed payments and reports the ones that became final [CSH-13]. */
function changes(state: CashierState, payments: readonly Payment[]): Decision {
  const news = payments.filter(
    (payment) =>
      !isOvertaken(state.known, payment) && JSON.stringify(state.known.get(payment.id)) !== JSON.stringify(payment),
  );
  if (news.length === 0) return err({ code: 'cashier/unchanged' });
  const ends = news.filter((payment) => {
    const before = state.known.get(payment.id);
    return before !== undefined && isOpen(before) && !isOpen(payment);
  });
  return ok([
    { type: 'cashier/paymentsChanged', payload: { payments: news } },
    ...ends.map((payment): CashierEvent => ({ type: 'cashier/paymentEnded', payload: { payment } })),
  ]);
}

type RequestEvent = Extract<CashierEvent, { type: 'cashier/requestAsked' }>['payload'];
type Unkeyed<T> = T extends unknown ? Omit<T, 'key'> : never;

function ask(state: CashierState, facts: CashierFacts, attempt: string | null, asked: Unkeyed<RequestEvent>): Decision {
  if (state.requests.asked !== null) return err({ code: 'cashier/busy' });
  const text = attempt === null ? null : (facts.held(attempt)?.['text'] ?? '').trim();
  if (text !== null && (text === '' || text.length > MAX_TEXT)) return err({ code: 'cashier/unchanged' });
  return ok([{ type: 'cashier/requestAsked', payload: { ...asked, key: facts.newKey() } }]);
}

/** Questions about payments need the right to support. */
function withoutSupport({ rightStops: { request } }: CashierFacts): Decision | null {
  return request.length === 0 ? null : err({ code: 'cashier/blocked', reasons: request.map((code) => reason(code)) });
}
