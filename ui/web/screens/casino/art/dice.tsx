import type { ReactNode } from 'react';

export function drawDice(light: string): ReactNode {
  return (
    <g>
      <g transform="translate(70 34) rotate(-12 40 40)">
        <rect width="80" height="80" rx="16" fill="#fff" />
        {[22, 40, 58].map((at) => (
          <circle key={at} cx={at} cy={at} r="8" fill="#17221d" />
        ))}
      </g>
      <g transform="translate(124 58) rotate(14 34 34)">
        <rect width="68" height="68" rx="14" fill={light} />
        {[20, 48].flatMap((x) => [20, 48].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="#17221d" />))}
      </g>
    </g>
  );
}
