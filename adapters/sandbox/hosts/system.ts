/** Time and randomness of the machine, as Node and browsers both provide them. */
import type { LineClock } from '../operator/line/line.ts';
import type { RandomBytes } from '../operator/players/credentials.ts';

/** The longest delay of a timer; a longer one is split into several timers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: LineClock = {
  now: () => Date.now(),
  schedule: (atMs, run) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = Math.max(0, atMs - Date.now());
      timer = setTimeout(left > MAX_TIMER_MS ? wait : run, Math.min(left, MAX_TIMER_MS));
    };
    wait();
    return () => clearTimeout(timer);
  },
};

export const systemRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** A name for one start of a line. */
export const newInstance = (): string =>
  Array.from(systemRandom(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
