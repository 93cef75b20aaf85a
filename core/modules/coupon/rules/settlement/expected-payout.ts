/**
 * The expected payout of the types whose payout is not linear in the legs' factors: chain, conditional and
 * anti-express. The results of the legs are followed in the coupon's order, by the same steps as its settlement, and
 * equal states are merged [CSO-16].
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { add, compare, fromInt, min, mul, ONE, reduced } from '../../../../kernel/rational.ts';
import type { AntiCase, Ending } from './anti-express.ts';
import { caseName, metCase, paidIn } from './anti-express.ts';
import { gain } from './conditional.ts';
import type { QuoteLeg } from './coupon-input.ts';
import type { BetResult } from '../../../history/public.ts';
import type { Fate } from './leg-factor.ts';
import { fatesOf, legFactor } from './leg-factor.ts';
import type { Shape } from './shape.ts';
import type { Chance, Spread } from './spread.ts';
import { certainly, chancesOf, meanOf, spreadBy } from './spread.ts';
import { chainReturn, staked } from './unit-return.ts';

/** A leg with every result that it may have; one with a result has this one. */
export interface ChancedLeg extends QuoteLeg {
  readonly results: readonly Chance<BetResult>[];
}

/** A payout in minor units, at most the cap. */
type Cap = (payout: Rational) => Rational;

/** Of a reduced value: equal values have one name. */
const nameOf = ({ n, d }: Rational): string => `${n}/${d}`;

/** The distribution of a leg's factor. */
function factorsOf({ price, results }: ChancedLeg): readonly Chance<Rational>[] {
  return results.map(({ value, chance }) => ({ value: legFactor(price, value), chance }));
}

/** One distribution for all items, in order; null beyond `MAX_STEPS`. */
function folded<S, I>(
  items: readonly I[],
  start: S,
  step: (spread: Spread<S>, item: I) => Spread<S> | null,
): Spread<S> | null {
  return items.reduce<Spread<S> | null>(
    (spread, item) => (spread === null ? null : step(spread, item)),
    certainly(start),
  );
}

function chainMean({ legs, stake }: Shape<ChancedLeg>, capped: Cap): Rational | null {
  const balances = folded(legs, ONE, (spread, leg) =>
    spreadBy(spread, factorsOf(leg), (balance, factor) => reduced(chainReturn([factor], balance)), nameOf),
  );
  return balances === null ? null : meanOf(balances, (balance) => capped(staked(stake, balance)));
}

/** The balance between two blocks. Once it does not cover a block's stake, the rest is paid. */
interface Between {
  readonly balance: Rational;
  readonly hasStopped: boolean;
}

function conditionalMean({ blocks, stake }: Shape<ChancedLeg>, capped: Cap): Rational | null {
  const start: Between = { balance: fromInt(stake), hasStopped: false };
  const ends = folded(blocks, start, (spread, { amount, legs }) => {
    const block = folded(legs, ONE, (product, leg) =>
      spreadBy(product, factorsOf(leg), (factor, next) => reduced(mul(factor, next)), nameOf),
    );
    if (block === null) return null;
    return spreadBy(
      spread,
      chancesOf(block),
      (between, factor): Between => {
        if (between.hasStopped || compare(between.balance, fromInt(amount)) < 0)
          return { ...between, hasStopped: true };
        return { balance: reduced(add(between.balance, gain(fromInt(amount), factor))), hasStopped: false };
      },
      ({ balance, hasStopped }) => `${hasStopped}/${nameOf(balance)}`,
    );
  });
  return ends === null ? null : meanOf(ends, ({ balance }) => capped(balance));
}

const NO_CASE: AntiCase = { product: ONE, hasLost: false, hasWon: false, count: 1 };

/** Every leg has been met. */
const NO_OPEN: Ending = { prices: [], hasLost: false, hasWon: false };

/** A half result is two results of half the chance: the stake is split. */
function fatesWithChances({ results }: ChancedLeg): readonly Chance<Fate>[] {
  return results.flatMap(({ value, chance }) => {
    const fates = fatesOf(value);
    return fates.map((fate) => ({ value: fate, chance: { n: chance.n, d: chance.d * BigInt(fates.length) } }));
  });
}

function antiExpressMean({ legs, stake }: Shape<ChancedLeg>, capped: Cap, margin: number): Rational | null {
  const cases = folded<AntiCase, ChancedLeg>(legs, NO_CASE, (spread, leg) =>
    spreadBy(spread, fatesWithChances(leg), (before, fate) => metCase(before, fate, leg.price), caseName),
  );
  return cases === null ? null : meanOf(cases, (each) => capped(staked(stake, paidIn(each, NO_OPEN, margin))));
}

/**
 * Minor units, exact, each payout at most the cap; null beyond `MAX_STEPS`. In an anti-express each half of a split
 * stake is capped on its own, which is never more than the cap of both.
 */
export function expectedPayout(
  shape: Shape<ChancedLeg>,
  cap: Rational | null,
  antiExpressMargin: number,
): Rational | null {
  const capped: Cap = (payout) => (cap === null ? payout : min(cap, payout));
  if (shape.type.name === 'chain') return chainMean(shape, capped);
  if (shape.type.name === 'conditional') return conditionalMean(shape, capped);
  return antiExpressMean(shape, capped, antiExpressMargin);
}
