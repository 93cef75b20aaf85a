/** A season as read from a file, and what reading can say. */
import type { RecordedMatch } from '../line/types.ts';

export interface Division {
  /** The file's own code, e.g. `E0`. */
  readonly code: string;
  readonly name: string;
  /** As in the catalogue: ISO 3166 alpha-2 (with GB-ENG, GB-SCT), or `INT` when the code is unknown. */
  readonly country: string;
}

/** One played match. `playedAt` is ms since the epoch (UTC); prices, params and statistics as in `RecordedMatch`. */
export interface SeasonMatch extends RecordedMatch {
  /** 1-based line of the file that it stands on. */
  readonly line: number;
  readonly home: string;
  readonly away: string;
}

export interface Season {
  readonly file: string;
  readonly division: Division;
  /** In the file's order. */
  readonly matches: readonly SeasonMatch[];
  /** Rows without a result, left out. */
  readonly unplayed: number;
}

/** `line` is 1-based, 0 for the file as a whole; `column` is the column's name, its number where it has none, or empty. */
export interface SeasonError {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly SeasonError[] };

/** One line for a terminal: `E0.csv, line 12, column FTHG: not a number of goals: x`. */
export function seasonErrorText(error: SeasonError): string {
  const line = error.line === 0 ? '' : `, line ${error.line}`;
  const column = error.column === '' ? '' : `, column ${error.column}`;
  return `${error.file}${line}${column}: ${error.message}`;
}
