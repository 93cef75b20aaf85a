import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

const ROWS = 5;

export function drawPlinko(light: string): ReactNode {
  return (
    <g transform="translate(120 24)">
      {turned(ROWS, (row) =>
        turned(row + 1, (at) => <circle key={at} cx={(at - row / 2) * 28} cy={row * 20} r="5" fill="#fff" />),
      )}
      {turned(ROWS + 1, (slot) => (
        <rect
          key={slot}
          x={(slot - (ROWS + 1) / 2) * 28 + 2}
          y="98"
          width="24"
          height="16"
          rx="4"
          fill={light}
          opacity={slot === 0 || slot === ROWS ? 1 : 0.5}
        />
      ))}
      <circle cx="14" cy="50" r="10" fill={light} stroke="#17221d" strokeWidth="2" />
    </g>
  );
}
