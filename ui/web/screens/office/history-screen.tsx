/** All bets of the player, newest first, filtered and paged; one bet by its number. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { EVERY_BET, isSameFilter, type HistoryFilter } from 'touchline/core/history/filter';
import type { HistoryView } from 'touchline/core/history/views';
import { BetCard } from '../../components/bet-card.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { useHasLive } from '../../components/games-way.tsx';
import { Link } from '../../components/link.tsx';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useLiveBets } from '../../components/use-live-bets.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import type { ScreenProps } from '../screens.tsx';
import { BetDetail } from './bet-detail.tsx';
import { filterOf, queryOf } from './filter-address.ts';
import { HistoryExport } from './history-export.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryWaits } from './history-waits.tsx';
import { OfficePage } from './office-page.tsx';

interface BetListProps {
  readonly history: HistoryView;
  readonly onFilter: (filter: HistoryFilter) => void;
}

function NoBets({ filter, onFilter }: { readonly filter: HistoryFilter } & Pick<BetListProps, 'onFilter'>): ReactNode {
  const t = useText();
  const hasLive = useHasLive();
  if (isSameFilter(filter, EVERY_BET)) {
    return (
      <Empty
        icon="receipt"
        title={t('office.empty.all')}
        text={t('bets.empty.text')}
        drawing={<Drawing name="history" />}
      >
        {hasLive && (
          <Link to="/live" className="button is-main">
            {t('home.allLive')}
          </Link>
        )}
        <Link to="/line" className={hasLive ? 'button' : 'button is-main'}>
          {t('home.allSports')}
        </Link>
      </Empty>
    );
  }
  return (
    <Empty
      icon="receipt"
      drawing={<Drawing name="search" />}
      title={t('office.empty.filter')}
      text={t('office.empty.filterText')}
    >
      <button type="button" className="button is-main" onClick={() => onFilter(EVERY_BET)}>
        {t('office.clearFilter')}
      </button>
    </Empty>
  );
}

function BetList({ history, onFilter }: BetListProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { bets, filter, status } = history;
  useLiveBets(bets);
  if (bets.length === 0 && status === 'failed') {
    return <Failed title={t('bets.failed.title')} text={t('bets.failed.text')} onRetry={() => onFilter(filter)} />;
  }
  if (bets.length === 0 && status !== 'ready') return <HistoryWaits />;
  if (bets.length === 0) return <NoBets filter={filter} onFilter={onFilter} />;
  return (
    <div className="bets">
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {status === 'failed' && (
        <p className="form-note is-bad" role="alert">
          {t('bets.failed.title')}
        </p>
      )}
      {history.hasMore && (
        <button
          type="button"
          className="button is-large"
          aria-disabled={status === 'loading'}
          onClick={() => core.dispatch({ type: 'history/loadMore', payload: { list: 'office' } })}
        >
          {t(status === 'loading' ? 'state.loading' : 'office.more')}
        </button>
      )}
    </div>
  );
}

function AllBets({ history }: { readonly history: HistoryView }): ReactNode {
  const core = useCore();
  const t = useText();
  const go = useGo();
  const { path, query } = useShown().target;
  const { timeZone } = useProjection(core.preferences, identity);
  const filter = useMemo(() => filterOf(query, timeZone), [query, timeZone]);
  const isThere = useIsLoaded('history');
  useEffect(() => {
    if (isThere) core.dispatch({ type: 'history/open', payload: { list: 'office', filter } });
  }, [core, filter, isThere]);
  // The address holds the filter; choosing the current filter again reloads it.
  const open = (next: HistoryFilter): void => {
    const asked = queryOf(next, timeZone);
    if (asked === queryOf(filter, timeZone))
      core.dispatch({ type: 'history/open', payload: { list: 'office', filter } });
    else go(path + asked);
  };
  return (
    <OfficePage name={t('office.history')} tool={<HistoryExport history={history} />}>
      <HistoryFilters filter={filter} onFilter={open} />
      <BetList history={history} onFilter={open} />
    </OfficePage>
  );
}

export function HistoryScreen({ params }: ScreenProps): ReactNode {
  const history = useProjection(useCore().history, identity);
  const betId = params['bet'];
  return betId === undefined ? (
    <AllBets history={history} />
  ) : (
    <BetDetail key={betId} betId={betId} history={history} />
  );
}
