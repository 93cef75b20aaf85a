import { couponLaws } from '../../../adapters/testing/coupon-laws.ts';
import { httpEngine } from '../../../adapters/testing/http-engine.ts';

/** Nothing listens on port 1. */
export default { engine: httpEngine({ base: 'http://127.0.0.1:1' }), packs: [couponLaws()] };
