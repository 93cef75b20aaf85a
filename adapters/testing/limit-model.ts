/**
 * The reference for limits: one player's limits in exact time, by brute force. The model imports no rule of the core;
 * it is written from the rules LIM-1 to LIM-17, LIM-22 and LIM-23 alone, and keeps every flow of money for ever.
 */
import type { Jurisdiction } from './jurisdictions.ts';
import type { Exclusion, MoneyLimit } from './limit-engine.ts';

const DAY_MS = 86_400_000;
const WINDOW_DAYS: Readonly<Record<string, number>> = { '24h': 1, '7d': 7, '30d': 30 };

interface Flow {
  readonly at: number;
  readonly amount: number;
}

/** An order that waits, or that an exclusion or a time-out has cancelled. */
export interface LimitOrder {
  readonly id: string;
  readonly amount: number;
  isCancelled: boolean;
}

export interface Pending {
  readonly value: number | null;
  readonly dueAt: number;
  readonly lapsesAt: number;
}

/** The class of a change by the rules. `same`: nothing changes. */
export type ChangeClass =
  | 'stricter'
  | 'looser'
  | 'removal'
  | 'same'
  | 'repeatedChange'
  | 'outdatedPage'
  | 'conflictingChange'
  | 'ceiling'
  | 'badValue';

/** Why an action is refused. */
export type Refusal = 'self-exclusion' | 'time-out' | 'mustSet' | 'stakes' | 'losses' | 'deposits';

const isLooserThan = (value: number | null, than: number | null): boolean =>
  than !== null && (value === null || value > than);
export const familyOf = (kind: MoneyLimit): 'stakes' | 'losses' | 'deposits' =>
  kind.startsWith('stakes') ? 'stakes' : kind.startsWith('losses') ? 'losses' : 'deposits';
const windowMs = (kind: MoneyLimit): number => (WINDOW_DAYS[kind.split('-')[1] ?? ''] ?? 0) * DAY_MS;

export class LimitModel {
  private readonly values = new Map<MoneyLimit, number>();
  private readonly pendings = new Map<MoneyLimit, Pending>();
  private readonly ends = new Map<Exclusion, number>();
  private readonly stakes: Flow[] = [];
  private readonly returns: Flow[] = [];
  private readonly deposits: Flow[] = [];
  private readonly orders: LimitOrder[] = [];
  private readonly rules: Jurisdiction;

  constructor(rules: Jurisdiction) {
    this.rules = rules;
  }

  value(kind: MoneyLimit): number | null {
    return this.values.get(kind) ?? null;
  }

  /** The pending change, while it can still be confirmed. */
  pending(kind: MoneyLimit, now: number): Pending | null {
    const pending = this.pendings.get(kind);
    return pending === undefined || now >= pending.lapsesAt ? null : pending;
  }

  /** The last change that was asked for, lapsed or not; null once it was answered. */
  asked(kind: MoneyLimit): Pending | null {
    return this.pendings.get(kind) ?? null;
  }

  classify(kind: MoneyLimit, value: number | null, seen: number | null | undefined, now: number): ChangeClass {
    const { amounts, ceilings } = this.rules;
    const current = this.value(kind);
    if (value !== null && (!Number.isSafeInteger(value) || value < 0 || amounts?.includes(value) === false))
      return 'badValue';
    if (value === current) return 'same';
    if (isLooserThan(value, ceilings[kind] ?? null)) return 'ceiling';
    if (!isLooserThan(value, current)) return 'stricter';
    if (seen !== undefined && isLooserThan(seen, value)) return 'outdatedPage';
    const pending = this.pending(kind, now);
    if (pending !== null) return pending.value === value ? 'repeatedChange' : 'conflictingChange';
    return value === null ? 'removal' : 'looser';
  }

  change(kind: MoneyLimit, value: number | null, as: ChangeClass, now: number): void {
    if (as === 'stricter' && value !== null) {
      this.values.set(kind, value);
      this.pendings.delete(kind);
    }
    if (as === 'looser' || as === 'removal') {
      const dueAt = now + this.rules.coolDownS * 1_000;
      this.pendings.set(kind, { value, dueAt, lapsesAt: dueAt + this.rules.confirmWithinS * 1_000 });
    }
  }

  /** Confirms or rejects. Returns whether a confirmation came too early, in time, or found nothing. */
  answer(kind: MoneyLimit, isConfirmed: boolean, now: number): 'early' | 'inTime' | 'nothing' {
    const pending = this.pending(kind, now);
    if (pending === null) {
      this.pendings.delete(kind);
      return 'nothing';
    }
    if (isConfirmed && now < pending.dueAt) return 'early';
    if (isConfirmed && pending.value === null) this.values.delete(kind);
    if (isConfirmed && pending.value !== null) this.values.set(kind, pending.value);
    this.pendings.delete(kind);
    return 'inTime';
  }

  isOffered(kind: Exclusion, days: number): boolean {
    return (kind === 'time-out' ? this.rules.timeOutDays : this.rules.selfExclusionDays).includes(days);
  }

