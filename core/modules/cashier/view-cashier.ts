/** Builds the cashier's view from its state and the facts about its siblings. */
import { minorIn, NO_CURRENCY } from '../../kernel/money.ts';
import type { Limit, LimitsView } from '../limits/public.ts';
import { DEPOSIT_KINDS, inForce } from '../limits/public.ts';
import { isAskedFor } from './rules/filter.ts';
import type { FormFacts } from './rules/reasons.ts';
import { blockersOf, boundsOf, formReasons, meantBy, standingReasons, uncounted } from './rules/reasons.ts';
import type { CashierState, Intent } from './state.ts';
import { isOpen } from './state.ts';
import type { PaymentKind, Shortfall } from './types.ts';
import type { CashierView, DepositLimits, FormView, IntentView, PayResult } from './views.ts';

export interface ViewFacts extends FormFacts {
  readonly limits: Pick<LimitsView, 'limits' | 'mustSet' | 'deposit' | 'excludedUntil' | 'timeOutUntil'> | null;
  readonly shortfall: Shortfall | null;
}

export function viewCashier(state: CashierState, facts: ViewFacts): CashierView {
  const newestFirst = [...state.known.values()].sort(
    (a, b) => b.createdAt - a.createdAt || Number(b.id) - Number(a.id),
  );
  const { status, answer, list, opened, cancelling, cancelFault, exported, requests } = state;
  return {
    status,
    currency: answer?.currency ?? '',
    available: meantBy(state, 'withdrawal', facts).available,
    deposit: viewForm(state, 'deposit', facts),
    shortfall: viewShortfall(state, facts),
    prepared: state.prepared === null ? null : { amount: state.prepared.amount, currency: state.prepared.currency },
    withdrawal: viewForm(state, 'withdrawal', facts),
    limits: viewLimits(state, facts),
    intents: state.intents.map(viewIntent),
    open: newestFirst.filter(isOpen),
    history: {
      status: list.status,
      filter: list.filter,
      payments: newestFirst.filter((payment) => payment.createdAt >= list.loadedTo && isAskedFor(list.filter, payment)),
      hasMore: list.next !== null,
    },
    opened: opened === null ? null : { ...opened, payment: state.known.get(opened.id) ?? null },
    cancelling,
    cancelFault,
    exported,
    requests: {
      status: requests.status,
      list: requests.list.map((request) => ({
        ...request,
        payment: request.paymentId === null ? null : (state.known.get(request.paymentId) ?? null),
      })),
      topics: requests.topics,
      transactions: requests.transactions,
      isBusy: requests.asked !== null,
      result: requests.result,
    },
  };
}

function viewForm(state: CashierState, kind: PaymentKind, facts: FormFacts): FormView {
  const meant = meantBy(state, kind, facts);
  const { methods, method, terms, instruments, instrumentId, text, amount, fee, net } = meant;
  const intent = state.intents.find(({ sent }) => sent.kind === kind);
  return {
    kind,
    methods,
    method,
    terms,
    instruments,
    instrumentId,
    amount,
    fee,
    net,
    fields: terms === null || instrumentId !== null ? [] : terms.fields,
    text,
    ...boundsOf(state, kind, facts, meant),
    blockers: blockersOf(formReasons(state, kind, facts, meant), terms?.min ?? null),
    intent: intent === undefined ? null : viewIntent(intent),
    result: viewResult(state, kind, terms?.min ?? null),
  };
}

/** A lower amount would not pay the bet, so no remedy proposes one. */
function viewShortfall(state: CashierState, facts: ViewFacts): CashierView['shortfall'] {
  const { shortfall } = facts;
  if (shortfall === null) return null;
  const blockers = blockersOf(standingReasons(state, 'deposit', facts, shortfall.amount));
  return {
    ...shortfall,
    blockers: blockers.map((each) => (each.remedy?.do === 'setAmount' ? { ...each, remedy: null } : each)),
  };
}

function viewResult({ forms, known }: CashierState, kind: PaymentKind, least: number | null): PayResult | null {
  const { result } = forms[kind];
  if (result === null) return null;
  if (result.status === 'notSaved') return result;
  if (result.status === 'rejected')
    return { key: result.key, status: 'rejected', blockers: blockersOf(result.reasons, least) };
  const payment = known.get(result.id);
  return payment === undefined ? null : { key: result.key, status: 'accepted', payment };
}

function viewIntent({ key, sent, at, phase }: Intent): IntentView {
  const { kind, methodId, currency, amount } = sent;
  return { key, kind, methodId, currency, amount, at, phase };
}

function viewLimits(state: CashierState, { limits }: ViewFacts): DepositLimits {
  if (limits === null) return { most: null, windows: [], excludedUntil: null, timeOutUntil: null, mustSet: [] };
  const open = uncounted(state, limits.limits);
  const currency = state.answer?.currency ?? NO_CURRENCY;
  const less = (amount: number): number => Math.max(0, amount - open);
  // Pending deposits are in the cashier's currency and use no limit in another currency.
  const lessIn = (limit: Limit, amount: number): number =>
    (limit.currency ?? currency) === currency ? less(amount) : amount;
  const { most } = limits.deposit;
  return {
    most: most === null ? null : less(minorIn(most, currency) ?? 0),
    windows: DEPOSIT_KINDS.flatMap((limitType) => {
      const limit = inForce(limits.limits, limitType);
      return limit === null
        ? []
        : [
            {
              limitType,
              currency: limit.currency ?? currency,
              limit: limit.limitValue,
              left: lessIn(limit, Math.max(0, limit.limitBalance ?? limit.limitValue)),
              frees: limit.frees.map(({ at, left }) => ({ at: at * 1_000, left: lessIn(limit, left) })),
            },
          ];
    }),
    excludedUntil: limits.excludedUntil,
    timeOutUntil: limits.timeOutUntil,
    mustSet: limits.mustSet,
  };
}
