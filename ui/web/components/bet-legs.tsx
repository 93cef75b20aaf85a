/**
 * A bet's legs, in sequence or in the blocks they were placed in. A leg in play shows the current state of its game,
 * how the leg stands, and what it still needs [LIN-208].
 */
import type { ReactNode } from 'react';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import type { Game } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { endText, gameTitle, hasTwoScores, scoreText } from 'touchline/core/line/rules/game-text';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { legName, outcomeName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../format/odds.ts';
import { periodName, rowClock } from '../format/period.ts';
import { formatTime } from '../format/time.ts';
import { deferred, Deferred } from '../shell/deferred.tsx';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { BetStatus, toneOf } from './bet-status.tsx';
import { GameClock } from './clock.tsx';
import { Kits } from './picture.tsx';
import { Ranking } from './ranking.tsx';
import { useGoalFlash } from './use-goal-flash.ts';
import { useMoney } from './use-money.ts';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';

/** The live state of a game in play (score, period, clock); otherwise the operator's last word on the leg. */
function LegScore({ leg, game }: { readonly leg: BetLeg; readonly game: Game | null }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  const place = useGoalFlash(game);
  if (game === null) {
    if (isOpenResult(leg.result) && leg.score === '')
      return (
        <time className="bet-leg-start number" dateTime={new Date(leg.startsAt).toISOString()}>
          {formatTime(leg.startsAt, 'dayTime', chosen)}
        </time>
      );
    const score = isOpenResult(leg.result) ? leg.score : (leg.finalScore ?? '');
    return score === '' ? null : <b className="bet-leg-score">{scoreText(score, t)}</b>;
  }
  return (
    <span className="bet-leg-now" ref={place}>
      <span className="tag is-live">{periodName(game, t)}</span>
      <GameClock game={game} read={rowClock} className="number" />
      {game.away !== '' && (
        <b className="bet-leg-score" data-score>
          {scoreText(game.score.join(':'), t)}
        </b>
      )}
    </span>
  );
}

const Standing = deferred(async () => (await import('./leg-standing.tsx')).LegStanding, 'coupon');

/**
 * The operator's status of a leg; while its game is in play, how the leg stands. A same-game combo lists its selections,
 * which are one text until that part is loaded [SGC-10].
 */
function LegState({ leg, game }: { readonly leg: BetLeg; readonly game: Game | null }): ReactNode {
  const t = useText();
  const isCombo = leg.kind === KIND.sameGame;
  const status = (
    <span className="bet-leg-state">
      <bdi>{leg.champ}</bdi>
      <BetStatus result={leg.result} />
    </span>
  );
  const inPlay = game?.status === 'finished' ? null : game;
  if (inPlay === null && !isCombo) return status;
  const waiting = isCombo ? (
    <>
      {status}
      <span className="bet-leg-need">{outcomeName(leg, leg, t)}</span>
    </>
  ) : (
    status
  );
  return (
    <Deferred waiting={waiting}>
      <Standing leg={leg} game={inPlay}>
        {status}
      </Standing>
    </Deferred>
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
  const { oddsView } = useProjection(core.preferences, identity);
  const known = useProjection(core.line.game(leg.gameId), identity);
  const showsScores = !isOpenResult(leg.result) && hasTwoScores(leg);
  const game = isOpenResult(leg.result) && known !== null && known.status !== 'scheduled' ? known : null;
  return (
    <li className={`bet-leg is-${toneOf(leg.result)}`}>
      <span className="bet-leg-main">
        <b>
          {number !== undefined && <span className="bet-leg-number">{number}</span>}
          {legName(leg, t)}
          {mark !== undefined && <span className="tag is-mark">{mark}</span>}
        </b>
        <b className="number">{oddsText(leg.price, oddsView)}</b>
      </span>
      <span className="bet-leg-game">
        <span className="bet-leg-sides">
          <Kits game={leg} />
          {gameTitle(leg, t)}
        </span>
        {!showsScores && <LegScore leg={leg} game={game} />}
      </span>
      {showsScores && <span className="bet-leg-end">{endText(leg, t)}</span>}
      {leg.ranking !== undefined && <Ranking ranking={leg.ranking} />}
      <LegState leg={leg} game={game} />
    </li>
  );
}

/** Legs in the given order, without blocks or bankers. */
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
  const lobby = bet.betType === 'multibet' ? bet.legs.filter(({ isBanker }) => isBanker) : [];
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

/** Legs as the bet arranges them: in blocks, in order, with its bankers marked. */
export function BetLegList({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  if (bet.betType === 'multibet' || bet.betType === 'conditional') return <Blocks bet={bet} />;
  return (
    <ul className="bet-legs">
      {bet.legs.map((leg, at) => (
        <Leg
          key={leg.marketId}
          leg={leg}
          {...(bet.betType === 'chain' ? { number: at + 1 } : {})}
          {...(leg.isBanker ? { mark: t('coupon.banker') } : {})}
        />
      ))}
    </ul>
  );
}
