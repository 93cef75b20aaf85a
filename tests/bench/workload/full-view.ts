/** Full coupons in the site's own state, and their complete view: figures, legs and locks, obstacles, options. */
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { arranged } from 'touchline/core/coupon/rules/arrange';
import { viewCoupon } from '../../models/view-coupon.ts';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponState } from 'touchline/core/coupon/state';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import { NO_FACTS } from './durable.ts';
import { ALL_LEGS } from './slip.ts';
import { BASE_TIME_MS } from './line.ts';

const FULL = 12;
const MAX_LUCKY_LEGS = 8;

/** Facts of a line in which the market of every leg is open. */
export const LINE_FACTS: CouponFacts = (() => {
  const markets = new Map(
    ALL_LEGS.map((leg) => [
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

function couponOf(betType: BetTypeName, stakeText: string): CouponState {
  const legs = ALL_LEGS.slice(
    0,
    betType === 'single' ? 1 : betType === 'lucky' || betType === 'patent' ? MAX_LUCKY_LEGS : FULL,
  );
  return arranged({ ...EMPTY_COUPON, couponId: 'full', legs, betType, stakeText, systemValue: 3 });
}

const COUPONS = new Map(betTypeNames.map((betType) => [betType, couponOf(betType, '')]));

/** Calculates the view after a keystroke. Throws if the view has no win or no legs. */
export function fullView(betType: BetTypeName, stake: number): unknown {
  const view = viewCoupon(
    { ...(COUPONS.get(betType) ?? EMPTY_COUPON), stakeText: String(stake) },
    LINE_FACTS,
    BASE_TIME_MS,
  );
  if (view.maxWin === null || view.legs.length === 0) throw new Error(`type ${betType} shows no win`);
  return view;
}
