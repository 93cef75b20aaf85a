/** The binding limits, and the pending changes that are due [LIM-4, LIM-10]. */
import type { LimitsState } from '../state.ts';
import type { Limit } from '../types.ts';
import { approvalDueAt, withAsked } from './effective.ts';
import { EXCLUSION } from './kinds.ts';

/**
 * The limits that bind now: a requested stricter value binds before the answer [LIM-4], and so do an exclusion and a
 * stop.
 */
export function bindingLimits({ limits, asked }: LimitsState): readonly Limit[] {
  if (asked?.what === 'stop') return withAsked(limits, [{ limitType: EXCLUSION, limitValue: 1 }]);
  return asked?.what === 'save' ? withAsked(limits, asked.changes) : limits;
}

/** The pending changes that are due by the operator's own time: the local clock never opens the question [LIM-10]. */
export function dueForApproval({ limits, anchor }: LimitsState): readonly Limit[] {
  if (anchor === null) return [];
  return limits.filter((each) => (approvalDueAt(each) ?? Number.POSITIVE_INFINITY) <= anchor.serverAt);
}
