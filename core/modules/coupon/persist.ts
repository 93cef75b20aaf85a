import type { Persist } from '../../kernel/decider.ts';
import type { CouponEvent } from './messages.ts';
import type { CouponState } from './state.ts';
import { decodeEvent, decodeState } from './wire.ts';

const OF_THE_MOMENT: ReadonlySet<CouponEvent['type']> = new Set([
  'coupon/priceMoved',
  'coupon/questionAsked',
  'coupon/questionClosed',
  'coupon/limitsKnown',
  'coupon/oneClickAsked',
  'coupon/oneClickDeclined',
  'coupon/oneClickRefused',
  'coupon/loadAsked',
  'coupon/loadFailed',
  'coupon/shareAsked',
  'coupon/shared',
  'coupon/shareClosed',
  'coupon/tabChosen',
  'coupon/expressesAsked',
  'coupon/expressesReceived',
]);

/** The coupon outlives the visit [CPN-1]; an intent is on disk, alone, before anything is sent [CPN-11]. */
export const couponPersist: Persist<CouponState, CouponEvent> = {
  version: 1,
  upcast(version, event) {
    const decoded = version === 1 ? decodeEvent(event) : null;
    return decoded?.ok === true ? decoded.value : null;
  },
  readState(version, state) {
    const decoded = version === 1 ? decodeState(state) : null;
    return decoded?.ok === true ? decoded.value : null;
  },
  strict: (event) => event.type === 'coupon/placeIntended',
  keep: (event) => !OF_THE_MOMENT.has(event.type),
};
