/**
 * Fair probabilities -> prices. Each market has one margin: the sum of 1/price over the selections of a book is 1 +
 * margin (2 + 2 margins for double chance, where two selections win), apart from the rounding of prices to steps of
 * 0.01.
 *
 * The power method adds the margin: 1/price = p^k, with the k that gives the sum. Longshots carry more of the margin
 * than favourites, as is usual in the trade, and no price falls to 1 however certain the favourite is.
 */
import type { MatchModel } from '../line/types.ts';
import { METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { FIELD_KIND } from 'touchline/core/line/rules/field-kinds';
import { PARTY_SEATS, SEATS_MAJORITY } from 'touchline/core/line/rules/election-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';

/** Lowest price offered, thousandths. A book with a lower favourite is practically decided and is not offered. */
export const MIN_PRICE = 1020;
/** Highest price offered, thousandths. */
export const MAX_PRICE = 501_000;
/** A less likely selection is not offered; the rest of the book carries the margin. */
export const MIN_FAIR = 1 / 1500;

const MARGINS: Readonly<Record<number, number>> = {
  [KIND.result]: 0.055,
  [KIND.winner]: 0.05,
  [KIND.doubleChance]: 0.055,
  [KIND.total]: 0.045,
  [KIND.homeTotal]: 0.06,
  [KIND.awayTotal]: 0.06,
  [KIND.asianHandicap]: 0.045,
  [KIND.europeanHandicap]: 0.065,
  [KIND.bothScore]: 0.055,
  [KIND.correctScore]: 0.14,
  [KIND.halfTimeResult]: 0.07,
  [KIND.nextGoal]: 0.07,
  [KIND.oddEven]: 0.06,
  [KIND.halfTimeTotal]: 0.06,
  [KIND.halfTimeHandicap]: 0.06,
  [KIND.halfTimeFullTime]: 0.12,
  [KIND.drawNoBet]: 0.05,
  [KIND.setWinner]: 0.06,
  [KIND.setHandicap]: 0.06,
  [KIND.setTotal]: 0.06,
  [KIND.pointTotal]: 0.055,
  [KIND.setScore]: 0.1,
  [KIND.periodResult]: 0.07,
  [KIND.pointHandicap]: 0.055,
  [KIND.outright]: 0.15,
  [STAT_KIND.cornerResult]: 0.075,
  [STAT_KIND.cornerTotal]: 0.065,
  [STAT_KIND.cardResult]: 0.075,
  [STAT_KIND.cardTotal]: 0.065,
  [METHOD_KIND]: 0.1,
  [FIELD_KIND.topThree]: 0.12,
  [FIELD_KIND.topFive]: 0.12,
  [FIELD_KIND.topTen]: 0.12,
  [FIELD_KIND.headToHead]: 0.06,
  [PARTY_SEATS]: 0.06,
  [SEATS_MAJORITY]: 0.06,
  [SCORER_KIND.toScore]: 0.14,
  [SCORER_KIND.firstScorer]: 0.14,
};
const OTHER_MARGIN = 0.07;

/** Each sport's surcharge over football, whose line is the sharpest. */
const SPORT_SURCHARGE: Readonly<Record<MatchModel, number>> = {
  football: 0,
  basketball: 0,
  tennis: 0,
  'american-football': 0,
  hockey: 0.005,
  baseball: 0.005,
  volleyball: 0.01,
  handball: 0.01,
  esports: 0.01,
  rugby: 0.01,
  cricket: 0.01,
  futsal: 0.015,
  snooker: 0.015,
  darts: 0.015,
  badminton: 0.015,
  boxing: 0.01,
  mma: 0.01,
  'table-tennis': 0.015,
  motorsport: 0,
  golf: 0.01,
  race: 0, // its markets have margins of their own (`race/terms.ts`)
  election: 0,
  outright: 0,
};

/** The margin of every book of a kind: 0.055 makes the sum of 1/price 1.055. */
export function marginOf(kind: number, model: MatchModel): number {
  return (MARGINS[kind] ?? OTHER_MARGIN) + SPORT_SURCHARGE[model];
}

/**
 * Prices (integer thousandths, on the trade's steps) of the selections of one book, in order; null for a selection that
 * is not offered. `fair` are the probabilities, scaled to sum to `winners` (1; double chance 2) over the offered
 * selections. A book with a favourite below MIN_PRICE, or with fewer than two selections left, is not offered: all
 * null.
 */
export function priceBook(fair: readonly number[], margin: number, winners = 1): (number | null)[] {
  let sum = 0;
  let offered = 0;
  for (const p of fair) {
    if (p < MIN_FAIR * winners) continue;
    sum += p;
    offered += 1;
  }
  const prices: (number | null)[] = new Array<number | null>(fair.length).fill(null);
  if (offered <= winners) return prices;
  const logs: number[] = [];
  for (const p of fair) logs.push(p < MIN_FAIR * winners ? -Infinity : Math.log(Math.min(1, (p * winners) / sum)));
  const exponent = solveExponent(logs, winners * (1 + margin));
  for (let index = 0; index < logs.length; index += 1) {
    const log = logs[index] ?? -Infinity;
    if (log === -Infinity) continue;
    const exact = 1000 * Math.exp(-exponent * log);
    if (exact < MIN_PRICE - 5) return prices.fill(null);
    prices[index] = roundToStep(exact);
  }
  return prices;
}

/** The lowest possible 1/price of a selection. */
const FLOOR = 1000 / MAX_PRICE;
const NEWTON_STEPS = 12;
const PRECISION = 1e-7;

/**
 * The k with sum(max(p^k, FLOOR)) = target. The sum is convex and decreasing in k, so Newton's method converges in a
 * few steps.
 */
function solveExponent(logs: readonly number[], target: number): number {
  let exponent = 1;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let excess = -target;
    let slope = 0;
    for (const log of logs) {
      if (log === -Infinity) continue;
      const q = Math.exp(exponent * log);
      excess += q < FLOOR ? FLOOR : q;
      if (q >= FLOOR) slope += q * log;
    }
    if (Math.abs(excess) < PRECISION || slope === 0) break;
    exponent = Math.max(0.02, exponent - excess / slope);
  }
  return exponent;
}

/** Price steps of the trade, thousandths: the step below each price. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10_000, 10],
  [20_000, 100],
  [50_000, 500],
  [100_000, 1000],
  [200_000, 5000],
];
const LAST_STEP = 10_000;

/** A price (thousandths) on the nearest step, within MIN_PRICE and MAX_PRICE. */
export function roundToStep(price: number): number {
  if (price >= MAX_PRICE) return MAX_PRICE;
  let step = LAST_STEP;
  for (const [below, candidate] of STEPS) {
    if (price < below) {
      step = candidate;
      break;
    }
  }
  return Math.max(MIN_PRICE, Math.round(price / step) * step);
}
