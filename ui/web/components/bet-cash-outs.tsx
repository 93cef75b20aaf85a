/** The cash-outs of a bet, one line each, and the stake that remains; the bets before and after an edit. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../core-context.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Link } from './link.tsx';
import { useMoney } from './use-money.ts';

export function BetCashOuts({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  if (bet.cashOuts.length === 0 && bet.editedFrom === '') return null;
  return (
    <ul className="bet-cash-outs" aria-label={t('bet.cashOuts')}>
      {bet.editedFrom !== '' && (
        <li>
          <Link to={`/office/history/${bet.editedFrom}`}>{t('bet.editedFrom', { id: bet.editedFrom })}</Link>
        </li>
      )}
      {bet.cashOuts.map(({ id, at, stake, amount, movedTo }) => (
        <li key={`${at} ${stake}`}>
          <span>{t('bet.cashOut', { amount: money(amount, bet.currency), stake: money(stake, bet.currency) })}</span>
          {movedTo !== '' && <Link to={`/office/history/${movedTo}`}>{t('bet.editedTo', { id: movedTo })}</Link>}
          {id !== '' && <Link to={`/print-coupon/${id}`}>{t('bet.cashOut.receipt', { id })}</Link>}
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'dayTime', chosen)}</time>
        </li>
      ))}
      {bet.status === 'open' && bet.cashOuts.length > 0 && (
        <li>{t('bet.remaining', { stake: money(bet.remaining, bet.currency) })}</li>
      )}
    </ul>
  );
}
