import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawAndarBahar(light: string): ReactNode {
  return (
    <g>
      <Card suit="spade" text="7" x={64} y={86} turn={-8} />
      <Card suit="heart" text="Q" x={176} y={86} turn={8} />
      <Card suit="diamond" text="Q" x={120} y={64} turn={0} ground={light} />
    </g>
  );
}
