import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** A curve that climbs and ends in a burst. */
export function drawCrash(light: string): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      {turned(4, (at) => (
        <path key={at} d={`M30 ${124 - at * 28}H210`} stroke="#fff" strokeWidth="1.500" opacity="0.25" />
      ))}
      <path d="M30 124C110 124 156 98 178 40V124Z" fill={light} opacity="0.25" />
      <path d="M30 124C110 124 156 98 178 40" stroke={light} strokeWidth="7" />
      {turned(8, (at) => (
        <path
          key={at}
          d="M0 -12V-24"
          stroke="#fff"
          strokeWidth="5"
          transform={`translate(178 40) rotate(${at * 45})`}
        />
      ))}
      <circle cx="178" cy="40" r="7" fill="#fff" />
    </g>
  );
}
