import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** Hides the quick coupon outside the sports pages [NAV-32]. Open: the player can close a leftover coupon. */
export const quickCoupon: Guard = {
  name: 'quick coupon',
  onFault: 'open',
  judge({ route }, { isQuickCouponShown }) {
    return isQuickCouponShown && route?.isSports !== true
      ? { kind: 'pass', commands: [{ type: 'quick-coupon/hide', payload: {} }] }
      : PASS;
  },
};
