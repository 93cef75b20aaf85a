/**
 * The bet type that fits the legs, and why one is not possible [CPN-3]. The table of types is
 * `settlement/bet-types.ts`.
 */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import type { BetTypeName } from '../../history/public.ts';
import { betTypes } from './settlement/bet-types.ts';

/**
 * The type after legs were added or removed: the chosen one if it still fits, else single for one leg and express for
 * more.
 */
export function fittingType(betType: BetTypeName, legCount: number): BetTypeName {
  const { minLegs, maxLegs } = betTypes[betType];
  if (legCount >= minLegs && legCount <= maxLegs) return betType;
  return legCount <= 1 ? 'single' : 'express';
}

/** Why a type can't hold so many legs, or null when it can. */
export function whyNot(betType: BetTypeName, legCount: number, maxLegs: number): Text | null {
  const { minLegs, maxLegs: ownMax } = betTypes[betType];
  const most = Math.min(maxLegs, ownMax);
  if (legCount < minLegs) return text('coupon.why.tooFew', { min: minLegs });
  if (legCount > most) return text('coupon.why.tooMany', { max: most });
  return null;
}
