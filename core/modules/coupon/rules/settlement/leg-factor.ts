/** The factor by which a leg multiplies its line, by status. */
import type { Rational } from '../../../../kernel/rational.ts';

/**
 * -2 not calculated, -1 game not started, 0 lose, 1 win, 2 return, 3 forced return, 4 half win half return, 5 half
 * lose half return, 6 half lose half win.
 */
export type BetStatusId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

const UNIT = 1000;
/**
 * Half of a thousandth is the finest step: every factor is a whole number of these, so that factors share one
 * denominator.
 */
const FACTOR_SCALE = 2000n;

export function isOpenStatus(status: BetStatusId): boolean {
  return status === -1 || status === -2;
}

export function isReturnedStatus(status: BetStatusId): boolean {
  return status === 2 || status === 3;
}

/** What becomes of a stake, or of one of its halves. */
export type Fate = 'lost' | 'won' | 'returned';

const FATES: Readonly<Record<BetStatusId, readonly Fate[]>> = {
  [-2]: [],
  [-1]: [],
  0: ['lost'],
  1: ['won'],
  2: ['returned'],
  3: ['returned'],
  4: ['won', 'returned'],
  5: ['lost', 'returned'],
  6: ['lost', 'won'],
};

/** One fate, or the two of a half result, which are equally likely; none for an open leg. */
export function fatesOf(status: BetStatusId): readonly Fate[] {
  return FATES[status];
}

function thousandths(price: number, fate: Fate): number {
  return fate === 'lost' ? 0 : fate === 'won' ? price : UNIT;
}

/** The factor f of a leg at a price in thousandths: the mean of its fates; an open leg counts as `open`. */
export function legFactor(price: number, status: BetStatusId, open: 'lost' | 'won' = 'lost'): Rational {
  const [one = open, other = one] = FATES[status];
  return { n: BigInt(thousandths(price, one) + thousandths(price, other)), d: FACTOR_SCALE };
}
