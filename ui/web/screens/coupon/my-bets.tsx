/** The player's bets beside the line: those that are open, and the last that were settled. */
import { useEffect, useState, type ReactNode } from 'react';
import type { HistoryView } from '../../../../core/modules/history/views.ts';
import { BetCard } from '../../components/bet-card.tsx';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useCore } from '../../core-context.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

type Shown = 'open' | 'settled';
const BOTH: readonly Shown[] = ['open', 'settled'];
const MOST = 20;

function Bets({ history, shown }: { readonly history: HistoryView; readonly shown: Shown }): ReactNode {
  const core = useCore();
  const t = useText();
  const bets = history.bets.filter((bet) => bet.status === shown).slice(0, MOST);
  if (bets.length > 0) return bets.map((bet) => <BetCard key={bet.id} bet={bet} />);
  if (history.status === 'loading' || history.status === 'idle') return <div className="bone is-block" role="status" aria-label={t('state.loading')} />;
  if (history.status === 'failed') {
    return <Empty icon="alert" title={t('bets.failed.title')} text={t('bets.failed.text')}><button type="button" className="button" onClick={() => core.dispatch({ type: 'history/open', payload: { filter: shown } })}>{t('action.retry')}</button></Empty>;
  }
  return <Empty icon="receipt" title={t(`bets.empty.${shown}`)} text={t('bets.empty.text')}><Go to="/live" className="button">{t('home.allLive')}</Go></Empty>;
}

export function MyBets(): ReactNode {
  const core = useCore();
  const t = useText();
  const status = useProjection(core.session, statusOf);
  const history = useProjection(core.history, whole);
  const [shown, setShown] = useState<Shown>('open');
  useEffect(() => {
    if (status === 'player') core.dispatch({ type: 'history/open', payload: { filter: shown } });
  }, [core, shown, status]);
  if (status !== 'player') {
    return <Empty icon="receipt" title={t('bets.guest.title')} text={t('bets.guest.text')}><Go to="/user/login" className="button">{t('auth.logIn')}</Go><Go to="/registration" className="button is-main">{t('auth.register')}</Go></Empty>;
  }
  return (
    <div className="my-bets">
      <div className="segments" role="group" aria-label={t('nav.bets')}>
        {BOTH.map((each) => <button type="button" key={each} className="segment" aria-pressed={shown === each} onClick={() => setShown(each)}>{t(`bets.${each}`)}</button>)}
      </div>
      <Bets history={history} shown={shown} />
      <Go to="/office/history" className="way">{t('bets.all')}</Go>
    </div>
  );
}
