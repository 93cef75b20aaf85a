import { couponLaws } from '../../../adapters/testing/coupon-laws.ts';
import { settle } from '../plain-coupons.mjs';

export default { engine: { settle }, packs: [couponLaws({ types: ['single', 'express'] })], runs: 100 };
