/** When the draws of a game follow each other [SHR-1, SHR-2]. Times are the operator's milliseconds. */
import type { Draws } from '../fairness/stream.ts';
import type { SharedDraw } from '../games/game.ts';

/** The times of one draw. */
export interface DrawTimes {
  readonly nonce: number;
  readonly opensAt: number;
  /** No bet is taken from here on. */
  readonly closesAt: number;
  /** The result is public from here on. */
  readonly publicAt: number;
  /** The next draw's bets open. */
  readonly endsAt: number;
}

export type DrawPhase = 'bets' | 'run' | 'shown';

export function phaseAt({ closesAt, publicAt }: DrawTimes, now: number): DrawPhase {
  return now < closesAt ? 'bets' : now < publicAt ? 'run' : 'shown';
}

/** When something about the draw changes next. */
export function nextChange({ closesAt, publicAt, endsAt }: DrawTimes, now: number): number {
  return now < closesAt ? closesAt : now < publicAt ? publicAt : endsAt;
}

export interface Timetable {
  /** When the first draw of a new chain begins. */
  start(now: number): number;
  first(opensAt: number): DrawTimes;
  /** The draw that is on at `now`, counted from one that has begun. */
  at(from: DrawTimes, now: number): DrawTimes;
}

export function createTimetable(
  shared: Pick<SharedDraw, 'betMs' | 'pauseMs' | 'isOnTheClock' | 'runMs'>,
  drawsOf: (nonce: number) => Draws,
): Timetable {
  const { betMs, pauseMs, isOnTheClock, runMs } = shared;
  const period = betMs + pauseMs;
  function times(nonce: number, opensAt: number): DrawTimes {
    const closesAt = opensAt + betMs;
    const publicAt = closesAt + runMs(drawsOf(nonce));
    return { nonce, opensAt, closesAt, publicAt, endsAt: publicAt + pauseMs };
  }
  return {
    start: (now) => (isOnTheClock ? now - (now % period) : now),
    first: (opensAt) => times(0, opensAt),
    at: (from, now) => {
      if (now < from.endsAt) return from;
      if (!isOnTheClock) return times(from.nonce + 1, now);
      const passed = Math.floor((now - from.opensAt) / period);
      return times(from.nonce + passed, from.opensAt + passed * period);
    },
  };
}
