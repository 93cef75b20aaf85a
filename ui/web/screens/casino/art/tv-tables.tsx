/** Pictures of games of cards and boards with a draw every minute. */
import type { ReactNode } from 'react';
import { Card, Die, turned } from './shapes.tsx';

/** Two hands with 21 between them. */
export function drawTv21(light: string): ReactNode {
  return (
    <g>
      <path d="M0 0H120V150H0Z" fill="#a01d28" opacity="0.55" />
      <path d="M120 0H240V150H120Z" fill="#1d56b8" opacity="0.55" />
      <Card suit="spade" text="A" x={52} y={80} turn={-12} />
      <Card suit="heart" text="10" x={80} y={76} turn={4} />
      <Card suit="spade" text="9" x={162} y={76} turn={-4} />
      <Card suit="diamond" text="8" x={190} y={80} turn={12} />
      <circle cx="120" cy="76" r="24" fill={light} />
      <text
        x="120"
        y="84"
        fontSize="24"
        fontWeight="800"
        textAnchor="middle"
        fontFamily="system-ui, sans-serif"
        fill="#17221d"
      >
        21
      </text>
    </g>
  );
}

/** A card face down between two that it may be. */
export function drawGuessCard(light: string): ReactNode {
  return (
    <g>
      <Card suit="heart" text="Q" x={70} y={82} turn={-14} />
      <Card suit="spade" text="7" x={170} y={82} turn={14} />
      <g transform="translate(120 74) translate(-33 -46)">
        <rect width="66" height="92" rx="8" fill={light} />
        <rect x="7" y="7" width="52" height="78" rx="4" fill="#17221d" />
        <text
          x="33"
          y="62"
          fontSize="44"
          fontWeight="800"
          textAnchor="middle"
          fontFamily="system-ui, sans-serif"
          fill={light}
        >
          ?
        </text>
      </g>
    </g>
  );
}

/** Points of a home board with checkers, and two dice. */
export function drawBackgammonRace(light: string): ReactNode {
  return (
    <g>
      {turned(6, (at) => (
        <g key={at} transform={`translate(${15 + at * 35} 0)`}>
          <path d="M2 134H33L17.500 52Z" fill={at % 2 === 0 ? light : '#17221d'} opacity="0.9" />
          {turned([4, 3, 2, 2, 1, 1][at] ?? 1, (place) => (
            <circle
              key={place}
              cx="17.500"
              cy={122 - place * 21}
              r="11"
              fill={at % 2 === 0 ? '#17221d' : '#fff'}
              stroke={at % 2 === 0 ? '#fff' : '#17221d'}
              strokeWidth="2"
            />
          ))}
        </g>
      ))}
      <Die value={6} x={160} y={38} size={36} turn={-12} />
      <Die value={5} x={202} y={44} size={36} turn={10} />
    </g>
  );
}

/** Five cards in a fan. */
export function drawTvPoker(light: string): ReactNode {
  return (
    <g>
      <Card suit="spade" text="10" x={58} y={88} turn={-24} />
      <Card suit="heart" text="J" x={88} y={78} turn={-12} />
      <Card suit="spade" text="Q" x={120} y={74} turn={0} ground={light} />
      <Card suit="diamond" text="K" x={152} y={78} turn={12} />
      <Card suit="heart" text="A" x={182} y={88} turn={24} />
    </g>
  );
}

/** Two shields with a die each. */
export function drawTvBattle(light: string): ReactNode {
  return (
    <g>
      <path
        d="M26 26H106V72C106 104 88 124 66 134C44 124 26 104 26 72Z"
        fill="#a01d28"
        stroke={light}
        strokeWidth="5"
      />
      <path
        d="M134 26H214V72C214 104 196 124 174 134C152 124 134 104 134 72Z"
        fill="#1d56b8"
        stroke={light}
        strokeWidth="5"
      />
      <Die value={6} x={66} y={72} size={44} turn={-8} />
      <Die value={3} x={174} y={72} size={44} turn={8} />
    </g>
  );
}

/** Two wheels of ten segments. */
export function drawTwoWheels(light: string): ReactNode {
  return (
    <g>
      {[66, 174].map((x, wheel) => (
        <g key={x} transform={`translate(${x} 80) rotate(${wheel * 36})`}>
          {turned(10, (at) => (
            <path
              key={at}
              d="M0 0L-16 -49A52 52 0 0 1 16 -49Z"
              fill={at % 2 === 0 ? '#b3202a' : '#17221d'}
              transform={`rotate(${at * 36})`}
            />
          ))}
          <circle r="16" fill={light} />
        </g>
      ))}
      <path d="M58 14H74L66 34Z M166 14H182L174 34Z" fill={light} />
    </g>
  );
}
