import type { ReactNode } from 'react';
import { Rays } from './shapes.tsx';

export function drawRoulette(light: string): ReactNode {
  return (
    <g transform="translate(120 74)">
      <circle r="56" fill="none" stroke={light} strokeWidth="5" />
      <Rays count={36} radius={50} light={light} />
      <circle r="22" fill={light} />
      <circle r="7" cx="36" cy="-30" fill="#fff" />
    </g>
  );
}
