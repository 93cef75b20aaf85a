/**
 * Reports to analytics what no event of the core shows: the page that is open when analytics begins, and where menus
 * lead. Without consent nothing is reported [ANL-1].
 */
import { useEffect, useRef } from 'react';
import { viewOf } from 'touchline/navigation/page-view';
import type { TrackedItem } from 'touchline/core/analytics/messages';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useProjection } from '../../use-projection.ts';

type MenuName = Extract<TrackedItem, { readonly name: 'menu_click' }>['payload']['menu'];
const MENUS: readonly MenuName[] = ['header', 'bottom', 'more', 'account', 'footer'];

const isOnOf = (view: { readonly isOn: boolean } | null): boolean => view?.isOn ?? false;

/** The menu of a link; null for any other element. */
function menuOf(target: EventTarget | null): MenuName | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.closest('[data-menu]')?.getAttribute('data-menu');
  return MENUS.find((each) => each === name) ?? null;
}

export function useAnalytics(): void {
  const core = useCore();
  const { outcome } = usePageLocation();
  const isOn = useProjection(core.feature('analytics'), isOnOf);
  const pressed = useRef<MenuName | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      pressed.current = menuOf(target);
    };
    // Before the link itself acts.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isOn]);
  useEffect(() => {
    const { target } = outcome;
    if (!isOn || outcome.kind !== 'show' || target.route === null || target.route.screen === 'undecided') return;
    const view = core.feature('analytics').get()?.route === null ? viewOf(target) : null;
    if (view !== null) core.dispatch({ type: 'analytics/viewPage', payload: view });
    const menu = pressed.current;
    pressed.current = null;
    if (menu !== null)
      core.dispatch({
        type: 'analytics/track',
        payload: { name: 'menu_click', payload: { menu, to: target.route.name } },
      });
  }, [core, isOn, outcome]);
}
