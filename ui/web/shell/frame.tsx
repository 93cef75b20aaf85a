/**
 * The frame around every screen: header, sports, the screen, coupon. Below 1024 px: one column with a bottom navigation
 * and sheets.
 */
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { isModal, usePageLocation } from '../page-location.ts';
import { useText } from '../text.ts';
import { BottomNav } from './bottom-nav.tsx';
import { COUPON_KEYS, useCouponKeys } from './coupon-keys.ts';
import { BrokenOverlay, BrokenPart, ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { deferredPart } from './deferred-part.ts';
import { deferred, Deferred } from './deferred.tsx';
import type { Sheet } from './sheet.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';

const CouponButton = deferred(async () => (await import('./coupon-button.tsx')).CouponButton, 'coupon');
const CouponRail = deferredPart((parts) => parts.CouponRail, 'coupon', 'game', 'tools');
const OverBoards = deferredPart((parts) => parts.OverBoards);
const HeadView = deferred(async () => (await import('./head-view.tsx')).HeadView);
const LimitsHost = deferredPart((parts) => parts.LimitsHost);
const Notices = deferredPart((parts) => parts.Notices);
const Sheets = deferredPart((parts) => parts.Sheets, 'coupon', 'game', 'tools');
const SiteChrome = deferred(async () => (await import('./site-chrome/site-chrome.tsx')).SiteChrome, 'tools');
const SportsTree = deferredPart((parts) => parts.SportsTree, 'tools');

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

/** Whether the coupon fits beside the screen; null on a server, where the styles decide. */
export function useWide(): boolean | null {
  return useSyncExternalStore(
    subscribeWide,
    () => forced ?? matchMedia(WIDE).matches,
    () => null,
  );
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
  return (
    <aside className="rail" aria-label={t('coupon.area')}>
      <Deferred waiting={<RailSkeleton />} broken={<BrokenPart />}>
        <CouponRail calls={calls} />
      </Deferred>
    </aside>
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
  const { outcome, background } = usePageLocation();
  const { route, path } = (isModal(outcome) ? (background ?? outcome) : outcome).target;
  const isWhole = path.startsWith('/office/') || route?.isWhole === true;
  const hasRail = isWide !== false && !isWhole;
  const isMoving = useNavigation().state !== 'idle';
  const address = outcome.target.path + outcome.target.query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [calls, setCalls] = useState(0);
  // A sheet belongs to the place where it was opened.
  const sheet = opened !== null && opened.at === address && (isWide !== true || isWhole) ? opened.sheet : null;
  const close = (): void => setOpened(null);
  const toCoupon = (): void => {
    if (isWide === true && hasRail) setCalls(calls + 1);
    else setOpened({ sheet: 'coupon', at: address, isCalled: true });
  };
  useCouponKeys(toCoupon);
  return (
    <div
      className={['frame', ...(isHeadless ? ['is-headless'] : []), ...(isWide === null ? ['is-any-width'] : [])].join(
        ' ',
      )}
    >
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <button type="button" className="skip" aria-keyshortcuts={COUPON_KEYS} onClick={toCoupon}>
        {t('nav.skipToCoupon', { keys: COUPON_KEYS })}
      </button>
      {!isHeadless && <Header />}
      <Deferred waiting={<div className="head-view" />}>
        <HeadView />
      </Deferred>
      {isMoving && <div className="moving" role="progressbar" aria-label={t('state.loading')} />}
      <div className={isWhole ? 'columns is-whole' : 'columns'}>
        {!isWhole && (
          <nav className="tree" aria-label={t('tree.all')}>
            <Deferred waiting={<TreeSkeleton />} broken={<BrokenPart />}>
              <SportsTree />
            </Deferred>
          </nav>
        )}
        <main id="main" className="centre" tabIndex={-1}>
          <Deferred>
            <LimitsHost />
          </Deferred>
          <Deferred>
            <OverBoards />
          </Deferred>
          {children}
        </main>
        {hasRail && <Rail calls={calls} />}
      </div>
      <Deferred>
        <SiteChrome />
      </Deferred>
      {isWide !== true && (
        <BottomNav sheet={sheet} onSheet={(next) => setOpened({ sheet: next, at: address, isCalled: false })} />
      )}
      {isWide === true && isWhole && (
        <Deferred>
          <CouponButton
            isOpen={sheet === 'coupon'}
            onOpen={() => setOpened({ sheet: 'coupon', at: address, isCalled: false })}
          />
        </Deferred>
      )}
      {sheet !== null && (
        <ErrorBoundary fallback={<BrokenOverlay />} resetKey={sheet}>
          <Suspense fallback={null}>
            <Sheets sheet={sheet} isCalled={opened?.isCalled === true} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Deferred>
        <Notices />
      </Deferred>
    </div>
  );
}
