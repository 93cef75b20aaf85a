/** Records of the players' favourites. */
import * as v from 'valibot';
import { FAVOURITE_KINDS } from 'touchline/core/favourites/types';

const int = v.pipe(v.number(), v.safeInteger());

export const favouritesRecords = [
  v.object({
    t: v.literal('favouritesChanged'),
    at: int,
    playerId: int,
    changes: v.array(
      v.object({ kind: v.picklist(FAVOURITE_KINDS), id: int, at: int, isOn: v.boolean(), startsAt: v.nullable(int) }),
    ),
  }),
] as const;

export type FavouritesRecord = v.InferOutput<(typeof favouritesRecords)[0]>;

export function isFavouritesRecord(record: { readonly t: string }): record is FavouritesRecord {
  return record.t === 'favouritesChanged';
}
