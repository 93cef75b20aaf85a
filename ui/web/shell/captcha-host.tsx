/** Renders the pending captcha, if any; its dialog and texts load with the first one. */
import { Suspense, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { loadNamespaces } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection, identity } from '../use-projection.ts';
import { BrokenOverlay, ErrorBoundary } from './error-boundary.tsx';

const Captcha = lazyAgain(async () => {
  const [{ Captcha: captcha }] = await Promise.all([import('./captcha.tsx'), loadNamespaces('captcha')]);
  return captcha;
});

export function CaptchaHost(): ReactNode {
  const view = useProjection(useCore().captcha, identity);
  return view === null ? null : (
    <ErrorBoundary key={view.id} fallback={<BrokenOverlay />}>
      <Suspense fallback={null}>
        <Captcha view={view} />
      </Suspense>
    </ErrorBoundary>
  );
}
