/**
 * All reasons against a payment at once, each with its remedy [CSH-4]. The operator judges again; this check is for
 * convenience only.
 */
import type { GroupMark } from '../../../kernel/decimal-text.ts';
import { MAX_MINOR, minorIn, money, moneyToTypedText, NO_CURRENCY, parseMoney } from '../../../kernel/money.ts';
import type { RightStop } from '../../user/public.ts';
import type { Limit, LimitsView } from '../../limits/public.ts';
import { DEPOSIT_KINDS, inForce, whatStops } from '../../limits/public.ts';
import type { CashierState, Form } from '../state.ts';
import { isOpen } from '../state.ts';
import type {
  Blocker,
  Instrument,
  Method,
  MethodTerms,
  Payment,
  PaymentKind,
  Reason,
  ReasonCode,
  Remedy,
} from '../types.ts';
import { amountFor, feeOf } from './fee.ts';

/** The cashier's facts about its siblings. */
export interface FormFacts {
  /** Null until the player's limits are known. */
  readonly limits: Pick<LimitsView, 'limits' | 'mustSet'> | null;
  /**
   * Stops on payments of a kind and on questions about them, whatever the operator demanded when the form was loaded
   * [CSH-18].
   */
  readonly rightStops: Readonly<Record<PaymentKind | 'request', readonly RightStop[]>>;
  /** The balance of the account, minor units; null while unknown. */
  readonly balance: number | null;
  /** The comma or point that groups thousands in the player's language. */
  readonly groupMark: GroupMark;
}

/** A form's current choice and its figures. */
export interface Meant {
  readonly methods: readonly Method[];
  readonly method: Method | null;
  readonly terms: MethodTerms | null;
  readonly instruments: readonly Instrument[];
  readonly instrumentId: string | null;
  /** The amount as typed, or as the bet needs it for which the form was opened [CSH-19]. */
  readonly text: string;
  readonly amount: number | null;
  /** The typed text could mean two amounts. */
  readonly isAmbiguous: boolean;
  readonly fee: number | null;
  readonly net: number | null;
  readonly available: number;
}

const NONE = { amount: null, limitType: null, freesAt: null, field: null };

export function reason(code: ReasonCode, more: Partial<Omit<Reason, 'code'>> = {}): Reason {
  return { ...NONE, ...more, code };
}

function methodOf(
  form: Form,
  kind: PaymentKind,
  methods: readonly Method[],
  known: CashierState['known'],
): Method | null {
  if (form.methodId !== null) return methods.find(({ id }) => id === form.methodId) ?? null;
  const last = [...known.values()]
    .filter((payment) => payment.kind === kind)
    .reduce<Payment | null>(
      (latest, each) => (latest === null || each.createdAt > latest.createdAt ? each : latest),
      null,
    );
  return methods.find(({ id }) => id === last?.methodId) ?? (methods.length === 1 ? (methods[0] ?? null) : null);
}

/** A bet's amount, raised by the method's fee and to the method's minimum; null where no bet sets the amount. */
function filledIn(
  { answer, prepared }: CashierState,
  kind: PaymentKind,
  terms: MethodTerms | null,
  groupMark: GroupMark,
): string | null {
  if (kind !== 'deposit' || prepared?.fills !== true || prepared.currency !== answer?.currency) return null;
  const amount = terms === null ? prepared.amount : Math.max(terms.min, amountFor(terms.fee, prepared.amount));
  return moneyToTypedText(amount, prepared.currency, groupMark);
}

