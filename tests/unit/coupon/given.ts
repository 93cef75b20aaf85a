/** Helpers for coupon tests: past events, and the facts of a decision. */
import { totalOddsText } from 'touchline/core/line/public';
import type { CouponDecider } from 'touchline/core/coupon/decider';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { Agreed, BetAnswer, CouponCommand, CouponEvent, CouponRejection } from 'touchline/core/coupon/messages';
import { viewCoupon } from '../../models/view-coupon.ts';
import type { CouponState } from 'touchline/core/coupon/state';
import { EMPTY_DRAFT } from 'touchline/core/coupon/state';
import type { Draft, Leg, SentCoupon } from 'touchline/core/coupon/types';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { Bet, BetTypeName } from 'touchline/core/history/public';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { couponWorld, legOf, MAIN_ACCOUNT } from '../../arbitraries/coupon-world.ts';
import type { When } from '../../models/given.ts';
import { given, STAMP, stateAfter } from '../../models/given.ts';

export const NAME = 'coupon-1';
export const KEY = `${NAME}.0`;

/** Legs as added one after the other, a type when one is named, then a stake. */
export function drafted(
  marketIds: readonly number[],
  stake = '10',
  price = 2_000,
  betType: BetTypeName | null = null,
): readonly CouponEvent[] {
  return [
    ...marketIds.map((id, at): CouponEvent => ({
      type: 'coupon/legAdded',
      payload: { couponId: NAME, leg: legOf(id, price), betType: at === 0 ? 'single' : 'express' },
    })),
    ...(betType === null ? [] : [{ type: 'coupon/typeChosen', payload: { betType } } as const]),
    { type: 'coupon/stakeTyped', payload: { text: stake } },
  ];
}

/** Legs of a type, each at 2.000 and with a stake of 10. */
export function typed(betType: BetTypeName, marketIds: readonly number[], stake = '10'): readonly CouponEvent[] {
  return drafted(marketIds, stake, 2_000, betType);
}

/** A restored draft of these legs, each in a separate block. */
export function draftWith(marketIds: readonly number[], change: Partial<Draft> = {}): Draft {
  return {
    ...EMPTY_DRAFT,
    legs: marketIds.map((id) => legOf(id)),
    blocks: marketIds.map((id, at) => ({ id: at, marketIds: [id], stakeText: '' })),
    ...change,
  };
}

export function sentOf(legs: readonly Leg[], change: Partial<SentCoupon> = {}): SentCoupon {
  const sent: SentCoupon = {
    id: NAME,
    accountId: MAIN_ACCOUNT,
    userId: '7',
    amount: 1_000,
    betType: legs.length === 1 ? 'single' : 'express',
    systemValue: 0,
    changeCoefAction: 'acceptBetter',
    changeCoefTolerance: 0,
    coef: legs.length === 1 ? '2.000' : '4.000',
    oddsView: 'decimal',
    appView: 'european',
    coefByView: '',
    bets: legs.map(({ marketId, gameId, kind, type, param, price, isLive }) => ({
      marketId,
      gameId,
      kind,
      type,
      param,
      coef: price,
      seenCoef: price,
      isLive,
      isBanker: false,
      blockId: 0,
    })),
    amountByBlockId: [],
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: 0,
    refId: null,
    ...change,
  };
  return { ...sent, coefByView: change.coefByView ?? totalOddsText(sent.coef, 'decimal') };
}

export function intended(marketIds: readonly number[], change: Partial<SentCoupon> = {}, key = KEY): CouponEvent {
  const legs = marketIds.map((id) => legOf(id));
  return { type: 'coupon/placeIntended', payload: { key, group: key, sent: sentOf(legs, change), legs, at: STAMP.at } };
}

export const sent: CouponEvent = { type: 'coupon/placeSent', payload: { key: KEY } };
export const answer = (of: BetAnswer, key = KEY): CouponCommand => ({
  type: 'coupon/reportAnswer',
  payload: { key, answer: of },
});
export const accepted = (bet: Bet, key = KEY, agreed: Agreed | null = null): CouponEvent => ({
  type: 'coupon/betAccepted',
  payload: { key, bet, agreed },
});
export const rejected = (code: string, key = KEY): CouponEvent => ({
  type: 'coupon/betRejected',
  payload: { key, reasons: [{ code, marketId: null, price: null, amount: null }] },
});

export interface GivenCoupon extends When<CouponCommand, CouponEvent, CouponRejection, CouponState> {
  readonly view: CouponView;
  /** The blockers' codes. */
  readonly codes: readonly string[];
  /** The coupon after a command in the same world; throws when it is refused. */
  after(command: CouponCommand): GivenCoupon;
}

/** `change` changes the facts before the command is decided. */
export function coupon(
  events: readonly CouponEvent[],
  change: (world: CouponWorld) => void = () => undefined,
): GivenCoupon {
  const world = couponWorld();
  change(world);
  const decider: CouponDecider = couponDecider;
  const past = given(decider, world.facts())(...events);
  const view = viewCoupon(stateAfter(decider, events), world.facts(), STAMP.at);
  return {
    ...past,
    view,
    codes: view.blockers.map(({ code }) => code),
    after(command) {
      const { outcome } = past.when(command);
      if (!outcome.ok) throw new Error(`${command.type}: ${outcome.error.code}`);
      return coupon([...events, ...outcome.value], change);
    },
  };
}
