import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { FAVOURITE_KINDS, type Favourite, type Team } from './types.ts';

export const FAVOURITES_PATH = '/web-api/user/favourites';
export const TEAMS_PATH = '/line-api/v1/teams';

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

const MAX_NAME = 200;
const MAX_GAMES = 10;
export const decodeTeams: Decode<readonly Team[]> = decodeWith(
  v.pipe(
    v.object({
      teams: v.pipe(
        v.array(
          v.object({
            id: natural,
            name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
            sportId: natural,
            kit: v.optional(natural),
            gameIds: v.pipe(v.array(natural), v.maxLength(MAX_GAMES)),
          }),
        ),
        v.maxLength(MAX_ENTRIES),
      ),
    }),
    v.transform(({ teams }) => teams),
  ),
);
