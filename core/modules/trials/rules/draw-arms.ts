/** The arms of a visitor [TRL-2, TRL-3]. */
import type { Arms, Trials } from '../types.ts';

/**
 * Keeps known arms that still exist, draws the others, and leaves out trials that have ended. `random`: from 0 to below
 * 1.
 */
export function drawArms(trials: Trials, known: Arms, random: () => number): Arms {
  return Object.fromEntries(
    Object.entries(trials).map(([trial, arms]) => {
      const kept = Object.hasOwn(known, trial) ? known[trial] : undefined;
      const arm = kept !== undefined && arms.includes(kept) ? kept : arms[Math.floor(random() * arms.length)];
      return [trial, arm ?? ''];
    }),
  );
}

/** The arm of each trial that the visitor sees: the drawn one, or the first. */
export function shownArms(trials: Trials, drawn: Arms): Arms {
  return Object.fromEntries(
    Object.entries(trials).map(([trial, arms]) => {
      const own = Object.hasOwn(drawn, trial) ? drawn[trial] : undefined;
      return [trial, own !== undefined && arms.includes(own) ? own : (arms[0] ?? '')];
    }),
  );
}
