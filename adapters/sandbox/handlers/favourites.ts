/** A player's favourites. */
import * as v from 'valibot';
import { FAVOURITES_PATH } from 'touchline/core/favourites/wire';
import { favouriteSchema } from '../operator/favourites/records.ts';
import { answerDurably, get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json } from './respond.ts';

const MAX_CHANGES = 1_000;
const body = v.object({ favourites: v.pipe(v.array(favouriteSchema), v.maxLength(MAX_CHANGES)) });

const list = (call: SignedCall): Response => json({ favourites: call.operator.favourites.list(call.bettor.id) });

export const favouritesRoutes: readonly Route[] = [
  get(FAVOURITES_PATH, signed(list)),
  post(
    FAVOURITES_PATH,
    signed(async (call) => {
      const read = await readBody(call, body);
      if (!read.ok) return read.error;
      call.operator.favourites.merge(call.bettor.id, read.value.favourites);
      return answerDurably(call, () => list(call));
    }),
  ),
];
