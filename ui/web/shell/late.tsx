/** Renders a part of the frame once the first price is painted; a placeholder reserves its space until then. */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLater } from '../later.ts';
import { needStyles } from '../styles/late.ts';
import { needWords, type Namespace } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of the page that waits for the first price, with its texts and the styles of every page. */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...words: readonly Namespace[]
): ComponentType<P> {
  return lazyAgain(
    async () => (await Promise.all([load(), needStyles('page'), words.length === 0 ? null : needWords(...words)]))[0],
  );
}

const PARTS = {
  headView: lazyAgain(async () => (await import('./head-view.tsx')).HeadView),
  tools: laterPart(async () => (await import('./after-first-price.ts')).HeadTools),
  player: laterPart(async () => (await import('./after-first-price.ts')).PlayerZone),
  search: laterPart(async () => (await import('./after-first-price.ts')).Search),
  limits: laterPart(async () => (await import('./after-first-price.ts')).LimitsHost),
  modals: laterPart(async () => (await import('./after-first-price.ts')).ModalsHost),
  feed: laterPart(async () => (await import('./after-first-price.ts')).FeedBanner),
  news: laterPart(async () => (await import('./after-first-price.ts')).RouteAnnouncer),
  notices: laterPart(async () => (await import('./after-first-price.ts')).Notices),
  ways: laterPart(async () => (await import('./after-first-price.ts')).ProductWays, 'tools'),
  siteChrome: laterPart(async () => (await import('./site-chrome/site-chrome.tsx')).SiteChrome, 'tools'),
  home: laterPart(async () => (await import('./after-first-price.ts')).HomeStrip, 'tools'),
  stop: laterPart(async () => (await import('./after-first-price.ts')).StopHost),
  strip: laterPart(async () => (await import('./after-first-price.ts')).HeadStrip),
  tree: laterPart(async () => (await import('./after-first-price.ts')).SportsTree),
};

interface LateProps {
  readonly part: keyof typeof PARTS;
  readonly waiting: ReactNode;
  /** Shown when the part could not be loaded. */
  readonly broken?: ReactNode;
}

export function Late({ part, waiting, broken = waiting }: LateProps): ReactNode {
  const Part = PARTS[part];
  return useLater() ? (
    <ErrorBoundary fallback={broken}>
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  ) : (
    waiting
  );
}
