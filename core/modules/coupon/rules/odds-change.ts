/** The effect of moved odds on placing [CPN-7, CPN-8]. Source: domain decisions on odds change. */
import type { CouponFacts, MarketNow } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Leg, PriceSeen } from '../types.ts';
import { isMoveAccepted } from './accepted-move.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { resolveSlip } from './resolve-slip.ts';

/** The current prices; a leg that the line does not know keeps the price seen. */
export function pricesNow(legs: readonly Leg[], facts: CouponFacts): readonly PriceSeen[] {
  return legs.map(({ marketId, price }) => ({ marketId, price: facts.market(marketId)?.leg.price ?? price }));
}

/**
 * Whether the player must be asked before this coupon is placed at the current prices, which are those of the resolved
 * slip.
 */
export function mustAsk(state: CouponState, facts: CouponFacts, { input, legs, hasBonusBet }: ResolvedSlip): boolean {
  const agreed = legs.map(({ price }) => price);
  const now = input.legs.map(({ price }) => price);
  if (!isMoveAccepted(input, agreed, now, state.settings)) return true;
  // The total does not show that lower prices end a bonus bet.
  const isSame = agreed.every((price, at) => price === now[at]);
  if (isSame || hasBonusBet || state.settings.changeCoefAction === 'acceptAny') return false;
  return resolveSlip(state, facts, new Map(legs.map(({ marketId, price }) => [marketId, price]))).hasBonusBet;
}

/** The legs whose line moved, each with the market at the new handicap or total that replaces it. */
export function movedLines(
  state: CouponState,
  facts: CouponFacts,
): readonly { readonly marketId: number; readonly leg: Leg }[] {
  const taken = new Set<number>();
  return state.legs.flatMap((leg) => {
    const now = facts.market(leg.marketId);
    const hasLeft = now === null ? facts.fresh : now.state === 'gone' && !now.finished;
    const by = hasLeft ? replacementOf(leg, state.legs, facts) : null;
    if (by === null || taken.has(by.leg.marketId)) return [];
    taken.add(by.leg.marketId);
    return [{ marketId: leg.marketId, leg: by.leg }];
  });
}

/** The market that replaces a leg whose line moved; a market already in the coupon replaces no other leg. */
export function replacementOf(leg: Leg, legs: readonly Leg[], facts: CouponFacts): MarketNow | null {
  const by = facts.movedTo(leg);
  return by === null || by.finished || legs.some(({ marketId }) => marketId === by.leg.marketId) ? null : by;
}
