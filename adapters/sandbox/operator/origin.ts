/** On which line a record was made: a record of one line is never settled by another. */
import type { RecordOf } from './store/records.ts';
import { BadRecord } from './store/store.ts';
import type { StoredRecord } from './store/store.ts';

/** The parameters of the line. A record made on one line is never settled by another. */
export interface Setup {
  readonly seed: number;
  /** Match seconds per wall second. */
  readonly pace: number;
  /** Identifies the season files; '' for the generated line. */
  readonly line: string;
}

/** A setup and the time at which its line began, wall ms. */
export type Origin = Setup & { readonly startedAt: number };

/** Thrown when the record belongs to another line. */
export class OtherSetup extends Error {
  override readonly name = 'OtherSetup';
}

/** The first record of every data folder. */
export function requireOrigin({ record, place }: StoredRecord): RecordOf<'origin'> {
  if (record.t !== 'origin') throw new BadRecord(`${place}: the record does not begin with its origin`);
  return record;
}

/** Throws `OtherSetup` unless the record was made with this setup. */
export function requireSameSetup(recorded: RecordOf<'origin'>, setup: Setup): void {
  const other = [
    ...(recorded.seed === setup.seed ? [] : [`--seed ${recorded.seed}, not ${setup.seed}`]),
    ...(recorded.pace === setup.pace ? [] : [`--speed ${recorded.pace}, not ${setup.pace}`]),
    ...(recorded.line === setup.line
      ? []
      : [
          recorded.line === ''
            ? 'no --line'
            : `--line ${recorded.line}, not ${setup.line === '' ? 'none' : setup.line}`,
        ]),
  ];
  if (other.length > 0)
    throw new OtherSetup(
      `the data were made with ${other.join(' and ')}; start with the same, or with another --data folder`,
    );
}
