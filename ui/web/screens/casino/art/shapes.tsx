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
