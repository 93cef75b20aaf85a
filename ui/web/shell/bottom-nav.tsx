/** Bottom navigation below 1024 px: the five main destinations, within reach of a thumb. */
import { Suspense, useEffect, type ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { usePlace } from '../place.ts';
import { isOneClickOn, useOneClickMark } from '../screens/coupon/one-click.tsx';
import { needWords, useText } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection } from '../use-projection.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OneClickBar } from './one-click-bar.tsx';
import { CASINO_BOTTOM, CASINO_PAGE } from './products.ts';
import { legCountOf, openCountOf } from './selectors.ts';

/** The one-click bar with its texts, loaded separately from the navigation. */
const Bar = lazyAgain(async () => {
  await needWords('coupon');
  return OneClickBar;
});

export type Sheet = 'coupon' | 'bets' | 'menu';

interface BottomProps {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Bottom navigation on pages of the casino. */
function CasinoBottom({ path, sheet, onSheet }: BottomProps & { readonly path: string }): ReactNode {
  const t = useText();
  return (
    <nav className="bottom" aria-label={t('nav.main')}>
      {CASINO_BOTTOM.map(({ id, to, below, icon }) => (
        <Link key={id} to={to} className="bottom-way" current={below.test(path)}>
          <Icon name={icon} size={24} />
          {t(`way.${id}`)}
        </Link>
      ))}
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
  );
}

export function BottomNav({ sheet, onSheet }: BottomProps): ReactNode {
  const t = useText();
  const core = useCore();
  const legs = useProjection(core.coupon.slip, legCountOf);
  const open = useProjection(core.history, openCountOf);
  const path = usePlace().outcome.target.path;
  const isOneClick = useProjection(core.coupon.stake, isOneClickOn);
  useOneClickMark();
  // Notices use the coupon's texts before its sheet is opened for the first time.
  useEffect(() => void needWords('coupon', 'game', 'tools').catch(() => undefined), []);
  return (
    <>
      {isOneClick && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Bar />
          </Suspense>
        </ErrorBoundary>
      )}
      {CASINO_PAGE.test(path) ? (
        <CasinoBottom path={path} sheet={sheet} onSheet={onSheet} />
      ) : (
        <nav className="bottom" aria-label={t('nav.main')}>
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
