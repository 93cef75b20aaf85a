/** A placed bet as a card, for the rail and the history. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../core-context.ts';
import { totalOddsText } from '../format/odds.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { BetEditSlot } from './bet-edit/bet-edit-slot.tsx';
import { BetCashOuts } from './bet-cash-outs.tsx';
import { BetLegList } from './bet-legs.tsx';
import { CashOutSlot } from './cash-out/cash-out-slot.tsx';
import { toneOf, WholeBetStatus } from './bet-status.tsx';
import { BetTerms } from './bet-terms.tsx';
import { Link } from './link.tsx';
import { useMoney } from './use-money.ts';

export function BetCard({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  const isOpen = bet.status === 'open';
  const isPartLeft = isOpen && bet.remaining < bet.amount;
  return (
    <article className={`bet is-${toneOf(bet.result)}`}>
      <div className="bet-head">
        <Link to={`/office/history/${bet.id}`} className="bet-number">
          {t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id })}
        </Link>
        <WholeBetStatus bet={bet} />
        <time className="bet-time" dateTime={new Date(bet.placedAt).toISOString()}>
          {formatTime(bet.placedAt, 'dayTime', chosen)}
        </time>
      </div>
      <BetTerms bet={bet} />
      <BetLegList bet={bet} />
      <BetCashOuts bet={bet} />
      <dl className="bet-sums">
        <div>
          <dt>{t('coupon.stake')}</dt>
          <dd className="number">
            {money(isPartLeft ? bet.remaining : bet.amount, bet.currency)}{' '}
            {isPartLeft && <small>{t('bet.ofStake', { stake: money(bet.amount, bet.currency) })}</small>}
          </dd>
        </div>
        {bet.coef !== '' && (
          <div>
            <dt>{t('bet.odds')}</dt>
            <dd className="number">{totalOddsText(bet.coef, chosen.oddsView)}</dd>
          </div>
        )}
        {isOpen && bet.guaranteed > 0 && (
          <div>
            <dt>{t('bet.guaranteed')}</dt>
            <dd className="number">{money(bet.guaranteed, bet.currency)}</dd>
          </div>
        )}
        <div>
          <dt>{t(isOpen ? 'coupon.maxWin' : 'bet.payout')}</dt>
          <dd className="number">{money(isOpen ? bet.possibleWin : bet.payout, bet.currency)}</dd>
        </div>
      </dl>
      {isOpen && <CashOutSlot bet={bet} />}
      {isOpen && <BetEditSlot bet={bet} />}
    </article>
  );
}
