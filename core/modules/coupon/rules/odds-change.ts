/** What moved odds mean for placing [CPN-7, CPN-8]. Source: domain decisions on odds change. */
import type { CouponFacts, MarketNow } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Leg, PriceSeen } from '../types.ts';

/** Specification: 0 confirm, 1 accept any change, 2 accept on increase. */
export type ChangeAction = 0 | 1 | 2;

/** An anti-express wins by losing: to it a higher price is the worse one. */
const ANTI_EXPRESS = 6;

/** The prices of now; a leg that the line does not know keeps the one seen. */
export function pricesNow(legs: readonly Leg[], facts: CouponFacts): readonly PriceSeen[] {
  return legs.map(({ marketId, price }) => ({ marketId, price: facts.market(marketId)?.leg.price ?? price }));
}

/** True when the player has to be asked before these legs are placed at these prices. One leg up and one down asks. */
export function mustAsk(
  legs: readonly Leg[],
  now: readonly PriceSeen[],
  action: ChangeAction,
  typeId: number,
): boolean {
  const byMarket = new Map(now.map(({ marketId, price }) => [marketId, price]));
  switch (action) {
    case 0:
      return legs.some((leg) => byMarket.get(leg.marketId) !== leg.price);
    case 1:
      return false;
    case 2:
      return legs.some((leg) => {
        const price = byMarket.get(leg.marketId) ?? 0;
        return typeId === ANTI_EXPRESS ? price > leg.price : price < leg.price;
      });
  }
}

/** The legs whose line moved, with the market at its new handicap or total that takes their place. */
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

/** The market that took a leg's place when its line moved; one that is in the coupon already takes no other's place. */
export function replacementOf(leg: Leg, legs: readonly Leg[], facts: CouponFacts): MarketNow | null {
  const by = facts.movedTo(leg);
  return by === null || by.finished || legs.some(({ marketId }) => marketId === by.leg.marketId) ? null : by;
}
