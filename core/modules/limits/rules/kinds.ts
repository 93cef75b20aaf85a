/** The kinds of limits, and the stricter of two values [LIM-1, LIM-2]. */
import type { LimitKind, LimitMeasure, MoneyKind, TimedKind } from '../types.ts';
import { LOSS_KINDS, MONEY_KINDS, STAKE_KINDS } from '../types.ts';

const DAY_S = 86_400;

export const EXCLUSION = 'selfExclusion';
export const SESSION = 'sessionTime';
export const REALITY_CHECK = 'realityCheck';
export const TIME_OUT = 'timeOut';
export const EXTRA_LOCK = 'extraLock';

/** An amount that means "no limit". */
export const NO_LIMIT_AMOUNT = 999_999_999;
/** The other mark of no limit: hours or minutes that are not set. */
export const NOT_SET = -1;

export const SESSION_HOURS: readonly number[] = Array.from({ length: 24 }, (_, at) => at + 1);
export const REMINDER_MINUTES: readonly number[] = [5, 10, 15, 30, 45, 60];
/** A reminder less often than once a day has no effect. */
const MAX_REMINDER_MINUTES = 1_440;

export function isMoneyKind(kind: string): kind is MoneyKind {
  return (MONEY_KINDS as readonly string[]).includes(kind);
}

export function isTimedKind(kind: string): kind is TimedKind {
  return kind === EXCLUSION || kind === TIME_OUT;
}

const WINDOW_DAYS: Readonly<Record<MoneyKind, number>> = {
  stakeDay: 1,
  stakeWeek: 7,
  stakeMonth: 30,
  lossDay: 1,
  lossWeek: 7,
  lossMonth: 30,
  depositDay: 1,
  depositWeek: 7,
  depositMonth: 30,
};

/** Length of a money kind's rolling window, milliseconds. */
export function windowMs(kind: MoneyKind): number {
  return WINDOW_DAYS[kind] * DAY_S * 1_000;
}

/** The money that a kind counts. */
export function activityOf(kind: MoneyKind): 'stake' | 'loss' | 'deposit' {
  if ((STAKE_KINDS as readonly string[]).includes(kind)) return 'stake';
  return (LOSS_KINDS as readonly string[]).includes(kind) ? 'loss' : 'deposit';
}

/**
 * True for the two marks of no limit, 999999999 and -1; no other number removes a limit. A timed kind has no such mark.
 */
export function isNoLimit(kind: LimitKind, value: number): boolean {
  const isRemovable = isMoneyKind(kind) || kind === SESSION || kind === REALITY_CHECK;
  return isRemovable && (value === NO_LIMIT_AMOUNT || value === NOT_SET);
}

/**
 * Whether the value is valid for its kind: an amount from 0, hours of a day, minutes up to a day, whole days, or a mark
 * of no limit.
 */
export function isMeaningful(kind: LimitKind, value: number): boolean {
  if (!Number.isSafeInteger(value)) return false;
  if (isNoLimit(kind, value) || kind === EXTRA_LOCK) return true;
  if (isMoneyKind(kind)) return value >= 0;
  if (kind === SESSION) return SESSION_HOURS.includes(value);
  if (kind === REALITY_CHECK) return value >= 1 && value <= MAX_REMINDER_MINUTES;
  return value >= 1;
}

/**
 * The value as a number that grows as the limit gets looser; no limit is Infinity. For an exclusion and a time-out
 * more days are stricter.
 */
export function looseness(kind: LimitKind, value: number | null): number {
  if (isTimedKind(kind)) return value === null ? 0 : -value;
  return value === null || isNoLimit(kind, value) ? Number.POSITIVE_INFINITY : value;
}

/**
 * The direction of a change: -1 if the new value is below the current, else 1. No limit, in any of its spellings, is
 * above every value.
 */
export function directionOf(kind: LimitKind, current: number | null, next: number): -1 | 1 {
  return looseness(kind, next) < looseness(kind, current) ? -1 : 1;
}

export function isStricter(kind: LimitKind, current: number | null, next: number): boolean {
  return directionOf(kind, current, next) === -1;
}

export function isSame(kind: LimitKind, current: number | null, next: number): boolean {
  return looseness(kind, next) === looseness(kind, current);
}

/** The unit of a kind's value. */
export function unitOf(kind: LimitKind): LimitMeasure {
  if (isMoneyKind(kind)) return 'amount';
  if (kind === SESSION) return 'hours';
  if (kind === REALITY_CHECK) return 'minutes';
  return isTimedKind(kind) ? 'days' : 'none';
}

export const SECONDS_A_DAY = DAY_S;
