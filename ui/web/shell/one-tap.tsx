/** One-tap sign-in for guests, where the site offers it: asked once per visit. The prompt is the provider's. */
import { useEffect, useRef } from 'react';
import type { SiteSetup } from 'touchline/core/site-config/setup';
import { useCore } from '../core-context.ts';
import { loadNamespaces } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { statusOf } from './selectors.ts';

const isOffered = (setup: SiteSetup | null): boolean => setup?.isOneTapAuthEnabled === true;

export function OneTap(): null {
  const core = useCore();
  const isOn = useProjection(core.feature('siteSetup'), isOffered);
  const isGuest = useProjection(core.session, statusOf) === 'guest';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isOn || !isGuest || isAsked.current) return;
    isAsked.current = true;
    void Promise.all([core.load('auth'), loadNamespaces('auth')]).then(
      () => void core.dispatch({ type: 'auth/offerOneTap', payload: {} }),
      () => {
        isAsked.current = false;
      },
    );
  }, [core, isGuest, isOn]);
  return null;
}
