import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

const OPEN: ReadonlySet<number> = new Set([0, 4, 5]);

export function drawCloverScratch(light: string): ReactNode {
  return (
    <g transform="translate(52 18)">
      <rect width="136" height="114" rx="10" fill="#fff" />
      {turned(9, (at) => (
        <g key={at} transform={`translate(${12 + (at % 3) * 40} ${10 + Math.floor(at / 3) * 33})`}>
          <rect width="32" height="28" rx="5" fill={OPEN.has(at) ? '#e9f5ee' : light} />
          {OPEN.has(at)
            ? turned(4, (leaf) => (
                <circle key={leaf} cx="16" cy="9" r="5" fill="#0c7a48" transform={`rotate(${leaf * 90} 16 14)`} />
              ))
            : null}
        </g>
      ))}
    </g>
  );
}
