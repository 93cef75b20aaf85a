/** Draws a part of the frame once the first price is painted; what stands in its place until then keeps its room. */
import { Suspense, type ReactNode } from 'react';
import { useLater } from '../later.ts';
import { needStyles } from '../styles/late.ts';
import { needWords, type Namespace } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** The parts of the page that wait for the first price, with styles and words. */
export async function laterParts(...words: readonly Namespace[]): Promise<typeof import('./after-first-price.ts')> {
  const [parts] = await Promise.all([import('./after-first-price.ts'), needStyles('page'), needWords(...words)]);
  return parts;
}

const PARTS = {
  headView: lazyAgain(async () => (await import('./head-view.tsx')).HeadView),
  tools: lazyAgain(async () => (await laterParts()).HeadTools),
  player: lazyAgain(async () => (await laterParts()).PlayerZone),
  search: lazyAgain(async () => (await laterParts()).Search),
  limits: lazyAgain(async () => (await laterParts()).LimitsHost),
  modals: lazyAgain(async () => (await laterParts()).ModalsHost),
  feed: lazyAgain(async () => (await laterParts()).FeedBanner),
  news: lazyAgain(async () => (await laterParts()).PlaceNews),
  notices: lazyAgain(async () => (await laterParts()).Notices),
  ways: lazyAgain(async () => (await laterParts('tools')).ProductWays),
  furniture: lazyAgain(async () => {
    const [{ Furniture }] = await Promise.all([import('./furniture/furniture.tsx'), needStyles('page'), needWords('tools')]);
    return Furniture;
  }),
  home: lazyAgain(async () => (await laterParts('tools')).HomeStrip),
  stop: lazyAgain(async () => (await laterParts()).StopHost),
  strip: lazyAgain(async () => (await laterParts()).HeadStrip),
  tree: lazyAgain(async () => (await laterParts()).SportsTree),
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