  /** When a running exclusion ends; null: none runs. */
  endOf(kind: Exclusion, now: number): number | null {
    const end = this.ends.get(kind) ?? 0;
    return end > now ? end : null;
  }

  exclude(kind: Exclusion, days: number, now: number): void {
    this.ends.set(kind, Math.max(this.ends.get(kind) ?? 0, now + days * DAY_MS));
    for (const order of this.orders) order.isCancelled = true;
  }

  /** The protection that stops every new order; null: none. */
  orderStop(now: number): 'self-exclusion' | 'time-out' | null {
    if (this.endOf('self-exclusion', now) !== null) return 'self-exclusion';
    return this.endOf('time-out', now) === null ? null : 'time-out';
  }

  addOrder(id: string, amount: number): void {
    this.orders.push({ id, amount, isCancelled: false });
  }

  /** The oldest order, which is then no longer one; null: none. */
  takeOrder(): LimitOrder | null {
    return this.orders.shift() ?? null;
  }

  /** Whether an order waits. */
  hasOrders(): boolean {
    return this.orders.some(({ isCancelled }) => !isCancelled);
  }

  addStake(amount: number, now: number): void {
    this.stakes.push({ at: now, amount });
  }

  addReturn(amount: number, now: number): void {
    this.returns.push({ at: now, amount });
  }

  addDeposit(amount: number, now: number): void {
    this.deposits.push({ at: now, amount });
  }

  private flowsIn(kind: MoneyLimit, now: number): readonly Flow[] {
    const inside = ({ at }: Flow): boolean => at > now - windowMs(kind) && at <= now;
    const family = familyOf(kind);
    if (family === 'deposits') return this.deposits.filter(inside);
    if (family === 'stakes') return this.stakes.filter(inside);
    const back = this.returns.filter(inside).map(({ at, amount }) => ({ at, amount: -amount }));
    // At one moment, returns come first: they compensate for earlier losses alone.
    return [...back, ...this.stakes.filter(inside)].sort((a, b) => a.at - b.at || a.amount - b.amount);
  }

  /** The most that is used in any window that ends now and is no longer than the kind's. */
  used(kind: MoneyLimit, now: number): number {
    const flows = this.flowsIn(kind, now);
    const sums = flows.map((_, first) => flows.slice(first).reduce((sum, { amount }) => sum + amount, 0));
    return Math.max(0, ...sums);
  }

  left(kind: MoneyLimit, now: number): number | null {
    const value = this.value(kind);
    return value === null ? null : Math.max(0, value - this.used(kind, now));
  }

  /** The rest of a limit where waiting orders count as stakes. */
  leftBesideOrders(kind: MoneyLimit, now: number): number | null {
    const left = this.left(kind, now);
    if (left === null || familyOf(kind) === 'deposits') return left;
    const waiting = this.orders.reduce((sum, { amount, isCancelled }) => sum + (isCancelled ? 0 : amount), 0);
    return waiting === 0 ? left : Math.max(0, (this.value(kind) ?? 0) - this.used(kind, now) - waiting);
  }

  /** Whether a limit counts the action. */
  isLimited(action: 'stake' | 'deposit'): boolean {
    return this.rules.kinds.some(
      (kind) => (familyOf(kind) === 'deposits') === (action === 'deposit') && this.value(kind) !== null,
    );
  }

  /** The next moment at which a flow leaves a window of the kind; null: none. */
  freesAt(kind: MoneyLimit, now: number): number | null {
    const [first] = this.flowsIn(kind, now).map(({ at }) => at + windowMs(kind));
    return first ?? null;
  }

  /** The smallest remainder of an action; null: no limit. */
  allowance(action: 'stake' | 'deposit', now: number): number | null {
    const lefts = this.rules.kinds
      .filter((kind) => (familyOf(kind) === 'deposits') === (action === 'deposit'))
      .flatMap((kind) => this.left(kind, now) ?? []);
    return lefts.length === 0 ? null : Math.min(...lefts);
  }

  /** Every reason against a stake or a deposit. */
  refusals(action: 'stake' | 'deposit', amount: number, now: number): readonly Refusal[] {
    const over = (family: 'stakes' | 'losses' | 'deposits'): boolean =>
      this.rules.kinds.some((kind) => familyOf(kind) === family && amount > (this.left(kind, now) ?? Infinity));
    const reasons: Refusal[] = [];
    if (this.endOf('self-exclusion', now) !== null) reasons.push('self-exclusion');
    if (action === 'deposit' && this.endOf('time-out', now) !== null) reasons.push('time-out');
    if (this.rules.mustSetBeforePlay.some((group) => group.every((kind) => this.value(kind) === null)))
      reasons.push('mustSet');
    for (const family of action === 'stake' ? (['stakes', 'losses'] as const) : (['deposits'] as const))
      if (over(family)) reasons.push(family);
    return reasons;
  }
}
