import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** A lighthouse with its beam over the water. */
export function drawHarbourLights(light: string): ReactNode {
  return (
    <g>
      <path d="M78 46L240 12V84Z" fill={light} opacity="0.55" />
      <path d="M62 58h24l8 70H54Z" fill="#fff" />
      <path d="M60 80h28l2 16H58Z" fill="#b3162a" />
      <path d="M64 38h20v20H64ZM60 38l14-14 14 14Z" fill="#17221d" />
      <rect x="69" y="42" width="10" height="12" fill={light} />
      {turned(3, (at) => (
        <path
          key={at}
          d={`M${20 + at * 70} ${132 + (at % 2) * 6}q12 -8 24 0t24 0`}
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          opacity="0.6"
        />
      ))}
    </g>
  );
}
