/**
 * The bet type that fits the legs, and why one is not possible [CPN-3]. The table of types is
 * `settlement/bet-types.ts`.
 */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import { betTypes, isBetTypeId } from './settlement/bet-types.ts';

export const SINGLE = 0;
export const EXPRESS = 1;
export const ANTI_EXPRESS = 6;
export const SEVERAL_SINGLES = 9;

export function combinesLegs(typeId: number): boolean {
  return isBetTypeId(typeId) && betTypes[typeId].combinesLegs;
}

/**
 * The type after legs were added or removed: the chosen one if it still fits, else single for one leg and express for
 * more.
 */
export function fittingType(typeId: number, legCount: number): number {
  if (
    isBetTypeId(typeId) &&
    legCount >= betTypes[typeId].minLegs &&
    legCount <= betTypes[typeId].maxLegs &&
    legCount > 0
  )
    return typeId;
  return legCount <= 1 ? SINGLE : EXPRESS;
}

/** Why a type can't hold so many legs, or null when it can. */
export function whyNot(typeId: number, legCount: number, maxLegs: number): Text | null {
  if (!isBetTypeId(typeId)) return text('coupon.why.notOffered');
  const { minLegs } = betTypes[typeId];
  const most = Math.min(maxLegs, betTypes[typeId].maxLegs);
  if (legCount < minLegs) return text('coupon.why.tooFew', { min: minLegs });
  if (legCount > most) return text('coupon.why.tooMany', { max: most });
  return null;
}