export function meantBy(state: CashierState, kind: PaymentKind, { balance, groupMark }: FormFacts): Meant {
  const { answer, forms, known } = state;
  const form = forms[kind];
  const methods = (answer?.methods ?? []).filter((method) => method[kind] !== null);
  const method = methodOf(form, kind, methods, known);
  const terms = method?.[kind] ?? null;
  const instruments = method?.instruments ?? [];
  const chosen = form.instrument === null ? (instruments[0]?.id ?? null) : form.instrument.id;
  const text = filledIn(state, kind, terms, groupMark) ?? form.text;
  const parsed = answer === null ? null : parseMoney(text, answer.currency, groupMark);
  const amount = parsed?.ok === true ? parsed.value : null;
  const fee = terms === null || amount === null ? null : feeOf(terms.fee, amount);
  const available = answer === null ? 0 : Math.min(answer.available, balance ?? answer.available);
  return {
    methods,
    method,
    terms,
    instruments,
    instrumentId: instruments.some(({ id }) => id === chosen) ? chosen : null,
    text,
    amount,
    isAmbiguous: parsed?.ok === false && parsed.error === 'ambiguous',
    fee,
    net: amount === null || fee === null ? null : amount - fee,
    available,
  };
}

/**
 * The reasons that no field of the form remedies: the player's rights, the operator's demands, limits, a payment under
 * way.
 */
export function standingReasons(
  state: CashierState,
  kind: PaymentKind,
  facts: FormFacts,
  amount: number,
): readonly Reason[] {
  const { answer, intents } = state;
  const demanded = (answer?.demands ?? []).flatMap(({ code, kinds }) => (kinds.includes(kind) ? [code] : []));
  return [
    ...[...new Set([...facts.rightStops[kind], ...demanded])].map((code) => reason(code)),
    ...(kind === 'deposit' ? limitReasons(state, facts, amount) : []),
    ...(intents.some(({ sent }) => sent.kind === kind) ? [reason('underWay')] : []),
  ];
}

/** Every reason against the current form. */
export function formReasons(
  state: CashierState,
  kind: PaymentKind,
  facts: FormFacts,
  meant: Meant,
  again = false,
): readonly Reason[] {
  const { answer } = state;
  const { terms, text, amount, isAmbiguous, fee, available } = meant;
  const form = state.forms[kind];
  const reasons: Reason[] = [...standingReasons(state, kind, facts, amount ?? 0)];
  if (terms === null) reasons.push(reason(form.methodId !== null && answer !== null ? 'methodClosed' : 'noMethod'));
  if (amount === null || amount === 0)
    return [
      ...reasons,
      reason(amount === 0 || text.trim() === '' ? 'noAmount' : isAmbiguous ? 'ambiguousAmount' : 'badAmount'),
    ];
  if (terms !== null && amount < terms.min) reasons.push(reason('belowMinimum', { amount: terms.min }));
  if (terms !== null && amount > terms.max) reasons.push(reason('aboveMaximum', { amount: terms.max }));
  if (fee !== null && fee >= amount) reasons.push(reason('feeTakesAll'));
  if (kind === 'withdrawal' && amount > available) reasons.push(reason('insufficientFunds', { amount: available }));
  if (!again && isSameAsBefore(state, kind, meant)) reasons.push(reason('sameAsBefore'));
  return reasons;
}

/** Limits that stop a deposit of this amount. Pending deposits count as well, because they may still arrive. */
function limitReasons(state: CashierState, { limits }: FormFacts, amount: number): readonly Reason[] {
  if (limits === null) return [];
  const currency = state.answer?.currency ?? NO_CURRENCY;
  const open = uncounted(state, limits.limits);
  const stops = whatStops(limits.limits, 'deposit', money(amount + open, currency)).map(
    ({ limitType, left, freesAt, isOtherCurrency }) => {
      const room = left === null ? null : minorIn(left, currency);
      return reason(
        limitType === 'selfExclusion'
          ? 'excluded'
          : limitType === 'timeOut'
            ? 'timeOut'
            : isOtherCurrency
              ? 'limitCurrency'
              : 'limitReached',
        { limitType, freesAt, amount: room === null ? null : Math.max(0, room - open) },
      );
    },
  );
  const missing = limits.mustSet.map(([first]) => reason('limitMissing', { limitType: first ?? null }));
  return [...stops, ...missing];
}

/** The sum of pending deposits, minor units. */
export function openDeposits({ known }: Pick<CashierState, 'known'>): number {
  return [...known.values()].reduce(
    (sum, payment) => sum + (payment.kind === 'deposit' && isOpen(payment) ? payment.amount : 0),
    0,
  );
}

