/** When players agreed to cookies, as reported by their pages: the latest report of each. */
import type { OperatorRecord, RecordOf } from '../store/records.ts';

export interface Consents {
  apply(record: OperatorRecord): void;
  /** Reporting the same time again changes nothing. `agreedAt`: ms. */
  record(playerId: number, agreedAt: number): void;
  /** Null until the player's page has reported a time. */
  agreedAt(playerId: number): number | null;
}

export function createConsents(commit: (record: RecordOf<'consentReceived'>) => void, now: () => number): Consents {
  const times = new Map<number, number>();
  return {
    apply(record) {
      if (record.t === 'consentReceived') times.set(record.playerId, record.agreedAt);
    },
    record(playerId, agreedAt) {
      if (times.get(playerId) !== agreedAt) commit({ t: 'consentReceived', at: now(), playerId, agreedAt });
    },
    agreedAt: (playerId) => times.get(playerId) ?? null,
  };
}
