/** The limits that bind now: those in force, and requested values where they are stricter [LIM-4]. */
import type { Limit, LimitChange, LimitKind } from '../types.ts';
import { EXTRA_LOCK, isMoneyKind, isNoLimit, isStricter, isTimedKind } from './kinds.ts';

const APPROVAL_WINDOW_S = 86_400;

/** A limit in force of which only the kind and the value are known. */
export const ACTIVE: Omit<Limit, 'limitType' | 'limitValue'> = {
  currency: null,
  limitBalance: null,
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: null,
  endsAt: null,
  waiting: 0,
  frees: [],
};

/** The limit of a kind that is in force, or null. A "no limit" value counts as none. */
export function inForce(limits: readonly Limit[], kind: LimitKind): Limit | null {
  return (
    limits.find(
      (each) => each.limitType === kind && each.limitState === 'ACTIVE' && !isNoLimit(kind, each.limitValue),
    ) ?? null
  );
}

/** Limits with the currency of their amounts: the operator's, else the currency of this player's limits. */
export function inCurrency(limits: readonly Limit[], currency: string | null): readonly Limit[] {
  if (currency === null) return limits;
  return limits.map((each) => (each.currency === null && isMoneyKind(each.limitType) ? { ...each, currency } : each));
}

/** The pending change of a kind, or null. */
export function pendingOf(limits: readonly Limit[], kind: LimitKind): Limit | null {
  return limits.find((each) => each.limitType === kind && each.limitState === 'PENDING') ?? null;
}

/**
 * When a pending change can be confirmed, ms since the epoch: a day after it began, or later where the operator says
 * so. null when it needs no approval or its start is unknown.
 */
export function approvalDueAt({ limitState, needApprove, startedAt, endsAt }: Limit): number | null {
  return limitState === 'PENDING' && needApprove && startedAt !== null
    ? Math.max(startedAt + APPROVAL_WINDOW_S, endsAt ?? 0) * 1_000
    : null;
}

/** The binding limits while an answer is pending: a stricter value binds at once, a looser one does not. */
export function withAsked(limits: readonly Limit[], asked: readonly LimitChange[]): readonly Limit[] {
  return asked.reduce(tighten, limits);
}

function tighten(limits: readonly Limit[], { limitType, limitValue, currency }: LimitChange): readonly Limit[] {
  if (limitType === EXTRA_LOCK) return limits;
  const current = inForce(limits, limitType);
  // The operator decides when it ends, but it has begun.
  if (isTimedKind(limitType)) return current !== null ? limits : [...limits, { ...ACTIVE, limitType, limitValue }];
  if (!isStricter(limitType, current?.limitValue ?? null, limitValue)) return limits;
  const used = current === null || current.limitBalance === null ? 0 : current.limitValue - current.limitBalance;
  const limitBalance = isMoneyKind(limitType) ? Math.max(0, limitValue - used) : null;
  const base = current ?? ACTIVE;
  const next: Limit = {
    ...base,
    limitType,
    limitValue,
    currency: base.currency ?? (isMoneyKind(limitType) ? (currency ?? null) : null),
    limitBalance,
    limitState: 'ACTIVE',
    needApprove: false,
    frees: [],
  };
  return [...limits.filter((each) => each !== current), next];
}
