/**
 * The reference model: the limits of one player in exact time, by brute force, without tabs, calls, records or packs.
 * Every law in `laws.ts` is checked against this model.
 */
import type { LimitKind } from 'touchline/core/limits/types';
import { MONEY_KINDS } from 'touchline/core/limits/types';

const DAY = 86_400_000;
export const NONE = Number.POSITIVE_INFINITY;

interface Flow {
  readonly at: number;
  readonly amount: number;
  readonly key: string;
}

export interface Wait {
  readonly value: number;
  readonly askedAt: number;
}

const WINDOW: ReadonlyMap<LimitKind, number> = new Map(
  MONEY_KINDS.map((kind, at) => [kind, [DAY, 7 * DAY, 30 * DAY][at % 3] ?? 0]),
);
const LAPSE = 7 * DAY;

export class Reference {
  readonly values = new Map<LimitKind, number>();
  readonly waits = new Map<LimitKind, Wait>();
  readonly ends = new Map<LimitKind, { endsAt: number; days: number; askedAt: number }>();
  readonly stakes: Flow[] = [];
  readonly returns: Flow[] = [];
  readonly deposits: Flow[] = [];
  /** Kinds whose last change was a confirmation. */
  private readonly saidYes = new Set<LimitKind>();

  value(kind: LimitKind): number {
    return this.values.get(kind) ?? NONE;
  }

  wait(kind: LimitKind, t: number): Wait | null {
    const wait = this.waits.get(kind);
    return wait === undefined || t >= wait.askedAt + DAY + LAPSE ? null : wait;
  }

  /** Returns the operator's answer. `seen`: the limit shown to the player; undefined when unknown. */
  ask(kind: LimitKind, value: number, seen: number | undefined, t: number): string {
    const current = this.value(kind);
    if (value === current) return 'ok';
    if (value < current) {
      this.values.set(kind, value);
      this.waits.delete(kind);
      this.saidYes.delete(kind);
      return 'ok';
    }
    if (seen !== undefined && value < seen) return 'ok';
    const wait = this.wait(kind, t);
    if (wait !== null) return wait.value === value ? 'ok' : 'pendingExists';
    if (value === NONE && kind.startsWith('deposit')) return 'test';
    this.waits.set(kind, { value, askedAt: t });
    this.saidYes.delete(kind);
    return 'ok';
  }

  yes(kind: LimitKind, t: number): string {
    const wait = this.wait(kind, t);
    if (wait === null) {
      this.waits.delete(kind);
      return this.saidYes.has(kind) ? 'ok' : 'nothingPending';
    }
    if (t < wait.askedAt + DAY) return 'tooEarly';
    if (wait.value === NONE) this.values.delete(kind);
    else this.values.set(kind, wait.value);
    this.waits.delete(kind);
    this.saidYes.add(kind);
    return 'ok';
  }

  no(kind: LimitKind, t: number): string {
    if (this.wait(kind, t) !== null) this.saidYes.delete(kind);
    this.waits.delete(kind);
    return 'ok';
  }

  exclude(kind: LimitKind, days: number, t: number): string {
    const runs = this.ends.get(kind);
    if (runs !== undefined && runs.endsAt > t) {
      if (runs.days === days && t - runs.askedAt < 60_000) return 'ok';
      if (t + days * DAY <= runs.endsAt) return 'shorter';
    }
    this.ends.set(kind, { endsAt: t + days * DAY, days, askedAt: t });
    return 'ok';
  }

  runs(kind: LimitKind, t: number): boolean {
    return (this.ends.get(kind)?.endsAt ?? 0) > t;
  }

  /** The maximum use over all windows that end at t and are no longer than the kind's window. */
  used(kind: LimitKind, t: number): number {
    const from = t - (WINDOW.get(kind) ?? 0);
    const inside = ({ at }: Flow): boolean => at > from && at <= t;
    const sum = (flows: readonly Flow[]): number => flows.reduce((all, { amount }) => all + amount, 0);
    if (kind.startsWith('deposit')) return sum(this.deposits.filter(inside));
    if (kind.startsWith('stake')) return sum(this.stakes.filter(inside));
    const flows = [
      ...this.returns.filter(inside).map(({ at, amount }) => ({ at, amount: -amount, key: '' })),
      ...this.stakes.filter(inside),
    ].sort((a, b) => a.at - b.at || a.amount - b.amount);
    return Math.max(0, ...flows.map((_, first) => sum(flows.slice(first))));
  }

  left(kind: LimitKind, t: number): number {
    return Math.max(0, this.value(kind) - this.used(kind, t));
  }

  /** A reserved stake was returned, or moved to another time. */
  release(key: string): void {
    const at = this.stakes.findIndex((each) => each.key === key);
    if (at >= 0) this.stakes.splice(at, 1);
  }

  /** The maximum stake or deposit: the smallest remainder. */
  most(action: 'stake' | 'deposit', t: number): number {
    if (this.runs('selfExclusion', t) || (action === 'deposit' && this.runs('timeOut', t))) return 0;
    return Math.min(
      ...MONEY_KINDS.filter((kind) => kind.startsWith('deposit') === (action === 'deposit')).map((kind) =>
        this.left(kind, t),
      ),
    );
  }

  isOpen(action: 'stake' | 'order' | 'deposit' | 'bonus' | 'promotion' | 'withdrawal', t: number): boolean {
    const isBesideTimeOut = action !== 'deposit' && action !== 'order';
    return action === 'withdrawal' || !(this.runs('selfExclusion', t) || (!isBesideTimeOut && this.runs('timeOut', t)));
  }
}
