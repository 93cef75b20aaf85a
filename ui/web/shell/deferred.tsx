/**
 * Parts of a page whose code loads once the page is rendered, or taken over from a server. A placeholder reserves the
 * space of each until then.
 */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { needStyles } from '../styles/deferred.ts';
import { useTakenOver } from '../take-over.ts';
import { loadNamespaces, type Namespace } from '../text.ts';
import { lazyAgain } from '../try-again.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A component that loads with its texts and the styles of every page. */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: readonly Namespace[]
): ComponentType<P> {
  return lazyAgain(async () => {
    const [component] = await Promise.all([load(), needStyles('page'), loadNamespaces(...namespaces)]);
    return component;
  });
}

interface DeferredProps {
  readonly children: ReactNode;
  readonly waiting?: ReactNode;
  /** Shown when the part could not be loaded. */
  readonly broken?: ReactNode;
}

/** Renders deferred components, not before the rest of the page. */
export function Deferred({ children, waiting = null, broken = waiting }: DeferredProps): ReactNode {
  return useTakenOver() ? (
    <ErrorBoundary fallback={broken}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  ) : (
    waiting
  );
}
