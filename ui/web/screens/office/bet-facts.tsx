/** A bet's amounts and times. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { BetCashOuts } from '../../components/bet-cash-outs.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function BetFacts({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  const isOpen = bet.status === 'open';
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{t('coupon.stake')}</dt>
          <dd className="number">{money(bet.amount, bet.currency)}</dd>
        </div>
        {bet.coef !== '' && (
          <div>
            <dt>{t('coupon.totalOdds')}</dt>
            <dd className="number">{totalOddsText(bet.coef, chosen.oddsView)}</dd>
          </div>
        )}
        <div>
          <dt>{t('coupon.maxWin')}</dt>
          <dd className="number">{money(bet.possibleWin, bet.currency)}</dd>
        </div>
        {isOpen && bet.minWin !== null && bet.minWin !== bet.possibleWin && (
          <div>
            <dt>{t('coupon.minWin')}</dt>
            <dd className="number">{money(bet.minWin, bet.currency)}</dd>
          </div>
        )}
        {isOpen && bet.guaranteed > 0 && (
          <div>
            <dt>{t('bet.guaranteed')}</dt>
            <dd className="number">{money(bet.guaranteed, bet.currency)}</dd>
          </div>
        )}
        {!isOpen && (
          <div>
            <dt>{t('bet.payout')}</dt>
            <dd className="number strong">{money(bet.payout, bet.currency)}</dd>
          </div>
        )}
        {bet.prepaidAmount > 0 && (
          <div>
            <dt>{t('coupon.advanceUsed')}</dt>
            <dd className="number">{money(bet.prepaidAmount, bet.currency)}</dd>
          </div>
        )}
        {bet.repaidAdvance > 0 && (
          <div>
            <dt>{t('office.repaid')}</dt>
            <dd className="number">{money(bet.repaidAdvance, bet.currency)}</dd>
          </div>
        )}
        {bet.accountType !== 'unknown' && (
          <div>
            <dt>{t('office.paidFrom')}</dt>
            <dd>{t(`office.accountType.${bet.accountType}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('office.placedAt')}</dt>
          <dd>{formatTime(bet.placedAt, 'full', chosen)}</dd>
        </div>
        {bet.settledAt !== null && (
          <div>
            <dt>{t('office.settledAt')}</dt>
            <dd>{formatTime(bet.settledAt, 'full', chosen)}</dd>
          </div>
        )}
      </dl>
      <BetCashOuts bet={bet} />
    </>
  );
}
