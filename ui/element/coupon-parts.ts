/** What loads with the first coupon of a page, as one file: its core and its contents. */
export { createCouponCore } from 'touchline/board/create-coupon-core';
export { drawCoupon } from './coupon-panel.ts';
