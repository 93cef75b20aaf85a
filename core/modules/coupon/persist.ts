import type { Persist } from '../../kernel/decider.ts';
import type { CouponEvent } from './messages.ts';
import type { CouponState } from './state.ts';
import type { Readers } from './wire.ts';

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
  'coupon/expressesAsked',
  'coupon/expressesReceived',
]);

/** What reads stored coupons: loaded before anything is read, for the first price does not need it. */
let reader: Readers | null = null;

/** The coupon outlives the visit [CPN-1]; an intent is on disk, alone, before anything is sent [CPN-11]. */
export const couponPersist: Persist<CouponState, CouponEvent> = {
  version: 1,
  async prepare() {
    reader ??= await import('./wire.ts');
  },
  upcast(version, event) {
    const decoded = version === 1 ? reader?.decodeEvent(event) : null;
    return decoded?.ok === true ? decoded.value : null;
  },
  readState(version, state) {
    const decoded = version === 1 ? reader?.decodeState(state) : null;
    return decoded?.ok === true ? decoded.value : null;
  },
  strict: (event) => event.type === 'coupon/placeIntended',
  keep: (event) => !OF_THE_MOMENT.has(event.type),
  personal: true,
};
