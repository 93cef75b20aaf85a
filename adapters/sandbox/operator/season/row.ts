/** One row of a season file by column name, with a way to report damage. */
import type { CsvRecord } from './csv.ts';
import type { Field } from './fields.ts';

export const MATCH_LEFT_OUT = 'The match is left out.';
export const FILE_LEFT_OUT = 'The file is left out.';

/** Reports one damaged place of a file. */
export type Report = (line: number, column: string, message: string, instead: string) => void;

/** The header: the position of each column. */
export type Columns = ReadonlyMap<string, number>;

export interface Row {
  readonly line: number;
  /** The text of a column; empty when the column or the field is absent. */
  readonly text: (column: string) => string;
  readonly report: (column: string, message: string, instead: string) => void;
  /** Reports damage that excludes the match. */
  readonly refuse: (column: string, message: string) => null;
  /** The value of a required field; without a value the match is left out. */
  readonly need: <T>(column: string, read: (text: string) => Field<T>) => T | null;
  /** Whether damage that excludes the match was reported. */
  readonly isRefused: () => boolean;
}

export function rowOf({ line, fields }: CsvRecord, columns: Columns, report: Report): Row {
  let isRefused = false;
  const text = (column: string): string => fields[columns.get(column) ?? -1] ?? '';
  const refuse = (column: string, message: string): null => {
    isRefused = true;
    report(line, column, message, MATCH_LEFT_OUT);
    return null;
  };
  return {
    line,
    text,
    report: (column, message, instead) => report(line, column, message, instead),
    refuse,
    need: (column, read) => {
      const field = read(text(column));
      return field.ok ? field.value : refuse(column, field.error);
    },
    isRefused: () => isRefused,
  };
}
