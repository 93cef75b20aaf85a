/** Records of the players' favourites. */
import * as v from 'valibot';
import { FAVOURITE_KINDS } from 'touchline/core/favourites/types';

const int = v.pipe(v.number(), v.safeInteger());
const natural = v.pipe(int, v.minValue(0));

/** A star as clients send it, and as it is on record. */
export const favouriteSchema = v.object({
  kind: v.picklist(FAVOURITE_KINDS),
  id: natural,
  at: natural,
  isOn: v.boolean(),
  startsAt: v.nullable(natural),
});

export const favouritesRecords = [
  v.object({
    t: v.literal('favouritesChanged'),
    at: int,
    playerId: int,
    changes: v.array(favouriteSchema),
  }),
] as const;

export type FavouritesRecord = v.InferOutput<(typeof favouritesRecords)[0]>;

export function isFavouritesRecord(record: { readonly t: string }): record is FavouritesRecord {
  return record.t === 'favouritesChanged';
}
