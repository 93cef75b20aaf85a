import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** Coins in a grid, four of them in sight. */
export function drawCoinRoom(light: string): ReactNode {
  return (
    <g transform="translate(57 12)">
      {turned(9, (at) => (
        <g key={at} transform={`translate(${(at % 3) * 43} ${Math.floor(at / 3) * 43})`}>
          <rect width="40" height="40" rx="6" fill="#17221d" opacity="0.6" />
          {[0, 2, 4, 7].includes(at) && <circle cx="20" cy="20" r="15" fill={light} />}
          {[0, 2, 4, 7].includes(at) && <circle cx="20" cy="20" r="10" fill="none" stroke="#17221d" strokeWidth="2" />}
        </g>
      ))}
    </g>
  );
}
