import type { RightStop } from '../user/public.ts';
import { nextLevel, percentOf } from './rules/progress.ts';
import type { NextLevel } from './rules/progress.ts';
import type { RewardsState } from './types.ts';

export interface RewardsView extends RewardsState {
  /** All reasons that stop bonuses now [RWD-9]. */
  readonly stops: readonly RightStop[];
  /** The player is under an exclusion: nothing is offered. */
  readonly isExcluded: boolean;
  readonly nextLevel: NextLevel | null;
  /** How far the bonus is turned over, 0 to 100; null without one that has begun. */
  readonly bonusPercent: number | null;
  readonly friends: {
    readonly registered: number;
    readonly rewarded: number;
    /** All rewards so far, minor units. */
    readonly earned: number;
    /** The path of the personal link, without language; '' until loaded. */
    readonly path: string;
  };
}

export function viewRewards(state: RewardsState, stops: readonly RightStop[], isExcluded: boolean): RewardsView {
  const { answer } = state;
  const list = answer?.friends.list ?? [];
  const rewards = list.flatMap(({ reward }) => (reward === null ? [] : [reward]));
  const bonus = answer?.bonus ?? null;
  return {
    ...state,
    stops,
    isExcluded,
    nextLevel: answer === null ? null : nextLevel(answer.points),
    bonusPercent: bonus === null || bonus.target === null ? null : percentOf(bonus.done, bonus.target),
    friends: {
      registered: list.length,
      rewarded: rewards.length,
      earned: rewards.reduce((sum, each) => sum + each, 0),
      path: answer === null ? '' : `/registration?ref=${encodeURIComponent(answer.friends.code)}`,
    },
  };
}
