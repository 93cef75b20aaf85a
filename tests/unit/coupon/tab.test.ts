import { describe, expect, it } from 'vitest';
import { couponPersist } from 'touchline/core/coupon/persist';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { coupon, drafted } from './given.ts';

const bets: CouponEvent = { type: 'coupon/tabChosen', payload: { tab: 'bets' } };

describe('the tabs of the coupon panel', () => {
  it('[CPN-31] begin with the coupon, and follow the choice', () => {
    expect(coupon(drafted([10])).view.tab).toBe('coupon');
    coupon(drafted([10]))
      .when({ type: 'coupon/chooseTab', payload: { tab: 'bets' } })
      .then(bets);
    expect(coupon([bets]).view.tab).toBe('bets');
  });

  it('[CPN-31] do nothing when the open tab is chosen again', () => {
    coupon([bets])
      .when({ type: 'coupon/chooseTab', payload: { tab: 'bets' } })
      .then();
  });

  it('[CPN-31] are not stored: a reload opens the coupon', () => {
    expect(couponPersist.keep?.(bets)).toBe(false);
  });
});
