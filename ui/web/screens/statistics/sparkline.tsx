/** The line of a price, without axes: what it did at a glance. The figures beside it say the same in words. */
import type { ReactNode } from 'react';
import { lineParts } from 'touchline/core/statistics/rules/odds-summary';
import type { OddsHistory } from 'touchline/core/statistics/types';

const WIDTH = 240;
const HEIGHT = 48;
const EDGE = 3;

export function Sparkline({ history }: { readonly history: OddsHistory }): ReactNode {
  const x = (share: number): string => (EDGE + share * (WIDTH - 2 * EDGE)).toFixed(1);
  const y = (share: number): string => (EDGE + share * (HEIGHT - 2 * EDGE)).toFixed(1);
  const path = lineParts(history)
    .map((part) => part.map(([at, price], index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(price)}`).join(''))
    .join('');
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
