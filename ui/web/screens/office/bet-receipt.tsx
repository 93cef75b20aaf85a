/** The receipt of a bet: whether it is intact, in words; its content; and the ways to save it. */
import type { ReactNode } from 'react';
import { writeExport } from 'touchline/core/receipts/wire';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { saveFile } from './save-file.ts';
import { useReceipt } from './use-receipt.ts';

const JSON_TYPE = 'application/json';

export function BetReceiptPart({ betId }: { readonly betId: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const found = useReceipt(betId);
  const save = (name: string, receipts: Parameters<typeof writeExport>[0]): void =>
    saveFile(name, writeExport(receipts), JSON_TYPE);
  return (
    <section className="card office-part receipt" aria-labelledby="bet-receipt">
      <h2 id="bet-receipt">{t('office.receipt')}</h2>
      <ReceiptState found={found} />
      {found.body !== null && (
        <details className="receipt-more">
          <summary>{t('office.receipt.show')}</summary>
          <ReceiptRecord body={found.body} />
          <Seal found={found} />
        </details>
      )}
      <div className="receipt-ways">
        <Link to={`/print-coupon/${betId}`} className="button is-small">
          {t('office.print')}
        </Link>
        {found.state === 'sealed' && (
          <button
            type="button"
            className="button is-small"
            onClick={() => save(`receipt-${betId}.json`, [found.receipt])}
          >
            {t('office.receipt.json')}
          </button>
        )}
        {found.state === 'sealed' && (
          <button
            type="button"
            className="button is-small"
            onClick={() => save('receipts.json', core.receipts.get().receipts)}
          >
            {t('office.receipt.all')}
          </button>
        )}
      </div>
    </section>
  );
}
