/** The operator's answers about statistics and results. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type {
  CompetitionStatistics,
  FoundResults,
  GameStatistics,
  OddsHistory,
  PlayedResult,
  TableRow,
} from './types.ts';

export const STATISTICS_PATHS = {
  competition: '/line-api/v1/statistics/competitions',
  game: '/line-api/v1/statistics/games',
  market: '/line-api/v1/markets',
  results: '/line-api/v1/results',
} as const;

const MAX_ROWS = 500;
const name = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(integer, v.minValue(0));
const score = v.tuple([count, count]);

const record = v.pipe(
  v.object({ played: count, won: count, drawn: count, lost: count, scored: count, conceded: count }),
  v.check(({ played, won, drawn, lost }) => played === won + drawn + lost, 'every game is won, drawn or lost'),
);

const row: v.GenericSchema<unknown, TableRow> = v.object({
  id: integer,
  name,
  kit: v.optional(integer),
  home: record,
  away: record,
  form: v.pipe(
    v.array(
      v.object({
        gameId: integer,
        opponent: name,
        isHome: v.boolean(),
        own: count,
        other: count,
        startsAt: integer,
        kits: v.optional(v.tuple([integer, integer])),
      }),
    ),
    v.maxLength(10),
  ),
  totals: v.pipe(v.array(v.object({ name, games: count, own: count, other: count })), v.maxLength(40)),
});
const rows = v.pipe(v.array(row), v.maxLength(MAX_ROWS));

const competition = v.object({ id: integer, sportId: integer, name, country: name });
const points = v.nullable(v.object({ win: count, draw: count }));

const result: v.GenericSchema<unknown, PlayedResult> = v.object({
  id: integer,
  sportId: integer,
  champId: integer,
  champ: name,
  country: name,
  home: name,
  away: name,
  kits: v.optional(v.tuple([integer, integer])),
  startsAt: integer,
  endedAt: v.optional(integer),
  score,
  periodScores: name,
  ranking: v.optional(
    v.pipe(
      v.array(v.object({ place: count, name, seats: v.optional(count), number: v.optional(count) })),
      v.maxLength(MAX_ROWS),
    ),
  ),
});

export const decodeCompetition = decodeWith<CompetitionStatistics>(
  v.object({ competition, points, tables: v.pipe(v.array(rows), v.maxLength(50)) }),
);

export const decodeGame = decodeWith<GameStatistics>(
  v.object({
    gameId: integer,
    competition,
    points,
    table: rows,
    homeId: integer,
    awayId: integer,
    meetings: v.pipe(v.array(result), v.maxLength(50)),
  }),
);

export const decodeResults = decodeWith<FoundResults>(
  v.object({
    sports: v.array(v.object({ id: integer, name, games: count })),
    countries: v.optional(v.array(v.object({ code: name, games: count })), []),
    competitions: v.array(v.object({ id: integer, name, country: name, games: count })),
    teams: v.array(v.object({ id: integer, name })),
    games: v.pipe(v.array(result), v.maxLength(MAX_ROWS)),
    hasMore: v.boolean(),
  }),
);

const isRising = (list: readonly { readonly 0: number }[]): boolean =>
  list.every((each, index) => each[0] >= (list[index - 1]?.[0] ?? each[0]));

export const decodeOdds = decodeWith<OddsHistory>(
  v.pipe(
    v.object({
      marketId: integer,
      points: v.pipe(v.array(v.tuple([integer, count])), v.maxLength(1_000)),
      goals: v.pipe(v.array(v.tuple([integer, count, count])), v.maxLength(200)),
    }),
    v.check(({ points: prices, goals }) => isRising(prices) && isRising(goals), 'times rise'),
  ),
);
