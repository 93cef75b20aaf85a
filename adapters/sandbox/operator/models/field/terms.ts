/** The sports of a field of competitors, and the terms of their events [FLD-1]. */
import { FIELD_KIND } from 'touchline/core/line/rules/field-kinds';
import type { Competitor, MatchModel } from '../../line/types.ts';
import { createRandom } from '../seeded.ts';
import type { Ties } from './law.ts';

export type FieldModel = Extract<MatchModel, 'motorsport' | 'golf'>;

export function isFieldModel(model: MatchModel): model is FieldModel {
  return model === 'motorsport' || model === 'golf';
}

interface FieldTerms {
  /** The places that have markets. */
  readonly placeKinds: readonly number[];
  /** What equal numbers mean for a place and between two competitors. The winner is always one alone. */
  readonly ties: Ties;
  /** How far a start list deviates from the ratings: rating points, the half of a uniform range; null for any order. */
  readonly startSpread: number | null;
  /** How many start at once. */
  readonly groupSize: number;
}

export const FIELD_TERMS: Readonly<Record<FieldModel, FieldTerms>> = {
  motorsport: {
    placeKinds: [FIELD_KIND.topThree, FIELD_KIND.topTen],
    ties: 'broken',
    startSpread: 110,
    groupSize: 2,
  },
  golf: { placeKinds: [FIELD_KIND.topFive, FIELD_KIND.topTen], ties: 'shared', startSpread: null, groupSize: 3 },
};

const START_STREAM = 61;

/** The start list: the grid of a race, the tee times of a round. A competitor's number is its place in it, from 1. */
export function startList(model: FieldModel, field: readonly Competitor[], seed: number): readonly Competitor[] {
  const random = createRandom(seed, START_STREAM);
  const { startSpread } = FIELD_TERMS[model];
  return field
    .map((competitor) => ({
      competitor,
      mark: startSpread === null ? random() : startSpread * (2 * random() - 1) - competitor.rating,
    }))
    .toSorted((one, other) => one.mark - other.mark)
    .map(({ competitor }) => competitor);
}

/** The pairs that are offered, as numbers from 1: the first two of each group of the start. */
export function pairsOf(model: FieldModel, size: number): readonly (readonly [number, number])[] {
  const { groupSize } = FIELD_TERMS[model];
  const groups = Math.floor((size - 2) / groupSize) + 1;
  return Array.from({ length: groups }, (_, group) => [group * groupSize + 1, group * groupSize + 2] as const);
}

/** Params are in quarters. */
const QUARTERS = 4;

export const numberParam = (number: number): number => number * QUARTERS;
export const numberOf = (param: number): number => param / QUARTERS;

/** The param of a pair: pairs are counted by their higher number. */
export function pairParam(low: number, high: number): number {
  return QUARTERS * (((high - 1) * (high - 2)) / 2 + low);
}

/** The two numbers of a pair's param, the lower one first. */
export function pairOf(param: number): readonly [low: number, high: number] {
  const place = param / QUARTERS;
  let high = 2;
  while ((high * (high - 1)) / 2 < place) high += 1;
  return [place - ((high - 1) * (high - 2)) / 2, high];
}
