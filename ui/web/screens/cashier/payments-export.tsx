/** Exports the filtered payments as a file. */
import type { ReactNode } from 'react';
import { paymentsFileName, toPaymentsCsv } from 'touchline/core/cashier/csv';
import type { CashierView } from 'touchline/core/cashier/public';
import { useCore } from '../../core-context.ts';
import { useText, type Translate } from '../../text.ts';
import { CsvExport, plainText } from '../office/csv-export.tsx';

function wordsOf(t: Translate): Parameters<typeof toPaymentsCsv>[1] {
  const plain = (key: string): string => plainText(t(key));
  return {
    column: (column) => plain(`cashier.column.${column}`),
    kind: (kind) => plain(`cashier.kind.${kind}`),
    state: (state) => plain(`cashier.state.${state}`),
    reason: ({ reason }) => (reason === '' ? '' : plain(`cashier.reason.${reason}`)),
  };
}

const KEYS = {
  start: 'cashier.csv',
  gathering: 'cashier.csv.gathering',
  failed: 'cashier.csv.failed',
  saved: 'cashier.csv.saved',
  cut: 'cashier.csv.cut',
} as const;

export function PaymentsExport({ view }: { readonly view: CashierView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { exported } = view;
  return (
    <CsvExport
      exported={exported}
      keys={KEYS}
      fileOf={() =>
        exported?.status === 'ready'
          ? {
              name: paymentsFileName(exported.filter, core.line.now()),
              text: toPaymentsCsv(exported.payments, wordsOf(t)),
              count: exported.payments.length,
              isCut: exported.isCut,
            }
          : null
      }
      onStart={() => core.dispatch({ type: 'cashier/export', payload: { filter: view.history.filter } })}
      onSaved={() => core.dispatch({ type: 'cashier/closeExport', payload: {} })}
    />
  );
}
