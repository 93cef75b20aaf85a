/** Views of the line for the calls besides the feed: the tree and one game. */
import type { SportFacts } from '../catalogue/types.ts';
import type { Match } from '../models/match.ts';
import type { GameInfo, LineChampionship, LineTree, TreeChampionship } from './line.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { competitionIn, kitsIn, sideIn, sidesIn, statIn } from '../names/names.ts';
import { endOfRow } from './rows.ts';
import { rankingIn, rankingOf } from './ranking.ts';
import type { Row } from './rows.ts';
import { periodsText, scoreText } from './scoreboard.ts';
import type { Fixture, MatchState } from './types.ts';

export type Language = keyof SportFacts['names'];

/** The language of answers to `lng`; English for unsupported languages. */
export function languageOf(lng: string): Language {
  const asked = lng.toLowerCase().slice(0, 2);
  return asked === 'ru' || asked === 'de' || asked === 'ar' ? asked : 'en';
}

/** Whether a row is in play or ahead; null when it is over. */
export function sideOf(row: Row, now: number): 'live' | 'line' | null {
  if (now < row.fixture.startsAt) return 'line';
  return now < endOfRow(row) ? 'live' : null;
}

/** Sports and championships that have games now, in catalogue order, with their counts. */
export function treeOf(
  rows: Iterable<Row>,
  sports: readonly SportFacts[],
  championships: readonly LineChampionship[],
  language: Language,
  at: number,
): LineTree {
  const counts = new Map<number, { live: number; line: number }>();
  for (const row of rows) {
    const side = sideOf(row, at);
    if (side === null) continue;
    const count = counts.get(row.champ.id) ?? { live: 0, line: 0 };
    count[side] += 1;
    counts.set(row.champ.id, count);
  }
  const bySport = new Map<number, TreeChampionship[]>();
  for (const { id, sportId, name: nameEng, country, top } of championships) {
    const name = competitionIn(language, nameEng);
    const count = counts.get(id);
    if (count === undefined) continue;
    const branch = bySport.get(sportId) ?? [];
    branch.push({ id, sportId, name, country, top, ...count });
    bySport.set(sportId, branch);
  }
  return {
    at,
    sports: sports.flatMap((sport) => {
      const branch = bySport.get(sport.id);
      if (branch === undefined) return [];
      const sum = (side: 'live' | 'line'): number => branch.reduce((all, championship) => all + championship[side], 0);
      return [
        {
          id: sport.id,
          name: sport.names[language],
          nameEng: sport.nameEng,
          live: sum('live'),
          line: sum('line'),
          championships: branch,
        },
      ];
    }),
  };
}

/** A game for its own call and for the results. `champ` and `sport` are null when they have left the catalogue. */
export function gameInfo(
  { fixture, settle }: Match,
  champ: LineChampionship | null,
  sport: string | null,
  state: MatchState,
  language: Language,
): GameInfo {
  const sides = { sportId: fixture.sportId, home: fixture.home.name, away: fixture.away.name };
  const isField = fixture.field !== undefined;
  const ranking = rankingOf(fixture, state);
  return {
    id: fixture.id,
    sportId: fixture.sportId,
    champId: fixture.champId,
    champ: competitionIn(language, champ?.name ?? ''),
    country: champ?.country ?? '',
    sport: sport ?? '',
    ...sidesIn(language, sides),
    ...kitsIn(language, sides),
    startsAt: fixture.startsAt,
    status: state.status,
    score: isField ? '' : scoreText(state),
    periodScores: periodsText(fixture, state),
    stats: state.stats.map(([name, ...counts]) => [statIn(language, name), ...counts] as const),
    ...(ranking === null ? {} : { ranking: rankingIn(language, ranking, fixture.sportId) }),
    winner: state.status === 4 ? sideIn(language, winnerOf(fixture, settle), fixture.sportId) : '',
  };
}

/** The winning selection of a long-term market or a race; '' in a game of two sides. */
function winnerOf({ field = [], format }: Fixture, settle: Match['settle']): string {
  const kind = format.model === 'race' ? KIND.raceWin : KIND.outright;
  return field.find((_, at) => settle({ kind, type: at + 1, param: 0 }, Infinity) === 1)?.name ?? '';
}
