/** Texts and styles of each delivered screen. The shell loads them in parallel with the screen itself. */
import { useEffect, useState } from 'react';
import type { OwnScreen } from 'touchline/navigation/delivered';
import { needStyles, type Styles } from '../styles/late.ts';
import { needWords, type Namespace } from '../text.ts';

interface Needs {
  readonly words: readonly Namespace[];
  readonly styles: readonly Styles[];
}

const CASHIER: Needs = { words: ['cashier', 'office'], styles: ['office', 'cashier'] };
const BETS: Needs = { words: ['office', 'coupon', 'game'], styles: ['office'] };

const NEEDS: Readonly<Record<OwnScreen, Needs>> = {
  account: { words: ['office'], styles: ['office'] },
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
  security: { words: ['auth', 'security', 'office'], styles: ['office', 'auth'] },
};

const met = new Set<OwnScreen>();

/** Loads both, each once; after a failure the next call retries. */
export async function need(screen: OwnScreen): Promise<void> {
  const { words, styles } = NEEDS[screen];
  await Promise.all([needStyles('page', ...styles), needWords(...words)]);
  met.add(screen);
}

/**
 * Whether a screen's texts and styles have loaded. Throws to the error boundary when they could not be loaded. Suspense
 * is avoided, because React would show its fallback for a third of a second longer.
 */
export function useNeeds(screen: OwnScreen): boolean {
  const [, setMet] = useState<OwnScreen | null>(null);
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
