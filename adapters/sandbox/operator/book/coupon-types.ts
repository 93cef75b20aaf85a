/** Which coupon types the operator takes: all of the core's but several singles, whose legs arrive as singles with keys of their own. */
import type { BetType } from '../../../../core/modules/coupon/rules/settlement/bet-types.ts';
import { betTypes, isBetTypeId } from '../../../../core/modules/coupon/rules/settlement/bet-types.ts';

export const MAX_LEGS = 30;
export const ANTI_EXPRESS = 6;
export const SEVERAL_SINGLES = 9;

/** The type as it is taken; null for one that is not. */
export function takenType(typeId: number): BetType | null {
  return isBetTypeId(typeId) && typeId !== SEVERAL_SINGLES ? betTypes[typeId] : null;
}
