/**
 * The key of a same-game combo: a set of 2 to 4 selections is numbered, and the number is the combo's type and param.
 * So a combo is a market like any other: its id names it after a restart, and a settled bet needs no table [SGC-1].
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MarketKey, MatchFormat } from '../../line/types.ts';
import { PARAM_OFFSET, PARAM_SPAN } from '../../line/market-id.ts';
import { MAX_PARTS, MIN_PARTS, selectionsOf } from './selections.ts';
import type { Reach, Selections } from './selections.ts';

const nameOf = ({ kind, type, param }: MarketKey): string => `${kind}.${type}.${param}`;

const places = new WeakMap<Selections, ReadonlyMap<string, number>>();

function placesOf(selections: Selections): ReadonlyMap<string, number> {
  const known = places.get(selections) ?? new Map(selections.all.map((each, place) => [nameOf(each), place]));
  places.set(selections, known);
  return known;
}

/** The number of sets of `size` out of `all`. */
function choose(all: number, size: number): number {
  let sets = 1;
  for (let taken = 0; taken < size; taken += 1) sets = (sets * (all - taken)) / (taken + 1);
  return sets;
}

/** How many selections, from the first on, a set of this size can have. */
const reachOf = (reach: Reach, size: number): number => reach[size - MIN_PARTS] ?? 0;

/** The first number of the sets of a size in a block; smaller sets come first. */
function firstOf(reach: Reach, size: number): number {
  let first = 0;
  for (let smaller = MIN_PARTS; smaller < size; smaller += 1) first += choose(reachOf(reach, smaller), smaller);
  return first;
}

/** The numbers that a block takes. */
const sizeOf = (reach: Reach): number => firstOf(reach, MAX_PARTS + 1);

/** Whether a combo of this many selections of such a match can have this one. */
export function canBePart(format: MatchFormat, key: MarketKey, size: number): boolean {
  const selections = selectionsOf(format);
  const place = selections === null ? undefined : placesOf(selections).get(nameOf(key));
  const last = selections?.blocks.at(-1);
  return last !== undefined && place !== undefined && place < reachOf(last, size);
}

/** The block that has all of these places, in rising order, and its first number. */
function blockOf(
  { blocks }: Selections,
  chosen: readonly number[],
): { readonly reach: Reach; readonly first: number } | null {
  let first = 0;
  for (const reach of blocks) {
    if ((chosen.at(-1) ?? Infinity) < reachOf(reach, chosen.length)) return { reach, first };
    first += sizeOf(reach);
  }
  return null;
}

/** The key of a set of 2 to 4 different selections; null for any other list. The order does not matter. */
export function comboKey(format: MatchFormat, parts: readonly MarketKey[]): MarketKey | null {
  const { length: size } = parts;
  const selections = selectionsOf(format);
  if (selections === null || size < MIN_PARTS || size > MAX_PARTS) return null;
  const known = placesOf(selections);
  const chosen = parts.map((part) => known.get(nameOf(part)) ?? -1).sort((a, b) => a - b);
  if (chosen.some((place, at) => place < 0 || place === chosen[at - 1])) return null;
  const block = blockOf(selections, chosen);
  if (block === null) return null;
  const number = chosen.reduce(
    (all, place, at) => all + choose(place, at + 1),
    block.first + firstOf(block.reach, size),
  );
  return {
    kind: KIND.sameGame,
    type: Math.floor(number / PARAM_SPAN),
    param: (number % PARAM_SPAN) - PARAM_OFFSET,
  };
}

/** The selections of a combo in their usual order; null for a key that names none. */
export function comboParts(format: MatchFormat, { kind, type, param }: MarketKey): readonly MarketKey[] | null {
  const selections = selectionsOf(format);
  let left = type * PARAM_SPAN + param + PARAM_OFFSET;
  if (selections === null || kind !== KIND.sameGame || left < 0) return null;
  const reach = selections.blocks.find((each) => {
    if (left < sizeOf(each)) return true;
    left -= sizeOf(each);
    return false;
  });
  if (reach === undefined) return null;
  let size = MIN_PARTS;
  while (size < MAX_PARTS && left >= firstOf(reach, size + 1)) size += 1;
  left -= firstOf(reach, size);
  const chosen: number[] = [];
  for (let place = reachOf(reach, size) - 1; size > 0; place -= 1) {
    const sets = choose(place, size);
    if (left < sets) continue;
    left -= sets;
    size -= 1;
    chosen.unshift(place);
  }
  // A set of an earlier block has its number there.
  if (blockOf(selections, chosen)?.reach !== reach) return null;
  return chosen.map((place) => selections.all[place] as MarketKey);
}

/** The label of a combo for readers of the feed: the keys of its selections, such as '1.1.0+4.1.10'. */
export const comboLabel = (parts: readonly MarketKey[]): string => parts.map(nameOf).join('+');
