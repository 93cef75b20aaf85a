import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { FAVOURITE_KINDS, type Favourite } from './types.ts';

export const FAVOURITES_PATH = '/web-api/user/favourites';

/** The most that one copy may have; more is not a copy of ours. */
const MAX_ENTRIES = 1_000;
const natural = v.pipe(integer, v.minValue(0));

const list: v.GenericSchema<unknown, readonly Favourite[]> = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(FAVOURITE_KINDS),
      id: natural,
      at: natural,
      isOn: v.boolean(),
      startsAt: v.nullable(natural),
    }),
  ),
  v.maxLength(MAX_ENTRIES),
);

export const decodeFavourites: Decode<readonly Favourite[]> = decodeWith(list);
export const decodeAccountCopy: Decode<readonly Favourite[]> = decodeWith(
  v.pipe(
    v.object({ favourites: list }),
    v.transform(({ favourites }) => favourites),
  ),
);
