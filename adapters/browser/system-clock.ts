import type { Clock } from '../../core/ports/clock.ts';

/** setTimeout takes 32 bits: a longer delay is waited for in parts. */
const LONGEST_MS = 2 ** 31 - 1;

export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, run) {
      let timer: ReturnType<typeof setTimeout>;
      const wait = (left: number): void => {
        timer = setTimeout(() => (left > LONGEST_MS ? wait(left - LONGEST_MS) : run()), Math.min(left, LONGEST_MS));
      };
      wait(Math.max(0, ms));
      return () => clearTimeout(timer);
    },
  };
}
