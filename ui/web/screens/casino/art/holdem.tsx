import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawHoldem(light: string): ReactNode {
  return (
    <g>
      <ellipse cx="120" cy="84" rx="104" ry="56" fill="#0b4a2f" stroke={light} strokeWidth="5" />
      <Card suit="spade" text="A" x={102} y={80} turn={-8} />
      <Card suit="heart" text="Q" x={140} y={80} turn={8} />
      {[34, 56, 184, 206].map((x) => (
        <circle key={x} cx={x} cy={84} r="9" fill={light} stroke="#17221d" strokeOpacity="0.35" />
      ))}
    </g>
  );
}
