/**
 * Flashes a goal of a game in play where its score is shown [LIN-119]. The code of the flash loads with the first goal.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { scoredSide } from 'touchline/core/line/rules/goal';
import type { Game } from 'touchline/core/line/types';

/** The ref belongs to the element that contains the score. */
export function useGoalFlash(game: Game | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const last = useRef(game);
  useEffect(() => {
    const side = game === null ? null : scoredSide(last.current, game);
    last.current = game;
    const { current } = place;
    if (side === null || current === null || document.hidden) return;
    void import('./flash.ts').then(({ flashGoal }) => flashGoal(current, side));
  }, [game]);
  return place;
}
