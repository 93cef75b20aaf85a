import type { ReactNode } from 'react';

export function drawLimbo(light: string): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M44 60H196" stroke="#fff" strokeWidth="4" strokeDasharray="2 10" />
      <path d="M44 122C116 122 156 104 176 34" stroke={light} strokeWidth="8" />
      <path d="M176 18 190 44 162 40Z" fill={light} />
      <circle cx="44" cy="122" r="8" fill="#fff" />
    </g>
  );
}
