/** Arbitraries of stakes. */
import { fc } from './npm-install-fast-check.ts';

/** The stakes that an operator takes, minor units. */
export interface StakeRange {
  readonly min: number;
  readonly max: number;
}

/** The stakes of a profile that names none: 0.01 to 50,000.00. */
export const ANY_STAKE: StakeRange = { min: 1, max: 5_000_000 };

/**
 * The stake to which a failing one shrinks, where it can: at 10.00 a wrong payout is off by more than a rounding.
 */
const SHRUNK_STAKE = 1_000;
const SMALL = 1_000;
const UNIT = 100;

/** Any stake of the range: its ends, small and odd amounts, whole units, and amounts with cents. */
export function stakeIn({ min, max }: StakeRange): fc.Arbitrary<number> {
  const wholes = { min: Math.ceil(min / UNIT), max: Math.floor(max / UNIT) };
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant(Math.min(max, Math.max(min, SHRUNK_STAKE))) },
    { weight: 2, arbitrary: fc.constantFrom(min, max) },
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + SMALL) }) },
    { weight: 4, arbitrary: fc.integer({ min, max }) },
    ...(wholes.min > wholes.max ? [] : [{ weight: 2, arbitrary: fc.integer(wholes).map((units) => units * UNIT) }]),
  );
}

/** Throws where the range is none. */
export function checkStakes({ min, max }: StakeRange): void {
  const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;
  if (!isAmount(min) || !isAmount(max) || min > max)
    throw new Error(
      `stakes from ${min} to ${max}: minStake and maxStake are whole minor units above 0, the first not above the second`,
    );
}
