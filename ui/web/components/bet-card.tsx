/** A placed bet as a card, and its legs: for the rail, the receipt and the history. */
import type { ReactNode } from 'react';
import type { Bet, BetLeg, BetStatusId } from '../../../core/modules/history/views.ts';
import { useCore } from '../core-context.ts';
import { gameTitle, scoreText } from '../format/game-title.ts';
import { marketName } from '../format/kind-name.ts';
import { oddsText, totalOddsText } from '../format/odds.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';
import { Go } from './go.tsx';
import { useMoney } from './use-money.ts';

type Tone = 'open' | 'won' | 'lost' | 'back';

export function toneOf(statusId: BetStatusId): Tone {
  switch (statusId) {
    case -2:
    case -1:
      return 'open';
    case 0:
      return 'lost';
    case 1:
    case 4:
      return 'won';
    case 2:
    case 3:
    case 5:
    case 6:
      return 'back';
  }
}

export function BetStatus({ statusId }: { readonly statusId: BetStatusId }): ReactNode {
  const t = useText();
  return <span className={`bet-status is-${toneOf(statusId)}`}>{t(`bet.status.${statusId}`)}</span>;
}

function Leg({ leg }: { readonly leg: BetLeg }): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, whole);
  return (
    <li className={`bet-leg is-${toneOf(leg.statusId)}`}>
      <span className="bet-leg-main"><b>{marketName(leg, leg, t)}</b><b className="number">{oddsText(leg.price, oddsView)}</b></span>
      <span className="bet-leg-game">{gameTitle(leg, t)}{leg.score !== '' && <b className="bet-leg-score">{scoreText(leg.score, t)}</b>}</span>
      <span className="bet-leg-state"><bdi>{leg.champ}</bdi><BetStatus statusId={leg.statusId} /></span>
    </li>
  );
}

export function BetLegs({ legs }: { readonly legs: readonly BetLeg[] }): ReactNode {
  return <ul className="bet-legs">{legs.map((leg) => <Leg key={leg.marketId} leg={leg} />)}</ul>;
}

export function BetCard({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, whole);
  return (
    <article className={`bet is-${toneOf(bet.statusId)}`}>
      <div className="bet-head">
        <Go to={`/office/history/${bet.id}`} className="bet-number">{t('bet.title', { type: t(`coupon.type.${bet.typeId}`), id: bet.id })}</Go>
        <BetStatus statusId={bet.statusId} />
        <time className="bet-time" dateTime={new Date(bet.placedAt).toISOString()}>{formatTime(bet.placedAt, 'dayTime', chosen)}</time>
      </div>
      <BetLegs legs={bet.legs} />
      <dl className="bet-sums">
        <div><dt>{t('coupon.stake')}</dt><dd className="number">{money(bet.amount, bet.currency)}</dd></div>
        <div><dt>{t('bet.odds')}</dt><dd className="number">{totalOddsText(bet.coef, chosen.oddsView)}</dd></div>
        <div><dt>{t(bet.status === 'open' ? 'coupon.maxWin' : 'bet.payout')}</dt><dd className="number">{money(bet.status === 'open' ? bet.possibleWin : bet.payout, bet.currency)}</dd></div>
      </dl>
    </article>
  );
}
