/**
 * Effects. A process turns events into port calls and commands, and reads as one pipe. Every process is supervised: a fault is reported and the process
 * starts again after a growing pause, so that one throw does not kill it for the visit.
 */
import { defer, retry, Subscription, tap, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { Message } from './message.ts';
import { schedulerOf } from './time.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** How long what has failed so many times rests, ms. */
export function pauseAfter(faults: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (faults - 1));
}

export interface NamedProcess {
  /** Module and effect, e.g. `coupon/place-bet`. */
  readonly name: string;
  /** A cold stream of commands; subscribing starts the effect. */
  readonly run: () => Observable<Message>;
}

export interface Supervision {
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
}

/** Starts processes; the subscription stops them all. A process that completes is left completed. */
export function supervise(processes: readonly NamedProcess[], { clock, report, dispatch }: Supervision): Subscription {
  const all = new Subscription();
  const scheduler = schedulerOf(clock);
  for (const process of processes) {
    let faults = 0;
    const commands$ = defer(process.run).pipe(
      // Inside the retry: a defect in a decider is a fault of the process that woke it.
      tap((command) => {
        dispatch(command);
        faults = 0;
      }),
      retry({
        delay: (fault) => {
          report(process.name, fault);
          faults += 1;
          return timer(pauseAfter(faults), scheduler);
        },
      }),
    );
    all.add(commands$.subscribe());
  }
  return all;
}
