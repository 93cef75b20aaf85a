/**
 * How long coupons wait before the decision. Delays count match seconds, because the events that they guard against
 * happen in match time.
 */

/** The delay of a coupon with a live leg, match seconds. */
const ACCEPTANCE_DELAY_S = 5;
/** The delay of a VIP bet, which a trader reviews, match seconds. */
const TRADER_DELAY_S = 10;
/** The minimum delay, wall ms, so that a player notices a delay even in fast matches. */
const MIN_DELAY_MS = 1_000;

/** Delays in wall ms. */
export interface Delays {
  readonly live: number;
  readonly trader: number;
}

/** `pace`: match seconds per wall second. */
export function delaysAt(pace: number): Delays {
  const wall = (seconds: number): number => Math.max(MIN_DELAY_MS, Math.round((seconds * 1_000) / pace));
  return { live: wall(ACCEPTANCE_DELAY_S), trader: wall(TRADER_DELAY_S) };
}
