/** The limits as they bind now: those in force, and what the player has just asked for where it is stricter [LIM-4]. */
import type { Limit, LimitChange, LimitKind } from '../types.ts';
import { EXTRA_LOCK, isMoneyKind, isNoLimit, isStricter, isTimedKind } from './kinds.ts';

const APPROVAL_WINDOW_S = 86_400;

/** The limit of a kind that is in force, or null. What means "no limit" is none. */
export function inForce(limits: readonly Limit[], kind: LimitKind): Limit | null {
  return (
    limits.find(
      (each) => each.limitType === kind && each.limitState === 'ACTIVE' && !isNoLimit(kind, each.limitValue),
    ) ?? null
  );
}

/** The change of a kind that waits, or null. */
export function pendingOf(limits: readonly Limit[], kind: LimitKind): Limit | null {
  return limits.find((each) => each.limitType === kind && each.limitState === 'PENDING') ?? null;
}

/** When a pending change can be confirmed, ms since the epoch: a day after it began, or later where the operator says so. null when it needs no approval or nobody said when it began. */
export function approvalDueAt({ limitState, needApprove, startedAt, endsAt }: Limit): number | null {
  return limitState === 'PENDING' && needApprove && startedAt !== null
    ? Math.max(startedAt + APPROVAL_WINDOW_S, endsAt ?? 0) * 1_000
    : null;
}

/** What binds while an answer is awaited: a stricter value at once, a looser one not. */
export function withAsked(limits: readonly Limit[], asked: readonly LimitChange[]): readonly Limit[] {
  return asked.reduce(tighten, limits);
}

function tighten(limits: readonly Limit[], { limitType, limitValue }: LimitChange): readonly Limit[] {
  if (limitType === EXTRA_LOCK) return limits;
  const current = inForce(limits, limitType);
  // When it ends is the operator's to say; that it has begun is not.
  if (isTimedKind(limitType)) return current !== null ? limits : [...limits, { ...NEW, limitType, limitValue }];
  if (!isStricter(limitType, current?.limitValue ?? null, limitValue)) return limits;
  const used = current === null || current.limitBalance === null ? 0 : current.limitValue - current.limitBalance;
  const limitBalance = isMoneyKind(limitType) ? Math.max(0, limitValue - used) : null;
  const base = current ?? NEW;
  const next: Limit = {
    ...base,
    limitType,
    limitValue,
    limitBalance,
    limitState: 'ACTIVE',
    needApprove: false,
    frees: [],
  };
  return [...limits.filter((each) => each !== current), next];
}

const NEW: Limit = {
  limitType: 1,
  limitValue: 0,
  limitBalance: null,
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: null,
  endsAt: null,
  availableValues: [],
  measure: '',
  label: '',
  waiting: 0,
  frees: [],
};
