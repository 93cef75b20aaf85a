/** One bet in full detail, with its receipt. */
import type { ReactNode } from 'react';
import type { HistoryView } from 'touchline/core/history/views';
import { BetLegList } from '../../components/bet-legs.tsx';
import { WholeBetStatus } from '../../components/bet-status.tsx';
import { BetEditSlot } from '../../components/bet-edit/bet-edit-slot.tsx';
import { CashOutSlot } from '../../components/cash-out/cash-out-slot.tsx';
import { BetTerms } from '../../components/bet-terms.tsx';
import { Link } from '../../components/link.tsx';
import { useLiveBets } from '../../components/use-live-bets.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { BetFacts } from './bet-facts.tsx';
import { BetReceiptPart } from './bet-receipt.tsx';
import { CashOutReceipts } from './cash-out-receipts.tsx';
import { queryOf } from './filter-address.ts';
import { HistoryWaits } from './history-waits.tsx';
import { NoBet } from './no-bet.tsx';
import { RepeatBet } from './repeat-bet.tsx';
import { useOpenedBet, type OpenedBet } from './use-opened-bet.ts';

function Opened({ opened, betId }: { readonly opened: OpenedBet; readonly betId: string }): ReactNode {
  const t = useText();
  switch (opened.state) {
    case 'waiting':
      return <HistoryWaits />;
    case 'missing':
    case 'failed':
      return <NoBet isFailed={opened.state === 'failed'} onRetry={opened.retry} />;
    case 'ready': {
      const { bet } = opened;
      return (
        <>
          <div className="screen-head">
            <h1>
              {t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id })}
              <WholeBetStatus bet={bet} />
            </h1>
          </div>
          <RepeatBet betId={bet.id} />
          <div className="office is-bet">
            <section className="card" aria-label={t('office.legs')}>
              <BetTerms bet={bet} />
              <BetLegList bet={bet} />
            </section>
            <div className="office-column">
              <section className="card office-part" aria-label={t('office.betFacts')}>
                <BetFacts bet={bet} />
                {bet.status === 'open' && <CashOutSlot bet={bet} />}
                {bet.status === 'open' && <BetEditSlot bet={bet} />}
              </section>
              <BetReceiptPart betId={betId} />
              <CashOutReceipts bet={bet} />
            </div>
          </div>
        </>
      );
    }
  }
}

export function BetDetail({ betId, history }: { readonly betId: string; readonly history: HistoryView }): ReactNode {
  const t = useText();
  const { timeZone } = useProjection(useCore().preferences, identity);
  const opened = useOpenedBet(betId, history);
  usePageName(
    opened.state === 'ready'
      ? t('bet.title', { type: t(`coupon.type.${opened.bet.betType}`), id: betId })
      : t('office.history'),
  );
  useLiveBets(opened.state === 'ready' ? [opened.bet] : []);
  return (
    <div className="screen">
      <nav className="crumbs" aria-label={t('nav.crumbs')}>
        <Link to="/office/account">{t('office.account')}</Link>
        <Link to={`/office/history${queryOf(history.filter, timeZone)}`}>{t('office.history')}</Link>
      </nav>
      <Opened opened={opened} betId={betId} />
    </div>
  );
}
