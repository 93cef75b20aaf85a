/**
 * The reference model: the limits of one player in exact time, by brute force, without tabs, calls, records or packs.
 * Every law in `laws.ts` is checked against this model.
 */
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

const WINDOW: ReadonlyMap<number, number> = new Map(
  [1, 2, 3, 10, 11, 12, 20, 21, 22].map((kind, at) => [kind, [DAY, 7 * DAY, 30 * DAY][at % 3] ?? 0]),
);
const LAPSE = 7 * DAY;

export class Reference {
  readonly values = new Map<number, number>();
  readonly waits = new Map<number, Wait>();
  readonly ends = new Map<number, { endsAt: number; days: number; askedAt: number }>();
  readonly stakes: Flow[] = [];
  readonly returns: Flow[] = [];
  readonly deposits: Flow[] = [];
  /** Kinds whose last change was a confirmation. */
  private readonly saidYes = new Set<number>();

  value(kind: number): number {
    return this.values.get(kind) ?? NONE;
  }

  wait(kind: number, t: number): Wait | null {
    const wait = this.waits.get(kind);
    return wait === undefined || t >= wait.askedAt + DAY + LAPSE ? null : wait;
  }

  /** Returns the operator's answer. `seen`: the limit shown to the player; undefined when unknown. */
  ask(kind: number, value: number, seen: number | undefined, t: number): string {
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
    if (value === NONE && kind >= 20 && kind <= 22) return 'test';
    this.waits.set(kind, { value, askedAt: t });
    this.saidYes.delete(kind);
    return 'ok';
  }

  yes(kind: number, t: number): string {
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

  no(kind: number, t: number): string {
    if (this.wait(kind, t) !== null) this.saidYes.delete(kind);
    this.waits.delete(kind);
    return 'ok';
  }

  exclude(kind: number, days: number, t: number): string {
    const runs = this.ends.get(kind);
    if (runs !== undefined && runs.endsAt > t) {
      if (runs.days === days && t - runs.askedAt < 60_000) return 'ok';
      if (t + days * DAY <= runs.endsAt) return 'shorter';
    }
    this.ends.set(kind, { endsAt: t + days * DAY, days, askedAt: t });
    return 'ok';
  }

  runs(kind: number, t: number): boolean {
    return (this.ends.get(kind)?.endsAt ?? 0) > t;
  }

  /** The maximum use over all windows that end at t and are no longer than the kind's window. */
  used(kind: number, t: number): number {
    const from = t - (WINDOW.get(kind) ?? 0);
    const inside = ({ at }: Flow): boolean => at > from && at <= t;
    const sum = (flows: readonly Flow[]): number => flows.reduce((all, { amount }) => all + amount, 0);
    if (kind >= 20) return sum(this.deposits.filter(inside));
    if (kind < 10) return sum(this.stakes.filter(inside));
    const flows = [
      ...this.returns.filter(inside).map(({ at, amount }) => ({ at, amount: -amount, key: '' })),
      ...this.stakes.filter(inside),
    ].sort((a, b) => a.at - b.at || a.amount - b.amount);
    return Math.max(0, ...flows.map((_, first) => sum(flows.slice(first))));
  }

  left(kind: number, t: number): number {
    return Math.max(0, this.value(kind) - this.used(kind, t));
  }

  /** A reserved stake was returned, or moved to another time. */
  release(key: string): void {
    const at = this.stakes.findIndex((each) => each.key === key);
    if (at >= 0) this.stakes.splice(at, 1);
  }

  /** The maximum stake or deposit: the smallest remainder. */
  most(action: 'stake' | 'deposit', t: number): number {
    if (this.runs(30, t) || (action === 'deposit' && this.runs(33, t))) return 0;
    return Math.min(...(action === 'stake' ? [1, 2, 3, 10, 11, 12] : [20, 21, 22]).map((kind) => this.left(kind, t)));
  }

  isOpen(action: 'stake' | 'order' | 'deposit' | 'bonus' | 'promotion' | 'withdrawal', t: number): boolean {
    const isBesideTimeOut = action !== 'deposit' && action !== 'order';
    return action === 'withdrawal' || !(this.runs(30, t) || (!isBesideTimeOut && this.runs(33, t)));
  }
}
