/** Decides limit requests: a record, or the reason for a refusal. Pure. */
import type { RulePack } from 'touchline/core/limits/packs/pack';
import {
  EXCLUSION,
  EXTRA_LOCK,
  isMeaningful,
  isMoneyKind,
  isSame,
  REALITY_CHECK,
  isStricter,
  looseness,
} from 'touchline/core/limits/rules/kinds';
import { daysOf } from 'touchline/core/limits/rules/periods';
import type { LimitKind, TimedKind } from 'touchline/core/limits/types';
import type { PlayerLimits } from './player-limits.ts';
import { pendingAt, valueOf } from './player-limits.ts';
import type { LimitRecord } from './records.ts';

const DAY_MS = 86_400_000;
/** The same exclusion requested again within this time is a repeat of one request. */
const REPEATED_MS = 60_000;
const EXTRA: readonly LimitKind[] = ['selfExclusion', 'sessionTime', 'timeOut'];

/** `status` 'ok' without a record: nothing had to change. */
export interface Verdict {
  readonly record: LimitRecord | null;
  readonly status: string;
}

interface Wish {
  readonly playerId: number;
  readonly limitType: LimitKind;
  /** null: no limit. */
  readonly value: number | null;
  /** The value that the player saw; undefined: unknown. */
  readonly seen: number | null | undefined;
  readonly now: number;
  readonly pack: RulePack;
  /** Whether the extra section is locked. */
  readonly isLocked: boolean;
}

/** The value in force: the player's, or the pack's default where the player has none. */
export function bindingValue(player: PlayerLimits, kind: LimitKind, now: number, pack: RulePack): number | null {
  return valueOf(player, kind, now) ?? (kind === REALITY_CHECK ? pack.realityCheck.preset : null);
}

export function decideChange(
  player: PlayerLimits,
  { playerId, limitType, value, seen, now, pack, isLocked }: Wish,
): Verdict {
  if (limitType === EXTRA_LOCK || !pack.kinds.includes(limitType)) return refused('notAvailable');
  if (value !== null && !isOffered(limitType, value, pack)) return refused('notAllowedValue');
  const current = bindingValue(player, limitType, now, pack);
  const next = value ?? Number.POSITIVE_INFINITY;
  const pending = pendingAt(player, limitType, now);
  if (isSame(limitType, current, next)) return NOTHING_TO_DO;
  if (looseness(limitType, next) > mostOf(limitType, pack)) return refused('aboveCeiling');
  if (isStricter(limitType, current, next))
    return { record: { t: 'limitSet', at: now, playerId, limitType, value }, status: 'ok' };
  // The player meant to tighten, from a page that did not know of a tighter limit yet. The tighter limit stays; nothing
  // is loosened.
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

/** Whether the kind allows the value: an amount, an hour of a day, or one of the offered minutes. */
function isOffered(kind: LimitKind, value: number, { realityCheck, amounts, presets }: RulePack): boolean {
  if (!isMeaningful(kind, value)) return false;
  if (kind === REALITY_CHECK) return realityCheck.options.includes(value);
  return !isMoneyKind(kind) || amounts === 'free' || presets.includes(value);
}

/** The loosest value that a pack allows. */
function mostOf(kind: LimitKind, { ceilings, realityCheck }: RulePack): number {
  const longest = kind === REALITY_CHECK ? realityCheck.longest : null;
  return longest ?? ceilings.find(({ limitType }) => limitType === kind)?.limitValue ?? Number.POSITIVE_INFINITY;
}

interface ExclusionWish {
  readonly playerId: number;
  readonly limitType: TimedKind;
  readonly days: number;
  readonly reasonId: number | null;
  readonly now: number;
  /** null: any length is allowed, as for the stop button. */
  readonly pack: RulePack | null;
}

/** Begins an exclusion or a time-out, or extends one; never shortens. */
export function decideExclusion(
  player: PlayerLimits,
  { playerId, limitType, days: asked, reasonId, now, pack }: ExclusionWish,
): Verdict {
  if (pack?.kinds.includes(limitType) === false) return refused('notAvailable');
  const days = daysOf(asked);
  const allowed = limitType === EXCLUSION ? pack?.exclusionDays : pack?.timeOutDays;
  if (days === null || allowed?.includes(days) === false) return refused('notAllowedValue');
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

/** A confirmation counts from the due time until the lapse; a rejection always. A repeat changes nothing. */
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
