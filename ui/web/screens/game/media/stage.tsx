/** The field with the play on it: who has the ball and where, or the place of a chosen happening. */
import type { ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import type { Game } from 'touchline/core/line/types';
import type { Happening, LiveView, Place, Surface } from 'touchline/core/match-view/types';
import { GameClock } from '../../../components/clock.tsx';
import { boardClock, periodName } from '../../../format/period.ts';
import { useText } from '../../../text.ts';
import { BoutMarks } from './bout-marks.tsx';
import { detailNow, happeningClock, happeningText, isPoint } from './happening-text.ts';
import { serveOf } from './serve.ts';
import { SituationMarks } from './situation-marks.tsx';
import { situationText, spotText } from './situation-text.ts';
import { SurfaceLines } from './surfaces.tsx';

/** Percent of the field to units of the drawing. */
const xOf = ({ x }: Place): number => 25 + x * 10;
const yOf = ({ y }: Place): number => 20 + y * 4.8;

const WHOLE = '0 0 1050 520';
/** The part of a field where its game is played. */
const NEAR: Partial<Readonly<Record<Surface, string>>> = {
  diamond: '190 150 670 360',
  oval: '295 115 460 240',
  snooker: '75 35 900 450',
  darts: '290 25 620 470',
};

const EMPTY: readonly Place[] = [];
/** Where two fighters meet. */
const BOUTS: ReadonlySet<Surface> = new Set<Surface>(['ring', 'cage']);

interface StageProps {
  readonly game: Game;
  readonly live: LiveView;
  /** The happening that the reader has chosen; null for the present. */
  readonly chosen: Happening | null;
  /** Whether the play is drawn as it moves. */
  readonly isMoving: boolean;
  readonly caption: Happening | null;
}

export function Stage({ game, live, chosen, isMoving, caption }: StageProps): ReactNode {
  const t = useText();
  const shown = chosen ?? caption;
  // A position stands still between two answers, so that it is drawn whether or not the play moves.
  const situation = chosen === null && game.status === 'inPlay' ? live.situation : null;
  return (
    <div className={`media-stage is-${live.surface}`} dir="ltr">
      <svg
        viewBox={(situation === null ? undefined : NEAR[live.surface]) ?? WHOLE}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={gameTitle(game, t)}
      >
        <SurfaceLines surface={live.surface} />
        {situation !== null && <SituationMarks situation={situation} />}
        {BOUTS.has(live.surface) && <BoutMarks game={game} live={live} shown={shown} />}
        {chosen !== null && <Spot happening={chosen} />}
        {chosen === null && situation === null && isMoving && <Play live={live} game={game} />}
      </svg>
      <p className="media-score">
        <bdi className="media-name is-home">{game.home}</bdi>
        <b className="number">
          {chosen === null ? game.score[0] : chosen.score[0]} : {chosen === null ? game.score[1] : chosen.score[1]}
        </b>
        <bdi className="media-name is-away">{game.away}</bdi>
      </p>
      <p className="media-when" dir="auto">
        {chosen === null ? <Now game={game} live={live} /> : happeningClock(chosen, game, t)}
      </p>
      {situation !== null && (
        <div className="media-situation">
          <p dir="auto">{situationText(situation, game, t)}</p>
        </div>
      )}
      {shown === null ? (
        <Possession live={live} game={game} isShown={isMoving} />
      ) : (
        <p className={`media-caption is-${shown.side}`} key={shown.n} dir="auto">
          {happeningText(shown, game, t)}
        </p>
      )}
    </div>
  );
}

function Now({ game, live }: Pick<StageProps, 'live' | 'game'>): ReactNode {
  const t = useText();
  const detail = detailNow(live.detail, game, t);
  return (
    <>
      <GameClock game={game} read={boardClock} className="number" /> {periodName(game, t)}
      {detail !== '' && <span className="media-detail">{detail}</span>}
    </>
  );
}

function Possession({
  live,
  game,
  isShown,
}: Pick<StageProps, 'live' | 'game'> & { readonly isShown: boolean }): ReactNode {
  const t = useText();
  if (!isShown || live.spot === null || game.status !== 'inPlay') return null;
  return (
    <p className={`media-caption is-quiet is-${live.spot.side}`} dir="auto">
      {spotText(live, game, t)}
    </p>
  );
}

function Play({ live, game }: Pick<StageProps, 'live' | 'game'>): ReactNode {
  const spot = live.spot ?? serveOf(live.surface, game);
  if (spot === null) return <Landings happened={live.happened} />;
  const trail = live.spot === null ? EMPTY : live.trail;
  const [x, y] = [xOf(spot), yOf(spot)];
  const isHome = spot.side === 'home';
  return (
    <g className={`media-play is-${spot.side} is-${live.spot?.zone ?? 'serve'}`}>
      {live.spot !== null && (
        <rect className="media-wash" x={isHome ? 25 : x} y="20" width={isHome ? x - 25 : 1025 - x} height="480" />
      )}
      <Landings happened={live.happened} />
      {trail.length > 1 && (
        <polyline className="media-trail" points={trail.map((each) => `${xOf(each)},${yOf(each)}`).join(' ')} />
      )}
      <circle className="media-halo" cx={x} cy={y} r="22" />
      <circle className="media-ball" cx={x} cy={y} r="9" />
    </g>
  );
}

const MAX_LANDINGS = 6;

/** Where the last points of a net sport ended, the latest most visible. */
function Landings({ happened }: Pick<LiveView, 'happened'>): ReactNode {
  const points = happened.filter(isPoint).slice(-MAX_LANDINGS);
  return points.map(({ n, side, place }, at) =>
    place === null ? null : (
      <circle
        className={`media-landing is-${side}`}
        key={n}
        cx={xOf(place)}
        cy={yOf(place)}
        r="7"
        opacity={(at + 1) / points.length}
      />
    ),
  );
}

function Spot({ happening: { place, side, servedFrom } }: { readonly happening: Happening }): ReactNode {
  if (place === null) return null;
  return (
    <g className={`media-play is-${side}`}>
      {servedFrom !== undefined && (
        <>
          <polyline
            className="media-trail"
            points={`${xOf(servedFrom)},${yOf(servedFrom)} ${xOf(place)},${yOf(place)}`}
          />
          <circle className="media-served" cx={xOf(servedFrom)} cy={yOf(servedFrom)} r="8" />
        </>
      )}
      <circle className="media-halo" cx={xOf(place)} cy={yOf(place)} r="26" />
      <circle className="media-ball" cx={xOf(place)} cy={yOf(place)} r="10" />
    </g>
  );
}
