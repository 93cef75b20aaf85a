/**
 * Where the operator's record lives. The record is the only truth: everything the operator knows about players, money and
 * bets is folded from it. It is append-only, and one record is one whole transaction: it is there or it is not.
 */
import type { OperatorRecord } from './records.ts';

export interface Store {
  /** Resolves when the records are durable, in the order of the calls. Rejects when they may not be; then nothing more is taken. */
  append(records: readonly OperatorRecord[]): Promise<void>;
  /** Everything appended before, oldest first. Read once, before the first append. */
  load(): AsyncIterable<OperatorRecord>;
}

/** Keeps the record in memory, e.g. for tests and the browser's worker. `records` may be handed to another store to play a restart. */
export function createMemoryStore(
  records: OperatorRecord[] = [],
): Store & { readonly records: readonly OperatorRecord[] } {
  return {
    records,
    append: async (more) => {
      records.push(...more);
    },
    load: async function* () {
      yield* records.slice();
    },
  };
}
