/** The player's bets on some games, whenever they were placed [HIS-14, HIS-17]. */
import { useEffect } from 'react';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { HistoryView } from 'touchline/core/history/views';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';
import { useFeature } from './use-feature.ts';

const NONE: HistoryView['known'] = [];
const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';

/** All bets that are known, those on the games among them; `gameIds` are separated by commas, '' asks for none. */
export function useBetsOn(gameIds: string): HistoryView['known'] {
  const { dispatch, session } = useCore();
  const { view } = useFeature('history');
  const hasPlayer = useProjection(session, isPlayer);
  const isThere = view !== null;
  useEffect(() => {
    if (!isThere || !hasPlayer || gameIds === '') return;
    const filter = { ...EVERY_BET, games: gameIds.split(',').map(Number) };
    dispatch({ type: 'history/open', payload: { list: 'results', filter } });
  }, [dispatch, isThere, hasPlayer, gameIds]);
  return view?.known ?? NONE;
}
