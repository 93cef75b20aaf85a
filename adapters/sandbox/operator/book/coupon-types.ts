/**
 * The coupon types that the operator takes: all except several singles, whose legs arrive as singles with keys of their
 * own.
 */
import type { BetType } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypeOf } from 'touchline/core/history/bet-type-wire';

export const MAX_LEGS = 30;
export const ANTI_EXPRESS = 6;
export const SEVERAL_SINGLES = 9;

/** The bet type of an accepted type id; null for any other. */
export function takenType(typeId: number): BetType | null {
  const name = betTypeOf(typeId);
  return name === 'unknown' || name === 'singles' ? null : betTypes[name];
}
