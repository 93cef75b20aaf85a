import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawBlackjack(light: string): ReactNode {
  return (
    <g>
      <Card suit="heart" text="K" x={98} y={78} turn={-9} />
      <Card suit="spade" text="A" x={138} y={74} turn={9} />
      <circle cx="192" cy="112" r="22" fill={light} stroke="#17221d" strokeOpacity="0.35" />
      <text
        x="192"
        y="120"
        fontSize="22"
        fontWeight="700"
        fontFamily="system-ui, sans-serif"
        textAnchor="middle"
        fill="#17221d"
      >
        21
      </text>
    </g>
  );
}
