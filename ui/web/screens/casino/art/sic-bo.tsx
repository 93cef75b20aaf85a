import type { ReactNode } from 'react';
import { Die } from './shapes.tsx';

export function drawSicBo(light: string): ReactNode {
  return (
    <g>
      <Die value={4} x={76} y={90} size={52} turn={-8} />
      <Die value={1} x={120} y={50} size={52} turn={4} ground={light} />
      <Die value={3} x={166} y={90} size={52} turn={10} />
    </g>
  );
}
