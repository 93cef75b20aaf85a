import type { ReactNode } from 'react';
import { Card, turned } from './shapes.tsx';

const ROYAL = ['10', 'J', 'Q', 'K', 'A'] as const;

export function drawVideoPoker(light: string): ReactNode {
  return (
    <g>
      {turned(ROYAL.length, (at) => (
        <Card
          key={at}
          suit="heart"
          text={ROYAL[at] ?? ''}
          x={56 + at * 32}
          y={76 + Math.abs(at - 2) * 5}
          turn={(at - 2) * 10}
          ground={at === 4 ? light : '#fff'}
        />
      ))}
    </g>
  );
}
