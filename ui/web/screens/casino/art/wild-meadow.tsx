import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** Three reels over a meadow; the one in the middle is full of wilds. */
export function drawWildMeadow(light: string): ReactNode {
  return (
    <g>
      {turned(3, (at) => (
        <rect
          key={at}
          x={42 + at * 54}
          y="14"
          width="48"
          height="112"
          rx="7"
          fill={at === 1 ? light : '#17221d'}
          opacity={at === 1 ? 1 : 0.55}
        />
      ))}
      {turned(3, (at) => (
        <path key={at} d={`M102 ${24 + at * 36}h6l4 14 4-12h8l4 12 4-14h6l-7 24h-7l-4-12-4 12h-7Z`} fill="#17221d" />
      ))}
      {turned(6, (at) => (
        <path
          key={at}
          d={`M${30 + at * 36} 140q-10 -16 -4 -30q10 12 4 30q0 -18 12 -26q2 16 -12 26Z`}
          fill="#fff"
          opacity="0.75"
        />
      ))}
    </g>
  );
}
