/** Pictures of live tables: the game under a clock's ring. */
import type { ReactNode } from 'react';
import { Card, turned } from './shapes.tsx';

function Ring({ light }: { readonly light: string }): ReactNode {
  return (
    <g transform="translate(204 34)" fill="none" stroke={light} strokeLinecap="round">
      <circle r="22" strokeWidth="6" opacity="0.35" />
      <path d="M0 -22A22 22 0 1 1 -22 0" strokeWidth="6" />
      <path d="M0 -11V0L8 5" strokeWidth="4" />
    </g>
  );
}

export function drawLiveRoulette(light: string): ReactNode {
  return (
    <g>
      <g transform="translate(104 80)">
        {turned(18, (at) => (
          <path
            key={at}
            d="M0 0L-10.400 -59A60 60 0 0 1 10.400 -59Z"
            fill={at === 0 ? '#0c7a48' : at % 2 === 0 ? '#b3202a' : '#17221d'}
            transform={`rotate(${at * 20})`}
          />
        ))}
        <circle r="40" fill="#0b3a28" stroke={light} strokeWidth="3" />
        <circle r="12" fill={light} />
        <circle r="6" cx="33" cy="-38" fill="#fff" />
      </g>
      <Ring light={light} />
    </g>
  );
}

export function drawLiveBaccarat(light: string): ReactNode {
  return (
    <g>
      <Card suit="heart" text="9" x={58} y={82} turn={-10} />
      <Card suit="spade" text="Q" x={88} y={78} turn={6} />
      <Card suit="spade" text="6" x={136} y={90} turn={-6} ground={light} />
      <Card suit="diamond" text="2" x={166} y={94} turn={10} ground={light} />
      <Ring light={light} />
    </g>
  );
}
