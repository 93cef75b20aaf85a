/** Exports the filtered bets as a file. */
import type { ReactNode } from 'react';
import { csvFileName, toCsv, type CsvWords } from 'touchline/core/history/csv';
import { statusWord } from 'touchline/core/history/status-word';
import { partResult } from 'touchline/core/history/rules/part-result';
import type { BetLeg, HistoryView } from 'touchline/core/history/views';
import { useCore } from '../../core-context.ts';
import { endText, gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { placedText } from 'touchline/core/line/rules/ranking';
import { comboSelections, legName, marketName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { useText, type Translate } from '../../text.ts';
import { CsvExport, plainText } from './csv-export.tsx';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';

/**
 * The market and the outcome of a leg; of a same-game combo its selections in brackets, each with its result once it is
 * settled [SGC-10].
 */
function selectionOf(leg: BetLeg, t: Translate): string {
  if (leg.kind !== KIND.sameGame) return marketName(leg, leg, t);
  const parts = comboSelections(leg.label).map((selection) => {
    const name = marketName(selection, leg, t);
    const result = partResult(leg, selection);
    return result === null || isOpenResult(result) ? name : `${name} [${t(`bet.status.${result}`)}]`;
  });
  return `${legName(leg, t)} (${parts.join(' + ')})`;
}

function wordsOf(t: Translate): CsvWords {
  return {
    column: (column) => plainText(t(`office.csv.${column}`)),
    type: ({ betType }) => plainText(t(`coupon.type.${betType}`)),
    product: (product) => plainText(t(`office.product.${product}`)),
    status: (bet) => plainText(t(`bet.status.${statusWord(bet)}`)),
    leg: (leg) => {
      const ranking = (leg.ranking ?? []).map(placedText).join(', ');
      const score = ranking || (isOpenResult(leg.result) ? scoreText(leg.score, t) : endText(leg, t));
      const selection = `${gameTitle(leg, t)}. ${selectionOf(leg, t)} @ ${oddsText(leg.price, 'decimal')}`;
      return plainText(`${selection}. ${t(`bet.status.${leg.result}`)}${score === '' ? '' : ` ${score}`}`);
    },
    yes: plainText(t('office.csv.yes')),
  };
}

const KEYS = {
  start: 'office.csv',
  gathering: 'office.csv.gathering',
  failed: 'office.csv.failed',
  saved: 'office.csv.saved',
  cut: 'office.csv.cut',
} as const;

export function HistoryExport({ history }: { readonly history: HistoryView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { exported } = history;
  return (
    <CsvExport
      exported={exported}
      keys={KEYS}
      fileOf={() =>
        exported?.status === 'ready'
          ? {
              name: csvFileName(exported.filter, core.line.now()),
              text: toCsv(exported.bets, wordsOf(t)),
              count: exported.bets.length,
              isCut: exported.isCut,
            }
          : null
      }
      onStart={() => core.dispatch({ type: 'history/export', payload: { filter: history.filter } })}
      onSaved={() => core.dispatch({ type: 'history/closeExport', payload: {} })}
    />
  );
}
