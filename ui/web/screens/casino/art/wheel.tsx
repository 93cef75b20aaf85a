import type { ReactNode } from 'react';
import { Rays } from './shapes.tsx';

export function drawWheel(light: string): ReactNode {
  return (
    <g transform="translate(120 76)">
      <Rays count={20} radius={58} light={light} />
      <circle r="58" fill="none" stroke="#fff" strokeWidth="4" />
      <circle r="14" fill="#fff" />
      <path d="M0 -52 -9 -70H9Z" fill="#fff" />
    </g>
  );
}
