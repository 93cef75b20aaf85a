/** The bet slip: legs, stakes, types, prices, and the codes to share and load it. */
import { defineCoupon } from './define-coupon.ts';
import { fetchReady } from './fetch-ready.process.ts';
import { couponPersist } from './persist.ts';

export const feature = defineCoupon({ persist: couponPersist, fetchReady });
