/** Bottom navigation below 1024 px: the five main destinations, within reach of a thumb. */
import { useEffect, type ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { usePageLocation } from '../page-location.ts';
import { isOneClickOn, useOneClickMark } from '../screens/coupon/one-click-mark.ts';
import { useTakenOver } from '../take-over.ts';
import { loadNamespaces, useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { CASINO_PAGE } from './casino-page.ts';
import { deferredPart } from './deferred-part.ts';
import { deferred, Deferred } from './deferred.tsx';
import { legCountOf, openCountOf } from './selectors.ts';
import type { SheetProps } from './sheet.ts';

const CasinoBottom = deferred(async () => (await import('./casino-bottom.tsx')).CasinoBottom, 'tools');
const CouponBar = deferredPart((parts) => parts.CouponBar, 'coupon');

export function BottomNav({ sheet, onSheet }: SheetProps): ReactNode {
  const t = useText();
  const core = useCore();
  const legs = useProjection(core.coupon.slip, legCountOf);
  const open = useProjection(core.history, openCountOf);
  const path = usePageLocation().outcome.target.path;
  const isOneClick = useProjection(core.coupon.stake, isOneClickOn);
  useOneClickMark();
  const isTakenOver = useTakenOver();
  // Notices use the coupon's texts before its sheet is opened for the first time.
  useEffect(() => {
    if (isTakenOver) void loadNamespaces('coupon', 'game', 'tools').catch(() => undefined);
  }, [isTakenOver]);
  return (
    <>
      {(isOneClick || legs > 0) && sheet === null && (
        <Deferred>
          <CouponBar onOpen={() => onSheet('coupon')} />
        </Deferred>
      )}
      {CASINO_PAGE.test(path) ? (
        <Deferred waiting={<div className="bottom" aria-hidden="true" aria-busy="true" />}>
          <CasinoBottom path={path} sheet={sheet} onSheet={onSheet} />
        </Deferred>
      ) : (
        <nav className="bottom" data-menu="bottom" aria-label={t('nav.main')}>
          <Link to="/line" className="bottom-way" current={path.startsWith('/line')}>
            <Icon name="football" size={24} />
            {t('nav.sports')}
          </Link>
          <Link to="/live" className="bottom-way" current={path.startsWith('/live')}>
            <Icon name="live" size={24} />
            {t('nav.live')}
          </Link>
          <button
            type="button"
            className="bottom-way is-coupon"
            aria-haspopup="dialog"
            aria-expanded={sheet === 'coupon'}
            onClick={() => onSheet('coupon')}
          >
            <Icon name="ticket" size={24} />
            {t('nav.coupon')}
            {legs > 0 && (
              <span className="badge">
                <span className="vh">{t('coupon.legs', { count: legs })}</span>
                <span aria-hidden="true">{legs}</span>
              </span>
            )}
          </button>
          <button
            type="button"
            className="bottom-way"
            aria-haspopup="dialog"
            aria-expanded={sheet === 'bets'}
            onClick={() => onSheet('bets')}
          >
            <Icon name="receipt" size={24} />
            {t('nav.bets')}
            {open > 0 && <span className="badge is-quiet">{open}</span>}
          </button>
          <button
            type="button"
            className="bottom-way"
            aria-haspopup="dialog"
            aria-expanded={sheet === 'menu'}
            onClick={() => onSheet('menu')}
          >
            <Icon name="menu" size={24} />
            {t('nav.menu')}
          </button>
        </nav>
      )}
    </>
  );
}
