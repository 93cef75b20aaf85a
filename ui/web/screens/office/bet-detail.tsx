/** One bet with everything that is known of it. */
import { useCallback, useEffect, type ReactNode } from 'react';
import type { Bet, HistoryView } from '../../../../core/modules/history/views.ts';
import { BetLegs, BetStatus } from '../../components/bet-card.tsx';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { HistoryWaits } from './history-waits.tsx';

function Facts({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, whole);
  return (
    <section className="card office-part" aria-label={t('office.betFacts')}>
      <dl className="facts">
        <div><dt>{t('coupon.stake')}</dt><dd className="number">{money(bet.amount, bet.currency)}</dd></div>
        <div><dt>{t('coupon.totalOdds')}</dt><dd className="number">{totalOddsText(bet.coef, chosen.oddsView)}</dd></div>
        <div><dt>{t('coupon.maxWin')}</dt><dd className="number">{money(bet.possibleWin, bet.currency)}</dd></div>
        {bet.status === 'settled' && <div><dt>{t('bet.payout')}</dt><dd className="number strong">{money(bet.payout, bet.currency)}</dd></div>}
        <div><dt>{t('office.placedAt')}</dt><dd>{formatTime(bet.placedAt, 'full', chosen)}</dd></div>
        {bet.settledAt !== null && <div><dt>{t('office.settledAt')}</dt><dd>{formatTime(bet.settledAt, 'full', chosen)}</dd></div>}
      </dl>
    </section>
  );
}

/** There is no such bet, or no answer about it. */
function NoBet({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  const toHistory = <Go to="/office/history" className="button">{t('office.history')}</Go>;
  if (!isFailed) return <Empty icon="receipt" title={t('office.noBet.title')} text={t('office.noBet.text')}>{toHistory}</Empty>;
  return <Empty icon="alert" title={t('bets.failed.title')} text={t('bets.failed.text')}><button type="button" className="button is-main" onClick={onRetry}>{t('action.retry')}</button>{toHistory}</Empty>;
}

export function BetDetail({ betId, history }: { readonly betId: string; readonly history: HistoryView }): ReactNode {
  const core = useCore();
  const t = useText();
  const open = useCallback(() => void core.dispatch({ type: 'history/openBet', payload: { id: betId } }), [core, betId]);
  useEffect(open, [open]);
  const opened = history.opened?.id === betId ? history.opened : null;
  const bet = opened?.bet ?? undefined;
  const isWaiting = opened === null || opened.status === 'loading';
  return (
    <div className="screen">
      <nav className="crumbs" aria-label={t('nav.crumbs')}><Go to="/office/account">{t('office.account')}</Go><Go to="/office/history">{t('office.history')}</Go></nav>
      {isWaiting ? <HistoryWaits /> : bet === undefined ? <NoBet isFailed={opened?.status === 'failed'} onRetry={open} /> : (
        <>
          <div className="screen-head"><h1>{t('bet.title', { type: t(`coupon.type.${bet.typeId}`), id: bet.id })}<BetStatus statusId={bet.statusId} /></h1></div>
          <div className="office is-bet">
            <section className="card" aria-label={t('office.legs')}><BetLegs legs={bet.legs} /></section>
            <Facts bet={bet} />
          </div>
        </>
      )}
    </div>
  );
}
