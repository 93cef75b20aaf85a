/** A coupon given: events of its life, and the world it is decided in. */
import type { CouponDecider } from '../../../core/modules/coupon/decider.ts';
import { couponDecider } from '../../../core/modules/coupon/decider.ts';
import type { BetAnswer, CouponCommand, CouponEvent, CouponRejection, Leg, SentCoupon } from '../../../core/modules/coupon/messages.ts';
import type { CouponState } from '../../../core/modules/coupon/state.ts';
import { viewCoupon } from '../../../core/modules/coupon/view-coupon.ts';
import type { CouponView } from '../../../core/modules/coupon/views.ts';
import type { CouponWorld } from '../../arbitraries/commands.ts';
import { couponWorld, legOf } from '../../arbitraries/commands.ts';
import type { When } from '../../models/given.ts';
import { given, STAMP, stateAfter } from '../../models/given.ts';

export const NAME = 'coupon-1';
export const KEY = `${NAME}.0`;

/** Legs as added one after the other, then a stake. */
export function drafted(marketIds: readonly number[], stake = '10', price = 2_000): readonly CouponEvent[] {
  return [
    ...marketIds.map((id, at): CouponEvent => ({ type: 'coupon/legAdded', payload: { couponId: NAME, leg: legOf(id, price), typeId: at === 0 ? 0 : 1 } })),
    { type: 'coupon/stakeTyped', payload: { text: stake } },
  ];
}

export function sentOf(legs: readonly Leg[], change: Partial<SentCoupon> = {}): SentCoupon {
  return {
    id: NAME, accountId: 7, userId: '7', amount: 1_000, typeId: legs.length === 1 ? 0 : 1, systemValue: 2, changeCoefAction: 2, coef: legs.length === 1 ? '2.000' : '4.000', coefViewId: 0,
    bets: legs.map(({ marketId, gameId, kind, type, param, price, isLive }) => ({ marketId, gameId, kind, type, param, coef: price, isLive })), ...change,
  };
}

export function intended(marketIds: readonly number[], change: Partial<SentCoupon> = {}, key = KEY): CouponEvent {
  const legs = marketIds.map((id) => legOf(id));
  return { type: 'coupon/placeIntended', payload: { key, sent: sentOf(legs, change), legs, at: STAMP.at } };
}

export const sent: CouponEvent = { type: 'coupon/placeSent', payload: { key: KEY } };
export const answer = (of: BetAnswer, key = KEY): CouponCommand => ({ type: 'coupon/reportAnswer', payload: { key, answer: of } });

export interface GivenCoupon extends When<CouponCommand, CouponEvent, CouponRejection, CouponState> {
  readonly view: CouponView;
}

/** `change` moves the world before the command is decided. */
export function coupon(events: readonly CouponEvent[], change: (world: CouponWorld) => void = () => undefined): GivenCoupon {
  const world = couponWorld();
  change(world);
  const decider: CouponDecider = couponDecider;
  return { ...given(decider, world.facts())(...events), view: viewCoupon(stateAfter(decider, events), world.facts(), STAMP.at) };
}
