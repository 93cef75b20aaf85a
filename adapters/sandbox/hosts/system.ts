/** The machine's own time and randomness, as Node and browsers both have them. */
import type { LineClock } from '../operator/line/line.ts';
import type { RandomBytes } from '../operator/players/credentials.ts';

/** The longest delay of a timer; longer ones are waited for in parts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: LineClock = {
  now: () => Date.now(),
  schedule: (atMs, run) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = Math.max(0, atMs - Date.now());
      timer = setTimeout(left > LONGEST_TIMER_MS ? wait : run, Math.min(left, LONGEST_TIMER_MS));
    };
    wait();
    return () => clearTimeout(timer);
  },
};

export const systemRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));
