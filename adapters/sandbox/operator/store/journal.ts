/**
 * Commits transactions in order: a record is first folded into memory, then made durable. Every answer about money
 * awaits `durable()`, so that a power cut never revokes an answer.
 *
 * When the store fails, memory is ahead of the record: from then on nothing is committed and no answer about money is
 * given.
 */
import type { OperatorRecord } from './records.ts';
import type { Store } from './store.ts';

/** Thrown when the record cannot be written. The operator must then stop answering about money. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

export interface Journal {
  /** Folds the record into every state at once. Throws `StoreFailed` after a failure of the store. */
  commit(record: OperatorRecord): void;
  /** Resolves when everything committed so far is durable; rejects with `StoreFailed`. */
  durable(): Promise<void>;
}

/** `apply` folds one record and must not fail for a record that this operator made. */
export function createJournal(store: Store, apply: (record: OperatorRecord) => void): Journal {
  let failure: StoreFailed | null = null;
  let last: Promise<void> = Promise.resolve();

  return {
    commit: (record) => {
      if (failure !== null) throw failure;
      apply(record);
      const before = last;
      const written = store.append([record]);
      last = Promise.all([before, written]).then(
        () => undefined,
        (error: unknown) => {
          failure ??= new StoreFailed(
            `the operator's record can't be written: ${error instanceof Error ? error.message : String(error)}`,
          );
          throw failure;
        },
      );
      last.catch(() => undefined); // reported to callers of durable(); never an unhandled rejection
    },
    durable: () => (failure === null ? last : Promise.reject(failure)),
  };
}
