/**
 * Which limits stop an action, what is left in each window, and when it frees: so that the coupon and the cashier can say it before the operator refuses [LIM-5].
 * The operator decides all the same; what it has not told is not guessed.
 */
import type { Limit, LimitKind } from '../types.ts';
import { inForce } from './effective.ts';
import { DEPOSIT_KINDS, EXCLUSION, LOSS_KINDS, STAKE_KINDS, TIME_OUT } from './kinds.ts';

export type LimitedAction = 'stake' | 'deposit' | 'bonus' | 'promotion' | 'withdrawal';

export interface LimitStop {
  readonly limitType: LimitKind;
  /** What is left, minor units; null where no amount would do. */
  readonly left: number | null;
  /** When the action becomes possible, ms since the epoch; null when that is not known. */
  readonly freesAt: number | null;
}

export interface Allowance {
  /** The most that the action may be, minor units; null when no limit binds it. */
  readonly most: number | null;
  /** The kind that binds; null with `most`. */
  readonly limitType: LimitKind | null;
}

/** Every limit that stops the action, the longest wait first. Empty: nothing stops it. A withdrawal is never stopped. */
export function whatStops(limits: readonly Limit[], action: LimitedAction, amount: number): readonly LimitStop[] {
  const closed = closingKinds(action).flatMap((kind): readonly LimitStop[] => {
    const limit = inForce(limits, kind);
    return limit === null
      ? []
      : [{ limitType: kind, left: null, freesAt: limit.endsAt === null ? null : limit.endsAt * 1_000 }];
  });
  const counted = countingKinds(action).flatMap((kind): readonly LimitStop[] => {
    const limit = inForce(limits, kind);
    if (limit === null) return [];
    const left = leftOf(limit);
    return amount <= left ? [] : [{ limitType: kind, left, freesAt: freesAt(limit, amount) }];
  });
  return [...closed, ...counted].sort(
    (a, b) => (b.freesAt ?? Number.POSITIVE_INFINITY) - (a.freesAt ?? Number.POSITIVE_INFINITY),
  );
}

/** The smallest remainder of all windows; 0 while an exclusion or a time-out closes the action. */
export function allowanceOf(limits: readonly Limit[], action: LimitedAction): Allowance {
  const closing = closingKinds(action).find((kind) => inForce(limits, kind) !== null);
  if (closing !== undefined) return { most: 0, limitType: closing };
  return countingKinds(action).reduce<Allowance>(
    (least, kind) => {
      const limit = inForce(limits, kind);
      if (limit === null) return least;
      const left = leftOf(limit);
      return least.most === null || left < least.most ? { most: left, limitType: kind } : least;
    },
    { most: null, limitType: null },
  );
}

/** What is left of a limit, never below zero. Where the operator has not counted, the whole value is. */
export function leftOf({ limitValue, limitBalance }: Limit): number {
  return Math.max(0, limitBalance ?? limitValue);
}

/** When at least this much is left, ms since the epoch; null when never, or when nobody said. */
export function freesAt({ limitValue, frees }: Limit, amount: number): number | null {
  if (amount > limitValue) return null;
  const step = frees.find(({ left }) => left >= amount);
  return step === undefined ? null : step.at * 1_000;
}

function closingKinds(action: LimitedAction): readonly LimitKind[] {
  switch (action) {
    case 'stake':
    case 'bonus':
    case 'promotion':
      return [EXCLUSION];
    case 'deposit':
      return [EXCLUSION, TIME_OUT];
    case 'withdrawal':
      return [];
  }
}

function countingKinds(action: LimitedAction): readonly LimitKind[] {
  switch (action) {
    case 'stake':
      return [...STAKE_KINDS, ...LOSS_KINDS];
    case 'deposit':
      return DEPOSIT_KINDS;
    case 'bonus':
    case 'promotion':
    case 'withdrawal':
      return [];
  }
}
