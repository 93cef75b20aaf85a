/** The publisher's two header styles, distinguished by their columns. */
import { divisionOf, leagueOf } from './divisions.ts';
import type { Division } from './types.ts';

export interface Style {
  /** A file without one of these columns cannot be read. */
  readonly required: readonly string[];
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [home: string, away: string];
  /** The column of the result letter. */
  readonly result: string;
  /** Null where the style has no half-time goals. */
  readonly halfTime: { readonly goals: readonly [home: string, away: string]; readonly result: string } | null;
  /** The columns that name a row's league. */
  readonly league: readonly string[];
  /** Whether all rows of a file belong to one league. */
  readonly hasOneLeague: boolean;
  readonly divisionOf: (league: readonly string[]) => Division;
}

/** Main leagues: one division and season per file, half-time goals, statistics. */
const MAIN: Style = {
  required: ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'],
  home: 'HomeTeam',
  away: 'AwayTeam',
  goals: ['FTHG', 'FTAG'],
  result: 'FTR',
  halfTime: { goals: ['HTHG', 'HTAG'], result: 'HTR' },
  league: ['Div'],
  hasOneLeague: true,
  divisionOf: ([code = '']) => divisionOf(code),
};

/** Other leagues: all leagues and seasons of a country in one file, full-time goals only. */
const OTHER: Style = {
  required: ['Country', 'League', 'Date', 'Home', 'Away', 'HG', 'AG'],
  home: 'Home',
  away: 'Away',
  goals: ['HG', 'AG'],
  result: 'Res',
  halfTime: null,
  league: ['Country', 'League'],
  hasOneLeague: false,
  divisionOf: ([country = '', league = '']) => leagueOf(country, league),
};

/** The style with more of its required columns in the header. */
export function styleOf(header: readonly string[]): Style {
  const found = ({ required }: Style): number => required.filter((name) => header.includes(name)).length;
  return found(OTHER) > found(MAIN) ? OTHER : MAIN;
}

/** The columns of a style, without prices and statistics. */
export function columnsOf({ required, result, halfTime }: Style): readonly string[] {
  return [...required, 'Time', result, ...(halfTime === null ? [] : [...halfTime.goals, halfTime.result])];
}
