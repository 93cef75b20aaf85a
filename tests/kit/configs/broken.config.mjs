import { couponLaws } from '../../../adapters/testing/coupon-laws.ts';
import { settle } from '../plain-coupons.mjs';

const asLost = (leg) => (leg.result === 'returned' ? { ...leg, result: 'lost' } : leg);
const engine = { settle: (coupon) => settle({ ...coupon, legs: coupon.legs.map(asLost) }) };

export default { engine, packs: [couponLaws({ types: ['single', 'express'] })], runs: 100 };
