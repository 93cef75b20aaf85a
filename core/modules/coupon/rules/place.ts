/**
 * From the command to an intent: blockers, the odds question, and the coupon to be sent [CPN-7, CPN-8, CPN-10 … CPN-12,
 * CPN-22].
 */
import type { Stamp } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import { toDecimalString } from '../../../kernel/rational.ts';
import { totalOddsText } from '../../line/public.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand, CouponEvent } from '../messages.ts';
import type { Decided } from './decided.ts';
import type { CouponState } from '../state.ts';
import type { PriceSeen, SentCoupon } from '../types.ts';
import { evolveCoupon } from '../evolve.ts';
import { hasLeg } from './arrange.ts';
import { blockersOf } from './blockers.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { resolveSlip } from './resolve-slip.ts';
import { movedLines, mustAsk, pricesNow } from './odds-change.ts';

type Of<T extends CouponCommand['type']> = Extract<CouponCommand, { type: T }>;

export function decidePlace(
  command: Of<'coupon/observePrices' | 'coupon/place' | 'coupon/acceptPrices' | 'coupon/declinePrices'>,
  state: CouponState,
  facts: CouponFacts,
  stamp: Stamp,
): Decided {
  switch (command.type) {
    case 'coupon/observePrices': {
      const moved = command.payload.moves.filter(({ marketId }) => hasLeg(state, marketId));
      const events = moved.map((payload): CouponEvent => ({ type: 'coupon/priceMoved', payload }));
      // Prices that move while the question is open ask again: the player accepts only the prices shown.
      const now = pricesNow(state.legs, facts);
      const again = state.question !== null && !samePrices(state.question, now);
      return ok(again ? [...events, { type: 'coupon/questionAsked', payload: { prices: now } }] : events);
    }
    case 'coupon/place':
      return place(state, facts, stamp);
    case 'coupon/acceptPrices': {
      if (state.question === null) return err({ code: 'coupon/noQuestion' });
      const accepted: CouponEvent = { type: 'coupon/pricesAccepted', payload: { prices: state.question } };
      const placed = place(evolveCoupon(state, accepted), facts, stamp);
      return ok(placed.ok ? [accepted, ...placed.value] : [accepted]);
    }
    case 'coupon/declinePrices':
      return state.question === null
        ? err({ code: 'coupon/noQuestion' })
        : ok([{ type: 'coupon/questionClosed', payload: {} }]);
  }
}

/**
 * The events of placing this coupon: an odds question, or an intent for each bet in it. Refused with every blocker's
 * code.
 */
export function place(before: CouponState, facts: CouponFacts, stamp: Stamp): Decided {
  // `acceptAny` accepts any change, including a moved line.
  const replaced =
    before.settings.changeCoefAction === 'acceptAny'
      ? movedLines(before, facts).map((payload): CouponEvent => ({ type: 'coupon/legReplaced', payload }))
      : [];
  const state = replaced.reduce(evolveCoupon, before);
  const slip = resolveSlip(state, facts);
  const blockers = blockersOf(state, facts, slip);
  if (blockers.length > 0 || facts.player === null || slip.account === null)
    return err({ code: 'coupon/blocked', blockers: blockers.map(({ code }) => code) });
  const now = pricesNow(state.legs, facts);
  if (mustAsk(state, facts, slip)) return ok([...replaced, { type: 'coupon/questionAsked', payload: { prices: now } }]);
  // Legs without a name: another tab's edit crossed the acceptance of the coupon. Two coupons must never share a key.
  const named = state.couponId === '' ? { ...state, couponId: stamp.id } : state;
  const group = `${named.couponId}.${named.attempt}`;
  const legs = slip.legs.map((leg) => ({ ...leg, price: slip.prices.get(leg.marketId) ?? leg.price }));
  const sent = sentCoupon(named, facts, slip);
  if (slip.type.amountPer !== 'leg')
    return ok([
      ...replaced,
      { type: 'coupon/placeIntended', payload: { key: group, group, sent, legs, at: stamp.at } },
    ]);
  return ok([
    ...replaced,
    ...legs.map((leg, at): CouponEvent => {
      const stake = slip.legStakes.get(leg.marketId);
      const single: SentCoupon = {
        ...sent,
        betType: 'single',
        amount: stake?.ok === true ? stake.value : 0,
        coef: toDecimalString({ n: BigInt(leg.price), d: 1000n }, ODDS_PLACES),
        bets: sent.bets.slice(at, at + 1),
        prepaidAmount: 0,
      };
      return {
        type: 'coupon/placeIntended',
        payload: { key: `${group}.${leg.marketId}`, group, sent: single, legs: [leg], at: stamp.at },
      };
    }),
  ]);
}

