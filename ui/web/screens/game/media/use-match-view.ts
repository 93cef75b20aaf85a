/** The media of a game, followed while a component shows them. */
import { useEffect } from 'react';
import type { GameMedia } from 'touchline/core/match-view/types';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';

/** Null until the feature has loaded. */
export function useMatchView(gameId: number, isFollowed: boolean): GameMedia | null {
  const { dispatch } = useCore();
  const { view } = useFeature('matchView');
  const isLoaded = view !== null;
  useEffect(() => {
    if (!isLoaded || !isFollowed) return undefined;
    dispatch({ type: 'match-view/follow', payload: { gameId } });
    return () => void dispatch({ type: 'match-view/unfollow', payload: { gameId } });
  }, [dispatch, gameId, isLoaded, isFollowed]);
  return view?.games.get(gameId) ?? null;
}
