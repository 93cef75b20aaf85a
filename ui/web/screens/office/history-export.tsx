/** The history as a file: all bets of the filter, gathered page by page, saved when they are here. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { csvFileName, toCsv, type CsvWords } from '../../../../core/modules/history/csv.ts';
import type { HistoryView } from '../../../../core/modules/history/views.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle } from '../../format/game-title.ts';
import { marketName } from '../../format/kind-name.ts';
import { oddsText } from '../../format/odds.ts';
import { useText, type Translate } from '../../text.ts';
import { saveFile } from './save-file.ts';

/** Marks of direction are for pages. */
const MARKS = /[\u2066-\u2069\u200E\u200F]/g;
/** Spreadsheets take a file without it for another alphabet. */
const BYTE_ORDER = '\uFEFF';
const DECIMAL = 0;

function wordsOf(t: Translate): CsvWords {
  const plain = (text: string): string => text.replace(MARKS, '');
  return {
    column: (column) => plain(t(`office.csv.${column}`)),
    type: ({ typeId }) => plain(t(`coupon.type.${typeId}`)),
    product: (productId) => plain(t(`office.product.${productId === 1 ? 'live' : 'line'}`)),
    status: (statusId) => plain(t(`bet.status.${statusId}`)),
    leg: (leg) =>
      plain(
        `${gameTitle(leg, t)}. ${marketName(leg, leg, t)} @ ${oddsText(leg.price, DECIMAL)}. ${t(`bet.status.${leg.statusId}`)}${leg.score === '' ? '' : ` ${leg.score}`}`,
      ),
    yes: plain(t('office.csv.yes')),
  };
}

export function HistoryExport({ history }: { readonly history: HistoryView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { exported, filter } = history;
  const [saved, setSaved] = useState<{ readonly name: string; readonly count: number; readonly isCut: boolean } | null>(
    null,
  );
  const taken = useRef('');
  useEffect(() => {
    if (exported?.status !== 'ready' || taken.current === exported.ask) return;
    taken.current = exported.ask;
    const name = csvFileName(exported.filter, core.line.now());
    saveFile(name, BYTE_ORDER + toCsv(exported.bets, wordsOf(t)), 'text/csv;charset=utf-8');
    setSaved({ name, count: exported.bets.length, isCut: exported.isCut });
    core.dispatch({ type: 'history/closeExport', payload: {} });
  }, [core, exported, t]);
  const isLoading = exported?.status === 'loading';
  const start = (): void => {
    setSaved(null);
    if (!isLoading) core.dispatch({ type: 'history/export', payload: { filter } });
  };
  return (
    <div className="history-export">
      <button type="button" className="button is-small is-outline" aria-disabled={isLoading} onClick={start}>
        {t(isLoading ? 'office.csv.gathering' : 'office.csv')}
      </button>
      <p className="office-note" role="status">
        {exported?.status === 'failed'
          ? t('office.csv.failed')
          : saved === null
            ? ''
            : `${t('office.csv.saved', { count: saved.count, name: saved.name })}${saved.isCut ? ` ${t('office.csv.cut')}` : ''}`}
      </p>
    </div>
  );
}
