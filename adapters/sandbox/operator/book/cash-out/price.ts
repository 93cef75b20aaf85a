/** The offer for a bet at this moment, or the reason why there is none [CSO-1]. */
import { betTypeOf } from 'touchline/core/history/bet-type-wire';
import { layChances, legChances } from 'touchline/core/coupon/rules/settlement/leg-chances';
import { offeredValue, partOffer, wholeOffer } from 'touchline/core/cash-out/rules/offer';
import { fairValue } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { FairLeg } from 'touchline/core/coupon/rules/settlement/fair-value';
import type { Rational } from 'touchline/kernel/rational';
import type { Line } from '../../line/line.ts';
import { marginOf } from '../../models/margin.ts';
import { isFreeBet } from '../../players/accounts.ts';
import type { KnownBet } from '../known-bet.ts';
import { resultOf } from '../bet-results.ts';
import { inputOf, termsOf } from '../payout.ts';
import { openStake } from './rest.ts';

export type NoOffer =
  | 'settled'
  | 'notOwnMoney'
  | 'typeNotOffered'
  | 'suspended'
  | 'notPriced'
  | 'tooManyOpen'
  | 'tooSmall';

export interface Priced {
  /** Of the whole original stake, minor units, exact. */
  readonly value: Rational;
  readonly stake: number;
  /** The part of the stake that is still on the bet. */
  readonly open: number;
  /** Whether the game of an open leg is in play: a cash-out waits for the live delay. */
  readonly isLive: boolean;
}

export function priceOf(
  line: Pick<Line, 'market'>,
  bet: KnownBet,
  maxPayout: number,
): { readonly ok: true; readonly value: Priced } | { readonly ok: false; readonly reason: NoOffer } {
  const no = (reason: NoOffer): { readonly ok: false; readonly reason: NoOffer } => ({ ok: false, reason });
  const { coupon, results } = bet;
  if (bet.settled !== null) return no('settled');
  if (isFreeBet(coupon) || coupon.prepaidAmount > 0) return no('notOwnMoney');
  const type = betTypeOf(coupon.typeId);
  // Several singles are placed as single bets.
  if (type === 'unknown' || type === 'singles') return no('typeNotOffered');
  const markets = coupon.legs.map(({ marketId }, leg) => (results.has(leg) ? null : line.market(marketId)));
  const opened = markets.filter((_, leg) => !results.has(leg));
  if (opened.some((market) => market?.suspended === true && !market.finished)) return no('suspended');
  if (opened.some((market) => market === null || market.finished || market.fair === undefined)) return no('notPriced');

  const input = inputOf({ ...coupon, hasBonusBet: false }, { ...termsOf(coupon, maxPayout), hyperBonus: null });
  if (input === null) return no('typeNotOffered');
  const legs = input.legs.map((leg, at): FairLeg => {
    const market = markets[at];
    const fair = market?.fair;
    if (market === null || market === undefined || fair === undefined)
      return { ...leg, result: resultOf(results.get(at)?.statusId ?? null), chances: null };
    const now = { price: market.price, ...fair };
    const chances = type === 'antiExpress' ? layChances(now) : legChances(now);
    return { ...leg, result: 'unsettled', chances, priceNow: market.price };
  });
  const fair = fairValue({ ...input, legs });
  if (!fair.ok) return no(fair.error === 'tooManyOpen' ? 'tooManyOpen' : 'notPriced');
  const margins = coupon.legs.map(({ kind }, at) => {
    const market = markets[at];
    return market === null || market === undefined ? 0 : marginOf(kind, market.fixture.format.model);
  });
  const value = offeredValue(fair.value, Math.max(...margins));
  const open = openStake(bet);
  if (wholeOffer(value, coupon.amount, open) < 1) return no('tooSmall');
  const isLive = opened.some((market) => market?.state.status === 2 || market?.state.status === 3);
  return { ok: true, value: { value, stake: coupon.amount, open, isLive } };
}

/** The offer for a part of the stake, minor units. */
export function offerOf({ value, stake, open }: Priced, part: number): number {
  return partOffer(value, stake, open, part);
}
