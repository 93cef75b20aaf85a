import { couponLaws } from '../../../adapters/testing/coupon-laws.ts';
import { settle } from '../plain-coupons.mjs';

/** An engine without bankers. */
const engine = {
  settle(coupon) {
    if (coupon.legs.some((leg) => 'isBanker' in leg)) throw new Error('there are no bankers');
    return settle(coupon);
  },
};

export default { engine, packs: [couponLaws({ types: ['system', 'multibet'], bankers: false })], runs: 100 };
