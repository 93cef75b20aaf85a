import type { ReactNode } from 'react';
import { PATHS } from './reels.tsx';
import { turned } from './shapes.tsx';

/** Stars over a field, and one of them with a crown. */
export function drawStarHarvest(light: string): ReactNode {
  return (
    <g>
      <path d="M0 116q60 -26 120 -8t120 -10V150H0Z" fill="#17221d" opacity="0.6" />
      {turned(7, (at) => (
        <path
          key={at}
          d={PATHS.star}
          fill={light}
          transform={`translate(${10 + at * 32} ${[62, 24, 70, 34, 76, 18, 56][at] ?? 40}) scale(${at === 3 ? 1 : 0.6})`}
        />
      ))}
      <path d="M105 14l8 7 7-11 7 11 8-7-3 18h-24Z" fill="#fff" />
      {turned(12, (at) => (
        <path
          key={at}
          d={`M${10 + at * 20} 150q2 -18 ${at % 2 === 0 ? -4 : 6} -30`}
          fill="none"
          stroke={light}
          strokeWidth="2"
          opacity="0.6"
        />
      ))}
    </g>
  );
}
