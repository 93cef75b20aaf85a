/** A bet on paper: its content, its current state, and its receipt; or, by the number of a cash-out, its receipt. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { BetLegList } from '../../components/bet-legs.tsx';
import { WholeBetStatus } from '../../components/bet-status.tsx';
import { BetTerms } from '../../components/bet-terms.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';
import { BetFacts } from './bet-facts.tsx';
import { HistoryWaits } from './history-waits.tsx';
import { NoBet } from './no-bet.tsx';
import { betOfCashOut, CashOutSheet } from './print-cash-out.tsx';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { useOpenedBet } from './use-opened-bet.ts';
import { useReceipt } from './use-receipt.ts';

function Sheet({ bet }: { readonly bet: Bet }): ReactNode {
  const core = useCore();
  const t = useText();
  const chosen = useProjection(core.preferences, identity);
  const found = useReceipt(bet.id);
  const title = t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id });
  // The title becomes the file name, so it omits the site's name.
  useDocumentTitle(title);
  return (
    <article className="sheet">
      <div className="sheet-ways">
        <button type="button" className="button is-main" onClick={() => print()}>
          {t('office.print.do')}
        </button>
        <Link to={`/office/history/${bet.id}`} className="button">
          {t('coupon.toBet')}
        </Link>
      </div>
      <p className="sheet-brand">
        <Logo />
      </p>
      <h1>
        {title}
        <WholeBetStatus bet={bet} />
      </h1>
      <section aria-label={t('office.legs')}>
        <BetTerms bet={bet} />
        <BetLegList bet={bet} />
      </section>
      <section aria-label={t('office.betFacts')}>
        <BetFacts bet={bet} />
      </section>
      <section className="sheet-receipt" aria-labelledby="sheet-receipt">
        <h2 id="sheet-receipt">{t('office.receipt')}</h2>
        <ReceiptState found={found} />
        {found.body !== null && <ReceiptRecord body={found.body} />}
        <Seal found={found} />
      </section>
      <p className="office-note">{t('office.print.at', { time: formatTime(core.line.now(), 'full', chosen) })}</p>
    </article>
  );
}

export function PrintCouponScreen({ params }: ScreenProps): ReactNode {
  const core = useCore();
  const t = useText();
  const history = useProjection(core.history, identity);
  const id = params['couponId'] ?? '';
  const cashedOut = betOfCashOut(id);
  const opened = useOpenedBet(cashedOut ?? id, history);
  switch (opened.state) {
    case 'waiting':
      return (
        <div className="sheet">
          <h1 className="vh">{t('office.print')}</h1>
          <HistoryWaits />
        </div>
      );
    case 'missing':
    case 'failed':
      return (
        <div className="sheet">
          <h1 className="vh">{t('office.print')}</h1>
          <NoBet isFailed={opened.state === 'failed'} onRetry={opened.retry} />
        </div>
      );
    case 'ready':
      return cashedOut === null ? <Sheet bet={opened.bet} /> : <CashOutSheet bet={opened.bet} id={id} />;
  }
}