const ODDS_PLACES = 3;

/** The coupon as it would be sent now, for requests about it; null without an account or a leg. */
export function draftToSend(state: CouponState, facts: CouponFacts): SentCoupon | null {
  return facts.player === null || state.legs.length === 0 ? null : sentCoupon(state, facts, resolveSlip(state, facts));
}

/** The coupon to share, without stake and player. */
export function couponToShare(state: CouponState, facts: CouponFacts): SentCoupon {
  return {
    ...sentCoupon(state, { ...facts, player: null }, resolveSlip(state, facts)),
    id: '',
    accountId: 0,
    amount: 0,
    amountByBlockId: [],
    prepaidAmount: 0,
    promoCode: '',
    isVipBet: false,
  };
}

function sentCoupon(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): SentCoupon {
  const { type, legs, prices, bankers, blocks, stake, quote } = slip;
  const blockOf = new Map(blocks.flatMap(({ id, marketIds }) => marketIds.map((marketId) => [marketId, id] as const)));
  const exactCoef = slip.exactCoef.ok ? slip.exactCoef.value : null;
  const limits = state.limits;
  const hasHyper = limits !== null && limits.hyperBonusPercent > 0;
  const coef = quote.ok && quote.value.totalOdds !== null ? toDecimalString(quote.value.totalOdds, ODDS_PLACES) : '';
  return {
    id: state.couponId,
    accountId: slip.account?.id ?? 0,
    userId: facts.player?.userId ?? '',
    amount: stake.ok ? stake.value : 0,
    betType: type.name,
    systemValue: slip.systemValue,
    changeCoefAction: state.settings.changeCoefAction,
    changeCoefTolerance: state.settings.changeCoefTolerance,
    coef,
    oddsView: facts.oddsView,
    appView: facts.appView,
    coefByView: coef === '' ? '' : totalOddsText(coef, facts.oddsView),
    bets: legs.map(({ marketId, gameId, kind, type: typeOf, param, price, isLive }) => ({
      marketId,
      gameId,
      kind,
      type: typeOf,
      param,
      coef: prices.get(marketId) ?? price,
      seenCoef: price,
      isLive,
      isBanker: bankers.has(marketId),
      blockId: blockOf.get(marketId) ?? 0,
    })),
    amountByBlockId:
      type.amountPer === 'block'
        ? blocks.map(({ id, stake: amount }) => ({ blockId: id, amount: amount.ok ? amount.value : 0 }))
        : [],
    prepaidAmount: slip.prepaid.ok ? slip.prepaid.value : 0,
    exactCoef,
    isDropOnScoreChange: exactCoef !== null && state.settings.isDropOnScoreChange,
    isVipBet: slip.isVip,
    hasBonusBet: slip.hasBonusBet,
    promoCode: slip.hasPromo ? state.promoCode : '',
    hyperBonusPercent: hasHyper ? limits.hyperBonusPercent : 0,
    minHyperBonusBetLimit: hasHyper ? limits.minHyperBonusBetLimit : 0,
    maxHyperBonusLimit: hasHyper ? limits.maxHyperBonusLimit : 0,
    refId: facts.player?.refId ?? null,
  };
}

function samePrices(left: readonly PriceSeen[], right: readonly PriceSeen[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ marketId, price }, at) => right[at]?.marketId === marketId && right[at]?.price === price)
  );
}
