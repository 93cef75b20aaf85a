/** Goals, where they are rare enough to be announced [LIN-119]. */
import type { Game } from '../types.ts';
import { FOOTBALL, FUTSAL, ICE_HOCKEY } from './sport-ids.ts';

/** Sports with few goals. */
const WITH_GOALS: readonly number[] = [FOOTBALL, ICE_HOCKEY, FUTSAL];

/**
 * The side whose score has risen between two states of the same game in play; null for none, and for a goal taken back.
 */
export function scoredSide(before: Game | null, after: Game): 0 | 1 | null {
  if (before?.id !== after.id || before.status === 'scheduled' || !WITH_GOALS.includes(after.champ.sportId))
    return null;
  const hasScored = (at: 0 | 1): boolean => Number(after.score[at]) > Number(before.score[at]);
  return hasScored(0) ? 0 : hasScored(1) ? 1 : null;
}
