/** The receipt of a bet, or of a cash-out, stored on this device, and the verifier's result. */
import { useEffect, useMemo, useState } from 'react';
import { cashOutReceiptKey, isCashOutReceipt } from 'touchline/core/cash-out/cash-out-receipt';
import type { CashOutReceiptBody, Due, Receipt, ReceiptBody, ReceiptsState } from 'touchline/core/receipts/public';
import { readBody, readCashOutBody, readDueBody, readDueCashOutBody } from 'touchline/core/receipts/wire';
import { useCore } from '../../core-context.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** `checking` until the verifier has answered; `unchecked` when there is no digest. */
export type ReceiptCheck = 'checking' | 'unchecked' | 'intact' | 'altered' | 'linkMissing';

export type StoredReceipt<B> =
  /** `reading`: storage has not answered yet. */
  | { readonly state: 'none' | 'reading'; readonly body: null }
  /** `sealing`: queued to be sealed. `unsealed`: can't be sealed during this visit. */
  | { readonly state: 'sealing' | 'unsealed'; readonly body: B | null }
  | { readonly state: 'sealed'; readonly body: B | null; readonly receipt: Receipt; readonly check: ReceiptCheck };

export type BetReceipt = StoredReceipt<ReceiptBody>;
export type CashOutReceipt = StoredReceipt<CashOutReceiptBody>;

/** The receipts to look for, and the functions that read their texts. */
interface Kind<B> {
  readonly isWanted: (receipt: Due, id: string) => boolean;
  readonly read: (text: string) => B | null;
  readonly readDue: (text: string) => B | null;
}

const OF_BET: Kind<ReceiptBody> = {
  isWanted: (receipt, betId) => receipt.betId === betId && !isCashOutReceipt(receipt),
  read: readBody,
  readDue: readDueBody,
};
const OF_CASH_OUT: Kind<CashOutReceiptBody> = {
  isWanted: ({ key }, id) => key === cashOutReceiptKey(id),
  read: readCashOutBody,
  readDue: readDueCashOutBody,
};

type Found<B> =
  | { readonly state: 'none' }
  | { readonly state: 'due'; readonly body: B | null; readonly hasFailed: boolean }
  | { readonly state: 'sealed'; readonly body: B | null; readonly receipt: Receipt };

function find<B>({ receipts, due, hasFailed }: ReceiptsState, kind: Kind<B>, id: string): Found<B> {
  const receipt = receipts.find((each) => kind.isWanted(each, id));
  if (receipt !== undefined) return { state: 'sealed', receipt, body: kind.read(receipt.text) };
  const waiting = due.find((each) => kind.isWanted(each, id));
  return waiting === undefined ? { state: 'none' } : { state: 'due', body: kind.readDue(waiting.text), hasFailed };
}

/** `id`: the operator's number of the bet. */
export function useReceipt(id: string): BetReceipt {
  return useStored(OF_BET, id);
}

/** `id`: the operator's number of the cash-out. */
export function useCashOutReceipt(id: string): CashOutReceipt {
  return useStored(OF_CASH_OUT, id);
}

function useStored<B>(kind: Kind<B>, id: string): StoredReceipt<B> {
  const core = useCore();
  const receipts = useProjection(core.receipts, identity);
  const isRestored = useProjection(core.restored, identity);
  const found = useMemo(() => find(receipts, kind, id), [receipts, kind, id]);
  const receipt = found.state === 'sealed' ? found.receipt : null;
  const [check, setCheck] = useState<ReceiptCheck>('checking');
  useEffect(() => {
    if (receipt === null) return undefined;
    let isWanted = true;
    setCheck('checking');
    const put = (next: ReceiptCheck): void => {
      if (isWanted) setCheck(next);
    };
    core.verifyReceipts().then(
      (verdicts) => put(verdicts.receipts.find((each) => each.key === receipt.key)?.verdict ?? 'unchecked'),
      () => put('unchecked'),
    );
    return () => {
      isWanted = false;
    };
  }, [core, receipt]);
  switch (found.state) {
    case 'none':
      return { state: isRestored ? 'none' : 'reading', body: null };
    case 'due':
      return { state: found.hasFailed ? 'unsealed' : 'sealing', body: found.body };
    case 'sealed':
      return { ...found, check };
  }
}
