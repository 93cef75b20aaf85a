/** The factor by which a leg multiplies its line, by result. */
import type { Rational } from '../../../../kernel/rational.ts';
import type { BetResult } from '../../../history/public.ts';

const UNIT = 1000;
/**
 * Half of a thousandth is the finest step: every factor is a whole number of these, so that factors share one
 * denominator.
 */
const FACTOR_SCALE = 2000n;

export function isOpenResult(result: BetResult): boolean {
  return result === 'notStarted' || result === 'unsettled';
}

export function isReturnedResult(result: BetResult): boolean {
  return result === 'returned' || result === 'forcedReturn';
}

/** The outcome for a stake, or for one of its halves. */
export type Fate = 'lost' | 'won' | 'returned';

const FATES: Readonly<Record<BetResult, readonly Fate[]>> = {
  unsettled: [],
  notStarted: [],
  lost: ['lost'],
  won: ['won'],
  returned: ['returned'],
  forcedReturn: ['returned'],
  halfWon: ['won', 'returned'],
  halfLost: ['lost', 'returned'],
  halfLostHalfWon: ['lost', 'won'],
};

/** One fate, or the two of a half result, which are equally likely; none for an open leg. */
export function fatesOf(result: BetResult): readonly Fate[] {
  return FATES[result];
}

function thousandths(price: number, fate: Fate): number {
  return fate === 'lost' ? 0 : fate === 'won' ? price : UNIT;
}

/** The factor f of a leg at a price in thousandths: the mean of its fates; an open leg counts as `open`. */
export function legFactor(price: number, result: BetResult, open: 'lost' | 'won' = 'lost'): Rational {
  const [one = open, other = one] = FATES[result];
  return { n: BigInt(thousandths(price, one) + thousandths(price, other)), d: FACTOR_SCALE };
}
