import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** A train with lit windows under the moon. */
export function drawNightTrain(light: string): ReactNode {
  return (
    <g>
      <path d="M196 18a20 20 0 1 0 16 34a24 24 0 0 1 -16 -34Z" fill="#fff" />
      <path d="M24 64h176q18 0 18 26v24H24Z" fill="#17221d" />
      {turned(5, (at) => (
        <rect key={at} x={34 + at * 32} y="74" width="22" height="16" rx="3" fill={light} />
      ))}
      <path d="M16 126h208" stroke="#fff" strokeWidth="4" opacity="0.7" />
      {turned(6, (at) => (
        <circle key={at} cx={42 + at * 30} cy="116" r="8" fill="#fff" />
      ))}
    </g>
  );
}
