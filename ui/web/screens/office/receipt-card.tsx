/** A receipt in the office: its state in words, its content, and the ways to print and save it. */
import type { ReactNode } from 'react';
import { writeExport } from 'touchline/core/receipts/wire';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { saveFile } from './save-file.ts';
import type { BetReceipt, CashOutReceipt } from './use-receipt.ts';

type Receipts = Parameters<typeof writeExport>[0];

export function saveReceipts(name: string, receipts: Receipts): void {
  saveFile(name, writeExport(receipts), 'application/json');
}

interface Props {
  /** The id of the heading, which names the card. */
  readonly heading: string;
  readonly title: string;
  readonly of: 'bet' | 'cashOut';
  /** The number of the bet or the cash-out. */
  readonly id: string;
  readonly found: BetReceipt | CashOutReceipt;
  /** Opens the content. */
  readonly show: string;
  /** Null while there is none. */
  readonly record: ReactNode;
  /** The name of the file with this receipt. */
  readonly file: string;
  /** More ways, once the receipt is sealed. */
  readonly children?: ReactNode;
}

export function ReceiptCard({ heading, title, of, id, found, show, record, file, children }: Props): ReactNode {
  const t = useText();
  return (
    <section className="card office-part receipt" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ReceiptState found={found} of={of} />
      {record !== null && (
        <details className="receipt-more">
          <summary>{show}</summary>
          {record}
          <Seal found={found} />
        </details>
      )}
      <div className="receipt-ways">
        <Link to={`/print-coupon/${id}`} className="button is-small">
          {t('office.print')}
        </Link>
        {found.state === 'sealed' && (
          <>
            <button type="button" className="button is-small" onClick={() => saveReceipts(file, [found.receipt])}>
              {t('office.receipt.json')}
            </button>
            {children}
          </>
        )}
      </div>
    </section>
  );
}
