import { useEffect, useState } from 'react';
import type { BundledScreen } from 'touchline/navigation/view-routes';
import { areNeedsLoaded, loadNeeds } from '../manifest.ts';

/**
 * Whether a screen's texts and styles have loaded. Throws to the error boundary when they could not be loaded. Suspense
 * is avoided, because React would show its fallback for a third of a second longer.
 */
export function useNeeds(screen: BundledScreen): boolean {
  const [, setMet] = useState<BundledScreen | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let isOver = false;
    loadNeeds(screen).then(
      () => isOver || setMet(screen),
      (cause: unknown) => isOver || setFault(new Error('texts or styles could not be loaded', { cause })),
    );
    return () => {
      isOver = true;
    };
  }, [screen]);
  if (fault !== null) throw fault;
  return areNeedsLoaded(screen);
}
