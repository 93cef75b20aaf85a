import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** The route that the specification knows by this number: the sports pages. */
const SPORTS = 38;

/** The quick coupon is hidden elsewhere than on sports pages [NAV-32]. Open: a coupon too many can be closed by hand. */
export const quickCoupon: Guard = {
  name: 'quick coupon',
  onFault: 'open',
  judge({ route }, { isQuickCouponShown }) {
    return isQuickCouponShown && route?.number !== SPORTS
      ? { kind: 'pass', commands: [{ type: 'coupon/hideQuick', payload: {} }] }
      : PASS;
  },
};
