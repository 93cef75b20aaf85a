/** The receipt of a bet stored on this device, and the verifier's result. */
import { useEffect, useMemo, useState } from 'react';
import type { Receipt, ReceiptBody, ReceiptsState } from 'touchline/core/receipts/public';
import { readBody, readDueBody } from 'touchline/core/receipts/wire';
import { useCore } from '../../core-context.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** `checking` until the verifier has answered; `unchecked` when there is no digest. */
export type ReceiptCheck = 'checking' | 'unchecked' | 'intact' | 'altered' | 'linkMissing';

export type BetReceipt =
  /** `reading`: storage has not answered yet. */
  | { readonly state: 'none' | 'reading'; readonly body: null }
  /** `sealing`: queued to be sealed. `unsealed`: can't be sealed during this visit. */
  | { readonly state: 'sealing' | 'unsealed'; readonly body: ReceiptBody | null }
  | {
      readonly state: 'sealed';
      readonly body: ReceiptBody | null;
      readonly receipt: Receipt;
      readonly check: ReceiptCheck;
    };

type Found =
  | { readonly state: 'none' }
  | { readonly state: 'due'; readonly body: ReceiptBody | null; readonly hasFailed: boolean }
  | { readonly state: 'sealed'; readonly body: ReceiptBody | null; readonly receipt: Receipt };

function find({ receipts, due, hasFailed }: ReceiptsState, betId: string): Found {
  const receipt = receipts.find((each) => each.betId === betId);
  if (receipt !== undefined) return { state: 'sealed', receipt, body: readBody(receipt.text) };
  const waiting = due.find((each) => each.betId === betId);
  return waiting === undefined ? { state: 'none' } : { state: 'due', body: readDueBody(waiting.text), hasFailed };
}

export function useReceipt(betId: string): BetReceipt {
  const core = useCore();
  const receipts = useProjection(core.receipts, identity);
  const isRestored = useProjection(core.restored, identity);
  const found = useMemo(() => find(receipts, betId), [receipts, betId]);
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
