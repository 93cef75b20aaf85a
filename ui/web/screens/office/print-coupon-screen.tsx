/** A bet on paper: its content, its current state, and its receipt; or, by the number of a cash-out, its receipt. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { BetLegList } from '../../components/bet-legs.tsx';
import { WholeBetStatus } from '../../components/bet-status.tsx';
import { BetTerms } from '../../components/bet-terms.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import type { ScreenProps } from '../screens.tsx';
import { BetFacts } from './bet-facts.tsx';
import { HistoryWaits } from './history-waits.tsx';
import { NoBet } from './no-bet.tsx';
import { betOfCashOut, CashOutSheet } from './print-cash-out.tsx';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { Sheet } from './sheet.tsx';
import { useOpenedBet } from './use-opened-bet.ts';
import { useReceipt } from './use-receipt.ts';

function BetSheet({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const found = useReceipt(bet.id);
  const title = t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id });
  return (
    <Sheet betId={bet.id} title={title} mark={<WholeBetStatus bet={bet} />}>
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
    </Sheet>
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
      return cashedOut === null ? <BetSheet bet={opened.bet} /> : <CashOutSheet bet={opened.bet} id={id} />;
  }
}
