/**
 * The frame around every screen: header, sports, the screen, coupon. Below 1024 px: one column with a bottom navigation
 * and sheets.
 */
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLater } from '../later.ts';
import { usePlace } from '../place.ts';
import { useText } from '../text.ts';
import { tryAgain } from '../try-again.tsx';
import type { Sheet } from './bottom-nav.tsx';
import { COUPON_KEYS, useCouponKeys } from './coupon-keys.ts';
import { BrokenOverlay, BrokenPart, ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Late, laterPart } from './late.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';

const CouponRail = laterPart(async () => (await import('./after-first-price.ts')).CouponRail, 'coupon', 'game');
const Sheets = laterPart(async () => (await import('./after-first-price.ts')).Sheets, 'coupon', 'game', 'tools');
const BottomNav = laterPart(async () => (await import('./after-first-price.ts')).BottomNav);

const WIDE = '(min-width: 1024px)';

function subscribeWide(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  addEventListener('wide', changed);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('wide', changed);
  };
}

let forced: boolean | null = null;

/** Overrides the window's width from now on: wide or narrow. */
export function forceWide(isWide: boolean): void {
  forced = isWide;
  dispatchEvent(new Event('wide'));
}

/** Whether the coupon fits beside the screen. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribeWide, () => forced ?? matchMedia(WIDE).matches);
}

function RailSkeleton(): ReactNode {
  return (
    <div className="rail-card" aria-hidden="true" aria-busy="true">
      <span className="bone is-tabs" />
      <span className="bone is-block" />
    </div>
  );
}

function Rail({ calls }: { readonly calls: number }): ReactNode {
  const t = useText();
  const isLater = useLater();
  return (
    <aside className="rail" aria-label={t('coupon.area')}>
      {isLater ? (
        <ErrorBoundary fallback={<BrokenPart />}>
          <Suspense fallback={<RailSkeleton />}>
            <CouponRail calls={calls} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <RailSkeleton />
      )}
    </aside>
  );
}

/** Reserves its space from the first paint. */
function Bottom({
  sheet,
  onSheet,
}: {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet) => void;
}): ReactNode {
  const t = useText();
  const waiting = <div className="bottom" aria-hidden="true" aria-busy="true" />;
  const broken = (
    <div className="bottom is-broken">
      <button type="button" className="button is-small" onClick={tryAgain}>
        {t('action.retry')}
      </button>
    </div>
  );
  return useLater() ? (
    <ErrorBoundary fallback={broken}>
      <Suspense fallback={waiting}>
        <BottomNav sheet={sheet} onSheet={onSheet} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    waiting
  );
}

interface Opened {
  readonly sheet: Sheet;
  /** Address of the page over which the sheet was opened. */
  readonly at: string;
  /** Whether the keyboard opened the sheet. */
  readonly isCalled: boolean;
}

/** `isHeadless`: omits the header. */
export function Frame({
  children,
  isHeadless = false,
}: {
  readonly children: ReactNode;
  readonly isHeadless?: boolean;
}): ReactNode {
  const t = useText();
  const isWide = useWide();
  const { outcome, moving } = usePlace();
  const address = outcome.target.path + outcome.target.query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [calls, setCalls] = useState(0);
  // A sheet belongs to the place where it was opened.
  const sheet = opened !== null && opened.at === address && !isWide ? opened.sheet : null;
  const close = (): void => setOpened(null);
  const toCoupon = (): void => {
    if (isWide) setCalls(calls + 1);
    else setOpened({ sheet: 'coupon', at: address, isCalled: true });
  };
  useCouponKeys(toCoupon);
  return (
    <div className={isHeadless ? 'frame is-headless' : 'frame'}>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <button type="button" className="skip" aria-keyshortcuts={COUPON_KEYS} onClick={toCoupon}>
        {t('nav.skipToCoupon', { keys: COUPON_KEYS })}
      </button>
      {!isHeadless && <Header />}
      <Late part="headView" waiting={<div className="head-view" />} />
      {moving && <div className="moving" role="progressbar" aria-label={t('state.loading')} />}
      <div className="columns">
        <nav className="tree" aria-label={t('tree.all')}>
          <Late part="tree" waiting={<TreeSkeleton />} broken={<BrokenPart />} />
        </nav>
        <main id="main" className="centre" tabIndex={-1}>
          <Late part="limits" waiting={null} />
          <Late part="feed" waiting={null} />
          {children}
        </main>
        {isWide && <Rail calls={calls} />}
      </div>
      <Late part="siteChrome" waiting={null} />
      {!isWide && <Bottom sheet={sheet} onSheet={(next) => setOpened({ sheet: next, at: address, isCalled: false })} />}
      {sheet !== null && (
        <ErrorBoundary fallback={<BrokenOverlay />} resetKey={sheet}>
          <Suspense fallback={null}>
            <Sheets sheet={sheet} isCalled={opened?.isCalled === true} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Late part="notices" waiting={null} />
    </div>
  );
}
