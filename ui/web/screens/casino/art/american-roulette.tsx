import type { ReactNode } from 'react';
import { Rays } from './shapes.tsx';

export function drawAmericanRoulette(light: string): ReactNode {
  return (
    <g transform="translate(120 74)">
      <circle r="58" fill="none" stroke="#fff" strokeWidth="4" />
      <Rays count={38} radius={54} light={light} />
      <circle r="30" fill="#0c7a48" stroke="#fff" strokeWidth="3" />
      <text y="10" fontSize="28" fontWeight="700" fontFamily="system-ui, sans-serif" textAnchor="middle" fill="#fff">
        00
      </text>
    </g>
  );
}
