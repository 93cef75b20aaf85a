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

function halfThousandths(price: number, status: BetStatusId, open: 'lost' | 'won'): number {
  switch (status) {
    case -2:
    case -1:
      return open === 'won' ? 2 * price : 0;
    case 0:
      return 0;
    case 1:
      return 2 * price;
    case 2:
    case 3:
      return 2 * UNIT;
    case 4:
      return UNIT + price;
    case 5:
      return UNIT;
    case 6:
      return price;
  }
}

/** The factor f of a leg at a price in thousandths; an open leg counts as `open`. */
export function legFactor(price: number, status: BetStatusId, open: 'lost' | 'won' = 'lost'): Rational {
  return { n: BigInt(halfThousandths(price, status, open)), d: FACTOR_SCALE };
}
