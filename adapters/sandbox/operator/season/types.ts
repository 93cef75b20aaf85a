/** A season as read from a file, and the reports of damage in it. */
import type { RecordedMatch } from '../line/types.ts';

export interface Division {
  /** The file's own code, e.g. `E0`; country and league where a file has no codes. */
  readonly code: string;
  readonly name: string;
  /** As in the catalogue: ISO 3166 alpha-2 (with GB-ENG, GB-SCT), or `INT` when the code is unknown. */
  readonly country: string;
}

/** One played match. `playedAt` is ms since the epoch (UTC); prices, params and statistics as in `RecordedMatch`. */
export interface SeasonMatch extends RecordedMatch {
  /** The 1-based line in the file. */
  readonly line: number;
  readonly home: string;
  readonly away: string;
}

export interface Season {
  readonly file: string;
  readonly division: Division;
  /** In the file's order. */
  readonly matches: readonly SeasonMatch[];
}

/**
 * One damaged place. `line` is 1-based, 0 for the file as a whole; `column` is the column's name, its number where it
 * has none, or empty.
 */
export interface SeasonReport {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  /** The damage. */
  readonly message: string;
  /** The remedy, or the value used instead, as a sentence. */
  readonly instead: string;
}

/** Every readable season, and every damaged place. */
export interface ReadSeasons {
  readonly seasons: readonly Season[];
  readonly reports: readonly SeasonReport[];
}

/** One line for a terminal: `E0.csv, line 12, column FTHG: not a number of goals: x. The match is left out.` */
export function seasonReportText({ file, line, column, message, instead }: SeasonReport): string {
  const place = `${file}${line === 0 ? '' : `, line ${line}`}${column === '' ? '' : `, column ${column}`}`;
  return `${place}: ${message}. ${instead}`;
}
