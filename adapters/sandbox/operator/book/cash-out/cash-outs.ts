/** The state of cash-outs, folded from the record: answers by key, what waits, automatic cash-outs. No decisions. */
import type { OperatorRecord, RecordOf } from '../../store/records.ts';

export type PendingCashOut = RecordOf<'cashOutPending'>;
export type CashOutReason = RecordOf<'cashOutRejected'>['reasons'][number];

type KnownCashOut =
  | { readonly status: 'pending'; readonly pending: PendingCashOut }
  | { readonly status: 'accepted'; readonly record: RecordOf<'cashOutAccepted'> }
  | { readonly status: 'rejected'; readonly reasons: readonly CashOutReason[] };

export interface CashOuts {
  apply(record: OperatorRecord): void;
  answer(playerId: number, key: string): KnownCashOut | null;
  /** Cash-outs that wait for the live delay, the next to be decided first. */
  pending(): readonly PendingCashOut[];
  isWaiting(betId: number): boolean;
  /** The amount at which each bet is cashed out, by bet. */
  autos(): ReadonlyMap<number, number>;
}

export function createCashOuts(): CashOuts {
  const answers = new Map<string, KnownCashOut>();
  const pending = new Map<string, PendingCashOut>();
  const autos = new Map<number, number>();
  const nameOf = ({ playerId, key }: { readonly playerId: number; readonly key: string }): string =>
    `${playerId} ${key}`;
  const put = (record: { readonly playerId: number; readonly key: string }, answer: KnownCashOut): void => {
    const name = nameOf(record);
    pending.delete(name);
    if (record.key !== '') answers.set(name, answer);
    if (answer.status === 'pending') pending.set(name, answer.pending);
  };
  return {
    apply(record) {
      if (record.t === 'cashOutPending') put(record, { status: 'pending', pending: record });
      if (record.t === 'cashOutRejected') put(record, { status: 'rejected', reasons: record.reasons });
      if (record.t === 'cashOutAccepted') {
        put(record, { status: 'accepted', record });
        // The chosen amount was for the stake that the bet had.
        autos.delete(record.betId);
      }
      if (record.t === 'betSettled' || record.t === 'betEdited') autos.delete(record.betId);
      if (record.t === 'autoCashOutSet') {
        if (record.amount === null) autos.delete(record.betId);
        else autos.set(record.betId, record.amount);
      }
    },
    answer: (playerId, key) => answers.get(nameOf({ playerId, key })) ?? null,
    pending: () => [...pending.values()].sort((a, b) => a.acceptAt - b.acceptAt),
    isWaiting: (betId) => [...pending.values()].some((each) => each.betId === betId),
    autos: () => autos,
  };
}
