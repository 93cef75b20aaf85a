export type { CouponSetup } from './views.ts';
