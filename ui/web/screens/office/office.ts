/** The office as one chunk. */
export { AccountScreen } from './account-screen.tsx';
export { HistoryScreen } from './history-screen.tsx';
export { PrintCouponScreen } from './print-coupon-screen.tsx';
