/**
 * Records a receipt for every cash-out that this device learns of: one that the player asked for here or elsewhere, and
 * one that the operator made by itself. The history receives an accepted cash-out in the same turn, so the receipt is
 * recorded in that turn [RCP-10].
 */
import { distinctUntilChanged, from, map, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { HistoryState } from '../history/public.ts';
import type { ReceiptsCommand } from '../receipts/messages.ts';
import { MAX_RECEIPTS } from '../receipts/public.ts';
import type { Due, ReceiptsState } from '../receipts/public.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import { cashOutReceiptKey, writeCashOutReceipt } from './cash-out-receipt.ts';

/** Once the device keeps as many receipts as it can, only cash-outs younger than this get one. */
const FRESH_MS = 86_400_000;

interface Io {
  readonly history: Readable<HistoryState>;
  readonly receipts: Readable<ReceiptsState>;
  readonly session: Readable<SessionState>;
  /** The operator's clock, as far as it is known. */
  readonly now: () => number;
}

export function awaitCashOutReceipts({ history, receipts, session, now }: Io): Observable<ReceiptsCommand> {
  const missing = (userId: string): readonly Due[] => {
    const { receipts: kept, due } = receipts.get();
    const keys = new Set([...kept, ...due].map(({ key }) => key));
    const since = keys.size < MAX_RECEIPTS ? -Infinity : now() - FRESH_MS;
    return [...history.get().known.values()].flatMap((bet) =>
      bet.cashOuts
        .filter(({ id, at }) => id !== '' && at > since && !keys.has(cashOutReceiptKey(id)))
        .map((each) => writeCashOutReceipt(bet, each, userId)),
    );
  };
  return whilePlayer(session, (userId) =>
    history.value$.pipe(
      map(({ known }) => known),
      distinctUntilChanged(),
      mergeMap(() => from(missing(userId))),
      map((due): ReceiptsCommand => ({ type: 'receipts/await', payload: due })),
    ),
  );
}
