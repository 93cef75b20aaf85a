/** Several selections of one game as one bet: asks for the joint price, and puts the combo into the coupon. */
import { defineFeature } from '../../app/define-feature.ts';
import { coupon } from '../coupon/public.ts';
import { line } from '../line/public.ts';
import { askPrice } from './ask-price.process.ts';
import { sameGame } from './contract.ts';
import { sameGameDecider } from './decider.ts';
import { keepCurrent } from './keep-current.process.ts';
import { putInCoupon } from './put-in-coupon.process.ts';

export const feature = defineFeature(sameGame, {
  needs: { coupon, line },
  decider: sameGameDecider,
  create: ({ ports, api, own, service, state }) => ({
    view: own.readable,
    effects: {
      'ask-price': () => askPrice(own.events$, api),
      'keep-current': () =>
        keepCurrent({ events$: own.events$, line: service('line').reads, clock: ports.clock, page: ports.page }),
      'put-in-coupon': () =>
        putInCoupon({
          events$: own.events$,
          line: service('line').reads,
          legs: () => state('coupon').legs,
          clock: ports.clock,
        }),
    },
  }),
});
