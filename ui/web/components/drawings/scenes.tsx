/** The illustrations of empty places and promotions, each a scene of the drawing kit. */
import type { ReactNode } from 'react';
import {
  At,
  Ball,
  ClockShape,
  Columns,
  Cone,
  CornerFlag,
  Cup,
  Die,
  Gift,
  Globe,
  Goal,
  Lens,
  Padlock,
  Pitch,
  Scoreboard,
  Sheet,
  Shirt,
  StarShape,
} from './shapes.tsx';

const FIVE = '-8,-8 8,-8 0,0 -8,8 8,8';
const THREE = '-8,-8 0,0 8,8';
/** Shreds of paper in the air. */
const CONFETTI = ['30 24 20', '46 12 70', '118 16 -30', '132 34 15', '24 50 -50', '138 58 40', '104 8 80', '58 32 -15'];

const SHREDS = CONFETTI.map((spot) => {
  const [x = 0, y = 0, turn = 0] = spot.split(' ').map(Number);
  return (
    <At key={spot} x={x} y={y} turn={turn}>
      <rect width="7" height="4" rx="1" fill="var(--accent)" opacity={0.35 + (x % 4) / 6} />
    </At>
  );
});

const SCENES = {
  coupon: (
    <>
      <Sheet x={78} y={48} size={1.15} turn={-7} lines={3} isTicket />
      <Ball x={118} y={86} />
      <At x={106} y={26}>
        <circle r="11" fill="var(--accent)" />
        <path d="M-5 0H5M0-5V5" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round" />
      </At>
    </>
  ),
  favourites: (
    <>
      <Shirt x={62} y={62} size={1.1} turn={-6} />
      <StarShape x={98} y={40} size={2} />
      <StarShape x={126} y={70} size={0.7} isFull={false} />
      <StarShape x={34} y={30} size={0.6} isFull={false} />
    </>
  ),
  history: (
    <>
      <Sheet x={64} y={54} turn={-10} lines={0} />
      <Sheet x={84} y={50} size={1.1} turn={4} lines={4} />
      <ClockShape x={116} y={78} size={1.2} />
    </>
  ),
  search: (
    <>
      <CornerFlag x={34} y={92} />
      <Lens x={84} y={46} />
      <Ball x={122} y={90} size={0.8} />
    </>
  ),
  notFound: (
    <>
      <Goal x={68} y={64} />
      <path
        d="M40 104C70 100 112 78 126 36"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <Ball x={128} y={28} />
    </>
  ),
  promo: (
    <>
      {SHREDS}
      <Cup x={80} y={58} size={1.15} />
      <Ball x={116} y={90} size={0.8} />
    </>
  ),
  codes: (
    <>
      <Sheet x={50} y={56} size={0.9} turn={-18} lines={2} isTicket />
      <Sheet x={110} y={56} size={0.9} turn={18} lines={2} isTicket />
      <Sheet x={80} y={48} size={1.1} lines={3} isTicket />
    </>
  ),
  code: (
    <>
      <Sheet x={72} y={50} size={1.15} turn={-8} lines={3} isTicket />
      <StarShape x={110} y={32} size={1.3} />
      <Ball x={122} y={90} size={0.8} />
    </>
  ),
  bonusExpress: (
    <>
      <Sheet x={52} y={54} size={1.05} turn={-6} lines={5} isTicket />
      <Columns x={110} y={68} size={0.85} />
      <path
        d="M84 50 100 38 110 44 136 22M136 34V22H124"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  dailyExpress: (
    <>
      <Sheet x={68} y={50} size={1.15} turn={-5} lines={4} isTicket />
      <ClockShape x={112} y={36} size={1.5} />
      <Ball x={120} y={90} size={0.8} />
    </>
  ),
  over: (
    <>
      <Sheet x={80} y={52} size={1.1} turn={9} lines={3} isTicket />
      <Padlock x={108} y={80} />
    </>
  ),
  results: (
    <>
      <Scoreboard x={76} y={46} size={1.1} />
      <Ball x={126} y={92} size={0.9} />
    </>
  ),
  noGames: (
    <>
      <Goal x={70} y={64} />
      <Ball x={70} y={94} size={0.9} />
      <ClockShape x={124} y={42} size={1.4} />
    </>
  ),
  statistics: (
    <>
      <Columns x={74} y={58} size={1.1} />
      <Ball x={126} y={92} size={0.8} />
    </>
  ),
  rounds: (
    <>
      <Die x={64} y={72} turn={-12} size={1.15} spots={FIVE} />
      <Die x={108} y={64} turn={16} spots={THREE} />
    </>
  ),
  casinoFavourites: (
    <>
      <Die x={66} y={72} turn={-12} size={1.15} spots={FIVE} />
      <StarShape x={104} y={46} size={2} />
      <StarShape x={132} y={76} size={0.7} isFull={false} />
    </>
  ),
  bonuses: (
    <>
      {SHREDS}
      <Gift x={80} y={70} size={1.15} />
    </>
  ),
  maintenance: (
    <>
      <Goal x={80} y={54} size={0.9} />
      <Cone x={46} y={84} size={1.1} />
      <Cone x={112} y={84} size={1.1} />
      <Ball x={80} y={96} size={0.8} />
    </>
  ),
  serverError: (
    <>
      <Scoreboard x={74} y={46} size={1.1} />
      <Cone x={120} y={84} size={0.95} />
    </>
  ),
  closed: (
    <>
      <Goal x={80} y={60} />
      <Padlock x={80} y={74} size={1.2} />
    </>
  ),
  country: (
    <>
      <Globe x={76} y={56} size={1.15} />
      <Padlock x={112} y={80} />
    </>
  ),
} as const;

export type Scene = keyof typeof SCENES;

export function DrawnScene({ name }: { readonly name: Scene }): ReactNode {
  return (
    <svg className="drawing" viewBox="0 0 160 112" aria-hidden="true">
      <Pitch />
      {SCENES[name]}
    </svg>
  );
}
