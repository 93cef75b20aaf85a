/** Limits on every page of a player: their code and words come when there is a player. */
import { Suspense, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { needStyles } from '../styles/late.ts';
import { needWords } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection } from '../use-projection.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { statusOf } from './selectors.ts';

const Shell = lazyAgain(async () => {
  const [{ LimitsShell }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    needWords('limits'),
  ]);
  return LimitsShell;
});
const Stop = lazyAgain(async () => {
  const [{ StopButton }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    needWords('limits'),
  ]);
  return StopButton;
});

const Corner = lazyAgain(async () => {
  const [{ StopCorner }] = await Promise.all([
    import('../screens/limits/shell.ts'),
    needStyles('limits'),
    needWords('limits'),
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

/** Its place is kept. */
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

/** Of a page without a header. */
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
