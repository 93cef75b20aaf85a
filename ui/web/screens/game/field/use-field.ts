/** The leaderboard of a game, asked for while a component shows it. */
import { useMemo } from 'react';
import type { FieldAnswer } from 'touchline/core/match-view/field-types';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { useAnswer } from '../../../use-projection.ts';

/** Null until the first answer. */
export function useField(gameId: number): FieldAnswer | null {
  const core = useCore();
  const isLoaded = useFeature('matchView').view !== null;
  const ask = useMemo(() => {
    const actions = isLoaded ? core.actions('matchView') : null;
    return actions === null ? null : () => actions.field(gameId);
  }, [core, isLoaded, gameId]);
  return useAnswer(ask);
}
