import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

export function drawMines(light: string): ReactNode {
  return (
    <g transform="translate(64 22)">
      {turned(16, (at) => (
        <rect
          key={at}
          x={(at % 4) * 29}
          y={Math.floor(at / 4) * 29}
          width="25"
          height="25"
          rx="6"
          fill={at === 6 ? '#17221d' : light}
          opacity={at % 5 === 0 || at === 6 ? 1 : 0.4}
        />
      ))}
      <circle cx="70.500" cy="41.500" r="7" fill="#ff8a80" />
    </g>
  );
}
