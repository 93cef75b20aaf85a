/**
 * Statistics of competitions and games, and results of a day, from the games that the line has played. Nothing is
 * stored: every game follows from its fixture, of the models or of a season file.
 */
import type {
  Competition,
  CompetitionStatistics,
  FoundResults,
  GameStatistics,
  PlayedResult,
  PointTerms,
  ResultsQuery,
} from 'touchline/core/statistics/types';
import { RESULT_DAYS } from 'touchline/core/statistics/rules/results-query';
import type { FixtureSource, LineChampionship } from '../line/line.ts';
import { periodsText } from '../line/scoreboard.ts';
import type { Fixture, MatchModel } from '../line/types.ts';
import { createMatch } from '../models/match.ts';
import type { PlayedGame } from './played.ts';
import { createPlayed } from './played.ts';
import { pools, tally } from './tally.ts';

/** Seasons in which meetings are looked for, beside the present one. */
const SEASONS_BACK = 5;
const MAX_MEETINGS = 10;
/** Games of one answer. */
const MAX_RESULTS = 100;
const DAY_MS = 86_400_000;
/** How many days are kept, and how long one that is not over. */
const MAX_DAYS = 4;
const DAY_TTL_MS = 10_000;
/** A day of a zone's calendar has up to 25 hours. */
const MAX_SPAN_MS = DAY_MS + 3_600_000;

export interface Statistics {
  /** Null for an unknown competition, and for a long-term market. */
  readonly competition: (championshipId: number) => CompetitionStatistics | null;
  readonly game: (fixture: Fixture) => GameStatistics | null;
  /** Null when the span is longer than a day, or further back than `RESULT_DAYS`. */
  readonly results: (query: ResultsQuery, sportName: (sportId: number) => string) => FoundResults | null;
}

interface StatisticsParts {
  /** The time at which the line stands, wall ms. */
  readonly lineNow: () => number;
  readonly source: FixtureSource;
}

/** Points of a league's table, by the custom of the sport. */
function pointsOf(model: MatchModel): PointTerms {
  switch (model) {
    case 'football':
    case 'futsal':
      return { win: 3, draw: 1 };
    case 'handball':
    case 'hockey':
    case 'cricket':
      return { win: 2, draw: 1 };
    case 'rugby':
      return { win: 4, draw: 2 };
    case 'basketball':
    case 'american-football':
    case 'baseball':
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'snooker':
    case 'darts':
    case 'esports':
    case 'race':
    case 'outright':
      return null;
  }
}

