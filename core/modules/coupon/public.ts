export { coupon } from './contract.ts';
export type { CouponCommand } from './messages.ts';
export type { CouponView } from './slices.ts';
export type { CouponState } from './state.ts';
export { endOfOrder } from './order-end.ts';
export { encodeSent } from './sent-wire.ts';
export type { Intent } from './state.ts';
export type { CouponLimits, SentBet, SentCoupon } from './types.ts';
export { refusalSchema } from './wire.ts';
