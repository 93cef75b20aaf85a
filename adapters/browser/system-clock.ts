import type { Clock } from 'touchline/ports/clock';

/** setTimeout takes 32 bits, so a longer delay is split into several timers. */
const MAX_MS = 2 ** 31 - 1;

export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, run) {
      let timer: ReturnType<typeof setTimeout>;
      const wait = (left: number): void => {
        timer = setTimeout(() => (left > MAX_MS ? wait(left - MAX_MS) : run()), Math.min(left, MAX_MS));
      };
      wait(Math.max(0, ms));
      return () => clearTimeout(timer);
    },
  };
}
