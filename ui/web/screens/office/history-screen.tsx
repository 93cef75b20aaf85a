/** All bets of the player, newest first, by filter and page; one bet by its number. */
import { useEffect, type ReactNode } from 'react';
import type { HistoryFilter, HistoryView } from '../../../../core/modules/history/views.ts';
import { BetCard } from '../../components/bet-card.tsx';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import type { ScreenProps } from '../screens.tsx';
import { BetDetail } from './bet-detail.tsx';
import { HistoryWaits } from './history-waits.tsx';
import { OfficeNav } from './office-nav.tsx';

const FILTERS: readonly HistoryFilter[] = ['all', 'open', 'settled'];

function BetList({ history, onFilter }: { readonly history: HistoryView; readonly onFilter: (filter: HistoryFilter) => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const { bets, filter, status } = history;
  if (bets.length === 0 && status === 'failed') {
    return <Empty icon="alert" title={t('bets.failed.title')} text={t('bets.failed.text')}><button type="button" className="button is-main" onClick={() => onFilter(filter)}>{t('action.retry')}</button></Empty>;
  }
  if (bets.length === 0 && status !== 'ready') return <HistoryWaits />;
  if (bets.length === 0) {
    return <Empty icon="receipt" title={t(`office.empty.${filter}`)} text={t('bets.empty.text')}><Go to="/live" className="button is-main">{t('home.allLive')}</Go><Go to="/line" className="button">{t('home.allSports')}</Go></Empty>;
  }
  return (
    <div className="bets">
      {bets.map((bet) => <BetCard key={bet.id} bet={bet} />)}
      {status === 'failed' && <p className="form-note is-bad" role="alert">{t('bets.failed.title')}</p>}
      {history.hasMore && <button type="button" className="button is-large" aria-disabled={status === 'loading'} onClick={() => core.dispatch({ type: 'history/loadMore', payload: {} })}>{t(status === 'loading' ? 'state.loading' : 'office.more')}</button>}
    </div>
  );
}

export function HistoryScreen({ params }: ScreenProps): ReactNode {
  const core = useCore();
  const t = useText();
  const history = useProjection(core.history, whole);
  const open = (filter: HistoryFilter): void => void core.dispatch({ type: 'history/open', payload: { filter } });
  useEffect(() => void core.dispatch({ type: 'history/open', payload: { filter: 'all' } }), [core]);
  const betId = params['bet'];
  if (betId !== undefined) return <BetDetail betId={betId} history={history} />;
  return (
    <div className="screen">
      <div className="screen-head"><h1>{t('office.history')}</h1></div>
      <OfficeNav />
      <div className="segments office-filters" role="group" aria-label={t('office.filter')}>
        {FILTERS.map((filter) => <button type="button" key={filter} className="segment" aria-pressed={history.filter === filter} onClick={() => open(filter)}>{t(`office.filter.${filter}`)}</button>)}
      </div>
      <BetList history={history} onFilter={open} />
    </div>
  );
}
