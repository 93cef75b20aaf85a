/** The sides, the score and the elapsed time. */
import type { ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import { isRanked } from 'touchline/core/line/rules/field-sports';
import type { Game, StatPair } from 'touchline/core/line/types';
import { ChampName } from '../../components/board.tsx';
import { GameClock } from '../../components/clock.tsx';
import { Kit } from '../../components/picture.tsx';
import { Shield } from '../../components/shield.tsx';
import { Star } from '../../components/star.tsx';
import { useGoalFlash } from '../../components/use-goal-flash.ts';
import { useCore } from '../../core-context.ts';
import { boardClock, endName, periodName } from '../../format/period.ts';
import { formatTime } from '../../format/time.ts';
import { useDisplay } from '../../shell/use-display.ts';
import { isBout, POLITICS } from 'touchline/core/line/rules/sport-ids';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { useText } from '../../text.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { SideMarks } from './side-marks.tsx';
import { TeamStars } from './team-stars.tsx';

/** Periods that fit beside their total at the usual width. */
const MANY_PERIODS = 12;

/**
 * Where not all periods fit, the present one and the total are in sight, and the arrow keys lead to the others
 * [LIN-232].
 */
function showLast(frame: HTMLElement | null): void {
  if (frame === null) return;
  if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
  frame.scrollTo({ left: getComputedStyle(frame).direction === 'rtl' ? -frame.scrollWidth : frame.scrollWidth });
}

/** The judges' points so far of a bout, whose score is the bout itself [LIN-249]; elsewhere the score. */
function totalOf({ champ, periodScores, score }: Game, at: 0 | 1): string | number {
  return isBout(champ.sportId) ? periodScores.reduce((sum, points) => sum + Number(points[at]), 0) : score[at];
}

function Periods({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const { length } = game.periodScores;
  if (length === 0) return null;
  const isOver = game.status === 'finished';
  const points = isOver ? null : game.points;
  const row = (name: string, at: 0 | 1): ReactNode => (
    <tr>
      <th scope="row">
        <span className="periods-name" dir="auto">
          {name}
        </span>
        {!isOver && game.serving === (at ? 'away' : 'home') && (
          <>
            <span className="side-serves" aria-hidden="true" />
            <span className="vh">{t('game.serves')}</span>
          </>
        )}
      </th>
      {game.periodScores.map((score, index) => (
        <td key={index} className={index === game.periodScores.length - 1 && !isOver ? 'is-now' : undefined}>
          {score[at]}
        </td>
      ))}
      {points !== null && <td className="is-points">{points[at]}</td>}
      <td className="is-total">{totalOf(game, at)}</td>
    </tr>
  );
  return (
    <div className="periods-frame" role="group" aria-label={t('game.periodScores')} key={length} ref={showLast}>
      <table className={length > MANY_PERIODS ? 'periods is-long' : 'periods'}>
        <caption className="vh">{t('game.periodScores')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('game.side')}</span>
            </th>
            {game.periodScores.map((_, index) => (
              <th scope="col" key={index}>
                {index + 1}
              </th>
            ))}
            {points !== null && <th scope="col">{t('game.points')}</th>}
            <th scope="col">{t('game.total')}</th>
          </tr>
        </thead>
        <tbody>
          {row(game.home, 0)}
          {row(game.away, 1)}
        </tbody>
      </table>
    </div>
  );
}

/** Betting deadline, elapsed time, or the end of the game. */
function When({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  const isZoneKnown = useHydrated();
  const time = isZoneKnown
    ? formatTime(game.startsAt, 'full', chosen)
    : `${formatTime(game.startsAt, 'full', { ...chosen, is12h: false, timeZone: 0 })} UTC`;
  if (game.champ.sportId === POLITICS && game.status === 'inPlay')
    return <p className="scoreboard-when is-live">{periodName(game, t)}</p>;
  if (game.away === '' && !isRanked(game.champ.sportId))
    return <p className="scoreboard-when">{t(game.status === 'finished' ? 'game.closed' : 'game.until', { time })}</p>;
  switch (game.status) {
    case 'scheduled':
      return <p className="scoreboard-when">{time}</p>;
    case 'inPlay':
    case 'break':
      return (
        <p className="scoreboard-when is-live">
          <GameClock game={game} read={boardClock} className="scoreboard-clock number" />
          <span>{periodName(game, t)}</span>
        </p>
      );
    case 'finished':
      return (
        <p className="scoreboard-when">
          <b className="scoreboard-end">{game.away === '' ? t('game.finished') : endName(game, t)}</b>
          <span>{time}</span>
        </p>
      );
  }
}

const isWideOf = (display: Display | null): boolean => display?.isScoreboardWide === true;
const isNumberShownOf = (display: Display | null): boolean => display?.isGameIdShown === true;

function GameNumber({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  return useDisplay(isNumberShownOf) ? <small>{t('game.number', { id: game.id })}</small> : null;
}

/** The shield of a team, or the disc of a player. */
function SideMark({ game, at }: { readonly game: Game; readonly at: 0 | 1 }): ReactNode {
  const { sportId } = game.champ;
  return (
    <Shield
      name={at ? game.away : game.home}
      kit={game.kits?.[at]}
      sportId={sportId}
      orElse={<Kit game={game} at={at} sportId={sportId} />}
    />
  );
}

interface ScoreboardProps {
  readonly game: Game;
  /** Winner of a finished long-term market. */
  readonly winner: string;
  readonly stats: readonly StatPair[];
}

export function Scoreboard({ game, winner, stats }: ScoreboardProps): ReactNode {
  const t = useText();
  const place = useGoalFlash(game);
  const isWide = useDisplay(isWideOf);
  const begun = game.status !== 'scheduled';
  const star = game.status !== 'finished' && (
    <Star kind="game" id={game.id} startsAt={game.startsAt} name={gameTitle(game, t)} />
  );
  if (game.away === '') {
    return (
      <header className="scoreboard is-field">
        <p className="scoreboard-champ">
          <ChampName champ={game.champ} />
          <GameNumber game={game} />
          {star}
        </p>
        <h1 dir="auto">{game.home}</h1>
        {winner !== '' && <p className="scoreboard-winner">{t('game.winner', { name: winner })}</p>}
        <When game={game} />
      </header>
    );
  }
  return (
    <header className={isWide ? 'scoreboard is-wide' : 'scoreboard'}>
      <p className="scoreboard-champ">
        <ChampName champ={game.champ} />
        <GameNumber game={game} />
        {star}
      </p>
      <h1 className="scoreboard-sides">
        <span className="scoreboard-side is-home">
          <SideMark game={game} at={0} />
          <bdi>{game.home}</bdi>
        </span>
        {begun ? (
          <span className="scoreboard-score" ref={place}>
            <span data-score>{game.score[0]}</span>
            <span aria-hidden="true">:</span>
            <span data-score>{game.score[1]}</span>
          </span>
        ) : (
          <span className="scoreboard-versus">{t('game.versus')}</span>
        )}
        <span className="scoreboard-side is-away">
          <SideMark game={game} at={1} />
          <bdi>{game.away}</bdi>
        </span>
      </h1>
      <When game={game} />
      {begun && <SideMarks key={game.id} sportId={game.champ.sportId} stats={stats} />}
      {game.status !== 'finished' && <TeamStars gameId={game.id} />}
      {begun && <Periods game={game} />}
    </header>
  );
}
