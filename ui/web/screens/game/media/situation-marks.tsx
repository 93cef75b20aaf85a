/**
 * Where the play stands, drawn on the field: yard lines, bases, batters, balls of the table, darts. The words beside it
 * say the same.
 */
import type { ReactNode } from 'react';
import type { Dart, Situation } from 'touchline/core/match-view/types';
import { NUMBERS, onBoard } from './board.ts';

export function SituationMarks({ situation }: { readonly situation: Situation }): ReactNode {
  const side = situation.kind === 'balls' ? 'none' : situation.side;
  return (
    <g className={`media-play is-${side}`}>
      <Marks situation={situation} />
    </g>
  );
}

function Marks({ situation }: { readonly situation: Situation }): ReactNode {
  switch (situation.kind) {
    case 'yards':
      return <Yards {...situation} />;
    case 'bases':
      return <Bases {...situation} />;
    case 'over':
      return <Over {...situation} />;
    case 'balls':
      return <Balls {...situation} />;
    case 'visit':
      return <Visit {...situation} />;
  }
}

type Of<K extends Situation['kind']> = Extract<Situation, { kind: K }>;

const TEN_YARDS = 1000 / 12;

function Yards({ side, ball, line }: Of<'yards'>): ReactNode {
  const xOf = (yards: number): number =>
    Math.round(side === 'away' ? 1025 - TEN_YARDS * (1 + yards / 10) : 25 + TEN_YARDS * (1 + yards / 10));
  const [at, gain] = [xOf(ball), xOf(line)];
  const ahead = side === 'away' ? -1 : 1;
  return (
    <>
      <rect className="media-gain" x={Math.min(at, gain)} y="20" width={Math.abs(gain - at)} height="480" />
      <path className="media-scrimmage" d={`M${at} 20v480`} />
      <path className="media-to-gain" d={`M${gain} 20v480`} />
      <ellipse className="media-ball" cx={at} cy="260" rx="15" ry="9" />
      <path className="media-ahead" d={`M${at + 24 * ahead} 248l${14 * ahead} 12l${-14 * ahead} 12`} />
    </>
  );
}

const BASES = [
  [650, 360],
  [525, 235],
  [400, 360],
] as const;
const OUTS = [1, 2];

function Bases({ taken, outs }: Of<'bases'>): ReactNode {
  return (
    <>
      {BASES.map(([x, y], at) => (
        <path
          key={x}
          className={taken[at] ? 'media-base is-taken' : 'media-base'}
          d={`M${x} ${y - 19}l19 19-19 19-19-19Z`}
        />
      ))}
      <circle className="media-ball" cx="525" cy="485" r="9" />
      {OUTS.map((out) => (
        <circle
          key={out}
          className={out <= outs ? 'media-light is-on' : 'media-light'}
          cx={240 + 42 * out}
          cy="450"
          r="14"
        />
      ))}
    </>
  );
}

const BALLS_OF_OVER = [0, 1, 2, 3, 4, 5];
/** The batters at the ends of the pitch: left, right. */
const ENDS = [458, 592] as const;

function Over({ end, striker, partner, balls }: Of<'over'>): ReactNode {
  const isLeft = end === 'left';
  const [bowlerX, strikerX] = isLeft ? ENDS : [ENDS[1], ENDS[0]];
  return (
    <>
      <circle className="media-halo" cx={strikerX} cy="252" r="20" />
      <circle className="media-batter" cx={strikerX} cy="252" r="11" />
      <text className="media-note" x={strikerX + (isLeft ? 26 : -26)} y="246" textAnchor={isLeft ? 'start' : 'end'}>
        {striker.runs}*
      </text>
      <circle className="media-batter is-partner" cx={bowlerX} cy="292" r="11" />
      <text className="media-note" x={bowlerX + (isLeft ? -20 : 20)} y="312" textAnchor={isLeft ? 'end' : 'start'}>
        {partner.runs}
      </text>
      <circle className="media-ball" cx={bowlerX} cy="252" r="7" />
      {BALLS_OF_OVER.map((at) => {
        const ball = balls[at];
        const text = ball === undefined ? '' : ball === 'wicket' ? 'W' : ball === 0 ? '•' : ball;
        return (
          <g key={at} className={ball === 'wicket' ? 'media-bowled is-wicket' : 'media-bowled'}>
            <circle cx={385 + 56 * at} cy="150" r="23" />
            <text x={385 + 56 * at} y="160">
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}

const ROWS_OF_REDS = [0, 1, 2, 3, 4];
/** The rack from its last row to the red behind the pink. */
const RACK = ROWS_OF_REDS.toReversed().flatMap((row) =>
  Array.from({ length: row + 1 }, (_, at) => [754 + 21 * row, 260 + 24 * (at - row / 2)] as const),
);
const COLOURS = [
  ['yellow', 277, 320],
  ['green', 277, 200],
  ['brown', 277, 260],
  ['blue', 525, 260],
  ['pink', 730, 260],
  ['black', 870, 260],
] as const;

function Balls({ reds, colours }: Of<'balls'>): ReactNode {
  return (
    <>
      {RACK.slice(0, reds).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="media-pot is-red" cx={x} cy={y} r="11" />
      ))}
      {COLOURS.slice(COLOURS.length - colours).map(([name, x, y]) => (
        <circle key={name} className={`media-pot is-${name}`} cx={x} cy={y} r="12" />
      ))}
      {reds > 0 && (
        <text className="media-note" x="796" y="352" textAnchor="middle">
          {reds}
        </text>
      )}
    </>
  );
}

const RADII = { 1: 158, 2: 197, 3: 117 } as const;
const OFF_BOARD = 245;
const BULL = 25;
const DARTS = [0, 1, 2];

function Visit({ left, lastVisit }: Of<'visit'>): ReactNode {
  return (
    <>
      {lastVisit !== null && (
        <g className={`media-play is-${lastVisit.side}`}>
          {lastVisit.darts.map((dart, at) => {
            const [x, y] = placeOf(dart, at);
            return <circle key={at} className="media-dart" cx={x} cy={y} r="9" />;
          })}
        </g>
      )}
      {DARTS.map((at) => (
        <path
          key={at}
          className={at < left ? 'media-light is-on' : 'media-light'}
          d={`M${800 + 42 * at} 340l10 16v70l-10 18-10-18v-70Z`}
        />
      ))}
    </>
  );
}

/** Darts in one field lie beside each other. */
function placeOf({ times, field }: Dart, at: number): readonly [x: number, y: number] {
  if (times === 0) return onBoard(6 + at, OFF_BOARD);
  if (field === BULL) return onBoard(7 * at, times === 2 ? 4 : 15);
  return onBoard(NUMBERS.indexOf(field) + 0.24 * (at - 1), RADII[times]);
}
