/** The coupon rail: the coupon and the player's bets as two tabs. */
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { Display } from 'touchline/core/display/public';
import type { CouponTab } from 'touchline/core/coupon/types';
import { useCore } from '../../core-context.ts';
import { COUPON_KEYS } from '../../shell/coupon-keys.ts';
import { RailZones } from '../../shell/rail-zones.tsx';
import { SectionToggle } from '../../shell/section-toggle.tsx';
import { legCountOf, openCountOf } from '../../shell/selectors.ts';
import { useDisplay } from '../../shell/use-display.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { Coupon } from './coupon.tsx';
import { focusCoupon } from './kept-focus.ts';
import { MyBets } from './deferred-my-bets.tsx';
import { isOneClickOn, useOneClickMark } from './one-click-mark.ts';
import { OneClickBanner } from './one-click.tsx';

const tabOf = ({ tab }: SlipSlice): CouponTab => tab;

const isCollapsedOf = (display: Display | null): boolean => display?.rightSection === 'collapsed';

/** `calls` counts how often the keyboard shortcut called the coupon; a new call opens the coupon's tab. */
export function CouponRail({ calls }: { readonly calls: number }): ReactNode {
  const t = useText();
  const core = useCore();
  const id = useId();
  const tab = useProjection(core.coupon.slip, tabOf);
  const isCollapsed = useDisplay(isCollapsedOf);
  const panel = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const choose = (next: CouponTab): void => {
    core.dispatch({ type: 'coupon/chooseTab', payload: { tab: next } });
  };
  useEffect(() => {
    if (calls === answered.current) return;
    // The focus moves into an open section, and once the coupon's tab is drawn.
    if (isCollapsed) core.dispatch({ type: 'display/choose', payload: { rightSection: 'open' } });
    else if (tab !== 'coupon') core.dispatch({ type: 'coupon/chooseTab', payload: { tab: 'coupon' } });
    else {
      answered.current = calls;
      focusCoupon(panel.current);
    }
  }, [calls, tab, isCollapsed, core]);
  const legs = useProjection(core.coupon.slip, legCountOf);
  const isOneClick = useProjection(core.coupon.stake, isOneClickOn);
  useOneClickMark();
  const open = useProjection(core.history, openCountOf);
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next: CouponTab = tab === 'coupon' ? 'bets' : 'coupon';
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const button = (name: CouponTab, label: string, count: number): ReactNode => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      className="tab"
      aria-selected={tab === name}
      aria-controls={`${id}-panel`}
      aria-keyshortcuts={name === 'coupon' ? COUPON_KEYS : undefined}
      tabIndex={tab === name ? 0 : -1}
      onClick={() => choose(name)}
    >
      {label}
      {count > 0 && <span className="count is-strong">{count}</span>}
    </button>
  );
  return (
    <>
      <RailZones />
      <div className="rail-card">
        <SectionToggle section="rightSection" count={legs} />
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
        <div className="tabs" role="tablist" aria-label={t('coupon.area')} onKeyDown={walk}>
          {button('coupon', t('nav.coupon'), legs)}
          {button('bets', t('nav.bets'), open)}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="rail-panel" ref={panel}>
          {tab === 'bets' && isOneClick && <OneClickBanner />}
          {tab === 'coupon' ? <Coupon /> : <MyBets />}
        </div>
      </div>
    </>
  );
}
