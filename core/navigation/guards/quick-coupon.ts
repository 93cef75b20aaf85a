import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** The specification's route number of the sports pages. */
const SPORTS = 38;

/** Hides the quick coupon outside the sports pages [NAV-32]. Open: the player can close a leftover coupon. */
export const quickCoupon: Guard = {
  name: 'quick coupon',
  onFault: 'open',
  judge({ route }, { isQuickCouponShown }) {
    return isQuickCouponShown && route?.number !== SPORTS
      ? { kind: 'pass', commands: [{ type: 'quick-coupon/hide', payload: {} }] }
      : PASS;
  },
};
