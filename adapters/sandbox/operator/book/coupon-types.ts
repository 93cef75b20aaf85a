/**
 * The coupon types that the operator takes: all except several singles, whose legs arrive as singles with keys of their
 * own.
 */
import type { BetType } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypes, isBetTypeId } from 'touchline/core/coupon/rules/settlement/bet-types';

export const MAX_LEGS = 30;
export const ANTI_EXPRESS = 6;
export const SEVERAL_SINGLES = 9;

/** The bet type of an accepted type id; null for any other. */
export function takenType(typeId: number): BetType | null {
  return isBetTypeId(typeId) && typeId !== SEVERAL_SINGLES ? betTypes[typeId] : null;
}
