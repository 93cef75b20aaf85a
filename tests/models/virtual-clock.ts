/** A clock that moves only when told. Two times in one: what falls due follows the time that passes, `now` follows the hands, which may be set. */
import type { Clock } from '../../core/ports/clock.ts';

export interface VirtualClock extends Clock {
  /** Lets `ms` pass: what falls due runs in its order, and all promises are let through before and after each moment. */
  run(ms: number): Promise<void>;
  /** As `run`, without letting promises through. */
  tick(ms: number): void;
  /** Sets the hands: `now` jumps, no time passes. */
  shift(ms: number): void;
  /** Timers that wait. */
  waiting(): number;
}

/** All promises that can go on without time passing have gone on. */
export function calm(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** `rest` lets everything through that needs no time; a world with more to wait for than promises gives its own. */
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
