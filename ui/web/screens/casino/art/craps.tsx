import type { ReactNode } from 'react';
import { Die } from './shapes.tsx';

export function drawCraps(light: string): ReactNode {
  return (
    <g>
      <path d="M28 122C80 138 160 138 212 122" fill="none" stroke="#fff" strokeWidth="4" opacity="0.6" />
      <Die value={5} x={88} y={72} size={62} turn={-14} />
      <Die value={6} x={158} y={66} size={62} turn={12} ground={light} />
    </g>
  );
}
