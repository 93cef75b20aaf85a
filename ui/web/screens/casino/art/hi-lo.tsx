import type { ReactNode } from 'react';
import { Card } from './shapes.tsx';

export function drawHiLo(light: string): ReactNode {
  return (
    <g>
      <Card suit="spade" text="7" x={96} y={76} turn={-6} />
      <Card suit="heart" text="J" x={132} y={76} turn={8} ground={light} />
      <path d="M40 66 56 44 72 66Z" fill="#fff" />
      <path d="M172 88 188 110 204 88Z" fill="#fff" />
    </g>
  );
}
