/**
 * The text about pending changes: one until a time, several together, hours left rounded up [LIM-9]; and the direction
 * of each [LIM-8].
 */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import type { Limit, LimitKind } from '../types.ts';
import { approvalDueAt, inForce } from './effective.ts';
import { directionOf } from './kinds.ts';

const MS_AN_HOUR = 3_600_000;

export interface PendingChange {
  readonly limitType: LimitKind;
  /** null: there was none. */
  readonly from: number | null;
  readonly to: number;
  /** The currency of both, where they are amounts. */
  readonly currency: string | null;
  readonly direction: -1 | 1;
  /** When it can be confirmed, ms since the epoch; null when it needs no approval. */
  readonly dueAt: number | null;
}

export function pendingChanges(limits: readonly Limit[]): readonly PendingChange[] {
  return limits.flatMap((each): readonly PendingChange[] => {
    if (each.limitState !== 'PENDING') return [];
    const from = inForce(limits, each.limitType)?.limitValue ?? null;
    return [
      {
        limitType: each.limitType,
        from,
        to: each.limitValue,
        currency: each.currency,
        direction: directionOf(each.limitType, from, each.limitValue),
        dueAt: approvalDueAt(each),
      },
    ];
  });
}

/** Whole hours until a moment, rounded up; 0 once it has passed. */
export function hoursLeft(until: number, serverNow: number): number {
  return Math.max(0, Math.ceil((until - serverNow) / MS_AN_HOUR));
}

/**
 * The notice above the limits; null when nothing is pending. `until` is ms since the epoch: the latest pending change.
 */
export function pendingNotice(limits: readonly Limit[], serverNow: number): Text | null {
  const waits = pendingChanges(limits).flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  const until = Math.max(...waits);
  if (waits.length === 0) return null;
  const hours = hoursLeft(until, serverNow);
  return waits.length === 1
    ? text('limits.pending.single', { until, hours })
    : text('limits.pending.multiple', { count: waits.length, until, hours });
}
