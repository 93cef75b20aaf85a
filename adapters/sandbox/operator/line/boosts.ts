/**
 * Price boosts: a better price for one selection of some games until the start, as a market of its own [BST-1]. All of
 * it follows from the fixture and the time, so that feed, book and a restarted operator agree.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { isVirtualSport } from 'touchline/core/line/rules/virtual-sports';
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { mixSeed } from '../models/seeded.ts';
import { BOOST_ONE_IN, BOOST_RULES } from './boost-rules.ts';
import { driftedAt } from './drift.ts';
import { marketId } from './market-id.ts';
import type { Fixture, MarketKey, PricedMarket } from './types.ts';

/**
 * Kind and type of the selections that may have a boost: the place in this list, from 1, is the type of the boost, so
 * the list only ever grows at its end. The param is the selection's own.
 */
const BOOSTABLE: readonly (readonly [kind: number, type: number])[] = [
  [KIND.result, 1],
  [KIND.result, 2],
  [KIND.result, 3],
  [KIND.total, 1],
  [KIND.total, 2],
  [KIND.bothScore, 1],
  [KIND.bothScore, 2],
];
const BOOST_SALT = 7_007;
const FULL_HALF_S = 2_700;
const MAX_OFFERED = 10;

interface Boost {
  /** The market of the boosted price. */
  readonly key: MarketKey;
  readonly selection: MarketKey;
  /** Thousandths; stands while the boost lasts. */
  readonly price: number;
  /** Euros. */
  readonly maxStake: number;
}

/** A boost that can be bet on now. */
export interface OfferedBoost {
  readonly marketId: number;
  /** The market of the selection at its ordinary price. */
  readonly ordinaryId: number;
  readonly gameId: number;
  readonly price: number;
  /** Euros. */
  readonly maxStake: number;
  /** Wall ms. */
  readonly endsAt: number;
}

/** The boost's market of a selection; null for a selection that can't have one. */
export function boostKey({ kind, type, param }: MarketKey): MarketKey | null {
  const place = BOOSTABLE.findIndex(([of, as]) => of === kind && as === type);
  return place < 0 ? null : { kind: KIND.boost, type: place + 1, param };
}

/** The selection by which a market settles: of a boost the boosted one, of any other market its own. */
export function settledBy(key: MarketKey): MarketKey {
  const selection = key.kind === KIND.boost ? BOOSTABLE[key.type - 1] : undefined;
  return selection === undefined ? key : { kind: selection[0], type: selection[1], param: key.param };
}

const boosts = new WeakMap<Fixture, { readonly boost: Boost | null }>();

/** The boost of a game; null for most games. */
export function boostOf(fixture: Fixture): Boost | null {
  const known = boosts.get(fixture) ?? { boost: drawBoost(fixture) };
  boosts.set(fixture, known);
  return known.boost;
}

function drawBoost(fixture: Fixture): Boost | null {
  const { format, seed, sportId, startsAt, top } = fixture;
  const drawn = mixSeed(seed, BOOST_SALT);
  const isFull = format.model === 'football' && format.periodS >= FULL_HALF_S;
  if (!top || !isFull || isVirtualSport(sportId) || drawn % BOOST_ONE_IN !== 0) return null;
  const rule = BOOST_RULES[Math.floor(drawn / BOOST_ONE_IN) % BOOST_RULES.length];
  const key = rule === undefined ? null : boostKey(rule.selection);
  if (rule === undefined || key === null) return null;
  const ordinary = quoteOf(createMatch(fixture), rule.selection, startsAt - 1);
  if (ordinary === null) return null;
  const { selection, percent, maxStake } = rule;
  // Up to a whole hundredth.
  return { key, selection, price: 10 * Math.ceil((ordinary.price * (100 + percent)) / 1_000), maxStake };
}

function quoteOf(match: Match, key: MarketKey, now: number): PricedMarket | null {
  return match.price(now, 'all').find((each) => isSameKey(each, key)) ?? null;
}

function isSameKey(a: MarketKey, b: MarketKey): boolean {
  return a.kind === b.kind && a.type === b.type && a.param === b.param;
}

/**
 * A boost as a market of its game at `now`, wall ms. `priced` has the game's current prices. Null from the start on,
 * for a key that is not the game's boost, and while the ordinary price is as good. Without fair chances: a boosted bet
 * has no cash-out.
 */
export function boostMarket(priced: Match, fixture: Fixture, key: MarketKey, now: number): PricedMarket | null {
  const boost = now < fixture.startsAt ? boostOf(fixture) : null;
  if (boost === null || !isSameKey(boost.key, key)) return null;
  const { kind, type, param } = boost.selection;
  const ordinary = quoteOf(priced, boost.selection, now);
  return ordinary === null || ordinary.price >= boost.price
    ? null
    : { ...key, price: boost.price, suspended: ordinary.suspended, label: `${kind}.${type}.${param}` };
}

/** The boosts of these games that can be bet on at `now`, the next games first; at most `MAX_OFFERED`. */
export function boostsAt(fixtures: readonly Fixture[], now: number): readonly OfferedBoost[] {
  const ahead = fixtures
    .filter(({ startsAt }) => now < startsAt)
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const offered: OfferedBoost[] = [];
  for (const fixture of ahead) {
    const boost = boostOf(fixture);
    if (boost === null) continue;
    const market = boostMarket(createMatch(driftedAt(fixture, now)), fixture, boost.key, now);
    if (market === null || market.suspended) continue;
    offered.push({
      marketId: marketId(fixture.id, boost.key),
      ordinaryId: marketId(fixture.id, boost.selection),
      gameId: fixture.id,
      price: boost.price,
      maxStake: boost.maxStake,
      endsAt: fixture.startsAt,
    });
    if (offered.length === MAX_OFFERED) break;
  }
  return offered;
}
