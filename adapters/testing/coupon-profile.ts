/** The profile of an engine for the laws of coupons. */
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { refuseUnknown } from './known-settings.ts';
import { ANY_STAKE, checkStakes } from './stakes.ts';

/** How an operator settles. Everything has a default. */
export interface CouponProfile {
  /** The types that the engine offers; all ten by default. */
  readonly types?: readonly BetTypeName[];
  /** How a payout becomes whole minor units; half up by default. */
  readonly rounding?: 'halfUp' | 'down';
  /** The operator's margin on an anti-express, in thousandths; 116 by default. */
  readonly antiExpressMargin?: number;
  /**
   * The most that a bet pays, but never less than its stake, minor units; no cap by default. Several singles: for each.
   */
  readonly maxPayout?: number;
  /**
   * The smallest stake that the engine takes, minor units; 1 by default. Several singles: of each. Conditional: of each
   * block.
   */
  readonly minStake?: number;
  /** The largest stake, minor units; 5,000,000 by default. */
  readonly maxStake?: number;
  /** Whether the engine knows bankers of a system and the lobby of a multibet, both `isBanker`; true by default. */
  readonly bankers?: boolean;
  /** Whether the engine has `quote`; false by default. */
  readonly quotes?: boolean;
}

const SETTINGS: readonly (keyof CouponProfile)[] = [
  'types',
  'rounding',
  'antiExpressMargin',
  'maxPayout',
  'minStake',
  'maxStake',
  'bankers',
  'quotes',
];
const ROUNDINGS: readonly Required<CouponProfile>['rounding'][] = ['halfUp', 'down'];

/** The profile with its defaults. Throws, in words, where a setting or a value does not exist. */
export function readProfile(profile: CouponProfile): Required<CouponProfile> {
  refuseUnknown('a profile of coupons', profile, SETTINGS);
  const {
    types = betTypeNames,
    rounding = 'halfUp',
    antiExpressMargin = 116,
    maxPayout = Infinity,
    minStake = ANY_STAKE.min,
    maxStake = ANY_STAKE.max,
    bankers = true,
    quotes = false,
  } = profile;
  if (!ROUNDINGS.includes(rounding))
    throw new Error(`there is no rounding ${rounding}; one of: ${ROUNDINGS.join(', ')}`);
  const unknown = types.find((name) => !betTypeNames.includes(name));
  if (unknown !== undefined) throw new Error(`there is no bet type ${unknown}; one of: ${betTypeNames.join(', ')}`);
  checkStakes({ min: minStake, max: maxStake });
  return { types, rounding, antiExpressMargin, maxPayout, minStake, maxStake, bankers, quotes };
}
