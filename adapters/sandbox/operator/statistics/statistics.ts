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
  TableRow,
} from 'touchline/core/statistics/types';
import { RESULT_DAYS } from 'touchline/core/statistics/rules/results-query';
import type { FixtureSource, LineChampionship } from '../line/line.ts';
import type { Language } from '../line/line-views.ts';
import { periodsText } from '../line/scoreboard.ts';
import type { Fixture, MatchModel } from '../line/types.ts';
import { createMatch } from '../models/match.ts';
import { competitionIn, kitIn, sideIn, sidesIn } from '../names/names.ts';
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
  readonly competition: (championshipId: number, language: Language) => CompetitionStatistics | null;
  readonly game: (fixture: Fixture, language: Language) => GameStatistics | null;
  /** Null when the span is longer than a day, or further back than `RESULT_DAYS`. */
  readonly results: (
    query: ResultsQuery,
    language: Language,
    sportName: (sportId: number) => string,
  ) => FoundResults | null;
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
  const competitionOf = ({ id, sportId, name, country }: LineChampionship, language: Language): Competition => ({
    id,
    sportId,
    name: competitionIn(language, name),
    country,
  });
  const named = (rows: readonly TableRow[], sportId: number, language: Language): readonly TableRow[] =>
    rows.map((row) => ({
      ...row,
      name: sideIn(language, row.name, sportId),
      kit: kitIn(language, row.name, sportId),
      form: row.form.map((game) => ({ ...game, opponent: sideIn(language, game.opponent, sportId) })),
    }));
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

  const resultOf = ({ fixture, score }: PlayedGame, now: number, language: Language): PlayedResult => {
    const champ = championships.get(fixture.champId);
    return {
      id: fixture.id,
      sportId: fixture.sportId,
      champId: fixture.champId,
      champ: competitionIn(language, champ?.name ?? ''),
      country: champ?.country ?? '',
      ...sidesIn(language, { sportId: fixture.sportId, home: fixture.home.name, away: fixture.away.name }),
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

  const meetings = ({ champId, home, away }: Fixture, now: number, language: Language): readonly PlayedResult[] => {
    const sides = new Set([home.id, away.id]);
    const found: PlayedResult[] = [];
    for (const fixtures of source.seasons(champId, now, SEASONS_BACK)) {
      const met = fixtures.filter((each) => sides.has(each.home.id) && sides.has(each.away.id));
      found.push(...[...finished(met, now)].reverse().map((game) => resultOf(game, now, language)));
      if (found.length >= MAX_MEETINGS) break;
    }
    return found.slice(0, MAX_MEETINGS);
  };

  return {
    competition: (championshipId, language) => {
      const champ = championships.get(championshipId);
      const games = season(championshipId, lineNow());
      const [first] = games;
      if (champ === undefined || first === undefined) return null;
      return {
        competition: competitionOf(champ, language),
        points: pointsOf(first.fixture.format.model),
        tables: pools(games).map((pool) => named(tally(pool), champ.sportId, language)),
      };
    },
    game: (fixture, language) => {
      const champ = championships.get(fixture.champId);
      if (champ === undefined || fixture.field !== undefined) return null;
      const now = lineNow();
      const ofSides = pools(season(champ.id, now)).map(tally);
      const table = ofSides.find((rows) => rows.some(({ id }) => id === fixture.home.id || id === fixture.away.id));
      return {
        gameId: fixture.id,
        competition: competitionOf(champ, language),
        points: pointsOf(fixture.format.model),
        table: named(table ?? [], champ.sportId, language),
        homeId: fixture.home.id,
        awayId: fixture.away.id,
        meetings: meetings(fixture, now, language),
      };
    },
    results: ({ from, to, sportId, champId, teamId, words, country }, language, sportName) => {
      const now = lineNow();
      if (!(from < to) || to - from > MAX_SPAN_MS || from < now - (RESULT_DAYS + 1) * DAY_MS) return null;
      const begun = begunIn(from, to, now);
      const sports = count(begun, (fixture) => fixture.sportId);
      const ofSport = begun.filter((fixture) => sportId === null || fixture.sportId === sportId);
      const countryOf = (fixture: Fixture): string => championships.get(fixture.champId)?.country ?? '';
      const countries = count(ofSport, countryOf);
      const ofCountry = country === undefined ? ofSport : ofSport.filter((fixture) => countryOf(fixture) === country);
      const competitions = count(ofCountry, (fixture) => fixture.champId);
      const ofChamp = ofCountry.filter((fixture) => champId === null || fixture.champId === champId);
      const sides = champId === null ? [] : ofChamp.flatMap(({ home, away }) => [home, away]);
      const shown = (name: string, sport: number): string => sideIn(language, name, sport);
      const teams = new Map(
        sides.map(({ id, name }) => [id, shown(name, championships.get(champId ?? 0)?.sportId ?? 0)]),
      );
      const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
      const wanted = ofChamp.filter(
        ({ home, away, sportId: sport }) =>
          (teamId === null || home.id === teamId || away.id === teamId) &&
          asked.every((word) =>
            // By the English names too: a player may know a side by them.
            `${home.name} ${away.name} ${shown(home.name, sport)} ${shown(away.name, sport)}`
              .toLowerCase()
              .includes(word),
          ),
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
        games.push(resultOf(game, now, language));
      }
      return {
        sports: [...sports].map(([id, count_]) => ({ id, name: sportName(id), games: count_ })),
        countries: [...countries]
          .map(([code, count_]) => ({ code, games: count_ }))
          .toSorted((one, other) => other.games - one.games),
        competitions: (sportId === null ? [] : [...competitions]).map(([id, count_]) => ({
          id,
          name: competitionIn(language, championships.get(id)?.name ?? ''),
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

function count<K>(fixtures: readonly Fixture[], keyOf: (fixture: Fixture) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const fixture of fixtures) counts.set(keyOf(fixture), (counts.get(keyOf(fixture)) ?? 0) + 1);
  return counts;
}
