/** Pictures of games on reels: windows with simple shapes. */
import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** A row of reel windows with a shape in each, in a square of 48. */
export function Windows({
  shapes,
  rows = 1,
  light,
}: {
  readonly shapes: readonly (readonly [path: string, fill: string])[];
  readonly rows?: number;
  readonly light: string;
}): ReactNode {
  const columns = shapes.length / rows;
  const size = Math.min(56, 190 / columns, 120 / rows);
  const [left, top] = [120 - (columns * size) / 2, 75 - (rows * size) / 2];
  return (
    <g>
      {turned(shapes.length, (at) => {
        const [path, fill] = shapes[at] ?? ['', ''];
        const [x, y] = [left + (at % columns) * size, top + Math.floor(at / columns) * size];
        return (
          <g key={at} transform={`translate(${x + 2} ${y + 2}) scale(${(size - 4) / 48})`}>
            <rect width="48" height="48" rx="7" fill={fill === light ? '#17221d' : '#fff'} />
            <path d={path} fill={fill} />
          </g>
        );
      })}
    </g>
  );
}

/** Shapes in a square of 48. */
export const PATHS = {
  seven: 'M9 6h31v7C30 22 26 31 25 43H14c1-11 6-20 15-28H16v5H9Z',
  plum: 'M24 13c12-3 18 5 17 14-1 10-9 16-17 16S8 37 7 27C6 18 12 10 24 13Z',
  lemon: 'M4 24c3-2 4-4 6-7 6-8 22-8 28 0 2 3 3 5 6 7-3 2-4 4-6 7-6 8-22 8-28 0-2-3-3-5-6-7Z',
  star: 'M24 5l5.600 12.200 13.400 1.500-9.900 9.100 2.700 13.200L24 34.400 12.200 41l2.700-13.200L5 18.700l13.400-1.500Z',
} as const;
