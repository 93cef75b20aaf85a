/** The bet slip of a shell that keeps nothing on the device and has no ready coupons. */
import { defineCoupon } from './define-coupon.ts';

export const feature = defineCoupon({});