/**
 * The part of the pending deposits that the latest limits do not count yet. A limit in another currency counts none of
 * them.
 */
export function uncounted(state: Pick<CashierState, 'known' | 'answer'>, limits: readonly Limit[]): number {
  const counted = DEPOSIT_KINDS.map((kind) => {
    const limit = inForce(limits, kind);
    return limit === null || limit.currency !== state.answer?.currency ? 0 : limit.waiting;
  });
  return Math.max(0, openDeposits(state) - Math.max(...counted));
}

/** The minimum and the maximum that are possible now; null: no bound. */
export function boundsOf(
  state: CashierState,
  kind: PaymentKind,
  { limits }: FormFacts,
  { terms, available }: Meant,
): { readonly least: number | null; readonly most: number | null } {
  const bounds = terms === null ? [] : [terms.max];
  if (kind === 'withdrawal') bounds.push(available);
  else if (limits !== null) {
    const currency = state.answer?.currency ?? NO_CURRENCY;
    const open = uncounted(state, limits.limits);
    for (const { left } of whatStops(limits.limits, 'deposit', money(MAX_MINOR, currency)))
      bounds.push(Math.max(0, (left === null ? 0 : (minorIn(left, currency) ?? 0)) - open));
  }
  return { least: terms?.min ?? null, most: bounds.length === 0 ? null : Math.min(...bounds) };
}

function isSameAsBefore({ forms, known }: CashierState, kind: PaymentKind, { method, amount }: Meant): boolean {
  const { last } = forms[kind];
  if (last === null || last.sent.methodId !== method?.id || last.sent.amount !== amount) return false;
  const state = known.get(last.id)?.state;
  return state !== 'failed' && state !== 'cancelled';
}

/** The remedy of each reason, in one step. `least`: the method's minimum; no remedy proposes a lower amount. */
export function blockersOf(reasons: readonly Reason[], least: number | null = null): readonly Blocker[] {
  return reasons.map((each) => ({ ...each, remedy: remedyOf(each, least ?? 1) }));
}

function remedyOf({ code, amount, freesAt, field }: Reason, least: number): Remedy | null {
  const wait: Remedy | null = freesAt === null ? null : { do: 'waitUntil', at: freesAt };
  switch (code) {
    case 'noMethod':
    case 'methodClosed':
      return { do: 'chooseMethod' };
    case 'noAmount':
    case 'badAmount':
    case 'ambiguousAmount':
    case 'feeTakesAll':
      return { do: 'typeAmount' };
    case 'belowMinimum':
    case 'aboveMaximum':
      return amount === null ? { do: 'typeAmount' } : { do: 'setAmount', amount };
    case 'insufficientFunds':
      return amount !== null && amount >= Math.max(1, least) ? { do: 'setAmount', amount } : null;
    case 'limitReached':
      return amount !== null && amount >= Math.max(1, least) ? { do: 'setAmount', amount } : wait;
    case 'excluded':
    case 'timeOut':
    case 'sessionOver':
      return wait;
    case 'limitMissing':
    case 'limitCurrency':
      return { do: 'setLimits' };
    case 'fieldMissing':
    case 'fieldInvalid':
      return field === null ? null : { do: 'fixField', field };
    case 'underWay':
    case 'verificationPending':
      return { do: 'wait' };
    case 'sameAsBefore':
    case 'termsChanged':
    case 'abandoned':
      return { do: 'payAgain' };
    case 'identificationNeeded':
    case 'verificationNeeded':
      return { do: 'identify' };
    case 'documentsNeeded':
      return { do: 'uploadDocuments' };
    case 'activationNeeded':
      return { do: 'activate' };
    case 'emailNeeded':
      return { do: 'addEmail' };
    case 'phoneNeeded':
      return { do: 'addPhone' };
    case 'verificationDenied':
    case 'banned':
    case 'notAllowed':
    case 'refused':
      return { do: 'askSupport' };
    case 'maintenance':
    case 'siteBlocked':
      return null;
    case 'bonusAccount':
    case 'declined':
    case 'providerFailed':
    case 'providerExpired':
      return null;
  }
}
