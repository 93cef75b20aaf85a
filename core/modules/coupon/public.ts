export type { CouponCommand } from './messages.ts';
export type { CouponView } from './views.ts';
export type { CouponState } from './state.ts';
