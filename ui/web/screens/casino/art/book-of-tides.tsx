import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** An open book over the waves, under the moon. */
export function drawBookOfTides(light: string): ReactNode {
  return (
    <g>
      <circle cx="120" cy="28" r="18" fill={light} />
      <path d="M46 52q42 -10 74 10q32 -20 74 -10v62q-42 -10 -74 10q-32 -20 -74 -10Z" fill="#7a3b12" />
      <path d="M54 58q34 -8 63 10v46q-29 -16 -63 -9ZM186 58q-34 -8 -63 10v46q29 -16 63 -9Z" fill="#fff" />
      {turned(3, (at) => (
        <path
          key={at}
          d={`M62 ${72 + at * 12}q22 -4 46 6M132 ${78 + at * 12}q24 -10 46 -6`}
          fill="none"
          stroke="#17221d"
          strokeWidth="2.500"
          opacity="0.5"
        />
      ))}
      {turned(4, (at) => (
        <path
          key={at}
          d={`M${8 + at * 58} 136q14 -10 28 0t28 0`}
          fill="none"
          stroke={light}
          strokeWidth="4"
          opacity="0.8"
        />
      ))}
    </g>
  );
}
