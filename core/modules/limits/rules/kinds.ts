/** The kinds of limits, and the stricter of two values [LIM-1, LIM-2]. */
import type { LimitKind, LimitMeasure, MoneyKind, TimedKind } from '../types.ts';
import { LIMIT_KINDS } from '../types.ts';

const DAY_S = 86_400;

export const STAKE_KINDS = [1, 2, 3] as const;
export const LOSS_KINDS = [10, 11, 12] as const;
export const DEPOSIT_KINDS = [20, 21, 22] as const;
export const MONEY_KINDS: readonly MoneyKind[] = [...STAKE_KINDS, ...LOSS_KINDS, ...DEPOSIT_KINDS];

export const EXCLUSION = 30;
export const SESSION = 31;
export const REALITY_CHECK = 32;
export const TIME_OUT = 33;
export const EXTRA_LOCK = 37;

/** An amount that means "no limit". */
export const NO_LIMIT_AMOUNT = 999_999_999;
/** The other mark of no limit: hours or minutes that are not set. */
export const NOT_SET = -1;

export const SESSION_HOURS: readonly number[] = Array.from({ length: 24 }, (_, at) => at + 1);
export const REMINDER_MINUTES: readonly number[] = [5, 10, 15, 30, 45, 60];
/** A reminder less often than once a day has no effect. */
const MAX_REMINDER_MINUTES = 1_440;

export function isLimitKind(value: number): value is LimitKind {
  return (LIMIT_KINDS as readonly number[]).includes(value);
}

export function isMoneyKind(kind: number): kind is MoneyKind {
  return (MONEY_KINDS as readonly number[]).includes(kind);
}

export function isTimedKind(kind: number): kind is TimedKind {
  return kind === EXCLUSION || kind === TIME_OUT;
}

/** Length of a money kind's rolling window, milliseconds. */
export function windowMs(kind: MoneyKind): number {
  const days = [1, 7, 30][kind % 10 === 0 ? 0 : kind < 10 ? kind - 1 : kind % 10] ?? 30;
  return days * DAY_S * 1_000;
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
 * The value as a number that grows as the limit gets looser; no limit is Infinity. For 30 and 33 more days are
 * stricter.
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
