/** Fields of play as line drawings on 1050 by 520 units; the home side plays towards the right. */
import type { ReactNode } from 'react';
import type { Surface } from 'touchline/core/match-view/types';

const FRAME = <rect x="25" y="20" width="1000" height="480" rx="2" />;

function Pitch(): ReactNode {
  return (
    <>
      <g className="media-grass">
        {Array.from({ length: 5 }, (_, at) => (
          <rect key={at} x={25 + at * 200} y="20" width="100" height="480" />
        ))}
      </g>
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

const DRAWN: Readonly<Record<Surface, (() => ReactNode) | null>> = {
  pitch: Pitch,
  hall: Hall,
  rink: Rink,
  court: Court,
  tennis: Tennis,
  volleyball: Volleyball,
  table: Table,
  badminton: Badminton,
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
