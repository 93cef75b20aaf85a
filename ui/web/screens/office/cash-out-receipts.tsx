/** The receipts of a bet's cash-outs: each with its state in words, its content, and the ways to save and print it. */
import { useId, type ReactNode } from 'react';
import { writeExport } from 'touchline/core/receipts/wire';
import type { Bet } from 'touchline/core/history/views';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { CashOutRecord } from './cash-out-record.tsx';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { saveFile } from './save-file.ts';
import { useCashOutReceipt } from './use-receipt.ts';

function CashOutReceiptPart({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const heading = useId();
  const found = useCashOutReceipt(id);
  return (
    <section className="card office-part receipt" aria-labelledby={heading}>
      <h2 id={heading}>{t('office.cashOut.receipt', { id })}</h2>
      <ReceiptState found={found} of="cashOut" />
      {found.body !== null && (
        <details className="receipt-more">
          <summary>{t('office.cashOut.show')}</summary>
          <CashOutRecord body={found.body} />
          <Seal found={found} />
        </details>
      )}
      <div className="receipt-ways">
        <Link to={`/print-coupon/${id}`} className="button is-small">
          {t('office.print')}
        </Link>
        {found.state === 'sealed' && (
          <button
            type="button"
            className="button is-small"
            onClick={() => saveFile(`cash-out-${id}.json`, writeExport([found.receipt]), 'application/json')}
          >
            {t('office.receipt.json')}
          </button>
        )}
      </div>
    </section>
  );
}

export function CashOutReceipts({ bet }: { readonly bet: Bet }): ReactNode {
  return bet.cashOuts.map(({ id }) => (id === '' ? null : <CashOutReceiptPart key={id} id={id} />));
}
