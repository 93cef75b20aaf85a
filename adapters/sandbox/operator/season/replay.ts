/** Maps a season to the operator's wall clock: its calendar with shortened pauses, at the operator's pace. */
import { FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import type { ChampionshipFacts } from '../catalogue/types.ts';
import type { Competitor, Fixture, MatchFormat } from '../line/types.ts';
import { compressCalendar } from './calendar.ts';
import { isTopDivision } from './divisions.ts';
import { ratingsOf } from './ratings.ts';
import { createIds, hashOf, type IdGiver } from './season-ids.ts';
import type { Division, Season, SeasonMatch } from './types.ts';

const FORMAT: MatchFormat = { model: 'football', periods: 2, periodS: 2700, breakS: 900 };
const MATCH_MS = (FORMAT.periods * FORMAT.periodS + (FORMAT.periods - 1) * FORMAT.breakS) * 1000;
/** Wall time from the start of the replay to the first kick-off. */
export const LEAD_MS = 3 * 60_000;

export interface ReplayOptions {
  /** Wall ms at which the replay begins. Must stay the same after a restart, or the matches move. */
  readonly startsAt: number;
  /** Match seconds per wall second, above 0. */
  readonly pace: number;
  readonly seed: number;
}

export interface Replay {
  readonly championships: readonly ChampionshipFacts[];
  /** Ordered by kick-off. */
  readonly fixtures: readonly Fixture[];
}

/**
 * The fixtures of seasons with their recorded prices and results. Seasons of one division form one championship. Pauses
 * without a match of more than 3 hours shrink to 30 minutes, both in match time; then all times are divided by `pace`.
 * Throws a RangeError for a pace that is not above 0.
 */
export function replaySeason(seasons: readonly Season[], options: ReplayOptions): Replay {
  const { startsAt, pace, seed } = options;
  if (!(pace > 0 && Number.isFinite(pace))) throw new RangeError(`the pace must be above 0: ${pace}`);
  const ids = createIds();
  const leagues = leaguesOf(seasons, ids);
  const matches = leagues
    .flatMap((league) => league.matches.map((match) => ({ league, match })))
    .toSorted((a, b) => a.match.playedAt - b.match.playedAt || compare(keyOf(a), keyOf(b)));
  const offsets = compressCalendar(
    matches.map(({ match }) => match.playedAt),
    MATCH_MS,
  );

  const fixtures = matches.map(({ league, match }, i): Fixture => {
    const { championship, teams } = league;
    const { playedAt, prices, halfTime, fullTime, stats, season } = match;
    const id = ids.fixture(league.division.code, playedAt, match.home, match.away);
    return {
      id,
      sportId: FOOTBALL,
      champId: championship.id,
      home: teamOf(teams, match.home),
      away: teamOf(teams, match.away),
      startsAt: startsAt + LEAD_MS + Math.round((offsets[i] ?? 0) / pace),
      pace,
      format: FORMAT,
      seed: hashOf(`${seed}/${id}`),
      // A season has few games, so the home page shows the next ones of every league [SEA-8].
      top: true,
      recorded: { prices, halfTime, fullTime, playedAt, stats, ...(season === undefined ? {} : { season }) },
    };
  });
  return { championships: leagues.map(({ championship }) => championship), fixtures };
}

interface League {
  readonly division: Division;
  readonly championship: ChampionshipFacts;
  readonly teams: ReadonlyMap<string, Competitor>;
  readonly matches: readonly SeasonMatch[];
}

function leaguesOf(seasons: readonly Season[], ids: IdGiver): readonly League[] {
  const divisions = new Map(seasons.map(({ division }) => [division.code, division]));
  return [...divisions.values()]
    .toSorted((a, b) => compare(a.code, b.code))
    .map((division) => {
      const matches = seasons
        .filter((season) => season.division.code === division.code)
        // A file of one season has no column for it; its name distinguishes seasons.
        .flatMap(({ file, matches: played }) => played.map((match) => ({ ...match, season: match.season ?? file })))
        .toSorted((a, b) => a.playedAt - b.playedAt || compare(a.home, b.home));
      const ratings = [...ratingsOf(matches)].toSorted(([a], [b]) => compare(a, b));
      const teams = new Map(
        ratings.map(([name, rating]) => [name, { id: ids.team(division.country, name), name, rating }]),
      );
      const championship: ChampionshipFacts = {
        id: ids.championship(division.code),
        sportId: FOOTBALL,
        name: division.name,
        country: division.country,
        format: FORMAT,
        top: isTopDivision(division.code),
        density: 1,
        competitors: ratings,
      };
      return { division, championship, teams, matches };
    });
}

function teamOf(teams: ReadonlyMap<string, Competitor>, name: string): Competitor {
  const team = teams.get(name);
  if (team === undefined) throw new Error(`a team without a rating: ${name}`);
  return team;
}

function keyOf({ league, match }: { readonly league: League; readonly match: SeasonMatch }): string {
  return `${league.division.code}/${match.home}/${match.away}`;
}

/** Compares by code units, so that the order is the same everywhere. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
