/** RxJS time bound to the clock port. Operators in the core take their scheduler from here and know no other time. */
import { Scheduler, Subscription, timer } from 'rxjs';
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

/** Whether `at` lies in the last `ms`. A future moment comes from a wrong clock and counts as now; null never counts. */
export function isWithinLast(at: number | null, ms: number, now: number): boolean {
  return at !== null && now - at < ms;
}
