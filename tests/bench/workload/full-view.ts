/** Full coupons as the site holds them, and all that a shell is shown of one: figures, legs with their locks, what stands against the bet, options. */
import { arranged } from 'touchline/core/coupon/rules/arrange';
import { viewCoupon } from '../../models/view-coupon.ts';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponState } from 'touchline/core/coupon/state';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import { NO_FACTS } from './durable.ts';
import { LEGS_OF_LINE } from './slip.ts';
import { AT } from './line.ts';

const FULL = 12;
const MAX_OF_EVERY_LINE = 8;

/** A line that knows every leg, open. */
export const FACTS_OF_LINE: CouponFacts = (() => {
  const markets = new Map(
    LEGS_OF_LINE.map((leg) => [
      leg.marketId,
      {
        leg,
        state: 'open' as const,
        finished: false,
        score: '',
        isBlocked: false,
        isBannedExpress: false,
        isDisabledBanker: false,
      },
    ]),
  );
  return { ...NO_FACTS, market: (marketId) => markets.get(marketId) ?? null };
})();

function couponOf(typeId: number, stakeText: string): CouponState {
  const legs = LEGS_OF_LINE.slice(0, typeId === 0 ? 1 : typeId === 7 || typeId === 8 ? MAX_OF_EVERY_LINE : FULL);
  return arranged({ ...EMPTY_COUPON, couponId: 'full', legs, typeId, stakeText, systemValue: 3 });
}

const COUPONS = new Map(Array.from({ length: 10 }, (_, typeId) => [typeId, couponOf(typeId, '')]));

/** The view after a keystroke; throws when it has no win to show. */
export function everythingShown(typeId: number, stake: number): unknown {
  const view = viewCoupon({ ...(COUPONS.get(typeId) ?? EMPTY_COUPON), stakeText: String(stake) }, FACTS_OF_LINE, AT);
  if (view.maxWin === null || view.legs.length === 0) throw new Error(`type ${typeId} shows no win`);
  return view;
}
