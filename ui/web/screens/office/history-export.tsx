/** Exports the filtered bets as a file: loads page by page, then saves. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { csvFileName, toCsv, type CsvWords } from 'touchline/core/history/csv';
import { isCashedOut } from 'touchline/core/history/filter';
import type { HistoryView } from 'touchline/core/history/views';
import { useCore } from '../../core-context.ts';
import { endText, gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { useText, type Translate } from '../../text.ts';
import { saveCsv } from './save-file.ts';
import { isOpenStatus } from 'touchline/core/coupon/rules/settlement/leg-factor';

/** Bidi marks, which only pages need. */
const MARKS = /[\u2066-\u2069\u200E\u200F]/g;
const DECIMAL = 0;

function wordsOf(t: Translate): CsvWords {
  const plain = (text: string): string => text.replace(MARKS, '');
  return {
    column: (column) => plain(t(`office.csv.${column}`)),
    type: ({ betType }) => plain(t(`coupon.type.${betType}`)),
    product: (productId) => plain(t(`office.product.${productId === 1 ? 'live' : 'line'}`)),
    status: (bet) => plain(t(isCashedOut(bet) ? 'bet.status.cashedOut' : `bet.status.${bet.statusId}`)),
    leg: (leg) => {
      const score = isOpenStatus(leg.statusId) ? scoreText(leg.score, t) : endText(leg, t);
      const selection = `${gameTitle(leg, t)}. ${marketName(leg, leg, t)} @ ${oddsText(leg.price, DECIMAL)}`;
      return plain(`${selection}. ${t(`bet.status.${leg.statusId}`)}${score === '' ? '' : ` ${score}`}`);
    },
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
    saveCsv(name, toCsv(exported.bets, wordsOf(t)));
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
