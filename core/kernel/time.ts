/** RxJS time bound to the clock port. Operators in the core take their scheduler from here and know no other time. */
import {
  concatMap,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  mergeMap,
  Scheduler,
  Subscription,
  switchMap,
  timer,
  toArray,
} from 'rxjs';
import type { Observable, SchedulerAction, SchedulerLike } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** A scheduler whose delays run on the clock. A zero delay, like any other, runs after the current turn. */
export function schedulerOf(clock: Clock): SchedulerLike {
  class ClockAction<T> extends Subscription implements SchedulerAction<T> {
    private readonly work: (this: SchedulerAction<T>, state?: T) => void;
    private cancel: (() => void) | null = null;

    constructor(_scheduler: Scheduler, work: (this: SchedulerAction<T>, state?: T) => void) {
      super(() => this.cancel?.());
      this.work = work;
    }

    schedule(state?: T, delay = 0): Subscription {
      if (this.closed) return this;
      this.cancel?.();
      this.cancel = clock.after(delay, () => {
        this.cancel = null;
        if (this.closed) return;
        this.work.call(this, state);
        // An action that did not reschedule itself is done: remove it from its parents.
        if (this.cancel === null) this.unsubscribe();
      });
      return this;
    }
  }
  return new Scheduler(ClockAction, () => clock.now());
}

/** Emits 0 once, `ms` after subscription. */
export function after(clock: Clock, ms: number): Observable<0> {
  return timer(ms, schedulerOf(clock));
}

/** Emits 0, 1, 2, … every `ms`, the first after `firstMs`. */
export function every(clock: Clock, ms: number, firstMs = ms): Observable<number> {
  return timer(firstMs, ms, schedulerOf(clock));
}

/**
 * Whether `at` lies in the last `ms`. A future moment comes from a wrong clock and counts as now; null never counts.
 */
export function isWithinLast(at: number | null, ms: number, now: number): boolean {
  return at !== null && now - at < ms;
}

/**
 * The age of what happened at `at`. A moment more than `slack` ahead was before the clock was set back: infinitely old.
 */
export function ageOf(at: number, slack: number, now: number): number {
  return at > now + slack ? Infinity : now - at;
}

export interface Rounds<T, C> {
  /** Whether anything may become due. */
  readonly isWaiting$: Observable<boolean>;
  readonly due: () => readonly T[];
  readonly work: (item: T) => Observable<C>;
}

const ROUND_MS = 1_000;

/** Works on what is due, once a second while something waits. `exhaustMap`: one round at a time. */
export function inRounds<T, C>(clock: Clock, { isWaiting$, due, work }: Rounds<T, C>): Observable<C> {
  return isWaiting$.pipe(
    distinctUntilChanged(),
    switchMap((isWaiting) => (isWaiting ? every(clock, ROUND_MS, 0) : EMPTY)),
    map(due),
    filter((items) => items.length > 0),
    exhaustMap((items) => from(items).pipe(mergeMap(work), toArray())),
    concatMap((results) => from(results)),
  );
}
