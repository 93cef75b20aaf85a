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
import { isRace } from 'touchline/core/line/rules/virtual-sports';
import { isNamed } from 'touchline/core/statistics/rules/is-named';
import { RESULT_DAYS } from 'touchline/core/statistics/rules/results-query';
import type { FixtureSource, LineChampionship } from '../line/line.ts';
import { lineOrder } from '../line/line-order.ts';
import type { Language } from '../line/line-views.ts';
import { rankingIn } from '../line/ranking.ts';
import { periodsText } from '../line/scoreboard.ts';
import type { Fixture, MatchModel } from '../line/types.ts';
import { createMatch } from '../models/match.ts';
import { competitionIn, kitIn, kitsIn, sideIn, sidesIn } from '../names/names.ts';
import type { PlayedGame } from './played.ts';
import { createEnds, createPlayed, longestEnd } from './played.ts';
import { pools, tally } from './tally.ts';

/** Seasons in which meetings are looked for, beside the present one. */
const SEASONS_BACK = 5;
const MAX_MEETINGS = 10;
/** Games of one answer. */
const MAX_RESULTS = 100;
const DAY_MS = 86_400_000;
/** How many days are kept, and how long one that is not over. */
const MAX_DAYS = 4;
const DAY_TTL_MS = 60_000;
/** A day of a zone's calendar has up to 25 hours. */
const MAX_SPAN_MS = DAY_MS + 3_600_000;

interface Ended {
  readonly fixture: Fixture;
  readonly endedAt: number;
}

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
    case 'boxing':
    case 'mma':
    case 'motorsport':
    case 'golf':
    case 'election':
    case 'race':
    case 'outright':
      return null;
  }
}

