/** Draws a part of the frame once the first price is painted; what stands in its place until then keeps its room. */
import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useLater } from '../later.ts';

const PARTS = {
  tools: lazy(async () => ({ default: (await import('./extras.tsx')).HeadTools })),
  player: lazy(async () => ({ default: (await import('./extras.tsx')).PlayerZone })),
  search: lazy(async () => ({ default: (await import('./extras.tsx')).Search })),
  tree: lazy(async () => ({ default: (await import('./extras.tsx')).SportsTree })),
};

export function Late({ part, waiting }: { readonly part: keyof typeof PARTS; readonly waiting: ReactNode }): ReactNode {
  const Part = PARTS[part];
  return useLater() ? <PartBoundary fallback={waiting}><Suspense fallback={waiting}><Part /></Suspense></PartBoundary> : waiting;
}
