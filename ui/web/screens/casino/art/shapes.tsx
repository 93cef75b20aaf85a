/** Shapes that several pictures use. */
import type { ReactNode } from 'react';

export function turned(count: number, draw: (at: number) => ReactNode): readonly ReactNode[] {
  return Array.from({ length: count }, (_, at) => draw(at));
}

export function Rays({
  count,
  radius,
  light,
}: {
  readonly count: number;
  readonly radius: number;
  readonly light: string;
}): ReactNode {
  return (
    <g fill={light}>
      {turned(count, (at) => (
        <path
          key={at}
          d={`M0 0L-4 -${radius}H4Z`}
          transform={`rotate(${(at * 360) / count})`}
          opacity={at % 2 === 0 ? 0.95 : 0.45}
        />
      ))}
    </g>
  );
}

/** Where the pips of a die are, from one to six, in a square of 100. */
const PIPS = [
  '50 50',
  '26 26,74 74',
  '26 26,50 50,74 74',
  '26 26,26 74,74 26,74 74',
  '26 26,26 74,50 50,74 26,74 74',
  '26 24,26 50,26 76,74 24,74 50,74 76',
];

/** A die with its middle at (x, y). */
export function Die({
  value,
  x,
  y,
  size,
  turn,
  ground = '#fff',
}: {
  readonly value: 1 | 2 | 3 | 4 | 5 | 6;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly ground?: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}>
      <rect width="100" height="100" rx="20" fill={ground} />
      {PIPS[value - 1]?.split(',').map((pip) => (
        <circle key={pip} transform={`translate(${pip})`} r="10" fill="#17221d" />
      ))}
    </g>
  );
}

/** Suits in a square of 24. */
const SUITS = {
  spade:
    'M12 1.500c5 5.500 9.500 9 9.500 13 0 2.700-2 4.700-4.500 4.700-1.500 0-2.900-.7-3.900-1.900.2 2 .9 3.700 2.400 5.200h-7c1.500-1.500 2.200-3.200 2.400-5.200-1 1.200-2.400 1.900-3.900 1.900-2.500 0-4.500-2-4.500-4.700 0-4 4.500-7.500 9.500-13Z',
  heart:
    'M12 21.500C5 15.500 2 12 2 8c0-3 2.300-5.300 5-5.300 2 0 3.900 1.100 5 3 1.100-1.900 3-3 5-3 2.700 0 5 2.300 5 5.300 0 4-3 7.500-10 13.500Z',
  diamond: 'M12 1.500 20 12l-8 10.500L4 12Z',
} as const;

/** A playing card, 60 by 84, with its middle at (x, y). */
export function Card({
  suit,
  text,
  x,
  y,
  turn,
  ground = '#fff',
}: {
  readonly suit: keyof typeof SUITS;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly ground?: string;
}): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) translate(-30 -42)`}
      fill={suit === 'spade' ? '#17221d' : '#b3202a'}
    >
      <rect width="60" height="84" rx="7" fill={ground} stroke="#17221d" strokeOpacity="0.25" />
      <text x="7" y="25" fontSize="22" fontWeight="700" fontFamily="system-ui, sans-serif">
        {text}
      </text>
      <path d={SUITS[suit]} transform="translate(12 36) scale(1.5)" />
    </g>
  );
}
