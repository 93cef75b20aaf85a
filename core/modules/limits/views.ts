/** The limits as shells see them. Nothing here depends on the time of looking: moments are given, what is left of them is the shell's to count. */
import type { RulePack } from './packs/pack.ts';
import type { Allowance } from './rules/allowance.ts';
import { allowanceOf } from './rules/allowance.ts';
import { bindingLimits, dueForApproval } from './rules/binding.ts';
import { sessionEndsAt } from './rules/deadlines.ts';
import { inForce } from './rules/effective.ts';
import { EXCLUSION, SECONDS_A_DAY, TIME_OUT } from './rules/kinds.ts';
import type { PendingChange } from './rules/pending-notices.ts';
import { pendingChanges } from './rules/pending-notices.ts';
import type { StakingLimits } from './rules/staking.ts';
import { stakingOf } from './rules/staking.ts';
import type { Section } from './rules/sections.ts';
import { isExtraLocked, sectionsOf } from './rules/sections.ts';
import type { LimitsState } from './state.ts';
import type { Limit, LimitKind } from './types.ts';

export interface LimitsView extends Pick<
  LimitsState,
  'status' | 'outcome' | 'test' | 'reasons' | 'story' | 'storyStatus' | 'control' | 'preview' | 'reminder'
> {
  readonly pack: RulePack;
  /** As they bind now: a stricter value that was asked for is among them before its answer. */
  readonly limits: readonly Limit[];
  readonly isBusy: boolean;
  readonly sections: readonly Section[];
  readonly pending: readonly PendingChange[];
  /** Kinds whose change can be confirmed, by the operator's own time. */
  readonly due: readonly LimitKind[];
  /** The one that is asked about now: yes confirms, everything else rejects. */
  readonly prompt: PendingChange | null;
  readonly stake: Allowance;
  /** What stands against stakes, for the coupon; null: nothing of hers does. */
  readonly staking: StakingLimits | null;
  readonly deposit: Allowance;
  /** Ends of what runs, ms since the epoch. */
  readonly excludedUntil: number | null;
  readonly timeOutUntil: number | null;
  readonly sessionEndsAt: number | null;
  /** True while 30 runs: then there are no offers either. */
  readonly isExcluded: boolean;
  /** Groups of kinds of which one must be set before the first bet or deposit; empty when all is set. */
  readonly mustSet: readonly (readonly LimitKind[])[];
  /** Whether the pack wants the player to look her limits over again, by the operator's own time. */
  readonly isReviewDue: boolean;
  /** Whether 37 locks the extra section. */
  readonly isExtraLocked: boolean;
  /** Add to our clock for the operator's, ms. */
  readonly clockOffset: number;
}

export function viewLimits(state: LimitsState, pack: RulePack, loginAt: number | null): LimitsView {
  const { status, outcome, test, reasons, story, storyStatus, control, preview, reminder, anchor, reviewedAt } = state;
  const limits = bindingLimits(state);
  const pending = pendingChanges(state.limits);
  const mustSet = status === 'ready' ? unset(limits, pack) : [];
  const reviewDue = reviewedAt === null ? null : reviewAt(reviewedAt, pack);
  const due = new Set(dueForApproval(state).map(({ limitType }) => limitType));
  return {
    status,
    outcome,
    test,
    reasons,
    story,
    storyStatus,
    control,
    preview,
    reminder,
    pack,
    limits,
    isBusy: state.asked !== null,
    sections: sectionsOf(limits, state.available ?? []),
    pending,
    due: [...due],
    prompt: state.asked === null ? (pending.find(({ limitType }) => due.has(limitType)) ?? null) : null,
    stake: allowanceOf(limits, 'stake'),
    staking: stakingOf(limits, mustSet),
    deposit: allowanceOf(limits, 'deposit'),
    excludedUntil: endOf(limits, EXCLUSION),
    timeOutUntil: endOf(limits, TIME_OUT),
    sessionEndsAt: sessionEndsAt(limits, loginAt),
    isExcluded: inForce(limits, EXCLUSION) !== null,
    mustSet,
    isReviewDue: anchor !== null && reviewDue !== null && reviewDue <= anchor.serverAt,
    isExtraLocked: isExtraLocked(limits),
    clockOffset: anchor === null ? 0 : anchor.serverAt - anchor.localAt,
  };
}

/** Groups of the pack of which no limit is set [LIM-15]. */
export function unset(
  limits: readonly Limit[],
  { mustSetBeforePlay }: Pick<RulePack, 'mustSetBeforePlay'>,
): readonly (readonly LimitKind[])[] {
  return mustSetBeforePlay.filter((group) => !group.some((kind) => inForce(limits, kind) !== null));
}

/** When the player is next asked to look at her limits, ms since the epoch; null: never. */
export function reviewAt(lastReviewAt: number, { reviewEveryDays }: Pick<RulePack, 'reviewEveryDays'>): number | null {
  return reviewEveryDays === null ? null : lastReviewAt + reviewEveryDays * SECONDS_A_DAY * 1_000;
}

/** The wording key of a pack for a key of ours. */
export function worded(key: string, { wording }: Pick<RulePack, 'wording'>): string {
  return Object.hasOwn(wording, key) ? (wording[key] ?? key) : key;
}

function endOf(limits: readonly Limit[], kind: LimitKind): number | null {
  const ends = inForce(limits, kind)?.endsAt ?? null;
  return ends === null ? null : ends * 1_000;
}
