/**
 * The chances of the results of an open leg, from its market at this moment. Chances are counted in billionths and
 * rounded down in favour of the result that pays least [CSO-3].
 */
import type { Chance } from './spread.ts';
import type { BetResult } from '../../../history/public.ts';

const SHARE_SCALE = 1_000_000_000;
/** Tolerance for binary fractions: 0.29 · 100 is 28.999…, and counts as 29. */
const FLOAT_SLACK = 1e-6;

/** The market of an open leg now: its price, and the shares of a stake that win and come back without the margin. */
export interface FairMarket {
  /** Thousandths, with the margin. */
  readonly price: number;
  /** From 0 to 1; a half result counts half in each. */
  readonly won: number;
  readonly back: number;
  /** The chances of half won, half returned and of half lost, half returned; 0 without them. */
  readonly halfWon?: number;
  readonly halfLost?: number;
}

export type LegChances = readonly Chance<BetResult>[];

const share = (value: number): bigint =>
  BigInt(Math.floor(Math.min(1, Math.max(0, value)) * SHARE_SCALE + FLOAT_SLACK));
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const atLeastZero = (a: bigint): bigint => (a < 0n ? 0n : a);

function chancesOf(weights: readonly (readonly [BetResult, bigint])[], scale: bigint): LegChances {
  return weights
    .filter(([, weight]) => weight > 0n)
    .map(([value, weight]) => ({ value, chance: { n: weight, d: scale } }));
}

/**
 * The chances of a leg that is to win. The market's own price bounds the winning share, so that a bet at this moment's
 * price is never worth more than its stake: what is above the bound loses, or of a half win only half is left.
 */
export function legChances({ price, won, back, halfWon = 0, halfLost = 0 }: FairMarket): LegChances {
  // Everything in parts of 2 · a billion · price: then the bound and the halves are whole numbers.
  const unit = BigInt(price);
  const whole = 2n * BigInt(SHARE_SCALE) * unit;
  const backed = 2n * share(back) * unit;
  const winning = least(2n * share(won) * unit, ((whole - backed) * 1000n) / unit);
  const offeredHalves = least(2n * share(halfWon) * unit, 2n * backed);
  const halfWins = least(offeredHalves, 2n * winning);
  const room = atLeastZero(whole - winning - backed);
  const halfLosses = least(
    least(2n * share(halfLost) * unit + (offeredHalves - halfWins), 2n * room),
    2n * backed - halfWins,
  );
  const wins = winning - halfWins / 2n;
  const returns = backed - (halfWins + halfLosses) / 2n;
  return chancesOf(
    [
      ['won', wins],
      ['halfWon', halfWins],
      ['returned', returns],
      ['halfLost', halfLosses],
      ['lost', whole - wins - halfWins - returns - halfLosses],
    ],
    whole,
  );
}

/**
 * The chances of a leg of an anti-express, which is to lose. A half result splits the stake there, so that its halves
 * are counted as whole results.
 */
export function layChances({ won, back }: Pick<FairMarket, 'won' | 'back'>): LegChances {
  const scale = BigInt(SHARE_SCALE);
  const backed = share(back);
  const lost = least(share(1 - won - back), scale - backed);
  return chancesOf(
    [
      ['lost', lost],
      ['returned', backed],
      ['won', scale - backed - lost],
    ],
    scale,
  );
}
