/** Fields of play as line drawings on 1050 by 520 units; the home side plays towards the right. */
import type { ReactNode } from 'react';
import type { Surface } from 'touchline/core/match-view/types';
import { NUMBERS, onBoard } from './board.ts';

/** A mown field. */
const STRIPES = Array.from({ length: 5 }, (_, at) => (
  <rect key={at} x={25 + at * 200} y="20" width="100" height="480" />
));
const FRAME = <rect x="25" y="20" width="1000" height="480" rx="2" />;

function Pitch(): ReactNode {
  return (
    <>
      <g className="media-grass">{STRIPES}</g>
      {FRAME}
      <path d="M525 20v480" />
      <circle cx="525" cy="260" r="68" />
      <path d="M25 130h150v260H25M25 200h55v120H25M175 215a62 62 0 0 1 0 90" />
      <path d="M1025 130H875v260h150M1025 200h-55v120h55M875 215a62 62 0 0 0 0 90" />
      <path className="media-goal" d="M25 225H12v70h13M1025 225h13v70h-13" />
      <circle className="media-dot" cx="525" cy="260" r="4" />
    </>
  );
}

function Hall(): ReactNode {
  return (
    <>
      {FRAME}
      <path d="M525 20v480M25 120a160 140 0 0 1 165 140a160 140 0 0 1-165 140M1025 120a160 140 0 0 0-165 140a160 140 0 0 0 165 140" />
      <path className="media-goal" d="M25 220H12v80h13M1025 220h13v80h-13" />
      <circle cx="525" cy="260" r="60" />
    </>
  );
}

function Rink(): ReactNode {
  return (
    <>
      <rect x="25" y="20" width="1000" height="480" rx="110" />
      <path className="media-red" d="M525 20v480" />
      <path className="media-blue" d="M375 20v480M675 20v480" />
      <path className="media-red" d="M110 42v436M940 42v436" />
      <circle cx="525" cy="260" r="60" />
      <circle cx="215" cy="140" r="46" />
      <circle cx="215" cy="380" r="46" />
      <circle cx="835" cy="140" r="46" />
      <circle cx="835" cy="380" r="46" />
      <path className="media-goal" d="M110 232H92v56h18M940 232h18v56h-18" />
    </>
  );
}

function Court(): ReactNode {
  return (
    <>
      {FRAME}
      <path d="M525 20v480" />
      <circle cx="525" cy="260" r="62" />
      <path d="M25 190h195v140H25M220 198a62 62 0 0 1 0 124M25 60h85a250 215 0 0 1 0 400H25" />
      <path d="M1025 190H830v140h195M830 198a62 62 0 0 0 0 124M1025 60h-85a250 215 0 0 0 0 400h85" />
      <circle cx="82" cy="260" r="14" />
      <circle cx="968" cy="260" r="14" />
    </>
  );
}

function Tennis(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="95" y="70" width="860" height="380" />
      <rect x="95" y="70" width="860" height="380" />
      <path d="M95 118h860M95 402h860M290 118v284M760 118v284M290 260h470M95 260h10M955 260h-10" />
      <path className="media-net" d="M525 48v424" />
    </>
  );
}

function Volleyball(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="95" y="70" width="860" height="380" />
      <rect x="95" y="70" width="860" height="380" />
      <path d="M382 70v380M668 70v380" />
      <path className="media-net" d="M525 48v424" />
    </>
  );
}

function Table(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="145" y="90" width="760" height="340" />
      <rect x="145" y="90" width="760" height="340" />
      <path d="M145 260h760" />
      <path className="media-net" d="M525 66v388" />
    </>
  );
}

function Badminton(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="95" y="70" width="860" height="380" />
      <rect x="95" y="70" width="860" height="380" />
      <path d="M95 100h860M95 420h860M150 70v380M900 70v380M400 70v380M650 70v380M95 260h305M650 260h305" />
      <path className="media-net" d="M525 48v424" />
    </>
  );
}

function Rugby(): ReactNode {
  return (
    <>
      <g className="media-grass">{STRIPES}</g>
      {FRAME}
      <path d="M100 20v480M950 20v480M287 20v480M763 20v480M525 20v480" />
      <path className="media-dashed" d="M440 20v480M610 20v480M142 20v480M908 20v480" />
      <path className="media-goal" d="M100 225v70M950 225v70" />
    </>
  );
}

const YARDS = [10, 20, 30, 40, 50, 40, 30, 20, 10];
/** Two end zones and ten times ten yards. */
const TEN_YARDS = 1000 / 12;

function Gridiron(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="25" y="20" width={TEN_YARDS} height="480" />
      <rect className="media-inner" x={1025 - TEN_YARDS} y="20" width={TEN_YARDS} height="480" />
      {FRAME}
      {Array.from({ length: 11 }, (_, at) => (
        <path key={at} d={`M${25 + (at + 1) * TEN_YARDS} 20v480`} />
      ))}
      {Array.from({ length: 19 }, (_, at) => {
        const x = 25 + TEN_YARDS * (1.5 + at / 2);
        return <path key={at} d={`M${x} 200v14M${x} 306v14`} />;
      })}
      {YARDS.map((yards, at) => (
        <text key={at} className="media-mark" x={25 + (at + 2) * TEN_YARDS} y="455">
          {yards}
        </text>
      ))}
      <path className="media-goal" d="M25 235H12v50h13M1025 235h13v50h-13" />
    </>
  );
}

