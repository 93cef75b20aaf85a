/** The receipt of a cash-out on paper. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { BetLegList } from '../../components/bet-legs.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { CashOutRecord } from './cash-out-record.tsx';
import { NoBet } from './no-bet.tsx';
import { ReceiptState, Seal } from './receipt-parts.tsx';
import { Sheet } from './sheet.tsx';
import { useCashOutReceipt } from './use-receipt.ts';

/** The bet's number in the number of a cash-out; null for a number of another form. */
export function betOfCashOut(id: string): string | null {
  return /^(\d+)-\d+$/.exec(id)?.[1] ?? null;
}

export function CashOutSheet({ bet, id }: { readonly bet: Bet; readonly id: string }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  const found = useCashOutReceipt(id);
  const paid = bet.cashOuts.find((each) => each.id === id);
  if (paid === undefined) return <NoBet isFailed={false} onRetry={() => undefined} />;
  return (
    <Sheet betId={bet.id} title={t('office.cashOut.receipt', { id })}>
      <p>
        {t('bet.cashOut', { amount: money(paid.amount, bet.currency), stake: money(paid.stake, bet.currency) })}{' '}
        <time dateTime={new Date(paid.at).toISOString()}>{formatTime(paid.at, 'full', chosen)}</time>
      </p>
      <section className="sheet-receipt" aria-labelledby="sheet-receipt">
        <h2 id="sheet-receipt">{t('office.receipt')}</h2>
        <ReceiptState found={found} of="cashOut" />
        {found.body !== null && <CashOutRecord body={found.body} />}
        <Seal found={found} />
      </section>
      <section aria-label={t('office.legs')}>
        <BetLegList bet={bet} />
      </section>
    </Sheet>
  );
}
