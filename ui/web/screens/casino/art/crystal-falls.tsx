import type { ReactNode } from 'react';
import { turned } from './shapes.tsx';

/** Gems that fall like water between rocks. */
export function drawCrystalFalls(light: string): ReactNode {
  return (
    <g>
      <path d="M0 0H70L82 150H0ZM240 0H170L158 150H240Z" fill="#17221d" opacity="0.55" />
      {turned(4, (at) => (
        <path key={at} d={`M${88 + at * 20} 0V150`} stroke="#fff" strokeWidth="3" opacity="0.35" />
      ))}
      {turned(5, (at) => (
        <g key={at} transform={`translate(${[92, 126, 104, 132, 94][at] ?? 0} ${4 + at * 28})`}>
          <path d="M4 0h16l6 8-14 18L-2 8Z" fill={light} />
          <path d="M-2 8h28M8 8l4 16 4-16" fill="none" stroke="#17221d" strokeWidth="1.500" opacity="0.6" />
        </g>
      ))}
    </g>
  );
}