function Diamond(): ReactNode {
  return (
    <>
      <path className="media-inner" d="M525 485 677 333A175 175 0 0 0 373 333Z" />
      <path d="M525 485 205 165A453 453 0 0 1 845 165Z" />
      <path d="M525 485 650 360 525 235 400 360Z" />
      <circle cx="525" cy="360" r="18" />
      <path
        className="media-goal"
        d="m650 350 10 10-10 10-10-10ZM525 225l10 10-10 10-10-10ZM400 350l10 10-10 10-10-10Z"
      />
    </>
  );
}

function Oval(): ReactNode {
  return (
    <>
      <ellipse className="media-inner" cx="525" cy="260" rx="500" ry="240" />
      <ellipse cx="525" cy="260" rx="500" ry="240" />
      <ellipse className="media-dashed" cx="525" cy="260" rx="270" ry="150" />
      <rect className="media-strip" x="435" y="238" width="180" height="44" />
      <path d="M452 230v60M598 230v60" />
      <path className="media-goal" d="M442 250v20M608 250v20" />
    </>
  );
}

const POCKETS = [
  [115, 75],
  [525, 68],
  [935, 75],
  [115, 445],
  [525, 452],
  [935, 445],
] as const;
const SPOTS = [
  [277, 200],
  [277, 260],
  [277, 320],
  [525, 260],
  [730, 260],
  [861, 260],
] as const;

function Snooker(): ReactNode {
  return (
    <>
      <rect className="media-inner" x="105" y="65" width="840" height="390" rx="6" />
      <rect x="85" y="45" width="880" height="430" rx="22" />
      <rect x="105" y="65" width="840" height="390" rx="6" />
      <path d="M277 65v390M277 200a60 60 0 0 0 0 120" />
      {POCKETS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="media-pocket" cx={x} cy={y} r="17" />
      ))}
      {SPOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="media-dot" cx={x} cy={y} r="5" />
      ))}
    </>
  );
}

const RINGS = [205, 190, 125, 110, 20, 9];

function Board(): ReactNode {
  return (
    <>
      {NUMBERS.map((number, at) => {
        const [x, y] = onBoard(at, 222);
        const field = [onBoard(at - 0.5, 20), onBoard(at - 0.5, 205), onBoard(at + 0.5, 205), onBoard(at + 0.5, 20)];
        return (
          <g key={number}>
            {at % 2 === 0 && (
              <path className="media-inner" d={`M${field.map((place) => place.join(' ')).join('L')}Z`} />
            )}
            <path d={`M${field[0]?.join(' ')}L${field[1]?.join(' ')}`} />
            <text className="media-mark is-small" x={x} y={y + 8}>
              {number}
            </text>
          </g>
        );
      })}
      {RINGS.map((radius) => (
        <circle key={radius} cx="525" cy="260" r={radius} />
      ))}
    </>
  );
}

const POSTS = [
  [315, 60],
  [735, 60],
  [315, 480],
  [735, 480],
] as const;

/** A square with three ropes, and its corners: the home side's, the away side's, and two neutral ones. */
function Ring(): ReactNode {
  return (
    <>
      <rect className="media-apron" x="280" y="25" width="490" height="490" rx="10" />
      <rect className="media-inner" x="315" y="60" width="420" height="420" />
      <circle className="media-dashed" cx="525" cy="270" r="118" />
      <path className="media-red" d="M307 52h436v436H307Z" />
      <path className="media-goal" d="M315 60h420v420H315Z" />
      <path className="media-blue" d="M323 68h404v404H323Z" />
      {POSTS.map(([x, y], at) => (
        <circle key={at} className={`media-post is-${at}`} cx={x} cy={y} r="17" />
      ))}
    </>
  );
}

const CORNERS = Array.from({ length: 8 }, (_, at) => {
  const angle = ((at + 0.5) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
const CENTRE = 270;
const octagon = (radius: number): string =>
  CORNERS.map(([x, y]) => `${Math.round(525 + radius * x)},${Math.round(CENTRE + radius * y)}`).join(' ');

/** Eight sides of fence with padded posts. */
function Cage(): ReactNode {
  return (
    <>
      <polygon className="media-apron" points={octagon(250)} />
      <polygon className="media-inner" points={octagon(222)} />
      <circle className="media-dashed" cx="525" cy={CENTRE} r="118" />
      <polygon className="media-fence" points={octagon(230)} />
      <polygon className="media-goal" points={octagon(222)} />
      {CORNERS.map(([x, y], at) => (
        <circle key={at} className="media-post" cx={525 + 226 * x} cy={CENTRE + 226 * y} r="11" />
      ))}
    </>
  );
}

const DRAWN: Readonly<Record<Surface, (() => ReactNode) | null>> = {
  pitch: Pitch,
  hall: Hall,
  rink: Rink,
  court: Court,
  tennis: Tennis,
  volleyball: Volleyball,
  table: Table,
  badminton: Badminton,
  rugby: Rugby,
  gridiron: Gridiron,
  diamond: Diamond,
  oval: Oval,
  snooker: Snooker,
  darts: Board,
  ring: Ring,
  cage: Cage,
  none: null,
};

export function SurfaceLines({ surface }: { readonly surface: Surface }): ReactNode {
  const Drawn = DRAWN[surface];
  return Drawn === null ? null : (
    <g className="media-lines">
      <Drawn />
    </g>
  );
}
