import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

const HITS: ReadonlySet<number> = new Set([2, 9, 11, 16, 22]);

export function drawKeno(light: string): ReactNode {
  return (
    <g transform="translate(48 32)">
      {turned(24, (at) => (
        <circle
          key={at}
          cx={(at % 6) * 29}
          cy={Math.floor(at / 6) * 29}
          r="12"
          fill={HITS.has(at) ? light : '#fff'}
          opacity={HITS.has(at) ? 1 : 0.25}
        />
      ))}
    </g>
  );
}
