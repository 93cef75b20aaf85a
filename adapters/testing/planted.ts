/** Engines with a known bug, to try a set-up on: a check that finds none of these bugs checks nothing. */
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetStatusId } from 'touchline/core/coupon/rules/settlement/leg-factor';
import type { Engine } from './engine.ts';
import { needed } from './needed.ts';
import { PLANTED_LIMIT_BUGS } from './planted-limit-bugs.ts';
import type { PlantedLimitBug } from './planted-limit-bugs.ts';
import { plantedLimits } from './planted-limits.ts';

type Misread = (coupon: SettleInput) => SettleInput;
type Mispay = (paid: number, coupon: SettleInput) => number;

const taking =
  (from: readonly BetStatusId[], to: BetStatusId): Misread =>
  (coupon) => ({
    ...coupon,
    legs: coupon.legs.map((leg) => (from.includes(leg.statusId) ? { ...leg, statusId: to } : leg)),
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

const MISREADINGS = {
  returnedAsLost: taking([2, 3], 0),
  returnedAsWon: taking([2, 3], 1),
  cancelledAsLost: taking([3], 0),
  halfWonAsWon: taking([4], 1),
  halfWonAsReturned: taking([4], 2),
  halfLostAsLost: taking([5], 0),
  halfLostAsReturned: taking([5], 2),
  splitAsReturned: taking([6], 2),
  splitAsLost: taking([6], 0),
  splitAsHalfLost: taking([6], 5),
  lostBankerAsReturned: eachLeg((leg) => (leg.isBanker === true && leg.statusId === 0 ? { ...leg, statusId: 2 } : leg)),
  wonBankerAsReturned: eachLeg((leg) => (leg.isBanker === true && leg.statusId === 1 ? { ...leg, statusId: 2 } : leg)),
  lobbyIgnored: only('multibet', (coupon) => ({ ...coupon, legs: coupon.legs.filter((leg) => leg.isBanker !== true) })),
  bankersIgnored: only('system', (coupon) => ({
    ...coupon,
    legs: coupon.legs.filter((leg) => leg.isBanker !== true),
  })),
  pricesCutToHundredths: eachLeg((leg) => ({ ...leg, price: Math.max(1_001, Math.floor(leg.price / 10) * 10) })),
  firstPriceForAll: (coupon) => eachLeg((leg) => ({ ...leg, price: coupon.legs[0]?.price ?? leg.price }))(coupon),
  lastLegWon: (coupon) => eachLeg((leg, at) => (at === coupon.legs.length - 1 ? { ...leg, statusId: 1 } : leg))(coupon),
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
} as const satisfies Readonly<Record<string, Misread>>;

const totalStake = ({ betType, stake, legs }: SettleInput): number =>
  betType === 'singles' ? legs.reduce((total, { amount = 0 }) => total + amount, 0) : stake;

const MISPAYMENTS = {
  stakeKept: (paid, coupon) => Math.max(0, paid - totalStake(coupon)),
  stakePaidTwice: (paid, coupon) => (paid > 0 ? paid + totalStake(coupon) : 0),
  cappedAtAMillion: (paid) => (paid > 100_000_000 ? 100_000_000 : paid),
  unitShort: (paid) => (paid % 2 === 1 ? paid - 1 : paid),
  neverBelowStake: (paid, coupon) => (paid === 0 ? 0 : Math.max(paid, totalStake(coupon))),
} as const satisfies Readonly<Record<string, Mispay>>;

export type PlantedCouponBug = keyof typeof MISREADINGS | keyof typeof MISPAYMENTS;
export type PlantedBug = PlantedCouponBug | PlantedLimitBug;

/**
 * The names of the bugs of coupons; `PLANTED_LIMIT_BUGS` has those of limits.
 *
 * @public
 */
export const PLANTED_BUGS: readonly PlantedCouponBug[] = [
  // The objects are this file's own literals, so their keys are exactly these names.
  ...(Object.keys(MISREADINGS) as (keyof typeof MISREADINGS)[]),
  ...(Object.keys(MISPAYMENTS) as (keyof typeof MISPAYMENTS)[]),
];

/** Bugs that only some types can have; every other bug of coupons shows in any type. */
const ONLY_IN: Readonly<Partial<Record<PlantedCouponBug, readonly SettleInput['betType'][]>>> = {
  lostBankerAsReturned: ['system', 'multibet'],
  wonBankerAsReturned: ['system', 'multibet'],
  lobbyIgnored: ['multibet'],
  bankersIgnored: ['system'],
  systemSizeAlwaysTwo: ['system'],
  multibetSizeAlwaysTwo: ['multibet'],
  multibetBlocksIgnored: ['multibet'],
  systemBankersAsLegs: ['system'],
  chainAsExpress: ['chain'],
  chainReversed: ['chain'],
  patentWithSingles: ['patent'],
  antiExpressAsExpress: ['antiExpress'],
  antiExpressMarginForgotten: ['antiExpress'],
  singlesShareFirstStake: ['singles'],
  conditionalLaterBlocksUnstaked: ['conditional'],
};

/** The bugs of coupons that an engine with these types can have. */
export const plantableIn = (types: readonly string[]): readonly PlantedCouponBug[] =>
  PLANTED_BUGS.filter((bug) => ONLY_IN[bug]?.some((type) => types.includes(type)) ?? true);

const isMisreading = (bug: PlantedCouponBug): bug is keyof typeof MISREADINGS => Object.hasOwn(MISREADINGS, bug);
const isOfLimits = (bug: PlantedBug): bug is PlantedLimitBug => PLANTED_LIMIT_BUGS.some((each) => each === bug);

/**
 * The engine with one of the bugs. Throws where the engine lacks what the bug is about.
 *
 * @public
 */
export function planted(engine: Engine, bug: PlantedBug): Engine {
  if (isOfLimits(bug)) return { ...engine, limits: plantedLimits(needed(engine, 'limits'), bug) };
  const settle = needed(engine, 'settle');
  if (isMisreading(bug)) return { ...engine, settle: (coupon) => settle(MISREADINGS[bug](coupon)) };
  return { ...engine, settle: async (coupon) => MISPAYMENTS[bug](await settle(coupon), coupon) };
}
