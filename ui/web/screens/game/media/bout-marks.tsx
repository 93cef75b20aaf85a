/**
 * Both fighters of a bout, seen from above: one who goes down lies on the floor while the event is told, and a square
 * for each round so far has the colour of the side that won it on the judges' cards [MVW-13].
 */
import type { ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { Happening, HappeningKind, LiveView, Side } from 'touchline/core/match-view/types';

const FLOORED: ReadonlySet<HappeningKind> = new Set<HappeningKind>(['knockdown', 'takedown', 'submission']);
const SIDES = ['home', 'away'] as const;
const SQUARE = 40;

interface BoutMarksProps {
  readonly game: Game;
  readonly live: LiveView;
  /** The happening that is told now. */
  readonly shown: Happening | null;
}

/** What ended the bout at the moment in which a side won; undefined where the judges decided. */
function stoppageIn({ happened }: LiveView): Happening | undefined {
  const won = happened.findLast(({ kind }) => kind === 'bout');
  return happened.findLast(({ kind, side, at }) => FLOORED.has(kind) && side === won?.side && at === won.at);
}

/** The side that lies on the floor: the one that the happening is not of, and after a stoppage the loser. */
function downIn({ live, shown }: BoutMarksProps): Side {
  const told = shown ?? stoppageIn(live);
  if (told === undefined || !FLOORED.has(told.kind)) return 'none';
  return told.side === 'home' ? 'away' : 'home';
}

const wonBy = ([home, away]: readonly [string, string]): Side =>
  Number(home) === Number(away) ? 'none' : Number(home) > Number(away) ? 'home' : 'away';

export function BoutMarks(props: BoutMarksProps): ReactNode {
  const { game, shown } = props;
  const down = downIn(props);
  const rounds = game.periodScores.slice(0, shown?.period ?? game.periodScores.length);
  return (
    <>
      {SIDES.map((side) => (
        <g
          key={side}
          className={side === down ? `media-play is-${side} is-down` : `media-play is-${side}`}
          transform={side === 'home' ? 'translate(428 280) scale(1.5)' : 'translate(622 280) scale(-1.5 1.5)'}
        >
          <Fighter isDown={side === down} />
        </g>
      ))}
      {rounds.map((scores, at) => (
        <rect
          key={at}
          className={`media-landing media-card is-${wonBy(scores)}`}
          x={525 + (at - rounds.length / 2) * SQUARE + 4}
          y="118"
          width={SQUARE - 8}
          height="20"
          rx="3"
        />
      ))}
    </>
  );
}

/** Shoulders, gloves and head of one who faces to the right; stretched out on the back after a fall. */
function Fighter({ isDown }: { readonly isDown: boolean }): ReactNode {
  return isDown ? (
    <>
      <rect className="media-fighter" x="-78" y="-24" width="112" height="48" rx="22" />
      <circle className="media-ball" cx="-82" cy="0" r="17" />
    </>
  ) : (
    <>
      <ellipse className="media-fighter" cx="-6" cy="0" rx="24" ry="46" />
      <circle className="media-fighter" cx="34" cy="-26" r="14" />
      <circle className="media-fighter" cx="38" cy="22" r="14" />
      <circle className="media-ball" cx="2" cy="0" r="19" />
    </>
  );
}
