/**
 * Renders the modal whose turn it is; queued modals keep their state, hidden. Their code and texts load with the first
 * one.
 */
import { Suspense, useEffect, type ReactNode } from 'react';
import type { ConsentView } from 'touchline/core/consent/public';
import { useCore } from '../core-context.ts';
import { needStyles } from '../styles/deferred.ts';
import { FIRST_CONSENT } from '../take-over.ts';
import { loadNamespaces } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection, identity } from '../use-projection.ts';
import { CaptchaHost } from './captcha-host.tsx';
import { BrokenOverlay, ErrorBoundary } from './error-boundary.tsx';
import { OneTap } from './one-tap.tsx';

const Drawn = lazyAgain(async () => {
  const [{ DrawnModal }] = await Promise.all([
    import('./modals/drawn-modal.tsx'),
    needStyles('consent'),
    loadNamespaces('shell'),
  ]);
  return DrawnModal;
});

const isAnswered = (view: ConsentView | null): boolean => view !== null && view.type !== null;

export function ModalsHost(): ReactNode {
  const hasConsent = useProjection(useCore().feature('consent'), isAnswered);
  useEffect(() => {
    if (hasConsent) document.getElementById(FIRST_CONSENT)?.remove();
  }, [hasConsent]);
  const modals = useProjection(useCore().feature('modals'), identity);
  return (
    <>
      <CaptchaHost />
      <OneTap />
      {modals?.open.map(
        (modal) =>
          !modal.isHeld && (
            <ErrorBoundary key={modal.id} fallback={<BrokenOverlay />}>
              <Suspense fallback={null}>
                <Drawn modal={modal} isShown={modal.id === modals.shown?.id} />
              </Suspense>
            </ErrorBoundary>
          ),
      )}
    </>
  );
}
