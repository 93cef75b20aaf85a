/** How long coupons wait before they are decided, wall ms. */

/** A coupon with a live leg. */
export const ACCEPTANCE_DELAY_MS = 5_000;
/** A VIP bet: a trader looks at it. */
export const TRADER_DELAY_MS = 10_000;
