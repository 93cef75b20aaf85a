/** Both line-ups on the pitch, and as a list with goals, cards and substitutions. */
import type { ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import { linesOf, marksOf, type Mark, type Marks } from 'touchline/core/match-view/rules/lineup';
import type { LineupPlayer, Lineups, SideLineup } from 'touchline/core/match-view/types';
import { useText } from '../../../../text.ts';
import { happeningClock } from '../happening-text.ts';
import { SurfaceLines } from '../surfaces.tsx';
import { useMatchView } from '../use-match-view.ts';

/** Percent of the pitch between the goal and the first line, and of a side's half. */
const GOAL = 5;
const HALF = 46;

interface SideProps {
  readonly side: 'home' | 'away';
  readonly lineup: SideLineup;
  readonly marks: Marks;
}

export function LineupsView({ game, lineups }: { readonly game: Game; readonly lineups: Lineups }): ReactNode {
  const happened = useMatchView(game.id, game.status !== 'scheduled')?.live?.happened ?? [];
  const sides = (['home', 'away'] as const).map((side) => ({
    side,
    lineup: lineups[side],
    marks: marksOf(happened, side),
  }));
  return (
    <div className="lineups">
      <div className="lineups-pitch" dir="ltr" aria-hidden="true">
        <svg viewBox="0 0 1050 520" preserveAspectRatio="none">
          <SurfaceLines surface="pitch" />
        </svg>
        {sides.map((each) => (
          <OnPitch key={each.side} {...each} />
        ))}
      </div>
      <div className="lineups-sides">
        {sides.map((each) => (
          <Side key={each.side} {...each} game={game} />
        ))}
      </div>
    </div>
  );
}

/** The home side plays from left to right. */
function OnPitch({ side, lineup, marks }: SideProps): ReactNode {
  const lines = linesOf(lineup);
  const depth = (HALF - GOAL) / Math.max(1, lines.length - 1);
  const placed = (percent: number): string => `${side === 'home' ? percent : 100 - percent}%`;
  return lines.map((line, at) =>
    line.map(({ number, name }, index) => (
      <span
        key={number}
        className={`lineups-spot is-${side}`}
        style={{ left: placed(GOAL + at * depth), top: placed((100 * (index + 1)) / (line.length + 1)) }}
      >
        <b className="number">{number}</b>
        <span className="lineups-marks">
          {marks.get(number)?.map(({ kind, happening }) => (
            <span key={happening.n} className={`lineups-sign is-${kind}`} />
          ))}
        </span>
        <span className="lineups-name">{name.slice(name.indexOf(' ') + 1)}</span>
      </span>
    )),
  );
}

function Side({ side, lineup, marks, game }: SideProps & { readonly game: Game }): ReactNode {
  const t = useText();
  const list = (players: readonly LineupPlayer[], label: string): ReactNode => (
    <ul aria-label={label}>
      {players.map((player) => (
        <Player key={player.number} player={player} marks={marks.get(player.number) ?? []} game={game} />
      ))}
    </ul>
  );
  return (
    <section aria-label={game[side]}>
      <h3 className="lineups-side">
        <bdi>{game[side]}</bdi> <span className="number">{lineup.formation}</span>
      </h3>
      {list(lineup.starters, t('lineups.starters'))}
      <p className="lineups-bench" aria-hidden="true">
        {t('lineups.bench')}
      </p>
      {list(lineup.bench, t('lineups.bench'))}
    </section>
  );
}

interface PlayerProps {
  readonly player: LineupPlayer;
  readonly marks: readonly Mark[];
  readonly game: Game;
}

function Player({ player: { number, name, position }, marks, game }: PlayerProps): ReactNode {
  const t = useText();
  return (
    <li className="lineups-player">
      <b className="lineups-number number">{number}</b>
      <bdi className="lineups-who">{name}</bdi>
      <span className="lineups-position">{t(`lineups.position.${position}`)}</span>
      {marks.map(({ kind, happening }) => (
        <span key={`${kind} ${happening.n}`} className="lineups-mark">
          <span className={`lineups-sign is-${kind}`} aria-hidden="true" />
          <span className="vh">{t(`lineups.mark.${kind}`)}</span>
          <span className="number">{happeningClock(happening, game, t)}</span>
        </span>
      ))}
    </li>
  );
}
