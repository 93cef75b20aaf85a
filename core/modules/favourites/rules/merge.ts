/**
 * Copies of a player's favourites are merged by the last change of each star, in any order and any number of times
 * [FAV-3].
 */
import type { Favourite, Favourites, FavouritesState } from '../types.ts';
import { keyOf } from './key.ts';

/** Stars at most, of all kinds together [FAV-2]. */
export const MAX_STARS = 200;
/** Stars and removed stars that are kept. */
const MAX_ENTRIES = 500;
/** A game is over by so long after its start [FAV-4]. */
const GAME_MS = 3 * 24 * 3_600_000;

/** The later change; of two at the same time the one that sets the star. */
function isLater(one: Favourite, other: Favourite | undefined): boolean {
  return other === undefined || one.at > other.at || (one.at === other.at && one.isOn && !other.isOn);
}

function isOver({ startsAt }: Favourite, now: number): boolean {
  return startsAt !== null && startsAt + GAME_MS < now;
}

/** The `changes` that `known` does not have yet. */
export function newerThan(known: Favourites, changes: readonly Favourite[], now: number): readonly Favourite[] {
  return changes.filter((change) => !isOver(change, now) && isLater(change, known[keyOf(change)]));
}

/** With more entries than are kept, the oldest removed stars go first, then the oldest stars. */
export function merge(known: Favourites, changes: readonly Favourite[]): Favourites {
  const all = new Map(Object.entries(known));
  for (const change of changes) if (isLater(change, all.get(keyOf(change)))) all.set(keyOf(change), change);
  if (all.size > MAX_ENTRIES) {
    const oldest = [...all].sort(([, one], [, other]) => Number(one.isOn) - Number(other.isOn) || one.at - other.at);
    for (const [key] of oldest.slice(0, all.size - MAX_ENTRIES)) all.delete(key);
  }
  return Object.fromEntries(all);
}

/** The changes that the account does not have yet. */
export function unsentChanges({ entries, unsent }: FavouritesState): readonly Favourite[] {
  return unsent.flatMap((key) => entries[key] ?? []);
}

export function starsIn(favourites: Favourites): readonly Favourite[] {
  return Object.values(favourites).filter(({ isOn }) => isOn);
}
