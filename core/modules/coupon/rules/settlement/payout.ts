/** The payout of a value on a stake, by the terms of a coupon. */
import type { Minor } from '../../../../kernel/money.ts';
import { NO_MONEY, roundToMinor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import type { SettleInput, Terms } from './coupon-input.ts';
import type { OutcomeTerms } from './outcome.ts';
import { capPayout, freeBetPayout, hyperBonus } from './terms.ts';

/** The terms of an input without absent keys. */
export function outcomeTerms({ antiExpressMargin, terms }: SettleInput): OutcomeTerms {
  return {
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
    hasBonusBet: terms?.hasBonusBet ?? false,
  };
}

/** The payout of a value on a stake, exact: less a free bet's stake, and capped. */
function exactPayout(value: Rational, stake: number, terms: Terms): Rational {
  const isFree = terms.isFreeBet === true;
  const own = isFree ? freeBetPayout(value, stake) : value;
  return terms.maxPayout === undefined ? own : capPayout(own, terms.maxPayout, isFree ? 0 : stake);
}

/** The payout of a value on a stake: less a free bet's stake, capped, and rounded once. */
export function paidOut(value: Rational, stake: number, terms: Terms = {}): Minor {
  return roundToMinor(exactPayout(value, stake, terms));
}

/** The hyper bonus beside that payout: a part of the exact payout, rounded once. */
export function hyperBonusOn(value: Rational, stake: number, terms: Terms = {}): Minor {
  return terms.hyperBonus === undefined
    ? NO_MONEY
    : roundToMinor(hyperBonus(exactPayout(value, stake, terms), stake, terms.hyperBonus));
}

/** Sums of amounts stop at the largest representable amount. */
export function addMinor(amounts: readonly Minor[]): Minor {
  return roundToMinor({ n: amounts.reduce((total, amount) => total + BigInt(amount), 0n), d: 1n });
}
