/** Limits on every page of a player; code and texts load when a player signs in. */
import { Suspense, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { needStyles } from '../styles/deferred.ts';
import { loadNamespaces } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection } from '../use-projection.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { statusOf } from './selectors.ts';

const Shell = lazyAgain(async () => {
  const [{ LimitsShell }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    loadNamespaces('limits'),
  ]);
  return LimitsShell;
});
const Stop = lazyAgain(async () => {
  const [{ StopButton }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    loadNamespaces('limits'),
  ]);
  return StopButton;
});

const Corner = lazyAgain(async () => {
  const [{ StopCorner }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    loadNamespaces('limits'),
  ]);
  return StopCorner;
});

export function LimitsHost(): ReactNode {
  const isPlayer = useProjection(useCore().session, statusOf) === 'player';
  return isPlayer ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Shell />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** Reserves the stop button's space. */
export function StopSlot(): ReactNode {
  return (
    <span className="stop-slot">
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Stop />
        </Suspense>
      </ErrorBoundary>
    </span>
  );
}

/** The stop button of a page without a header. */
export function StopHost(): ReactNode {
  const isPlayer = useProjection(useCore().session, statusOf) === 'player';
  return isPlayer ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Corner />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
