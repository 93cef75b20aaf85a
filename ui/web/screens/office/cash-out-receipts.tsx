/** The receipts of a bet's cash-outs. */
import { useId, type ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { useText } from '../../text.ts';
import { CashOutRecord } from './cash-out-record.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { useCashOutReceipt } from './use-receipt.ts';

function CashOutReceiptPart({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const found = useCashOutReceipt(id);
  return (
    <ReceiptCard
      heading={useId()}
      title={t('office.cashOut.receipt', { id })}
      of="cashOut"
      id={id}
      found={found}
      show={t('office.cashOut.show')}
      record={found.body === null ? null : <CashOutRecord body={found.body} />}
      file={`cash-out-${id}.json`}
    />
  );
}

export function CashOutReceipts({ bet }: { readonly bet: Bet }): ReactNode {
  return bet.cashOuts.map(({ id }) => (id === '' ? null : <CashOutReceiptPart key={id} id={id} />));
}
