/** A bet's legs: one after the other, or in the blocks that they were bet in. A leg in play shows what the line says of its game now. */
import type { ReactNode } from 'react';
import type { Bet, BetLeg } from '../../../core/modules/history/views.ts';
import type { Game } from '../../../core/modules/line/types.ts';
import { useCore } from '../core-context.ts';
import { gameTitle, scoreText } from '../format/game-title.ts';
import { marketName } from '../format/kind-name.ts';
import { oddsText } from '../format/odds.ts';
import { periodName, rowClock } from '../format/period.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';
import { BetStatus, toneOf } from './bet-status.tsx';
import { GameClock } from './clock.tsx';
import { useMoney } from './use-money.ts';

const MULTIBET = 4;
const CONDITIONAL = 5;

/** What the line says of a game in play: score, period, clock. Else what the operator last said of the leg. */
function LegScore({ leg, game }: { readonly leg: BetLeg; readonly game: Game | null }): ReactNode {
  const t = useText();
  if (game === null) return leg.score === '' ? null : <b className="bet-leg-score">{scoreText(leg.score, t)}</b>;
  return (
    <span className="bet-leg-now">
      <span className="tag is-live">{periodName(game, t)}</span>
      <GameClock game={game} read={rowClock} className="number" />
      <b className="bet-leg-score">{scoreText(game.score.join(':'), t)}</b>
    </span>
  );
}

function Leg({
  leg,
  number,
  mark,
}: {
  readonly leg: BetLeg;
  readonly number?: number;
  readonly mark?: string;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView } = useProjection(core.preferences, whole);
  const known = useProjection(core.line.game(leg.gameId), whole);
  const isOpen = leg.statusId === -1 || leg.statusId === -2;
  const game = isOpen && known !== null && known.status !== 1 ? known : null;
  return (
    <li className={`bet-leg is-${toneOf(leg.statusId)}`}>
      <span className="bet-leg-main">
        <b>
          {number !== undefined && <span className="bet-leg-number">{number}</span>}
          {marketName(leg, leg, t)}
          {mark !== undefined && <span className="tag is-mark">{mark}</span>}
        </b>
        <b className="number">{oddsText(leg.price, oddsView)}</b>
      </span>
      <span className="bet-leg-game">
        {gameTitle(leg, t)}
        <LegScore leg={leg} game={game} />
      </span>
      <span className="bet-leg-state">
        <bdi>{leg.champ}</bdi>
        <BetStatus statusId={leg.statusId} />
      </span>
    </li>
  );
}

/** Legs as they come, without what the bet says of them. */
function BetLegs({ legs }: { readonly legs: readonly BetLeg[] }): ReactNode {
  return (
    <ul className="bet-legs">
      {legs.map((leg) => (
        <Leg key={leg.marketId} leg={leg} />
      ))}
    </ul>
  );
}

function Blocks({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const lobby = bet.typeId === MULTIBET ? bet.legs.filter(({ isBanker }) => isBanker) : [];
  const others = bet.legs.filter((leg) => !lobby.includes(leg));
  const blockIds = [...new Set(others.map(({ blockId }) => blockId))];
  const stakeOf = (blockId: number): string => {
    const stake = bet.amountByBlockId.find((each) => each.blockId === blockId);
    return stake === undefined ? '' : money(stake.amount, bet.currency);
  };
  return (
    <>
      {lobby.length > 0 && (
        <section className="bet-block">
          <h2 className="bet-block-head">{t('coupon.lobby')}</h2>
          <BetLegs legs={lobby} />
        </section>
      )}
      {blockIds.map((blockId, at) => (
        <section className="bet-block" key={blockId}>
          <h2 className="bet-block-head">
            {t('coupon.block', { n: at + 1 })}
            <span className="number">{stakeOf(blockId)}</span>
          </h2>
          <BetLegs legs={others.filter((leg) => leg.blockId === blockId)} />
        </section>
      ))}
    </>
  );
}

const CHAIN = 3;

/** The legs as the bet has them: in blocks, in order, with its bankers. */
export function BetLegList({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  if (bet.typeId === MULTIBET || bet.typeId === CONDITIONAL) return <Blocks bet={bet} />;
  return (
    <ul className="bet-legs">
      {bet.legs.map((leg, at) => (
        <Leg
          key={leg.marketId}
          leg={leg}
          {...(bet.typeId === CHAIN ? { number: at + 1 } : {})}
          {...(leg.isBanker ? { mark: t('coupon.banker') } : {})}
        />
      ))}
    </ul>
  );
}
