/** What becomes of a wish: a record, or a reason why not. Pure. */
import type { RulePack } from '../../../../core/modules/limits/packs/pack.ts';
import { isSame, isStricter, looseness } from '../../../../core/modules/limits/rules/kinds.ts';
import { daysOf } from '../../../../core/modules/limits/rules/periods.ts';
import type { LimitKind, TimedKind } from '../../../../core/modules/limits/types.ts';
import type { PlayerLimits } from './player-limits.ts';
import { pendingAt, valueOf } from './player-limits.ts';
import type { LimitRecord } from './records.ts';

const DAY_MS = 86_400_000;
/** The same exclusion asked for again within this time is the same wish, sent twice. */
const REPEATED_MS = 60_000;
/** Hours a day. */
const MOST_HOURS = 24;
const EXTRA: readonly LimitKind[] = [30, 31, 33];

/** `status` 'ok' without a record: nothing was to be done. */
export interface Verdict {
  readonly record: LimitRecord | null;
  readonly status: string;
}

interface Wish {
  readonly playerId: number;
  readonly limitType: LimitKind;
  /** null: no limit. */
  readonly value: number | null;
  /** What the player saw; undefined: not told. */
  readonly seen: number | null | undefined;
  readonly now: number;
  readonly pack: RulePack;
  /** The extra section is locked. */
  readonly isLocked: boolean;
}

/** The value that binds: the player's, or the pack's own where she has chosen none. */
export function bindingValue(player: PlayerLimits, kind: LimitKind, now: number, pack: RulePack): number | null {
  return valueOf(player, kind, now) ?? (kind === 32 ? pack.realityCheck.preset : null);
}

export function decideChange(
  player: PlayerLimits,
  { playerId, limitType, value, seen, now, pack, isLocked }: Wish,
): Verdict {
  if (limitType === 37 || !pack.kinds.includes(limitType)) return refused('notAvailable');
  const current = bindingValue(player, limitType, now, pack);
  const next = value ?? Number.POSITIVE_INFINITY;
  const pending = pendingAt(player, limitType, now);
  if (limitType === 31 && value !== null && (value < 1 || value > MOST_HOURS)) return refused('notAvailable');
  if (isSame(limitType, current, next)) return NOTHING_TO_DO;
  if (looseness(limitType, next) > mostOf(limitType, pack)) return refused('aboveCeiling');
  if (isStricter(limitType, current, next))
    return { record: { t: 'limitSet', at: now, playerId, limitType, value }, status: 'ok' };
  // She meant to tighten, from a page that did not know of a tighter limit yet: that one stays, and nothing is loosened.
  if (seen !== undefined && isStricter(limitType, seen, next)) return NOTHING_TO_DO;
  if (pending !== null) return isSame(limitType, pending.value, next) ? NOTHING_TO_DO : refused('pendingExists');
  if (isLocked && EXTRA.includes(limitType)) return refused('locked');
  const dueAt = now + pack.coolDownS * 1_000;
  return {
    record: {
      t: 'limitAsked',
      at: now,
      playerId,
      limitType,
      value,
      dueAt,
      lapsesAt: dueAt + pack.confirmWithinS * 1_000,
    },
    status: 'ok',
  };
}

/** The loosest that a pack lets a player choose. */
function mostOf(kind: LimitKind, { ceilings, realityCheck }: RulePack): number {
  const longest = kind === 32 ? realityCheck.longest : null;
  return longest ?? ceilings.find(({ limitType }) => limitType === kind)?.limitValue ?? Number.POSITIVE_INFINITY;
}

interface ExclusionWish {
  readonly playerId: number;
  readonly limitType: TimedKind;
  /** Days, or an option's id. */
  readonly option: number;
  readonly reasonId: number | null;
  readonly now: number;
  /** null: any length will do, as for the stop button. */
  readonly pack: RulePack | null;
}

/** Begins an exclusion or a time-out, or moves its end later; never earlier. */
export function decideExclusion(
  player: PlayerLimits,
  { playerId, limitType, option, reasonId, now, pack }: ExclusionWish,
): Verdict {
  const days = daysOf(option);
  const allowed = limitType === 30 ? pack?.exclusionDays : pack?.timeOutDays;
  if (days === null || allowed?.includes(days) === false || pack?.kinds.includes(limitType) === false)
    return refused('notAvailable');
  const running = player.ends.get(limitType);
  const endsAt = now + days * DAY_MS;
  if (running !== undefined && running.endsAt > now) {
    if (running.days === days && now - running.askedAt < REPEATED_MS) return NOTHING_TO_DO;
    if (endsAt <= running.endsAt) return pack === null ? NOTHING_TO_DO : refused('shorter');
  }
  return { record: { t: 'limitExcluded', at: now, playerId, limitType, days, endsAt, reasonId }, status: 'ok' };
}

interface ActionWish {
  readonly playerId: number;
  readonly limitType: LimitKind;
  readonly action: 'confirm' | 'reject';
  readonly now: number;
}

/** A yes counts from the due time until the lapse; a no always. The same again finds nothing to do. */
export function decideAction(player: PlayerLimits, { playerId, limitType, action, now }: ActionWish): Verdict {
  const pending = pendingAt(player, limitType, now);
  if (pending === null) {
    const status = action === 'reject' || hasConfirmed(player, limitType) ? 'ok' : 'nothingPending';
    return {
      record: player.pending.has(limitType) ? { t: 'limitLapsed', at: now, playerId, limitType } : null,
      status,
    };
  }
  if (action === 'reject') return { record: { t: 'limitRejected', at: now, playerId, limitType }, status: 'ok' };
  return now < pending.dueAt
    ? refused('tooEarly')
    : { record: { t: 'limitConfirmed', at: now, playerId, limitType }, status: 'ok' };
}

function hasConfirmed(player: PlayerLimits, limitType: LimitKind): boolean {
  return player.story.findLast((each) => each.limitType === limitType)?.what === 'confirmed';
}

const NOTHING_TO_DO: Verdict = { record: null, status: 'ok' };

function refused(status: string): Verdict {
  return { record: null, status };
}
