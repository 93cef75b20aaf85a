/** The index of the search: the sports, competitions, teams and games of the line, as compact rows. */
import { hasRanking } from 'touchline/core/line/rules/ranking';
import { BASKETBALL, FOOTBALL, ICE_HOCKEY, TENNIS } from 'touchline/core/line/rules/sport-ids';
import { otherCompetitionNames, otherNames } from '../catalogue/other-names.ts';
import type { SportFacts } from '../catalogue/types.ts';
import { competitionIn, kitIn, sideIn, usualNames } from '../names/names.ts';
import { runsAllDay } from './line-order.ts';
import { sideOf, type Language } from './line-views.ts';
import type { LineChampionship, SearchIndexRows } from './line.ts';
import type { Row } from './rows.ts';
import type { Fixture } from './types.ts';

const SHORT_WEIGHT = 5;
const MAX_WEIGHT = 100;
/** Ratings of 1,200 and below have no weight; a point of weight is 7 points of rating. */
const WEIGHT_FROM = 1_200;
const RATING_PER_WEIGHT = 7;

/** The sports that most players follow; all others count less. */
const SPORT_WEIGHT: ReadonlyMap<number, number> = new Map([
  [FOOTBALL, 1],
  [ICE_HOCKEY, 0.8],
  [BASKETBALL, 0.85],
  [TENNIS, 0.9],
]);
const OTHER_SPORT_WEIGHT = 0.6;

const weightOf = (rating: number, sportId: number): number =>
  Math.round(
    Math.max(0, Math.min(MAX_WEIGHT, (rating - WEIGHT_FROM) / RATING_PER_WEIGHT)) *
      (SPORT_WEIGHT.get(sportId) ?? OTHER_SPORT_WEIGHT),
  );

export function searchIndexOf(
  rows: Iterable<Row>,
  sports: readonly SportFacts[],
  championships: readonly LineChampionship[],
  language: Language,
  at: number,
): SearchIndexRows {
  // Beside the shown name, the English one and the usual ones of all languages; those made of sounds are found by
  // sound.
  const namesBeside = (shown: string, name: string, others: readonly string[] = []): string =>
    [...new Set([name, ...usualNames(name), ...others])].filter((each) => each !== shown).join(', ');
  const teams = new Map<number, SearchIndexRows['teams'][number]>();
  const games: SearchIndexRows['games'][number][] = [];
  /** Of each competitor of a field: the event in play, or the next one. */
  const nextEvents = new Map<number, Fixture>();
  const counts = new Map<number, number>();
  const isInternational = new Set(championships.flatMap(({ id, country }) => (country === 'INT' ? [id] : [])));
  for (const row of rows) {
    const side = sideOf(row, at);
    if (side === null) continue;
    const { fixture, champ } = row;
    const { home, away, field } = fixture;
    counts.set(champ.id, (counts.get(champ.id) ?? 0) + 1);
    const sides = field === undefined ? [home, away] : [];
    const competitors = hasRanking(champ.sportId) ? (field ?? []) : [];
    for (const { id } of competitors) {
      const next = nextEvents.get(id);
      if (next === undefined || fixture.startsAt < next.startsAt) nextEvents.set(id, fixture);
    }
    for (const { id, name, rating } of [...sides, ...competitors]) {
      // A team of several competitions is named with its league: of its own country, and first in the catalogue.
      const known = teams.get(id);
      if (known !== undefined && (champ.country === 'INT' || (known[1] < champ.id && !isInternational.has(known[1]))))
        continue;
      const weight = runsAllDay(champ) ? SHORT_WEIGHT : weightOf(rating, champ.sportId);
      const shown = sideIn(language, name, champ.sportId);
      teams.set(id, [
        id,
        champ.id,
        shown,
        namesBeside(shown, name, otherNames.get(name)),
        weight,
        kitIn(language, name, champ.sportId),
      ]);
    }
    games.push([
      fixture.id,
      champ.id,
      sides.length > 0 ? home.id : 0,
      sides.length > 0 ? away.id : 0,
      fixture.startsAt,
      side === 'live' ? 1 : 0,
      field === undefined ? '' : competitionIn(language, home.name),
    ]);
  }
  const present = championships.filter(({ id }) => counts.has(id));
  const sportIds = new Set(present.map(({ sportId }) => sportId));
  return {
    sports: sports
      .filter(({ id }) => sportIds.has(id))
      .map(({ id, names, nameEng }) => [id, names[language], nameEng] as const),
    competitions: present.map((champ) => [
      champ.id,
      champ.sportId,
      competitionIn(language, champ.name),
      champ.country,
      runsAllDay(champ) ? SHORT_WEIGHT : champ.top ? MAX_WEIGHT : MAX_WEIGHT / 2,
      counts.get(champ.id) ?? 0,
      namesBeside(competitionIn(language, champ.name), champ.name, otherCompetitionNames.get(champ.id)),
    ]),
    teams: [...teams.values()].map((team) => withEvent(team, nextEvents.get(team[0]))),
    games,
  };
}

type TeamRow = SearchIndexRows['teams'][number];

function withEvent(team: TeamRow, event: Fixture | undefined): TeamRow {
  const [id, champId, name, others, weight, kit = 0] = team;
  return event === undefined ? team : [id, champId, name, others, weight, kit, event.id];
}
