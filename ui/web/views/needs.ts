/** Texts and styles of each bundled view. The shell loads them in parallel with the screen itself. */
import { useEffect, useState } from 'react';
import type { BundledScreen } from 'touchline/navigation/view-routes';
import { needStyles, type Styles } from '../styles/late.ts';
import { loadNamespaces, type Namespace } from '../text.ts';

interface Needs {
  readonly words: readonly Namespace[];
  readonly styles: readonly Styles[];
}

const CASHIER: Needs = { words: ['cashier', 'office'], styles: ['office', 'cashier'] };
const BETS: Needs = { words: ['office', 'coupon', 'game'], styles: ['office'] };

const NEEDS: Readonly<Record<BundledScreen, Needs>> = {
  account: { words: ['office'], styles: ['office'] },
  settings: { words: ['office'], styles: ['office'] },
  history: BETS,
  'print-coupon': BETS,
  limits: { words: ['limits', 'office'], styles: ['office', 'limits'] },
  recharge: CASHIER,
  deduce: CASHIER,
  payments: CASHIER,
  'payment-requests': CASHIER,
  'create-request': CASHIER,
  'payment-return': CASHIER,
  'registration-page': { words: ['auth'], styles: ['auth'] },
  letter: { words: ['auth', 'security'], styles: ['auth'] },
  identification: { words: ['identification', 'office'], styles: ['office', 'auth', 'identification'] },
  verification: { words: ['identification', 'auth', 'office'], styles: ['office', 'auth', 'identification'] },
  security: { words: ['auth', 'security', 'office'], styles: ['office', 'auth'] },
};

const met = new Set<BundledScreen>();

/** Loads both, each once; after a failure the next call retries. */
export async function need(screen: BundledScreen): Promise<void> {
  const { words, styles } = NEEDS[screen];
  await Promise.all([needStyles('page', ...styles), loadNamespaces(...words)]);
  met.add(screen);
}

/**
 * Whether a screen's texts and styles have loaded. Throws to the error boundary when they could not be loaded. Suspense
 * is avoided, because React would show its fallback for a third of a second longer.
 */
export function useNeeds(screen: BundledScreen): boolean {
  const [, setMet] = useState<BundledScreen | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let isOver = false;
    need(screen).then(
      () => isOver || setMet(screen),
      (cause: unknown) => isOver || setFault(new Error('words or styles could not be loaded', { cause })),
    );
    return () => {
      isOver = true;
    };
  }, [screen]);
  if (fault !== null) throw fault;
  return met.has(screen);
}
