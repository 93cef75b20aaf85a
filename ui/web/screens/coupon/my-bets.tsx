/** The player's bets in the rail: open bets, and the most recently settled. */
import { useEffect, useState, type ReactNode } from 'react';
import { EVERY_BET, type HistoryFilter } from 'touchline/core/history/filter';
import type { HistoryListView, HistoryView } from 'touchline/core/history/views';
import { BetCard } from '../../components/bet-card.tsx';
import { GamesWay } from '../../components/games-way.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useLiveBets } from '../../components/use-live-bets.ts';
import { useCore } from '../../core-context.ts';
import { isRegistrationOpen, statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

type Shown = 'open' | 'settled';
const BOTH: readonly Shown[] = ['open', 'settled'];
const MAX_BETS = 20;

const railOf = ({ rail }: HistoryView): HistoryListView => rail;
const filterOf = (status: Shown): HistoryFilter => ({ ...EVERY_BET, status });

function Bets({ list, shown }: { readonly list: HistoryListView; readonly shown: Shown }): ReactNode {
  const core = useCore();
  const t = useText();
  const bets = list.filter.status === shown ? list.bets.slice(0, MAX_BETS) : [];
  useLiveBets(bets);
  if (bets.length > 0) return bets.map((bet) => <BetCard key={bet.id} bet={bet} />);
  if (list.status === 'loading' || list.status === 'idle')
    return <div className="bone is-block" role="status" aria-label={t('state.loading')} />;
  if (list.status === 'failed') {
    return (
      <Empty icon="alert" title={t('bets.failed.title')} text={t('bets.failed.text')}>
        <button
          type="button"
          className="button"
          onClick={() => core.dispatch({ type: 'history/open', payload: { list: 'rail', filter: filterOf(shown) } })}
        >
          {t('action.retry')}
        </button>
      </Empty>
    );
  }
  return (
    <Empty
      icon="receipt"
      title={t(`bets.empty.${shown}`)}
      text={t('bets.empty.text')}
      drawing={<Drawing name="history" />}
    >
      <GamesWay />
    </Empty>
  );
}

export function MyBets(): ReactNode {
  const core = useCore();
  const t = useText();
  const status = useProjection(core.session, statusOf);
  const canRegister = useProjection(core.siteConfig, isRegistrationOpen);
  const list = useProjection(core.history, railOf);
  const [shown, setShown] = useState<Shown>('open');
  const isThere = useIsLoaded('history');
  useEffect(() => {
    if (isThere && status === 'player')
      core.dispatch({ type: 'history/open', payload: { list: 'rail', filter: filterOf(shown) } });
  }, [core, isThere, shown, status]);
  if (status !== 'player') {
    return (
      <Empty icon="receipt" title={t('bets.guest.title')} text={t('bets.guest.text')}>
        <Link to="/user/login" className="button">
          {t('auth.logIn')}
        </Link>
        {canRegister && (
          <Link to="/registration" className="button is-main">
            {t('auth.register')}
          </Link>
        )}
      </Empty>
    );
  }
  return (
    <div className="my-bets">
      <div className="segments" role="group" aria-label={t('nav.bets')}>
        {BOTH.map((each) => (
          <button
            type="button"
            key={each}
            className="segment"
            aria-pressed={shown === each}
            onClick={() => setShown(each)}
          >
            {t(`bets.${each}`)}
          </button>
        ))}
      </div>
      <Bets list={list} shown={shown} />
      <Link to="/office/history" className="way">
        {t('bets.all')}
      </Link>
    </div>
  );
}
