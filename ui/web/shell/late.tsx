/** Draws a part of the frame once the first price is painted; what stands in its place until then keeps its room. */
import { Suspense, type ReactNode } from 'react';
import { useLater } from '../later.ts';
import { needWords } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const PARTS = {
  headView: lazyAgain(async () => (await import('./head-view.tsx')).HeadView),
  tools: lazyAgain(async () => (await import('./after-first-price.ts')).HeadTools),
  player: lazyAgain(async () => (await import('./after-first-price.ts')).PlayerZone),
  search: lazyAgain(async () => (await import('./after-first-price.ts')).Search),
  limits: lazyAgain(async () => (await import('./after-first-price.ts')).LimitsHost),
  modals: lazyAgain(async () => (await import('./after-first-price.ts')).ModalsHost),
  notices: lazyAgain(async () => (await import('./after-first-price.ts')).Notices),
  ways: lazyAgain(async () => {
    const [{ ProductWays }] = await Promise.all([import('./after-first-price.ts'), needWords('tools')]);
    return ProductWays;
  }),
  furniture: lazyAgain(async () => {
    const [{ Furniture }] = await Promise.all([import('./furniture/furniture.tsx'), needWords('tools')]);
    return Furniture;
  }),
  home: lazyAgain(async () => {
    const [{ HomeStrip }] = await Promise.all([import('./after-first-price.ts'), needWords('tools')]);
    return HomeStrip;
  }),
  strip: lazyAgain(async () => (await import('./after-first-price.ts')).HeadStrip),
  tree: lazyAgain(async () => (await import('./after-first-price.ts')).SportsTree),
};

interface LateProps {
  readonly part: keyof typeof PARTS;
  readonly waiting: ReactNode;
  /** What stands there when it could not be loaded. */
  readonly broken?: ReactNode;
}

export function Late({ part, waiting, broken = waiting }: LateProps): ReactNode {
  const Part = PARTS[part];
  return useLater() ? <ErrorBoundary fallback={broken}><Suspense fallback={waiting}><Part /></Suspense></ErrorBoundary> : waiting;
}