export function createStatistics({ lineNow, source }: StatisticsParts): Statistics {
  const played = createPlayed();
  const ends = createEnds();
  const championships = new Map(source.championships.map((each) => [each.id, each]));
  const order = lineOrder(source.championships);
  const inOrder = (ids: Iterable<number>): readonly number[] =>
    [...ids].toSorted((one, other) => (order.get(one) ?? order.size) - (order.get(other) ?? order.size));
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
      form: row.form.map((game) => ({
        ...game,
        opponent: sideIn(language, game.opponent, sportId),
        ...kitsIn(language, {
          sportId,
          home: game.isHome ? row.name : game.opponent,
          away: game.isHome ? game.opponent : row.name,
        }),
      })),
    }));
  const finished = (fixtures: readonly Fixture[], now: number): readonly PlayedGame[] =>
    fixtures.flatMap((fixture) => (fixture.field === undefined ? (played(fixture, now) ?? []) : []));

  /** The season in play, or the one before until its first game is over. */
  const season = (championshipId: number, now: number): readonly PlayedGame[] => {
    for (const fixtures of source.seasons(championshipId, now, 1)) {
      const games = finished(fixtures, now);
      if (games.length > 0) return games;
    }
    return [];
  };

  const resultOf = ({ fixture, score, ranking }: PlayedGame, now: number, language: Language): PlayedResult => {
    const champ = championships.get(fixture.champId);
    const sides = { sportId: fixture.sportId, home: fixture.home.name, away: fixture.away.name };
    return {
      id: fixture.id,
      sportId: fixture.sportId,
      champId: fixture.champId,
      champ: competitionIn(language, champ?.name ?? ''),
      country: champ?.country ?? '',
      ...sidesIn(language, sides),
      ...kitsIn(language, sides),
      startsAt: fixture.startsAt,
      score,
      periodScores: ranking === null ? periodsText(fixture, createMatch(fixture).stateAt(now)) : '',
      ...(ranking === null ? {} : { ranking: rankingIn(language, ranking, fixture.sportId) }),
    };
  };

  const days = new Map<string, { readonly at: number; readonly fixtures: readonly Fixture[] }>();
  /**
   * Games that have ended in `[from, to)` by `now`, in the order of their latest possible ends [STT-7, FLD-9].
   */
  const endedIn = (from: number, to: number, now: number): readonly Fixture[] => {
    const key = `${from} ${to}`;
    const isOver = to <= now;
    const kept = days.get(key);
    const isKept = kept !== undefined && now >= kept.at && (to <= kept.at || (!isOver && now < kept.at + DAY_TTL_MS));
    if (isKept && isOver) return kept.fixtures;
    // Of a day that is not over, all that may end before the list is made anew.
    const possible = isKept
      ? kept.fixtures
      : source
          .endingIn(new Set(championships.keys()), from, isOver ? to : Math.min(to, now + DAY_TTL_MS), now)
          .map((fixture) => ({ fixture, longest: longestEnd(fixture) }))
          .sort((one, other) => one.longest - other.longest)
          .map(({ fixture }) => fixture);
    const ended = possible.filter((fixture) => ends.isIn(fixture, from, Math.min(to, now + 1)));
    if (!isKept) {
      const [oldest] = days.keys();
      if (days.size >= MAX_DAYS && oldest !== undefined) days.delete(oldest);
      days.set(key, { at: now, fixtures: isOver ? ended : possible });
    }
    return ended;
  };

  /** The games that ended last, the latest first: one more than an answer has, where there are more. */
  const latestOf = (byLongest: readonly Fixture[]): readonly Ended[] => {
    let latest: readonly Ended[] = [];
    for (let end = byLongest.length; end > 0; end -= MAX_RESULTS) {
      const more = byLongest.slice(Math.max(0, end - MAX_RESULTS), end);
      const [longest] = more.slice(-1);
      // No other game ends as late as those that are found.
      if (longest !== undefined && longestEnd(longest) < (latest[MAX_RESULTS]?.endedAt ?? 0)) break;
      latest = [...latest, ...more.map((fixture) => ({ fixture, endedAt: ends.at(fixture) }))]
        .toSorted((one, other) => other.endedAt - one.endedAt || other.fixture.id - one.fixture.id)
        .slice(0, MAX_RESULTS + 1);
    }
    return latest;
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
    results: ({ from, to, sportId, champId, teamId, words, country, starred }, language, sportName) => {
      const now = lineNow();
      if (!(from < to) || to - from > MAX_SPAN_MS || from < now - (RESULT_DAYS + 1) * DAY_MS) return null;
      const ended = endedIn(from, to, now);
      const champOf = (fixture: Fixture): number => fixture.champId;
      const sports = count(ended, (fixture) => fixture.sportId);
      const sportsInOrder = inOrder(count(ended, champOf).keys()).map((id) => championships.get(id)?.sportId ?? 0);
      // A virtual race ends every minute: unasked for, races would take the whole list [LIN-261].
      const isWide = sportId === null && champId === null && words === '' && starred === undefined;
      const ofSport = ended.filter((fixture) =>
        sportId === null ? !isWide || !isRace(fixture.sportId) : fixture.sportId === sportId,
      );
      const countryOf = (fixture: Fixture): string => championships.get(fixture.champId)?.country ?? '';
      const countries = count(ofSport, countryOf);
      const countriesInOrder = inOrder(count(ofSport, champOf).keys()).map(
        (id) => championships.get(id)?.country ?? '',
      );
      const ofCountry = country === undefined ? ofSport : ofSport.filter((fixture) => countryOf(fixture) === country);
      const competitions = count(ofCountry, champOf);
      const ofChamp = ofCountry.filter((fixture) => champId === null || fixture.champId === champId);
      const sides =
        champId === null ? [] : ofChamp.flatMap(({ home, away, field }) => (field === undefined ? [home, away] : []));
      const shown = (name: string, sport: number): string => sideIn(language, name, sport);
      const teams = new Map(
        sides.map(({ id, name }) => [id, shown(name, championships.get(champId ?? 0)?.sportId ?? 0)]),
      );
      const isStarred = ({ id, champId: champ, home, away }: Fixture): boolean =>
        starred === undefined ||
        starred.games.includes(id) ||
        starred.competitions.includes(champ) ||
        starred.teams.some((team) => team === home.id || team === away.id);
      const wanted = ofChamp
        .filter(isStarred)
        .filter(
          (fixture) =>
            (teamId === null || fixture.home.id === teamId || fixture.away.id === teamId) &&
            isNamed(namesOf(fixture, words, language), words),
        );
      const latest = latestOf(wanted);
      const games = latest.slice(0, MAX_RESULTS).flatMap(({ fixture, endedAt }): readonly PlayedResult[] => {
        const game = played(fixture, now);
        return game === null ? [] : [{ ...resultOf(game, now, language), endedAt }];
      });
      return {
        sports: [...new Set(sportsInOrder)].map((id) => ({ id, name: sportName(id), games: sports.get(id) ?? 0 })),
        countries: [...new Set(countriesInOrder)].map((code) => ({ code, games: countries.get(code) ?? 0 })),
        competitions: inOrder(sportId === null && country === undefined ? [] : competitions.keys()).map((id) => ({
          id,
          name: competitionIn(language, championships.get(id)?.name ?? ''),
          country: championships.get(id)?.country ?? '',
          games: competitions.get(id) ?? 0,
        })),
        teams: [...teams].map(([id, name]) => ({ id, name })),
        games,
        hasMore: latest.length > MAX_RESULTS,
      };
    },
  };
}

/** What a result is found by. By the English names too: a player may know a side by them. */
function namesOf({ home, away, field, sportId }: Fixture, words: string, language: Language): readonly string[] {
  if (words === '') return [];
  if (field === undefined) return [home, away].flatMap(({ name }) => [name, sideIn(language, name, sportId)]);
  const competitors = field.flatMap(({ name }) => [name, sideIn(language, name, sportId)]);
  return [home.name, competitionIn(language, home.name), ...competitors];
}

function count<K>(fixtures: readonly Fixture[], keyOf: (fixture: Fixture) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const fixture of fixtures) counts.set(keyOf(fixture), (counts.get(keyOf(fixture)) ?? 0) + 1);
  return counts;
}
