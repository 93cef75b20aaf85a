/**
 * The state of payments, folded from the record: answers by key, payments, changes in order. No clock, no decisions.
 */
import type { PaymentKind, PaymentState, StepName } from 'touchline/core/cashier/types';
import type { CashierRecord, PaymentReason, StoredPayment } from './records.ts';

export interface KnownPayment extends StoredPayment {
  readonly id: number;
  readonly playerId: number;
  readonly key: string;
  readonly state: PaymentState;
  readonly steps: ReadonlyMap<StepName, number>;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly reason: string;
  /** '' without a provider's page. */
  readonly token: string;
  /** When the provider's page expires; 0 without one. */
  readonly until: number;
}

export type KnownAnswer = { readonly paymentId: number } | { readonly reasons: readonly PaymentReason[] };

export interface Payments {
  apply(record: CashierRecord): void;
  answer(playerId: number, key: string): KnownAnswer | null;
  payment(id: number): KnownPayment | null;
  byToken(token: string): KnownPayment | null;
  /** Oldest first. */
  ofPlayer(playerId: number): readonly KnownPayment[];
  /** Payments at the provider or pending, oldest first. */
  open(): readonly KnownPayment[];
  /** Whether a deposit of the player has ever been credited. */
  hasDeposit(playerId: number): boolean;
  nextId(): number;
  changed(
    playerId: number,
    since: number,
    limit: number,
  ): { readonly cursor: number; readonly payments: readonly KnownPayment[] };
}

const FIRST_PAYMENT_ID = 5_000_001;

interface PlayerPayments {
  readonly answers: Map<string, KnownAnswer>;
  readonly ids: number[];
  /** Payment -> number of its last change, in the order of the changes. */
  readonly changes: Map<number, number>;
  lastChange: number;
}

export function isOpen({ state }: Pick<KnownPayment, 'state'>): boolean {
  return state === 'provider' || state === 'pending';
}

export function createPayments(): Payments {
  const players = new Map<number, PlayerPayments>();
  const payments = new Map<number, KnownPayment>();
  const open = new Map<number, KnownPayment>();
  const byToken = new Map<string, number>();
  let nextId = FIRST_PAYMENT_ID;

  const of = (playerId: number): PlayerPayments => {
    const known = players.get(playerId) ?? { answers: new Map(), ids: [], changes: new Map(), lastChange: 0 };
    players.set(playerId, known);
    return known;
  };
  const keep = (payment: KnownPayment): void => {
    payments.set(payment.id, payment);
    if (isOpen(payment)) open.set(payment.id, payment);
    else open.delete(payment.id);
    const player = of(payment.playerId);
    player.lastChange += 1;
    player.changes.delete(payment.id);
    player.changes.set(payment.id, player.lastChange);
  };

  return {
    apply(record) {
      switch (record.t) {
        case 'paymentMade': {
          const { at, playerId, key, paymentId, payment, state, token, until } = record;
          of(playerId).answers.set(key, { paymentId });
          of(playerId).ids.push(paymentId);
          if (token !== '') byToken.set(token, paymentId);
          nextId = Math.max(nextId, paymentId + 1);
          return keep({
            ...payment,
            id: paymentId,
            playerId,
            key,
            state,
            steps: new Map([['requested', at]]),
            createdAt: at,
            changedAt: at,
            reason: '',
            token,
            until,
          });
        }
        case 'paymentRefused':
          of(record.playerId).answers.set(record.key, { reasons: record.reasons });
          return undefined;
        case 'paymentMoved': {
          const known = payments.get(record.paymentId);
          if (known === undefined) throw new Error(`there is no payment ${record.paymentId}`);
          const { at, state, step, reason, destination } = record;
          const steps = step === '' ? known.steps : new Map(known.steps).set(step, at);
          return keep({
            ...known,
            state,
            steps,
            reason,
            changedAt: at,
            destination: destination === '' ? known.destination : destination,
          });
        }
        case 'requestMade':
        case 'requestSaid':
        case 'requestClosed':
          return undefined;
      }
    },
    answer: (playerId, key) => players.get(playerId)?.answers.get(key) ?? null,
    payment: (id) => payments.get(id) ?? null,
    byToken: (token) => payments.get(byToken.get(token) ?? -1) ?? null,
    ofPlayer: (playerId) => (players.get(playerId)?.ids ?? []).flatMap((id) => payments.get(id) ?? []),
    hasDeposit: (playerId) =>
      (players.get(playerId)?.ids ?? []).some((id) => {
        const known = payments.get(id);
        return known?.kind === 'deposit' && known.state === 'succeeded';
      }),
    open: () => [...open.values()].sort((a, b) => a.id - b.id),
    nextId: () => nextId,
    changed(playerId, since, limit) {
      const player = of(playerId);
      const news = [...player.changes].filter(([, number]) => number > since).slice(0, limit);
      return {
        cursor: news.at(-1)?.[1] ?? Math.max(since, 0),
        payments: news.flatMap(([id]) => payments.get(id) ?? []),
      };
    },
  };
}

/** Accounts used before with a method, as source or destination. */
export function instrumentsOf(
  payments: readonly KnownPayment[],
  methodId: string,
): readonly { readonly id: string; readonly label: string }[] {
  const byLabel = new Map<string, string>();
  for (const { id, methodId: way, destination, state } of payments) {
    if (
      way === methodId &&
      destination !== '' &&
      state !== 'failed' &&
      state !== 'cancelled' &&
      !byLabel.has(destination)
    )
      byLabel.set(destination, String(id));
  }
  return [...byLabel].map(([label, id]) => ({ id, label }));
}

export interface PaymentFilter {
  readonly kind: PaymentKind | null;
  readonly state: 'open' | 'succeeded' | 'failed' | 'cancelled' | null;
  readonly methodId: string;
  readonly from: number | null;
  readonly to: number | null;
}

export function matches(payment: KnownPayment, { kind, state, methodId, from, to }: PaymentFilter): boolean {
  return (
    (kind === null || payment.kind === kind) &&
    (state === null || (state === 'open' ? isOpen(payment) : payment.state === state)) &&
    (methodId === '' || payment.methodId === methodId) &&
    (from === null || payment.createdAt >= from) &&
    (to === null || payment.createdAt <= to)
  );
}
