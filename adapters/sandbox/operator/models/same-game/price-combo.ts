/**
 * The price of a same-game combo: the joint probability of its selections with the margins of their markets added, one
 * margin for each selection [SGC-2]. Nothing is multiplied: selections of one game depend on each other.
 */
import type { MarketKey, PricedMarket } from '../../line/types.ts';
import { fairShares } from '../books.ts';
import { marginOf, MIN_FAIR, MIN_PRICE, roundToStep } from '../margin.ts';
import type { Match } from '../match.ts';
import { comboLabel, comboParts } from './parts.ts';

/** A price, the joint probability behind it and the margins added up; null where no such combo is offered. */
export function priceOf(
  match: Match,
  now: number,
  parts: readonly MarketKey[],
): { readonly price: number; readonly fair: number; readonly margin: number } | null {
  const fair = match.joint(now, parts);
  if (fair === null || fair < MIN_FAIR) return null;
  const margin = parts.reduce((all, { kind }) => all + marginOf(kind, match.fixture.format.model), 0);
  const exact = 1000 / (fair * (1 + margin));
  return exact < MIN_PRICE ? null : { price: roundToStep(exact), fair, margin };
}

/**
 * A combo as a market of its game. `pricedAt` and `at`: when the game's prices were computed, and now (wall ms). Null
 * for a combo that is decided or not offered.
 */
export function comboMarket(
  match: Match,
  key: MarketKey,
  { pricedAt, at, suspended }: { readonly pricedAt: number; readonly at: number; readonly suspended: boolean },
): PricedMarket | null {
  const parts = comboParts(match.fixture.format, key);
  if (parts === null || match.settle(key, at) !== null) return null;
  const priced = priceOf(match, pricedAt, parts);
  return priced === null
    ? null
    : { ...key, price: priced.price, suspended, fair: fairShares(priced.fair), label: comboLabel(parts) };
}
