import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';

export const SEARCH_INDEX_PATH = '/line-api/v1/search-index';

const name = v.pipe(v.string(), v.maxLength(500));
/** The operator sends rows; the order of their cells ends here. */
const sport = v.pipe(
  v.tuple([integer, name, name]),
  v.transform(([id, shownName, nameEng]) => ({ id, name: shownName, nameEng })),
);
const competition = v.pipe(
  v.tuple([integer, integer, name, v.string(), v.number(), integer, v.optional(name, '')]),
  v.transform(([id, sportId, shownName, country, weight, games, otherNames]) => ({
    id,
    sportId,
    name: shownName,
    country,
    weight,
    games,
    otherNames,
  })),
);
const team = v.pipe(
  v.tuple([integer, integer, name, name, v.number(), v.optional(integer), v.optional(integer)]),
  v.transform(([id, competitionId, shownName, otherNames, weight, kit, eventId]) => ({
    id,
    competitionId,
    name: shownName,
    otherNames,
    weight,
    kit,
    /** Of a competitor of a field: the event in play, or the next one. */
    eventId,
  })),
);
const NOT_LIVE = 0;
const LIVE = 1;
const game = v.pipe(
  v.tuple([integer, integer, integer, integer, integer, v.picklist([NOT_LIVE, LIVE]), name]),
  v.transform(([id, competitionId, homeId, awayId, startsAt, live, shownName]) => ({
    id,
    competitionId,
    homeId,
    awayId,
    startsAt,
    isLive: live === LIVE,
    name: shownName,
  })),
);

const schema = v.object({
  sports: v.array(sport),
  competitions: v.array(competition),
  teams: v.array(team),
  games: v.array(game),
});

export type SearchIndexAnswer = v.InferOutput<typeof schema>;

export const decodeSearchIndex: Decode<SearchIndexAnswer> = decodeWith(schema);
