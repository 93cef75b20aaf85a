/** A manual clock with two times: timers follow elapsed time, and `now` follows the system time, which may be set. */
import type { Clock } from 'touchline/ports/clock';

export interface VirtualClock extends Clock {
  /** Advances by `ms`: due timers run in order, and promises settle before and after each step. */
  run(ms: number): Promise<void>;
  /** Like `run`, without settling promises. */
  tick(ms: number): void;
  /** Sets the system time: `now` jumps, no time elapses. */
  shift(ms: number): void;
  /** Number of pending timers. */
  waiting(): number;
}

/** Resolves when all promises that need no time have settled. */
export function calm(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** `rest` settles everything that needs no time; a world with more than promises to settle passes its own. */
export function createVirtualClock(start = Date.UTC(2026, 0, 10, 12), rest = calm): VirtualClock {
  let passed = 0;
  let hands = start;
  let made = 0;
  const timers = new Set<{ readonly at: number; readonly order: number; readonly run: () => void }>();

  function nextDue(end: number): (() => void) | null {
    let next: { readonly at: number; readonly order: number; readonly run: () => void } | null = null;
    for (const timer of timers)
      if (
        timer.at <= end &&
        (next === null || timer.at < next.at || (timer.at === next.at && timer.order < next.order))
      )
        next = timer;
    if (next === null) return null;
    timers.delete(next);
    passed = Math.max(passed, next.at);
    return next.run;
  }

  return {
    now: () => hands + passed,
    after(ms, run) {
      made += 1;
      const timer = { at: passed + Math.max(0, ms), order: made, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async run(ms) {
      const end = passed + ms;
      await rest();
      for (let due = nextDue(end); due !== null; due = nextDue(end)) {
        due();
        await rest();
      }
      passed = end;
    },
    tick(ms) {
      const end = passed + ms;
      for (let due = nextDue(end); due !== null; due = nextDue(end)) due();
      passed = end;
    },
    shift(ms) {
      hands += ms;
    },
    waiting: () => timers.size,
  };
}
