/** Draws a part of the frame once the first price is painted; what stands in its place until then keeps its room. */
import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useLater } from '../later.ts';

const PARTS = {
  tools: lazy(async () => ({ default: (await import('./after-first-price.ts')).HeadTools })),
  player: lazy(async () => ({ default: (await import('./after-first-price.ts')).PlayerZone })),
  search: lazy(async () => ({ default: (await import('./after-first-price.ts')).Search })),
  notices: lazy(async () => ({ default: (await import('./after-first-price.ts')).Notices })),
  tree: lazy(async () => ({ default: (await import('./after-first-price.ts')).SportsTree })),
};

export function Late({ part, waiting }: { readonly part: keyof typeof PARTS; readonly waiting: ReactNode }): ReactNode {
  const Part = PARTS[part];
  return useLater() ? <PartBoundary fallback={waiting}><Suspense fallback={waiting}><Part /></Suspense></PartBoundary> : waiting;
}
