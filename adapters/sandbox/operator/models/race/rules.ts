/** Races as matches of the line: a field, one order, markets that close at the off. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MarketKey, MatchModelRules, PricedMarket } from '../../line/types.ts';
import { stateBeforeStart } from '../frames.ts';
import { createRandom } from '../seeded.ts';
import { drawOrder } from './draw.ts';
import { belowOfRace, raceWeights } from './fair.ts';
import { priceRace } from './price.ts';
import { runOf } from './run.ts';
import type { RunnerRun } from './run.ts';
import { placesOf, runnersOf } from './terms.ts';

export interface RaceResult {
  /** The numbers of the runners, from 1, in the order of the finish. */
  readonly order: readonly number[];
  /** By number, the first runner first. */
  readonly runs: readonly RunnerRun[];
}

const RUN_STREAM = 43;
const MAIN_SELECTIONS = 3;

const prices = new WeakMap<Fixture, readonly PricedMarket[]>();

function marketsOf(fixture: Fixture): readonly PricedMarket[] {
  const known = prices.get(fixture) ?? priceRace(fixture.field ?? []);
  prices.set(fixture, known);
  return known;
}

/** When the race is over and its bets are settled, wall ms. */
export function raceEndsAt({ startsAt, format, pace }: Pick<Fixture, 'startsAt' | 'format' | 'pace'>): number {
  return startsAt + Math.ceil((format.periodS * 1_000) / pace);
}

/** The order of the finish and the run; the same fixture always runs the same race. */
export function raceOf(race: Pick<Fixture, 'id' | 'field' | 'seed'>): RaceResult {
  const order = drawOrder(raceWeights(race), belowOfRace(race));
  return { order: order.map((runner) => runner + 1), runs: runOf(order, createRandom(race.seed, RUN_STREAM)) };
}

/** Whether a selection wins; null for a key that no race has. */
export function isRaceWon(order: readonly number[], key: MarketKey): boolean | null {
  const named = runnersOf(key);
  if (named === null) return null;
  if (key.kind === KIND.racePlace) return order.slice(0, placesOf(order.length)).includes(key.type);
  return named.every((runner, place) => order[place] === runner);
}

export const raceRules: MatchModelRules<RaceResult> = {
  play: raceOf,
  stateAt: (fixture, _result, now) => {
    if (now < fixture.startsAt) return stateBeforeStart(fixture);
    const endsAt = raceEndsAt(fixture);
    return now < endsAt
      ? { ...stateBeforeStart(fixture), status: 2, period: 1, suspended: 'break', nextChangeAt: endsAt }
      : { ...stateBeforeStart(fixture), status: 4, period: 1, nextChangeAt: Infinity };
  },
  price: (fixture, { status }, scope) => {
    if (status === 4) return [];
    const markets = marketsOf(fixture);
    const shown = scope === 'all' ? markets : favouritesOf(markets);
    return status === 1 ? shown : shown.map((market) => ({ ...market, suspended: true }));
  },
  settle: (fixture, { order }, key, now) => {
    if (now < raceEndsAt(fixture)) return null;
    const isWon = isRaceWon(order, key);
    return isWon === null ? 2 : isWon ? 1 : 0;
  },
};

/** The win markets of the three favourites. */
function favouritesOf(markets: readonly PricedMarket[]): readonly PricedMarket[] {
  return markets
    .filter(({ kind }) => kind === KIND.raceWin)
    .toSorted((a, b) => a.price - b.price || a.type - b.type)
    .slice(0, MAIN_SELECTIONS);
}
