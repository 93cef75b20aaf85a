/**
 * The selections that a same-game combo can have, and its key: a set of 2 to 4 of them is numbered, and the number is
 * the combo's type and param. So a combo is a market like any other: its id names it after a restart, and a settled bet
 * needs no table. Every selection wins or loses in full [SGC-1].
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MarketKey } from '../../line/types.ts';
import { PARAM_OFFSET, PARAM_SPAN } from '../../line/market-id.ts';

export const MIN_PARTS = 2;
export const MAX_PARTS = 4;

const of = (kind: number, types: readonly number[], params: readonly number[] = [0]): readonly MarketKey[] =>
  params.flatMap((param) => types.map((type) => ({ kind, type, param })));

/** The place in this list is part of the ids of combos: append only. At most 63, so that every set has a number. */
export const SELECTIONS: readonly MarketKey[] = [
  ...of(KIND.result, [1, 2, 3]),
  ...of(KIND.doubleChance, [1, 2, 3]),
  ...of(KIND.total, [1, 2], [2, 6, 10, 14, 18, 22]),
  ...of(KIND.homeTotal, [1, 2], [2, 6, 10]),
  ...of(KIND.awayTotal, [1, 2], [2, 6, 10]),
  ...of(KIND.bothScore, [1, 2]),
  ...of(KIND.oddEven, [1, 2]),
  ...of(KIND.europeanHandicap, [1, 2, 3], [-4, 4]),
  ...of(KIND.halfTimeResult, [1, 2, 3]),
  ...of(KIND.halfTimeTotal, [1, 2], [2, 6, 10]),
];

const nameOf = ({ kind, type, param }: MarketKey): string => `${kind}.${type}.${param}`;
const places = new Map(SELECTIONS.map((selection, place) => [nameOf(selection), place]));

/** The number of sets of `size` out of `all`. */
function choose(all: number, size: number): number {
  let sets = 1;
  for (let taken = 0; taken < size; taken += 1) sets = (sets * (all - taken)) / (taken + 1);
  return sets;
}

/** The first number of the sets of a size; smaller sets come first. */
function firstOf(size: number): number {
  let first = 0;
  for (let smaller = MIN_PARTS; smaller < size; smaller += 1) first += choose(SELECTIONS.length, smaller);
  return first;
}

const COMBOS = firstOf(MAX_PARTS + 1);

export const canBePart = (key: MarketKey): boolean => places.has(nameOf(key));

/** The key of a set of 2 to 4 different selections; null for any other list. The order does not matter. */
export function comboKey(parts: readonly MarketKey[]): MarketKey | null {
  const chosen = parts.map((part) => places.get(nameOf(part)) ?? -1).sort((a, b) => a - b);
  const { length: size } = chosen;
  if (size < MIN_PARTS || size > MAX_PARTS || chosen.some((place, at) => place < 0 || place === chosen[at - 1]))
    return null;
  const number = chosen.reduce((all, place, at) => all + choose(place, at + 1), firstOf(size));
  return {
    kind: KIND.sameGame,
    type: Math.floor(number / PARAM_SPAN),
    param: (number % PARAM_SPAN) - PARAM_OFFSET,
  };
}

/** The selections of a combo in their usual order; null for a key that names none. */
export function comboParts({ kind, type, param }: MarketKey): readonly MarketKey[] | null {
  let left = type * PARAM_SPAN + param + PARAM_OFFSET;
  if (kind !== KIND.sameGame || left < 0 || left >= COMBOS) return null;
  let size = MIN_PARTS;
  while (size < MAX_PARTS && left >= firstOf(size + 1)) size += 1;
  left -= firstOf(size);
  const parts: MarketKey[] = [];
  for (let place = SELECTIONS.length - 1; size > 0; place -= 1) {
    const sets = choose(place, size);
    if (left < sets) continue;
    left -= sets;
    size -= 1;
    parts.unshift(SELECTIONS[place] as MarketKey);
  }
  return parts;
}

/** What readers of the feed know of a combo: the keys of its selections, such as '1.1.0+4.1.10'. */
export const comboLabel = (parts: readonly MarketKey[]): string => parts.map(nameOf).join('+');
