/** The planted bugs of coupons: each changes the coupon before the settlement, or the amount after it. */
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { exactPayouts } from './brute-force.ts';
import { totalStake } from './payout-terms.ts';

export type Misread = (coupon: SettleInput) => SettleInput;
export type Mispay = (paid: number, coupon: SettleInput) => number;

const taking =
  (from: readonly BetResult[], to: BetResult): Misread =>
  (coupon) => ({
    ...coupon,
    legs: coupon.legs.map((leg) => (from.includes(leg.result) ? { ...leg, result: to } : leg)),
  });
const eachLeg =
  (change: (leg: SettleLeg, at: number) => SettleLeg): Misread =>
  (coupon) => ({ ...coupon, legs: coupon.legs.map(change) });
const typed =
  (from: SettleInput['betType'], to: SettleInput['betType']): Misread =>
  (coupon) =>
    coupon.betType === from ? { ...coupon, betType: to } : coupon;
const only =
  (betType: SettleInput['betType'], change: Misread): Misread =>
  (coupon) =>
    coupon.betType === betType ? change(coupon) : coupon;
const reversed: Misread = (coupon) => ({ ...coupon, legs: [...coupon.legs].reverse() });
const withoutBlock = ({ blockId: _, ...leg }: SettleLeg): SettleLeg => leg;
const withoutBanker = ({ isBanker: _, ...leg }: SettleLeg): SettleLeg => leg;

/** A table of bugs that keeps their names as its keys. */
const named =
  <B>() =>
  <N extends string>(bugs: Readonly<Record<N, B>>): Readonly<Record<N, B>> =>
    bugs;

/** Bugs of an engine that settles another coupon than the one it was given. */
export const MISREADINGS = named<Misread>()({
  returnedAsLost: taking(['returned', 'forcedReturn'], 'lost'),
  returnedAsWon: taking(['returned', 'forcedReturn'], 'won'),
  cancelledAsLost: taking(['forcedReturn'], 'lost'),
  halfWonAsWon: taking(['halfWon'], 'won'),
  halfWonAsReturned: taking(['halfWon'], 'returned'),
  halfLostAsLost: taking(['halfLost'], 'lost'),
  halfLostAsReturned: taking(['halfLost'], 'returned'),
  splitAsReturned: taking(['halfLostHalfWon'], 'returned'),
  splitAsLost: taking(['halfLostHalfWon'], 'lost'),
  splitAsHalfLost: taking(['halfLostHalfWon'], 'halfLost'),
  lostBankerAsReturned: eachLeg((leg) =>
    leg.isBanker === true && leg.result === 'lost' ? { ...leg, result: 'returned' } : leg,
  ),
  wonBankerAsReturned: eachLeg((leg) =>
    leg.isBanker === true && leg.result === 'won' ? { ...leg, result: 'returned' } : leg,
  ),
  lobbyIgnored: only('multibet', (coupon) => ({ ...coupon, legs: coupon.legs.filter((leg) => leg.isBanker !== true) })),
  bankersIgnored: only('system', (coupon) => ({
    ...coupon,
    legs: coupon.legs.filter((leg) => leg.isBanker !== true),
  })),
  pricesCutToHundredths: eachLeg((leg) => ({ ...leg, price: Math.max(1_001, Math.floor(leg.price / 10) * 10) })),
  firstPriceForAll: (coupon) => eachLeg((leg) => ({ ...leg, price: coupon.legs[0]?.price ?? leg.price }))(coupon),
  lastLegWon: (coupon) =>
    eachLeg((leg, at) => (at === coupon.legs.length - 1 ? { ...leg, result: 'won' } : leg))(coupon),
  systemSizeAlwaysTwo: only('system', (coupon) => ({ ...coupon, systemValue: 2 })),
  multibetSizeAlwaysTwo: only('multibet', (coupon) => ({ ...coupon, systemValue: 2 })),
  multibetBlocksIgnored: only('multibet', (coupon) => ({
    ...eachLeg((leg, at) => ({ ...withoutBlock(leg), blockId: at + 1 }))(coupon),
    systemValue: 2,
  })),
  systemBankersAsLegs: only('system', eachLeg(withoutBanker)),
  chainAsExpress: typed('chain', 'express'),
  chainReversed: only('chain', reversed),
  patentWithSingles: typed('patent', 'lucky'),
  antiExpressAsExpress: typed('antiExpress', 'express'),
  antiExpressMarginForgotten: (coupon) => ({ ...coupon, antiExpressMargin: 1 }),
  singlesShareFirstStake: only('singles', (coupon) =>
    eachLeg((leg) => ({ ...leg, amount: coupon.legs[0]?.amount ?? 0 }))(coupon),
  ),
  conditionalLaterBlocksUnstaked: only('conditional', (coupon) => ({
    ...coupon,
    amountByBlockId: Object.fromEntries(Object.keys(coupon.amountByBlockId ?? {}).map((id) => [id, 0])),
  })),
});

const isWon = ({ betType, legs }: SettleInput): boolean =>
  (betType === 'single' || betType === 'express') && legs.every(({ result }) => result === 'won');

/** Half a minor unit to the even neighbour, as bankers' rounding does. */
function toEven(coupon: SettleInput): number | null {
  const [{ n, d } = { n: 0n, d: 1n }, ...others] = exactPayouts(coupon);
  const below = n / d;
  return others.length > 0 || 2n * (n - below * d) !== d ? null : Number(below + (below % 2n));
}

/** Bugs of an engine that pays another amount than the one it computed. */
export const MISPAYMENTS = named<Mispay>()({
  stakeKept: (paid, coupon) => Math.max(0, paid - totalStake(coupon)),
  stakePaidTwice: (paid, coupon) => (paid > 0 ? paid + totalStake(coupon) : 0),
  cappedAtAMillion: (paid) => (paid > 100_000_000 ? 100_000_000 : paid),
  unitShort: (paid) => (paid % 2 === 1 ? paid - 1 : paid),
  floatProduct: (paid, coupon) =>
    isWon(coupon) ? Math.round(coupon.stake * coupon.legs.reduce((all, { price }) => all * (price / 1_000), 1)) : paid,
  halfToEven: (paid, coupon) => (isWon(coupon) ? (toEven(coupon) ?? paid) : paid),
  neverBelowStake: (paid, coupon) => (paid === 0 ? 0 : Math.max(paid, totalStake(coupon))),
});
