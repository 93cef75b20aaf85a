/** Why a payment can't be made: all reasons at once, each with what can be done [CSH-4]. The operator judges again; nothing here is more than courtesy. */
import type { GroupMark } from '../../../kernel/decimal-text.ts';
import { parseMoney } from '../../../kernel/money.ts';
import type { Limit, LimitsView } from '../../limits/public.ts';
import { inForce, whatStops } from '../../limits/public.ts';
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
import { feeOf } from './fee.ts';

/** What the cashier knows of its siblings. */
export interface FormFacts {
  /** Null until the player's limits are known. */
  readonly limits: Pick<LimitsView, 'limits' | 'mustSet'> | null;
  /** The balance of the account, minor units; null where it is not known. */
  readonly balance: number | null;
  /** By which comma or point the player's language groups thousands. */
  readonly groupMark: GroupMark;
}

/** A form as it stands: what is chosen and what it comes to. */
export interface Meant {
  readonly methods: readonly Method[];
  readonly method: Method | null;
  readonly terms: MethodTerms | null;
  readonly instruments: readonly Instrument[];
  readonly instrumentId: string | null;
  readonly amount: number | null;
  /** What is typed could be two amounts. */
  readonly isAmbiguous: boolean;
  readonly fee: number | null;
  readonly net: number | null;
  readonly available: number;
}

const DEPOSIT_KINDS = [20, 21, 22] as const;
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

export function meantBy(
  { answer, forms, known }: CashierState,
  kind: PaymentKind,
  { balance, groupMark }: FormFacts,
): Meant {
  const form = forms[kind];
  const methods = (answer?.methods ?? []).filter((method) => method[kind] !== null);
  const method = methodOf(form, kind, methods, known);
  const terms = method?.[kind] ?? null;
  const instruments = method?.instruments ?? [];
  const chosen = form.instrument === null ? (instruments[0]?.id ?? null) : form.instrument.id;
  const parsed = answer === null ? null : parseMoney(form.text, answer.currency, groupMark);
  const amount = parsed?.ok === true ? parsed.value : null;
  const fee = terms === null || amount === null ? null : feeOf(terms.fee, amount);
  const available = answer === null ? 0 : Math.min(answer.available, balance ?? answer.available);
  return {
    methods,
    method,
    terms,
    instruments,
    instrumentId: instruments.some(({ id }) => id === chosen) ? chosen : null,
    amount,
    isAmbiguous: parsed?.ok === false && parsed.error === 'ambiguous',
    fee,
    net: amount === null || fee === null ? null : amount - fee,
    available,
  };
}

/** Every reason against the form as it stands. */
export function formReasons(
  state: CashierState,
  kind: PaymentKind,
  facts: FormFacts,
  meant: Meant,
  again = false,
): readonly Reason[] {
  const { answer, intents } = state;
  const { terms, amount, isAmbiguous, fee, available } = meant;
  const form = state.forms[kind];
  const reasons: Reason[] = [];
  for (const { code, kinds } of answer?.demands ?? []) if (kinds.includes(kind)) reasons.push(reason(code));
  if (kind === 'deposit') reasons.push(...limitReasons(state, facts, amount ?? 0));
  if (intents.some(({ sent }) => sent.kind === kind)) reasons.push(reason('underWay'));
  if (terms === null) reasons.push(reason(form.methodId !== null && answer !== null ? 'methodClosed' : 'noMethod'));
  if (amount === null || amount === 0)
    return [
      ...reasons,
      reason(amount === 0 || form.text.trim() === '' ? 'noAmount' : isAmbiguous ? 'ambiguousAmount' : 'badAmount'),
    ];
  if (terms !== null && amount < terms.min) reasons.push(reason('belowMinimum', { amount: terms.min }));
  if (terms !== null && amount > terms.max) reasons.push(reason('aboveMaximum', { amount: terms.max }));
  if (fee !== null && fee >= amount) reasons.push(reason('feeTakesAll'));
  if (kind === 'withdrawal' && amount > available) reasons.push(reason('insufficientFunds', { amount: available }));
  if (!again && isSameAsBefore(state, kind, meant)) reasons.push(reason('sameAsBefore'));
  return reasons;
}

/** Limits that stop a deposit of so much. Deposits that are on their way count as well: they may still come. */
function limitReasons(state: CashierState, { limits }: FormFacts, amount: number): readonly Reason[] {
  if (limits === null) return [];
  const open = uncounted(state, limits.limits);
  const stops = whatStops(limits.limits, 'deposit', amount + open).map(({ limitType, left, freesAt }) =>
    reason(limitType === 30 ? 'excluded' : limitType === 33 ? 'timeOut' : 'limitReached', {
      limitType,
      freesAt,
      amount: left === null ? null : Math.max(0, left - open),
    }),
  );
  const missing = limits.mustSet.map(([first]) => reason('limitMissing', { limitType: first ?? null }));
  return [...stops, ...missing];
}

/** Minor units of deposits that are not at their end. */
export function openDeposits({ known }: Pick<CashierState, 'known'>): number {
  return [...known.values()].reduce(
    (sum, payment) => sum + (payment.kind === 'deposit' && isOpen(payment) ? payment.amount : 0),
    0,
  );
}

/** Of these what the limits, as they were told last, do not count yet. */
export function uncounted(state: Pick<CashierState, 'known'>, limits: readonly Limit[]): number {
  const counted = DEPOSIT_KINDS.map((kind) => inForce(limits, kind)?.waiting ?? 0);
  return Math.max(0, openDeposits(state) - Math.max(...counted));
}

/** The least and the most that goes through now; null: no bound. */
export function boundsOf(
  state: CashierState,
  kind: PaymentKind,
  { limits }: FormFacts,
  { terms, available }: Meant,
): { readonly least: number | null; readonly most: number | null } {
  const bounds = terms === null ? [] : [terms.max];
  if (kind === 'withdrawal') bounds.push(available);
  else if (limits !== null) {
    const open = uncounted(state, limits.limits);
    for (const stop of whatStops(limits.limits, 'deposit', Number.MAX_SAFE_INTEGER))
      bounds.push(Math.max(0, (stop.left ?? 0) - open));
  }
  return { least: terms?.min ?? null, most: bounds.length === 0 ? null : Math.min(...bounds) };
}

function isSameAsBefore({ forms, known }: CashierState, kind: PaymentKind, { method, amount }: Meant): boolean {
  const { last } = forms[kind];
  if (last === null || last.sent.methodId !== method?.id || last.sent.amount !== amount) return false;
  const state = known.get(last.id)?.state;
  return state !== 'failed' && state !== 'cancelled';
}

/** What can be done about a reason, in one step. `least`: the method's minimum, below which an amount helps nobody. */
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
    case 'emailNeeded':
      return { do: 'addEmail' };
    case 'phoneNeeded':
      return { do: 'addPhone' };
    case 'verificationDenied':
    case 'banned':
    case 'refused':
      return { do: 'askSupport' };
    case 'bonusAccount':
    case 'declined':
    case 'providerFailed':
    case 'providerExpired':
      return null;
  }
}
