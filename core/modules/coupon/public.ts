export { coupon } from './contract.ts';
export type { CouponCommand } from './messages.ts';
export type { CouponView } from './slices.ts';
export type { CouponState } from './state.ts';
export { endOfOrder } from './order-end.ts';
export type { Intent } from './state.ts';
export type { SentCoupon } from './types.ts';
export { decodeAnswerFor, decodeLimitsFor } from './wire.ts';
export { ANTI_EXPRESS } from './rules/types.ts';
