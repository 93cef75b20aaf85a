import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawCasinoWar(light: string): ReactNode {
  return (
    <g>
      <Card suit="spade" text="Q" x={82} y={76} turn={-8} />
      <Card suit="heart" text="Q" x={158} y={76} turn={8} ground={light} />
      <path d="M112 60l16 32M128 60l-16 32" stroke={light} strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}
