/** The client limits of the service of users: the active limits in short [LIM-26]. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { kindOfNumber } from './kinds-wire.ts';
import { isMeaningful, REALITY_CHECK, SESSION } from './rules/kinds.ts';
import type { ClientLimit } from './types.ts';

const MAX_ENTRIES = 200;
const kind = v.pipe(v.unknown(), v.transform(kindOfNumber), v.picklist([SESSION, REALITY_CHECK]));
/** Entries of other kinds, and broken ones, are left out one by one. */
const limit = v.nullable(v.object({ limitType: kind, limitValue: integer }));

/** Of the client limits, those that act by themselves: the session limit and the reality check, where available. */
export const decodeClientLimits: Decode<readonly ClientLimit[]> = decodeWith(
  v.pipe(
    v.object({
      available: v.pipe(
        v.array(v.unknown()),
        v.maxLength(MAX_ENTRIES),
        v.transform((list) => list.map(kindOfNumber)),
      ),
      limits: v.pipe(v.array(v.fallback(limit, null)), v.maxLength(MAX_ENTRIES)),
    }),
    v.transform(({ available, limits }): readonly ClientLimit[] =>
      limits
        .filter((each) => each !== null)
        .filter(({ limitType, limitValue }) => available.includes(limitType) && isMeaningful(limitType, limitValue)),
    ),
  ),
);
