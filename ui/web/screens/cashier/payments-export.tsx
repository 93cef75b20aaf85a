/** Exports the filtered payments as a file: loads page by page, then saves. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paymentsFileName, toPaymentsCsv } from 'touchline/core/cashier/csv';
import type { CashierView } from 'touchline/core/cashier/public';
import { useCore } from '../../core-context.ts';
import { useText, type Translate } from '../../text.ts';
import { saveCsv } from '../office/save-file.ts';

/** Bidi marks, which only pages need. */
const MARKS = /[\u2066-\u2069\u200E\u200F]/g;

function wordsOf(t: Translate): Parameters<typeof toPaymentsCsv>[1] {
  const plain = (key: string): string => t(key).replace(MARKS, '');
  return {
    column: (column) => plain(`cashier.column.${column}`),
    kind: (kind) => plain(`cashier.kind.${kind}`),
    state: (state) => plain(`cashier.state.${state}`),
    reason: ({ reason }) => (reason === '' ? '' : plain(`cashier.reason.${reason}`)),
  };
}

export function PaymentsExport({ view }: { readonly view: CashierView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { exported } = view;
  const [saved, setSaved] = useState<{ readonly name: string; readonly count: number; readonly isCut: boolean } | null>(
    null,
  );
  const taken = useRef('');
  useEffect(() => {
    if (exported?.status !== 'ready' || taken.current === exported.ask) return;
    taken.current = exported.ask;
    const name = paymentsFileName(exported.filter, core.line.now());
    saveCsv(name, toPaymentsCsv(exported.payments, wordsOf(t)));
    setSaved({ name, count: exported.payments.length, isCut: exported.isCut });
    core.dispatch({ type: 'cashier/closeExport', payload: {} });
  }, [core, exported, t]);
  const isLoading = exported?.status === 'loading';
  const start = (): void => {
    setSaved(null);
    if (!isLoading) core.dispatch({ type: 'cashier/export', payload: { filter: view.history.filter } });
  };
  return (
    <div className="history-export">
      <button type="button" className="button is-small is-outline" aria-disabled={isLoading} onClick={start}>
        {t(isLoading ? 'cashier.csv.gathering' : 'cashier.csv')}
      </button>
      <p className="office-note" role="status">
        {exported?.status === 'failed'
          ? t('cashier.csv.failed')
          : saved === null
            ? ''
            : `${t('cashier.csv.saved', { count: saved.count, name: saved.name })}${saved.isCut ? ` ${t('cashier.csv.cut')}` : ''}`}
      </p>
    </div>
  );
}
