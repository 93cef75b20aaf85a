/** The file that loads with the first coupon of a page: its core and its contents. */
export { createCouponCore } from 'touchline/board/create-coupon-core';
export { drawCoupon } from './coupon-panel.ts';
