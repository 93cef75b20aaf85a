/** Engines with a known bug, to try a set-up on: a check that finds none of these bugs checks nothing. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { Engine, LeftOut } from './engine.ts';
import { needed } from './needed.ts';
import { MISPAYMENTS, MISREADINGS } from './planted-coupon-bugs.ts';
import { PLANTED_LIMIT_BUGS } from './planted-limit-bugs.ts';
import type { PlantedLimitBug } from './planted-limit-bugs.ts';
import { plantedLimits } from './planted-limits.ts';

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
  floatProduct: ['single', 'express'],
  halfToEven: ['single', 'express'],
};

const OF_BANKERS: readonly PlantedCouponBug[] = [
  'lostBankerAsReturned',
  'wonBankerAsReturned',
  'lobbyIgnored',
  'bankersIgnored',
  'systemBankersAsLegs',
];

/** The bugs of coupons that an engine with these types, and without what its laws leave out, can have. */
export const plantableIn = (types: readonly string[], leftOut: readonly LeftOut[] = []): readonly PlantedCouponBug[] =>
  PLANTED_BUGS.filter(
    (bug) =>
      (ONLY_IN[bug]?.some((type) => types.includes(type)) ?? true) &&
      !(leftOut.includes('bankers') && OF_BANKERS.includes(bug)),
  );

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
