/**
 * The limits as shells see them. Nothing here depends on the current time: the view has moments, and the shell counts
 * down.
 */
import { NO_CURRENCY } from '../../kernel/money.ts';
import type { RulePack } from './packs/pack.ts';
import type { Allowance } from './rules/allowance.ts';
import { allowanceOf } from './rules/allowance.ts';
import { bindingLimits, dueForApproval } from './rules/binding.ts';
import { inCurrency, inForce } from './rules/effective.ts';
import { EXCLUSION, SECONDS_A_DAY, TIME_OUT } from './rules/kinds.ts';
import type { PendingChange } from './rules/pending-notices.ts';
import { pendingChanges } from './rules/pending-notices.ts';
import type { StakingLimits } from './rules/staking.ts';
import { stakingOf } from './rules/staking.ts';
import type { Section } from './rules/sections.ts';
import { isExtraLocked, sectionsOf } from './rules/sections.ts';
import type { LimitsState } from './state.ts';
import type { Limit, LimitKind, OptionNames } from './types.ts';

export interface LimitsView extends Pick<
  LimitsState,
  'status' | 'outcome' | 'test' | 'reasons' | 'story' | 'storyStatus' | 'control' | 'preview' | 'reminder'
> {
  readonly pack: RulePack;
  /** The limits that bind now, including requested stricter values before their answer. */
  readonly limits: readonly Limit[];
  /** The currency in which limits are set; null until it is known. */
  readonly currency: string | null;
  readonly isBusy: boolean;
  readonly sections: readonly Section[];
  /** The operator's names of limits, by kind [LIM-24]. */
  readonly labels: Readonly<Partial<Record<LimitKind, string>>>;
  /** The operator's names of options, by kind and value [LIM-28]. */
  readonly optionsMap: Readonly<Partial<Record<LimitKind, OptionNames>>>;
  readonly pending: readonly PendingChange[];
  /** Kinds whose change can be confirmed, by the operator's own time. */
  readonly due: readonly LimitKind[];
  /** The change in the current question: yes confirms, everything else rejects. */
  readonly prompt: PendingChange | null;
  readonly stake: Allowance;
  /** The player's own limits on stakes, for the coupon; null without any. */
  readonly staking: StakingLimits | null;
  readonly deposit: Allowance;
  /** Ends of what runs, ms since the epoch. */
  readonly excludedUntil: number | null;
  readonly timeOutUntil: number | null;
  /** True while an exclusion runs: no offers are shown then. */
  readonly isExcluded: boolean;
  /** Groups of kinds of which one must be set before the first bet or deposit; empty when all are set. */
  readonly mustSet: readonly (readonly LimitKind[])[];
  /** Whether the player's review of their limits is due, by the operator's own time. */
  readonly isReviewDue: boolean;
  /** Whether the extra section is locked. */
  readonly isExtraLocked: boolean;
  /** The operator's clock minus the local clock, ms. */
  readonly clockOffset: number;
}

/** `own`: the currency of the player's main account, for an operator that names none with its limits. */
export function viewLimits(
  state: LimitsState,
  pack: RulePack,
  loginAt: number | null,
  own: string | null = null,
): LimitsView {
  const { status, outcome, test, reasons, story, storyStatus, control, preview, reminder, anchor, reviewedAt } = state;
  const currency = state.currency ?? state.limits.find((each) => each.currency !== null)?.currency ?? own;
  const limits = inCurrency(bindingLimits(state), currency);
  const pending = pendingChanges(inCurrency(state.limits, currency));
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
    currency,
    isBusy: state.asked !== null,
    sections: sectionsOf(limits, state.available ?? []),
    labels: labelsOf(state),
    optionsMap: optionsMapOf(state),
    pending,
    due: [...due],
    prompt: state.asked === null ? (pending.find(({ limitType }) => due.has(limitType)) ?? null) : null,
    stake: allowanceOf(limits, 'stake', currency ?? NO_CURRENCY),
    staking: stakingOf(limits, mustSet),
    deposit: allowanceOf(limits, 'deposit', currency ?? NO_CURRENCY),
    excludedUntil: endOf(limits, EXCLUSION),
    timeOutUntil: endOf(limits, TIME_OUT),
    isExcluded: inForce(limits, EXCLUSION) !== null,
    mustSet,
    isReviewDue: anchor !== null && reviewDue !== null && reviewDue <= anchor.serverAt,
    isExtraLocked: isExtraLocked(limits),
    clockOffset: anchor === null ? 0 : anchor.serverAt - anchor.localAt,
  };
}

const labelsOf = ({ available }: LimitsState): LimitsView['labels'] =>
  Object.fromEntries((available ?? []).flatMap(({ type, label }) => (label === undefined ? [] : [[type, label]])));

const optionsMapOf = ({ available }: LimitsState): LimitsView['optionsMap'] =>
  Object.fromEntries(
    (available ?? []).flatMap(({ type, optionsMap }) => (optionsMap === undefined ? [] : [[type, optionsMap]])),
  );

/** Groups of the pack without a set limit [LIM-15]. */
export function unset(
  limits: readonly Limit[],
  { mustSetBeforePlay }: Pick<RulePack, 'mustSetBeforePlay'>,
): readonly (readonly LimitKind[])[] {
  return mustSetBeforePlay.filter((group) => !group.some((kind) => inForce(limits, kind) !== null));
}

/** When the player's next review of their limits is due, ms since the epoch; null: never. */
export function reviewAt(lastReviewAt: number, { reviewEveryDays }: Pick<RulePack, 'reviewEveryDays'>): number | null {
  return reviewEveryDays === null ? null : lastReviewAt + reviewEveryDays * SECONDS_A_DAY * 1_000;
}

/** The pack's wording key for one of this site's keys. */
export function worded(key: string, { wording }: Pick<RulePack, 'wording'>): string {
  return Object.hasOwn(wording, key) ? (wording[key] ?? key) : key;
}

function endOf(limits: readonly Limit[], kind: LimitKind): number | null {
  const ends = inForce(limits, kind)?.endsAt ?? null;
  return ends === null ? null : ends * 1_000;
}
