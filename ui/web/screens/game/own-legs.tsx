/** The player's own legs on a finished game, each with its result and a link to its bet. */
import { useId, useMemo, type ReactNode } from 'react';
import { legsOn, type OwnLeg } from 'touchline/core/history/views';
import { BetStatus, toneOf } from '../../components/bet-status.tsx';
import { ComboParts } from '../../components/combo-parts.tsx';
import { Link } from '../../components/link.tsx';
import { useBetsOn } from '../../components/use-bets-on.ts';
import { useCore } from '../../core-context.ts';
import { partResult } from 'touchline/core/history/rules/part-result';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { legName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

function Leg({ bet, leg }: OwnLeg): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const isCombo = leg.kind === KIND.sameGame;
  return (
    <li className={`bet-leg is-${toneOf(leg.result)}`}>
      <span className="bet-leg-main">
        <b>{legName(leg, t)}</b>
        <b className="number">{oddsText(leg.price, oddsView)}</b>
      </span>
      <span className="bet-leg-state">
        <Link to={`/office/history/${bet.id}`} className="bet-number">
          {t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id })}
        </Link>
        <BetStatus result={leg.result} />
      </span>
      {isCombo && <ComboParts leg={leg} resultOf={(selection) => partResult(leg, selection)} />}
    </li>
  );
}

interface OwnLegsProps {
  readonly gameId: number;
  /** Mounted before the end, so that nothing has to load when the game ends. */
  readonly isOver: boolean;
}

export function OwnLegs({ gameId, isOver }: OwnLegsProps): ReactNode {
  const t = useText();
  const titleId = useId();
  const known = useBetsOn(isOver ? String(gameId) : '');
  const legs = useMemo(() => legsOn(known, gameId), [known, gameId]);
  if (!isOver || legs.length === 0) return null;
  return (
    <section className="card own-legs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('game.ownLegs')}</h2>
      <ul>
        {legs.map(({ bet, leg }, at) => (
          <Leg key={`${bet.id} ${at}`} bet={bet} leg={leg} />
        ))}
      </ul>
    </section>
  );
}
