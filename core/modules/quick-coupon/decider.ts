import type { Decider } from '../../kernel/decider.ts';
import { ok } from '../../kernel/result.ts';
import type { QuickCouponCommand, QuickCouponEvent } from './messages.ts';

export interface QuickCouponState {
  readonly isShown: boolean;
}

export const quickCouponDecider: Decider<QuickCouponState, QuickCouponCommand, QuickCouponEvent, null, never> = {
  initial: { isShown: false },
  decide(command, { isShown }) {
    switch (command.type) {
      case 'quick-coupon/show':
        return ok(isShown ? [] : [{ type: 'quick-coupon/shown', payload: {} }]);
      case 'quick-coupon/hide':
        return ok(isShown ? [{ type: 'quick-coupon/hidden', payload: {} }] : []);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'quick-coupon/shown':
        return { isShown: true };
      case 'quick-coupon/hidden':
        return { isShown: false };
    }
    return state;
  },
};
