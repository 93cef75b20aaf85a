/** Given a cashier, when a command, then events: examples of the decider. */
import { money } from 'touchline/kernel/money';
import type { CashierFacts } from 'touchline/core/cashier/decider';
import { cashierDecider } from 'touchline/core/cashier/decider';
import type { CashierCommand, CashierEvent, CashierRejection } from 'touchline/core/cashier/messages';
import type { CashierState } from 'touchline/core/cashier/state';
import type { CashierAnswer, Field, MethodTerms, Payment } from 'touchline/core/cashier/types';
import type { ViewFacts } from 'touchline/core/cashier/view-cashier';
import { viewCashier } from 'touchline/core/cashier/view-cashier';
import type { CashierView } from 'touchline/core/cashier/views';
import type { Limit, LimitKind } from 'touchline/core/limits/public';
import type { Result } from 'touchline/kernel/result';

export const NOW = Date.UTC(2026, 10, 21, 12);

const IBAN: Field = { name: 'iban', shape: 'iban', minLength: 15, maxLength: 34 };
const terms: MethodTerms = {
  min: 500,
  max: 200_000,
  fee: { basisPoints: 0, fixed: 0 },
  takesS: [0, 0],
  fields: [],
  hasProvider: true,
  presets: [],
};

export const OFFER: CashierAnswer = {
  currency: 'EUR',
  accountId: 7,
  available: 10_000,
  demands: [],
  methods: [
    {
      id: 'card',
      name: 'Visa, Mastercard',
      kind: 'card',
      deposit: terms,
      withdrawal: { ...terms, min: 1_000 },
      instruments: [],
    },
    {
      id: 'bank',
      name: 'SEPA',
      kind: 'bank',
      deposit: { ...terms, min: 1_000, fee: { basisPoints: 125, fixed: 10 } },
      withdrawal: { ...terms, min: 1_000, fee: { basisPoints: 0, fixed: 50 }, fields: [IBAN], hasProvider: false },
      instruments: [{ id: 'i1', label: 'DE89 •••• 3000' }],
    },
    {
      id: 'voucher',
      name: 'Kiosk voucher',
      kind: 'voucher',
      deposit: { ...terms, fields: [{ name: 'voucherCode', shape: 'digits', minLength: 16, maxLength: 16 }] },
      withdrawal: null,
      instruments: [],
    },
  ],
};

export const FACTS: CashierFacts = {
  userId: '7',
  newKey: () => 'key',
  held: () => null,
  balance: 10_000,
  groupMark: '',
  limits: null,
  rightStops: { deposit: [], withdrawal: [], request: [] },
};

export function paymentOf(change: Partial<Payment> = {}): Payment {
  return {
    id: '5000001',
    key: 'key',
    kind: 'deposit',
    state: 'succeeded',
    methodId: 'card',
    methodName: 'Visa, Mastercard',
    methodKind: 'card',
    currency: 'EUR',
    amount: 2_000,
    fee: 0,
    net: 2_000,
    destination: '',
    createdAt: NOW,
    changedAt: NOW,
    steps: [],
    expectedAt: null,
    reason: '',
    canCancel: false,
    provider: null,
    ...change,
  };
}

/** A limit in force, in the format of the service. */
export function limitOf(limitType: LimitKind, limitValue: number, change: Partial<Limit> = {}): Limit {
  return {
    limitType,
    limitValue,
    currency: 'EUR',
    limitBalance: limitValue,
    limitState: 'ACTIVE',
    needApprove: false,
    startedAt: null,
    endsAt: null,
    waiting: 0,
    frees: [],
    ...change,
  };
}

export function limitsOf(
  limits: readonly Limit[],
  mustSet: readonly (readonly LimitKind[])[] = [],
): NonNullable<ViewFacts['limits']> {
  const least = limits
    .filter(({ limitType }) => limitType.startsWith('deposit'))
    .map(({ limitBalance }) => limitBalance ?? 0);
  return {
    limits,
    mustSet,
    deposit: { most: least.length === 0 ? null : money(Math.min(...least), 'EUR'), limitType: null },
    excludedUntil: null,
    timeOutUntil: null,
  };
}

export interface Given {
  readonly state: CashierState;
  readonly view: CashierView;
  when(
    command: CashierCommand,
    facts?: Partial<CashierFacts>,
    at?: number,
  ): Result<readonly CashierEvent[], CashierRejection>;
  /** Folds what a command makes; a refusal is a defect of the test. */
  and(command: CashierCommand, facts?: Partial<CashierFacts>, at?: number): Given;
}

export function given(
  events: readonly CashierEvent[] = [{ type: 'cashier/received', payload: OFFER }],
  facts: Partial<ViewFacts & CashierFacts> = {},
): Given {
  return from(events.reduce(cashierDecider.evolve, cashierDecider.initial), facts);
}

function from(state: CashierState, known: Partial<ViewFacts & CashierFacts>): Given {
  const all = { ...FACTS, ...known };
  const when: Given['when'] = (command, facts = {}, at = NOW) =>
    cashierDecider.decide(command, state, { ...all, ...facts }, { at, id: 'id' });
  return {
    state,
    when,
    view: viewCashier(state, { ...all, limits: known.limits ?? null, shortfall: known.shortfall ?? null }),
    and(command, facts, at) {
      const decided = when(command, facts, at);
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      return from(decided.value.reduce(cashierDecider.evolve, state), known);
    },
  };
}

export function codesOf(result: ReturnType<Given['when']>): readonly string[] {
  return !result.ok && result.error.code === 'cashier/blocked' ? result.error.reasons.map(({ code }) => code) : [];
}
