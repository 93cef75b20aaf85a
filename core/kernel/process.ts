/**
 * Effects. A process turns events into port calls and commands, and reads as one pipe. Every process is supervised: a
 * fault is reported and the process restarts after a growing pause, so that one throw does not end the process for the
 * visit.
 */
import { catchError, concatMap, defer, from, ignoreElements, mergeMap, of, retry, Subscription, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { Message } from './message.ts';
import { after } from './time.ts';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** The pause after so many faults in a row, ms. */
function pauseAfter(faults: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (faults - 1));
}

/**
 * Runs `work` for one item after another. An item whose work fails is reported as `name` and retried with growing
 * pauses until it succeeds; it holds up none of the others.
 */
export function eachUntilDone<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { clock, report, name }: Pick<Supervision, 'clock' | 'report'> & { readonly name: string },
): Observable<never> {
  const attempt = (item: T): Observable<never> => defer(() => work(item)).pipe(ignoreElements());
  const pause = (faults: number): Observable<0> => after(clock, pauseAfter(faults));
  return from(items).pipe(
    concatMap((item) =>
      attempt(item).pipe(
        catchError((fault: unknown) => {
          report(name, fault);
          return of(item);
        }),
      ),
    ),
    mergeMap((item) =>
      pause(1).pipe(
        mergeMap(() =>
          attempt(item).pipe(
            retry({
              delay(fault, retries) {
                report(name, fault);
                return pause(retries + 1);
              },
            }),
          ),
        ),
      ),
    ),
  );
}

export interface NamedProcess {
  /** Module and effect, such as `coupon/place-bet`. */
  readonly name: string;
  /** A cold stream of commands; subscribing starts the effect. */
  readonly run: () => Observable<Message>;
}

export interface Supervision {
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
}

/** Starts processes; unsubscribing stops all of them. A process that completes is not restarted. */
export function supervise(processes: readonly NamedProcess[], { clock, report, dispatch }: Supervision): Subscription {
  const all = new Subscription();
  for (const process of processes) {
    let faults = 0;
    const commands$ = defer(process.run).pipe(
      // Inside the retry, so that a defect in a decider counts as a fault of the process that dispatched the command.
      tap((command) => {
        dispatch(command);
        faults = 0;
      }),
      retry({
        delay: (fault) => {
          report(process.name, fault);
          faults += 1;
          return after(clock, pauseAfter(faults));
        },
      }),
    );
    all.add(commands$.subscribe());
  }
  return all;
}
