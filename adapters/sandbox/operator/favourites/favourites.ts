/** The players' favourites, merged star by star as the core merges them. */
import { merge, newerThan } from 'touchline/core/favourites/rules/merge';
import type { Favourite, Favourites } from 'touchline/core/favourites/types';
import type { OperatorRecord } from '../store/records.ts';
import type { FavouritesRecord } from './records.ts';
import { isFavouritesRecord } from './records.ts';

export interface AccountFavourites {
  apply(record: OperatorRecord): void;
  /** In no particular order. */
  list(playerId: number): readonly Favourite[];
  merge(playerId: number, changes: readonly Favourite[]): void;
}

export interface FavouritesDeps {
  readonly now: () => number;
  readonly commit: (record: FavouritesRecord) => void;
}

export function createFavourites({ now, commit }: FavouritesDeps): AccountFavourites {
  const byPlayer = new Map<number, Favourites>();
  const of = (playerId: number): Favourites => byPlayer.get(playerId) ?? {};
  return {
    apply(record) {
      if (!isFavouritesRecord(record)) return;
      byPlayer.set(record.playerId, merge(of(record.playerId), record.changes));
    },
    list: (playerId) => Object.values(of(playerId)),
    merge(playerId, changes) {
      const newer = newerThan(of(playerId), changes, now());
      if (newer.length > 0) commit({ t: 'favouritesChanged', at: now(), playerId, changes: [...newer] });
    },
  };
}
