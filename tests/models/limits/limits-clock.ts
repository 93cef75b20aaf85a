/**
 * True time, and the clock of one device. Timers count awake time, so that sleep does not advance them. Changing the
 * device's clock moves `now` and nothing else. Built for months: the next timer is found in a short list, and
 * promises get a few turns after each.
 */
import type { Clock } from 'touchline/ports/clock';

export interface LimitsClock {
  /** The device's clock. */
  readonly device: Clock;
  /** The true time, which is the operator's, ms since the epoch. */
  now(): number;
  /** Advances time and runs due timers in order. */
  run(ms: number): Promise<void>;
  /** Like `run`, but without settling promises in between. */
  tick(ms: number): void;
  /** Advances the true time without running the device's timers. */
  sleep(ms: number): void;
  /** Changes the device's clock. */
  set(ms: number): void;
}

const START = Date.UTC(2026, 0, 10, 12);
const TURNS = 12;

export async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

export function createLimitsClock(): LimitsClock {
  let awake = 0;
  let asleep = 0;
  let hands = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  function next(end: number): (() => void) | null {
    let first: (typeof timers)[number] | null = null;
    for (const timer of timers) if (timer.at <= end && (first === null || timer.at < first.at)) first = timer;
    if (first === null) return null;
    timers = timers.filter((timer) => timer !== first);
    awake = Math.max(awake, first.at);
    return first.run;
  }

  return {
    device: {
      now: () => START + awake + asleep + hands,
      after(ms, run) {
        const timer = { at: awake + Math.max(0, ms), run };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
    },
    now: () => START + awake + asleep,
    async run(ms) {
      const end = awake + ms;
      await turns();
      for (let due = next(end); due !== null; due = next(end)) {
        due();
        await turns();
      }
      awake = end;
    },
    tick(ms) {
      const end = awake + ms;
      for (let due = next(end); due !== null; due = next(end)) due();
      awake = end;
    },
    sleep(ms) {
      asleep += ms;
    },
    set(ms) {
      hands += ms;
    },
  };
}
