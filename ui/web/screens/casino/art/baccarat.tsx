import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawBaccarat(light: string): ReactNode {
  return (
    <g>
      <Card suit="spade" text="4" x={62} y={78} turn={-10} />
      <Card suit="heart" text="5" x={92} y={74} turn={6} />
      <Card suit="diamond" text="3" x={150} y={74} turn={-6} ground={light} />
      <Card suit="spade" text="K" x={180} y={78} turn={10} ground={light} />
    </g>
  );
}
