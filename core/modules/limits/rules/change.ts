/**
 * Whether a change may be requested. The operator decides again; these refusals need no call [LIM-2, LIM-3, LIM-6,
 * LIM-7].
 */
import type { LimitsRejection } from '../messages.ts';
import type { RulePack } from '../packs/pack.ts';
import type { AvailableLimit, Limit, LimitChange, LimitKind } from '../types.ts';
import { inForce, pendingOf } from './effective.ts';
import {
  EXTRA_LOCK,
  isMeaningful,
  isMoneyKind,
  isNoLimit,
  isSame,
  isStricter,
  isTimedKind,
  NO_LIMIT_AMOUNT,
  REMINDER_MINUTES,
  SESSION,
  SECONDS_A_DAY,
  SESSION_HOURS,
} from './kinds.ts';
import { daysOf } from './periods.ts';
import { isExtraKind, isExtraLocked } from './sections.ts';

export interface ChangeWorld {
  readonly limits: readonly Limit[];
  /** The currency of the limits; null: the operator named none. */
  readonly currency: string | null;
  /** null: unknown; then nothing can be changed. */
  readonly available: readonly AvailableLimit[] | null;
  readonly pack: RulePack;
  /** The operator's time, ms. */
  readonly serverNow: number;
}

/** Why the change is refused, or null. */
export function refusalOf(
  change: LimitChange,
  { limits, currency, available, pack, serverNow }: ChangeWorld,
): LimitsRejection | null {
  const { limitType, limitValue } = change;
  const entry = available?.find(({ type }) => type === limitType);
  if (limitType === EXTRA_LOCK || entry === undefined || !pack.kinds.includes(limitType))
    return { code: 'limits/notAvailable', limitType };
  if (!isAllowedValue(limitType, limitValue, entry.options, pack))
    return { code: 'limits/notAllowedValue', limitType, limitValue };
  const current = inForce(limits, limitType);
  const own = current?.currency ?? currency;
  if (isMoneyKind(limitType) && own !== null && (change.currency ?? own) !== own)
    return { code: 'limits/otherCurrency', limitType, currency: own };
  if (isTimedKind(limitType)) return refusalOfTimed(change, current, serverNow);
  const pending = pendingOf(limits, limitType);
  const from = current?.limitValue ?? null;
  if (isSame(limitType, from, limitValue)) return { code: 'limits/unchanged' };
  if (isStricter(limitType, from, limitValue)) return null;
  if (pending !== null) return { code: 'limits/pendingExists', limitType };
  return isExtraKind(limitType) && isExtraLocked(limits) ? { code: 'limits/locked', limitType } : null;
}

/** The end of a running exclusion or time-out can only be moved later. */
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

/** A preset of the operator's, a free amount where the pack allows them, or no limit at all. */
function isAllowedValue(kind: LimitKind, value: number, options: readonly number[], pack: RulePack): boolean {
  if (!isMeaningful(kind, value)) return false;
  if (isNoLimit(kind, value)) return true;
  // Only its own mark means no limit: a larger number was meant as an amount.
  if (isMoneyKind(kind))
    return (
      value < NO_LIMIT_AMOUNT && (pack.amounts === 'free' || options.includes(value) || pack.presets.includes(value))
    );
  if (isTimedKind(kind)) return daysOf(value) !== null && (options.length === 0 || options.includes(value));
  if (options.length > 0) return options.includes(value);
  return kind === SESSION ? SESSION_HOURS.includes(value) : REMINDER_MINUTES.includes(value);
}
