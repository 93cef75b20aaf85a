/**
 * One transaction after another: a record is first folded into memory, then made durable. Every answer that tells of money
 * waits for `durable()`, so that no one is told what a power cut could take back.
 *
 * When the store fails, memory is ahead of the record: from then on nothing is committed and nothing about money is told.
 */
import type { OperatorRecord } from './records.ts';
import type { Store } from './store.ts';

/** The record can't be written. The operator must not answer about money any more. */
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
      last.catch(() => undefined); // told to whoever asks for durable(); never an unhandled rejection
    },
    durable: () => (failure === null ? last : Promise.reject(failure)),
  };
}
