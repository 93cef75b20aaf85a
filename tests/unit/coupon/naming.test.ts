import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { betOf, legOf } from '../../arbitraries/coupon-world.ts';
import { accepted, coupon, intended, NAME, rejected } from './given.ts';

describe('a coupon that two tabs named before they received each other’s events', () => {
  const named = (couponId: string): CouponEvent => ({
    type: 'coupon/legAdded',
    payload: { couponId, leg: legOf(10), betType: 'single' },
  });
  const OTHER = 'coupon-of-another-tab';
  const crossed: readonly CouponEvent[] = [
    named(OTHER),
    named(NAME),
    { type: 'coupon/stakeTyped', payload: { text: '10' } },
    intended([10]),
  ];

  it('[CPN-12] takes the name under which one tab places it, and is locked in every tab', () => {
    expect(coupon(crossed).state).toMatchObject({ couponId: NAME, attempt: 0 });
    coupon(crossed)
      .when({ type: 'coupon/removeLeg', payload: { marketId: 10 } })
      .refused({ code: 'coupon/placing' });
    coupon(crossed)
      .when({ type: 'coupon/place', payload: {} })
      .refused({ code: 'coupon/blocked', blockers: ['placing'] });
  });
  it('[CPN-14] is empty in every tab once the bet is accepted', () => {
    expect(coupon([...crossed, accepted(betOf('1'))]).state).toMatchObject({
      couponId: `${NAME}~1`,
      legs: [],
      intents: [],
    });
  });
  it('[CPN-12] never reuses a refused key', () => {
    expect(coupon([...crossed, rejected('suspended')]).state).toMatchObject({ couponId: NAME, attempt: 1 });
    const late: readonly CouponEvent[] = [
      named(OTHER),
      named(NAME),
      intended([10], {}, `${NAME}.3`),
      rejected('suspended', `${NAME}.3`),
    ];
    expect(coupon(late).state).toMatchObject({ couponId: NAME, attempt: 4 });
  });
});
