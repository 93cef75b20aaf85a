/** What was cashed out of a bet, one line each, and what stays on it. */
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
  if (bet.cashOuts.length === 0) return null;
  return (
    <ul className="bet-cash-outs" aria-label={t('bet.cashOuts')}>
      {bet.cashOuts.map(({ id, at, stake, amount }) => (
        <li key={`${at} ${stake}`}>
          <span>{t('bet.cashOut', { amount: money(amount, bet.currency), stake: money(stake, bet.currency) })}</span>
          {id !== '' && <Link to={`/print-coupon/${id}`}>{t('bet.cashOut.receipt', { id })}</Link>}
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'dayTime', chosen)}</time>
        </li>
      ))}
      {bet.status === 'open' && <li>{t('bet.remaining', { stake: money(bet.remaining, bet.currency) })}</li>}
    </ul>
  );
}
