/** Folds one stored record at the start. */
import type { OperatorRecord } from './records.ts';
import { BadRecord } from './store.ts';
import type { StoredRecord } from './store.ts';

/** Applies a stored record. Throws `BadRecord` with its place when it does not follow from the records before it. */
export function replay({ record, place }: StoredRecord, apply: (record: OperatorRecord) => void): void {
  try {
    apply(record);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadRecord(
      `${place}: the record does not follow from those before it: ${why}. The operator does not start, and nothing was changed. Restore the data from a backup, or start the version that wrote them.`,
    );
  }
}
