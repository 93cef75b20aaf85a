/** The receipt of a bet, and the way to save all receipts of this device. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { ReceiptCard, saveReceipts } from './receipt-card.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { useReceipt } from './use-receipt.ts';

export function BetReceiptPart({ betId }: { readonly betId: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const found = useReceipt(betId);
  return (
    <ReceiptCard
      heading="bet-receipt"
      title={t('office.receipt')}
      of="bet"
      id={betId}
      found={found}
      show={t('office.receipt.show')}
      record={found.body === null ? null : <ReceiptRecord body={found.body} />}
      file={`receipt-${betId}.json`}
    >
      <button
        type="button"
        className="button is-small"
        onClick={() => saveReceipts('receipts.json', core.receipts.get().receipts)}
      >
        {t('office.receipt.all')}
      </button>
    </ReceiptCard>
  );
}
