/** The boosts that this operator offers: which selections, by how much, and for which stake. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MarketKey } from './types.ts';

interface BoostRule {
  /** The selection whose price is boosted. */
  readonly selection: MarketKey;
  /** Percent that the boosted price is above the ordinary one of the game's own strengths. */
  readonly percent: number;
  /** The largest stake of a boosted bet, euros or the rounded equivalent. */
  readonly maxStake: number;
}

export const BOOST_RULES: readonly BoostRule[] = [
  { selection: { kind: KIND.result, type: 1, param: 0 }, percent: 12, maxStake: 20 },
  { selection: { kind: KIND.result, type: 3, param: 0 }, percent: 12, maxStake: 20 },
  { selection: { kind: KIND.total, type: 1, param: 10 }, percent: 10, maxStake: 25 },
  { selection: { kind: KIND.bothScore, type: 1, param: 0 }, percent: 10, maxStake: 25 },
];

/** One top match of football in this many has a boost. */
export const BOOST_ONE_IN = 3;
