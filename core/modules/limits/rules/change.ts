/** May this change be asked for? The operator decides again; these are the refusals that need no call [LIM-2, LIM-3, LIM-6, LIM-7]. */
import type { LimitsRejection } from '../messages.ts';
import type { RulePack } from '../packs/pack.ts';
import type { AvailableLimit, Limit, LimitChange, LimitKind } from '../types.ts';
import { inForce, pendingOf } from './effective.ts';
import {
  EXTRA_LOCK,
  isMoneyKind,
  isNoLimit,
  isSame,
  isStricter,
  isTimedKind,
  NO_LIMIT_AMOUNT,
  NOT_SET,
  REMINDER_MINUTES,
  SECONDS_A_DAY,
  SESSION_HOURS,
} from './kinds.ts';
import { daysOf } from './periods.ts';
import { isExtraKind, isExtraLocked } from './sections.ts';

export interface ChangeWorld {
  readonly limits: readonly Limit[];
  /** null: not known; then nothing can be changed. */
  readonly available: readonly AvailableLimit[] | null;
  readonly pack: RulePack;
  /** The operator's time, ms. */
  readonly serverNow: number;
}

/** Why the change is refused, or null. */
export function refusalOf(
  change: LimitChange,
  { limits, available, pack, serverNow }: ChangeWorld,
): LimitsRejection | null {
  const { limitType, limitValue } = change;
  const entry = available?.find(({ type }) => type === limitType);
  if (limitType === EXTRA_LOCK || entry === undefined || !pack.kinds.includes(limitType))
    return { code: 'limits/notAvailable', limitType };
  if (!isAllowedValue(limitType, limitValue, entry.options, pack))
    return { code: 'limits/notAllowedValue', limitType, limitValue };
  const current = inForce(limits, limitType);
  if (isTimedKind(limitType)) return refusalOfTimed(change, current, serverNow);
  const pending = pendingOf(limits, limitType);
  const from = current?.limitValue ?? null;
  if (isSame(limitType, from, limitValue)) return { code: 'limits/unchanged' };
  if (isStricter(limitType, from, limitValue)) return null;
  if (pending !== null) return { code: 'limits/pendingExists', limitType };
  return isExtraKind(limitType) && isExtraLocked(limits) ? { code: 'limits/locked', limitType } : null;
}

/** An exclusion or a time-out that runs can only be made to end later. */
function refusalOfTimed(
  { limitType, limitValue }: LimitChange,
  current: Limit | null,
  serverNow: number,
): LimitsRejection | null {
  const days = daysOf(limitValue);
  if (current === null || current.endsAt === null || days === null) return null;
  const ends = serverNow / 1_000 + days * SECONDS_A_DAY;
  return ends > current.endsAt ? null : { code: 'limits/shorter', limitType, endsAt: current.endsAt * 1_000 };
}

/** A preset of the operator's, a free amount where the pack has them, or no limit at all. */
export function isAllowedValue(kind: LimitKind, value: number, options: readonly number[], pack: RulePack): boolean {
  if (!Number.isSafeInteger(value)) return false;
  // No limit is asked for by its own mark: a number above it was meant as an amount.
  if (isMoneyKind(kind))
    return (
      value === NO_LIMIT_AMOUNT ||
      value === NOT_SET ||
      (value >= 0 &&
        value < NO_LIMIT_AMOUNT &&
        (pack.amounts === 'free' || options.includes(value) || pack.presets.includes(value)))
    );
  if (isTimedKind(kind)) {
    const days = daysOf(value);
    return days !== null && (options.length === 0 || options.some((option) => daysOf(option) === days));
  }
  if (isNoLimit(kind, value)) return true;
  if (options.length > 0) return options.includes(value);
  return kind === 31 ? SESSION_HOURS.includes(value) : REMINDER_MINUTES.includes(value);
}
