/** The answers to requests to edit a bet, folded from the record. No decisions. */
import type { OperatorRecord, RecordOf } from '../../store/records.ts';

export type EditReason = RecordOf<'betEditRejected'>['reasons'][number];

export type KnownEdit =
  | { readonly status: 'accepted'; readonly record: RecordOf<'betEdited'> }
  | { readonly status: 'rejected'; readonly reasons: readonly EditReason[] };

export interface Edits {
  apply(record: OperatorRecord): void;
  answer(playerId: number, key: string): KnownEdit | null;
}

export function createEdits(): Edits {
  const answers = new Map<string, KnownEdit>();
  const nameOf = (playerId: number, key: string): string => `${playerId} ${key}`;
  return {
    apply(record) {
      if (record.t === 'betEdited') answers.set(nameOf(record.playerId, record.key), { status: 'accepted', record });
      if (record.t === 'betEditRejected')
        answers.set(nameOf(record.playerId, record.key), { status: 'rejected', reasons: record.reasons });
    },
    answer: (playerId, key) => answers.get(nameOf(playerId, key)) ?? null,
  };
}
