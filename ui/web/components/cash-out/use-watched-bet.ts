/** Follows the offer for a bet while its card is shown. Lists on one page share one request. */
import { useEffect } from 'react';
import type { Core } from 'touchline/app/facade';
import { useCore } from '../../core-context.ts';
import { useIsLoaded } from '../use-is-loaded.ts';

/** The operator's maximum for one request; the newest bets take precedence. */
const MAX_BETS = 50;

const shownBets = new WeakMap<Core, Map<string, number>>();
const scheduled = new WeakSet<Core>();

function publishShown(core: Core, shown: ReadonlyMap<string, number>): void {
  if (scheduled.has(core)) return;
  scheduled.add(core);
  queueMicrotask(() => {
    scheduled.delete(core);
    const betIds = [...shown.keys()].sort((a, b) => b.length - a.length || (a < b ? 1 : -1)).slice(0, MAX_BETS);
    core.dispatch({ type: 'cash-out/watch', payload: { betIds } });
  });
}

export function useWatchedBet(betId: string): void {
  const core = useCore();
  const isThere = useIsLoaded('cashOut');
  useEffect(() => {
    if (!isThere) return undefined;
    const shown = shownBets.get(core) ?? new Map<string, number>();
    shownBets.set(core, shown);
    shown.set(betId, (shown.get(betId) ?? 0) + 1);
    publishShown(core, shown);
    return () => {
      const left = (shown.get(betId) ?? 1) - 1;
      if (left === 0) shown.delete(betId);
      else shown.set(betId, left);
      publishShown(core, shown);
    };
  }, [core, isThere, betId]);
}
