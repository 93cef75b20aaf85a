/** Which bet types this coupon offers, and why one is not possible [CPN-3]. The table of types itself is `settlement/bet-types.ts`. */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import type { Leg } from '../messages.ts';
import { betTypes, isBetTypeId } from './settlement/bet-types.ts';
import type { BetTypeId } from './settlement/bet-types.ts';

/** The types that can be placed now; the others join here. */
export const OFFERED: readonly BetTypeId[] = [0, 1];

export function combinesLegs(typeId: number): boolean {
  return isBetTypeId(typeId) && betTypes[typeId].combinesLegs;
}

/** The type that fits after legs came or went: the chosen one if it still can be, else single for one leg and express for more. */
export function fittingType(typeId: number, legCount: number): number {
  if (isBetTypeId(typeId) && legCount >= betTypes[typeId].minLegs && legCount <= betTypes[typeId].maxLegs && legCount > 0) return typeId;
  return legCount <= 1 ? 0 : 1;
}

/** Why a type can't hold these legs, or null when it can. */
export function whyNot(typeId: number, legs: readonly Leg[], maxLegs: number): Text | null {
  if (!isBetTypeId(typeId) || !OFFERED.includes(typeId)) return text('coupon.why.notOffered');
  const { minLegs } = betTypes[typeId];
  const most = Math.min(maxLegs, betTypes[typeId].maxLegs);
  if (legs.length < minLegs) return text('coupon.why.tooFew', { min: minLegs });
  if (legs.length > most) return text('coupon.why.tooMany', { max: most });
  return null;
}
