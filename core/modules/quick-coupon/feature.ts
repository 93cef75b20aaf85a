/** The small form of the coupon on a phone: whether it is shown. */
import { map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { coupon } from '../coupon/public.ts';
import { quickCoupon } from './contract.ts';
import { quickCouponDecider } from './decider.ts';
import { followCoupon } from './follow-coupon.process.ts';

export const feature = defineFeature(quickCoupon, {
  needs: { coupon },
  decider: quickCouponDecider,
  create: ({ ports, own, readable }) => ({
    view: own.readable,
    effects: {
      'follow-coupon': () =>
        followCoupon({ legs$: readable('coupon').value$.pipe(map(({ legs }) => legs)), clock: ports.clock }),
    },
    guardFacts: derive(own.readable, ({ isShown }) => ({ isQuickCouponShown: isShown })),
  }),
});
