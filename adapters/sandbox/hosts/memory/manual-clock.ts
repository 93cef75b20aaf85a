/** A manual clock for tests, also for those of other projects: the package's entry `touchline/sandbox`. */
import type { LineClock } from '../../operator/line/line.ts';

export interface ManualClock extends LineClock {
  /** Advances the clock and runs due timers in order. */
  readonly advance: (ms: number) => void;
}

/** @public */
export function createManualClock(startMs: number): ManualClock {
  let now = startMs;
  const due: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    schedule: (atMs, run) => {
      const timer = { at: Math.max(atMs, now), run };
      const later = due.findIndex(({ at }) => at > timer.at);
      due.splice(later === -1 ? due.length : later, 0, timer);
      return () => {
        const index = due.indexOf(timer);
        if (index !== -1) due.splice(index, 1);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (let next = due[0]; next !== undefined && next.at <= end; next = due[0]) {
        due.shift();
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
