/** Pictures of bingo: a ticket with marked numbers. */
import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

function ticket(columns: number, rows: number, isMarked: (at: number) => boolean, light: string): ReactNode {
  const size = Math.min(180 / columns, 120 / rows);
  const [left, top] = [120 - (columns * size) / 2, 75 - (rows * size) / 2];
  return (
    <g>
      <rect x={left - 6} y={top - 6} width={columns * size + 12} height={rows * size + 12} rx="8" fill="#fff" />
      {turned(columns * rows, (at) => {
        const [x, y] = [left + (at % columns) * size, top + Math.floor(at / columns) * size];
        return (
          <g key={at}>
            <rect x={x + 1} y={y + 1} width={size - 2} height={size - 2} rx="3" fill="#17221d" opacity="0.12" />
            {isMarked(at) && (
              <circle cx={x + size / 2} cy={y + size / 2} r={size * 0.36} fill={light} stroke="#17221d" />
            )}
          </g>
        );
      })}
    </g>
  );
}

export const drawBingo75 = (light: string): ReactNode =>
  ticket(5, 5, (at) => at % 6 === 0 || at === 3 || at === 10, light);
export const drawBingo90 = (light: string): ReactNode =>
  ticket(9, 3, (at) => (at >= 9 && at % 2 === 1 && at < 18) || at === 4 || at === 20, light);