export function createStatistics({ lineNow, source }: StatisticsParts): Statistics {
  const played = createPlayed();
  const championships = new Map(source.championships.map((each) => [each.id, each]));
  const competitionOf = ({ id, sportId, name, country }: LineChampionship): Competition => ({
    id,
    sportId,
    name,
    country,
  });
  const finished = (fixtures: readonly Fixture[], now: number): readonly PlayedGame[] =>
    fixtures.flatMap((fixture) => played(fixture, now) ?? []);

  /** The season in play, or the one before until its first game is over. */
  const season = (championshipId: number, now: number): readonly PlayedGame[] => {
    for (const fixtures of source.seasons(championshipId, now, 1)) {
      const games = finished(fixtures, now);
      if (games.length > 0) return games;
    }
    return [];
  };

  const resultOf = ({ fixture, score }: PlayedGame, now: number): PlayedResult => {
    const champ = championships.get(fixture.champId);
    return {
      id: fixture.id,
      sportId: fixture.sportId,
      champId: fixture.champId,
      champ: champ?.name ?? '',
      country: champ?.country ?? '',
      home: fixture.home.name,
      away: fixture.away.name,
      startsAt: fixture.startsAt,
      score,
      periodScores: periodsText(fixture, createMatch(fixture).stateAt(now)),
    };
  };

  const days = new Map<string, { readonly at: number; readonly fixtures: readonly Fixture[] }>();
  /** Games of two sides that began in `[from, to)`, the earliest first. */
  const begunIn = (from: number, to: number, now: number): readonly Fixture[] => {
    const key = `${from} ${to}`;
    const kept = days.get(key);
    if (kept !== undefined && now >= kept.at && (to <= kept.at || now < kept.at + DAY_TTL_MS)) return kept.fixtures;
    const fixtures = source
      .between(new Set(championships.keys()), from - 1, Math.min(to - 1, now), now)
      .filter(({ field }) => field === undefined);
    const [oldest] = days.keys();
    if (days.size >= MAX_DAYS && oldest !== undefined) days.delete(oldest);
    days.set(key, { at: now, fixtures });
    return fixtures;
  };

  const meetings = ({ champId, home, away }: Fixture, now: number): readonly PlayedResult[] => {
    const sides = new Set([home.id, away.id]);
    const found: PlayedResult[] = [];
    for (const fixtures of source.seasons(champId, now, SEASONS_BACK)) {
      const met = fixtures.filter((each) => sides.has(each.home.id) && sides.has(each.away.id));
      found.push(...[...finished(met, now)].reverse().map((game) => resultOf(game, now)));
      if (found.length >= MAX_MEETINGS) break;
    }
    return found.slice(0, MAX_MEETINGS);
  };

  return {
    competition: (championshipId) => {
      const champ = championships.get(championshipId);
      const games = season(championshipId, lineNow());
      const [first] = games;
      if (champ === undefined || first === undefined) return null;
      return {
        competition: competitionOf(champ),
        points: pointsOf(first.fixture.format.model),
        tables: pools(games).map(tally),
      };
    },
    game: (fixture) => {
      const champ = championships.get(fixture.champId);
      if (champ === undefined || fixture.field !== undefined) return null;
      const now = lineNow();
      const ofSides = pools(season(champ.id, now)).map(tally);
      const table = ofSides.find((rows) => rows.some(({ id }) => id === fixture.home.id || id === fixture.away.id));
      return {
        gameId: fixture.id,
        competition: competitionOf(champ),
        points: pointsOf(fixture.format.model),
        table: table ?? [],
        homeId: fixture.home.id,
        awayId: fixture.away.id,
        meetings: meetings(fixture, now),
      };
    },
    results: ({ from, to, sportId, champId, teamId, words }, sportName) => {
      const now = lineNow();
      if (!(from < to) || to - from > MAX_SPAN_MS || from < now - (RESULT_DAYS + 1) * DAY_MS) return null;
      const begun = begunIn(from, to, now);
      const sports = count(begun, (fixture) => fixture.sportId);
      const ofSport = begun.filter((fixture) => sportId === null || fixture.sportId === sportId);
      const competitions = count(ofSport, (fixture) => fixture.champId);
      const ofChamp = ofSport.filter((fixture) => champId === null || fixture.champId === champId);
      const sides = champId === null ? [] : ofChamp.flatMap(({ home, away }) => [home, away]);
      const teams = new Map(sides.map(({ id, name }) => [id, name]));
      const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
      const wanted = ofChamp.filter(
        ({ home, away }) =>
          (teamId === null || home.id === teamId || away.id === teamId) &&
          asked.every((word) => `${home.name} ${away.name}`.toLowerCase().includes(word)),
      );
      const games: PlayedResult[] = [];
      let hasMore = false;
      for (const fixture of wanted.toReversed()) {
        const game = played(fixture, now);
        if (game === null) continue;
        if (games.length === MAX_RESULTS) {
          hasMore = true;
          break;
        }
        games.push(resultOf(game, now));
      }
      return {
        sports: [...sports].map(([id, count_]) => ({ id, name: sportName(id), games: count_ })),
        competitions: (sportId === null ? [] : [...competitions]).map(([id, count_]) => ({
          id,
          name: championships.get(id)?.name ?? '',
          country: championships.get(id)?.country ?? '',
          games: count_,
        })),
        teams: [...teams].map(([id, name]) => ({ id, name })),
        games,
        hasMore,
      };
    },
  };
}

function count(fixtures: readonly Fixture[], keyOf: (fixture: Fixture) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const fixture of fixtures) counts.set(keyOf(fixture), (counts.get(keyOf(fixture)) ?? 0) + 1);
  return counts;
}
