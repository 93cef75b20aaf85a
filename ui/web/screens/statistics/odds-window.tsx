/** The history of the prices of one group of markets, one selection at a time [STT-10]. */
import { useMemo, useState, type ReactNode } from 'react';
import 'touchline/core/statistics/feature';
import type { Game, Market } from 'touchline/core/line/types';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { summaryOf } from 'touchline/core/statistics/rules/odds-summary';
import type { OddsHistory } from 'touchline/core/statistics/types';
import { Dialog } from '../../components/dialog.tsx';
import { Failed } from '../../components/empty.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { Sparkline } from './sparkline.tsx';

const OddsChart = deferred(async () => (await import('./odds-chart.tsx')).OddsChart);

function Summary({ history, name }: { readonly history: OddsHistory; readonly name: string }): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  const [isChart, setChart] = useState(false);
  const summary = useMemo(() => summaryOf(history), [history]);
  if (summary === null) return <p className="statistics-note">{t('odds.never')}</p>;
  const { oddsView } = preferences;
  return (
    <>
      <Sparkline history={history} />
      <dl className="odds-facts">
        {(['opening', 'lowest', 'highest', 'last'] as const).map((key) => (
          <div key={key}>
            <dt>
              {isChart && <i className="odds-key" data-of={key} aria-hidden="true" />}
              {t(`odds.${key}`)}
            </dt>
            <dd>
              <b className="number">{oddsText(summary[key].price, oddsView)}</b>
              <span>{formatTime(summary[key].at, 'dayTime', preferences)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isChart ? (
        <Deferred waiting={<div className="odds-chart" aria-busy="true" />}>
          <OddsChart
            history={history}
            summary={summary}
            oddsView={oddsView}
            preferences={preferences}
            label={t('odds.chartOf', {
              name,
              from: oddsText(summary.opening.price, oddsView),
              to: oddsText(summary.last.price, oddsView),
            })}
          />
        </Deferred>
      ) : (
        <button type="button" className="button" onClick={() => setChart(true)}>
          {t('odds.showChart')}
        </button>
      )}
    </>
  );
}

interface OddsWindowProps {
  readonly game: Game;
  readonly title: string;
  readonly markets: readonly Market[];
  /** The selection that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

export function OddsWindow({ game, title, markets, first, onClose }: OddsWindowProps): ReactNode {
  const t = useText();
  const [marketId, setMarketId] = useState(first);
  const ask = useMemo(() => ({ type: 'statistics/ask', payload: { kind: 'odds', id: marketId } }) as const, [marketId]);
  const { view, hasFailed, again } = useLoadedFeature('statistics', ask);
  const key = `odds ${marketId}`;
  const history = view?.odds?.key === key ? view.odds : null;
  const status = view?.asked.odds?.key === key ? view.asked.odds.status : 'loading';
  const names = markets.map((market) => [market.id, outcomeName(market, game, t)] as const);
  const name = names.find(([id]) => id === marketId)?.[1] ?? '';
  return (
    <Dialog title={t('odds.title', { name: title })} onClose={onClose}>
      <div className="odds-window">
        <Pick
          className="is-row is-filter"
          label={t('odds.selection')}
          value={marketId}
          options={names}
          onPick={setMarketId}
        />
        {hasFailed || status === 'failed' || status === 'missing' ? (
          <Failed title={t('odds.failed')} text={t('statistics.failed')} onRetry={again} />
        ) : history === null ? (
          <CardSkeleton />
        ) : (
          <Summary key={key} history={history} name={name} />
        )}
      </div>
    </Dialog>
  );
}
