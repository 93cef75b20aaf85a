/** The markets of a race, their margins, and who takes part. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { fromScaled } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import { createRandom } from '../seeded.ts';
import type { Competitor } from '../../line/types.ts';
import { belowOf } from './draw.ts';

/** A fair price is divided by 1 + margin, whatever the selection [RCE-3]. */
export const RACE_MARGINS: ReadonlyMap<number, Rational> = new Map([
  [KIND.raceWin, fromScaled(10, 100)],
  [KIND.racePlace, fromScaled(10, 100)],
  [KIND.forecast, fromScaled(15, 100)],
  [KIND.tricast, fromScaled(20, 100)],
]);

/** From this number of runners on the first three are placed; below, the first two. */
const THREE_PLACES_FROM = 8;

export function placesOf(runners: number): 2 | 3 {
  return runners >= THREE_PLACES_FROM ? 3 : 2;
}

/** A runner's strength is the distance of its rating from this one, in hundreds: a rating of 1,655 is 2.55. */
const ZERO_RATING = 1_400;
const HUNDRED = 100;

export function strengthOf({ rating }: Pick<Competitor, 'rating'>): Rational {
  return fromScaled(rating - ZERO_RATING, HUNDRED);
}

/** The market keys of the forecast and the tricast; runners from 1. */
export const forecastParam = (second: number): number => second * 4;
/** A market id has room for twelve runners: two of them in one number. */
const BASE = 16;
export const tricastParam = (second: number, third: number): number => (second * BASE + third) * 4;

/** The runners that a key names, in order, from 1; null for a key of another kind. */
export function runnersOf({
  kind,
  type,
  param,
}: {
  kind: number;
  type: number;
  param: number;
}): readonly number[] | null {
  const rest = param / 4;
  switch (kind) {
    case KIND.raceWin:
    case KIND.racePlace:
      return [type];
    case KIND.forecast:
      return [type, rest];
    case KIND.tricast:
      return [type, Math.floor(rest / BASE), rest % BASE];
    default:
      return null;
  }
}

const FIELD_STREAM = 41;

/** Chooses the runners of one race out of all; their place in the list is their number. */
export function fieldOf(
  all: readonly Competitor[],
  [least, most]: readonly [number, number],
  seed: number,
): readonly Competitor[] {
  const below = belowOf(createRandom(seed, FIELD_STREAM));
  const left = [...all];
  const size = Math.min(left.length, least + below(most - least + 1));
  return Array.from({ length: size }, () => left.splice(below(left.length), 1)).flat();
}
