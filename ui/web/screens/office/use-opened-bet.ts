/** Loads a bet by its number and returns its current state. */
import { useCallback, useEffect } from 'react';
import type { Bet, HistoryView } from 'touchline/core/history/views';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useCore } from '../../core-context.ts';

export type OpenedBet =
  | { readonly state: 'waiting' }
  | { readonly state: 'missing' | 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly bet: Bet };

export function useOpenedBet(betId: string, { opened }: HistoryView): OpenedBet {
  const core = useCore();
  const retry = useCallback(
    () => void core.dispatch({ type: 'history/openBet', payload: { id: betId } }),
    [core, betId],
  );
  const isThere = useIsLoaded('history');
  useEffect(() => {
    if (isThere) retry();
  }, [isThere, retry]);
  if (opened?.id !== betId || opened.status === 'loading') return { state: 'waiting' };
  if (opened.bet !== null) return { state: 'ready', bet: opened.bet };
  return { state: opened.status === 'missing' ? 'missing' : 'failed', retry };
}
