/**
 * The store of the operator's record. The record is the only truth: all state about players, money and bets is folded
 * from it. The record is append-only, and each entry is one whole transaction, either present or absent.
 */
import type { OperatorRecord } from './records.ts';

/** A record as read from the store. */
export interface StoredRecord {
  readonly record: OperatorRecord;
  /** The record's place, for messages: `operator.jsonl:12`. */
  readonly place: string;
}

/** Thrown when a stored record is unreadable or does not follow from those before it. The operator must not start. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
}

export interface Store {
  /** Resolves when the records are durable, in call order. Rejects when they may not be; then no more are accepted. */
  append(records: readonly OperatorRecord[]): Promise<void>;
  /** Everything appended before, oldest first. Read once, before the first append. */
  load(): AsyncIterable<StoredRecord>;
}

/**
 * Keeps the record in memory, for tests and the browser's worker. Passing `records` to another store simulates a
 * restart.
 */
export function createMemoryStore(
  records: OperatorRecord[] = [],
): Store & { readonly records: readonly OperatorRecord[] } {
  return {
    records,
    append: async (more) => {
      records.push(...more);
    },
    load: async function* () {
      for (const [i, record] of records.slice().entries()) yield { record, place: `record ${i + 1}` };
    },
  };
}
