import type { LevelName, RewardsAnswer } from '../types.ts';

const WHOLE = 100;

/** A share in whole percent, rounded down, so that 100 means reached. */
export function percentOf(done: number, target: number): number {
  return target <= 0 ? WHOLE : Math.min(WHOLE, Math.floor((Math.max(0, done) * WHOLE) / target));
}

export interface NextLevel {
  readonly name: LevelName;
  /** Points that are missing. */
  readonly missing: number;
  readonly percent: number;
}

/** The level above; null at the highest [RWD-5]. */
export function nextLevel({ earned, level, levels }: RewardsAnswer['points']): NextLevel | null {
  const next = levels.find(({ from }) => from > earned);
  if (next === undefined) return null;
  const from = levels.find(({ name }) => name === level)?.from ?? 0;
  return { name: next.name, missing: next.from - earned, percent: percentOf(earned - from, next.from - from) };
}
