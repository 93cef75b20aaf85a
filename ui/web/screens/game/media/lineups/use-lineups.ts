/** The line-ups of a game, asked for while a component shows them. */
import { useMemo } from 'react';
import type { LineupsAnswer } from 'touchline/core/match-view/types';
import { useFeature } from '../../../../components/use-feature.ts';
import { useCore } from '../../../../core-context.ts';
import { useAnswer } from '../../../../use-projection.ts';

/** Null until the first answer. */
export function useLineups(gameId: number): LineupsAnswer | null {
  const core = useCore();
  const isLoaded = useFeature('matchView').view !== null;
  const ask = useMemo(() => {
    const actions = isLoaded ? core.actions('matchView') : null;
    return actions === null ? null : () => actions.lineups(gameId);
  }, [core, isLoaded, gameId]);
  return useAnswer(ask);
}
