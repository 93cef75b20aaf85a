/** Work that one tab at a time does. */
import { Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { TabsPort } from '../ports/tabs.ts';
import { after } from './time.ts';

export interface Turn {
  readonly tabs: TabsPort;
  readonly clock: Clock;
  /** Work of the same name takes turns. */
  readonly name: string;
  /** A tab that holds its turn longer is frozen and is not waited for, ms. */
  readonly timeoutMs: number;
}

/** Runs the work in turn with the other tabs, and without its turn after the timeout. */
export function inTurn<T>({ tabs, clock, name, timeoutMs }: Turn, work: () => Observable<T>): Observable<T> {
  return new Observable<T>((subscriber) => {
    let isStarted = false;
    let release = (): void => undefined;
    const start = (): void => {
      if (isStarted || subscriber.closed) return release();
      isStarted = true;
      subscriber.add(
        work().subscribe({
          next: (value) => subscriber.next(value),
          error: (fault) => subscriber.error(fault),
          complete: () => subscriber.complete(),
        }),
      );
      subscriber.add(() => release());
      return undefined;
    };
    // The turn lasts until the work is done.
    const turn = new Promise<void>((resolve) => {
      release = resolve;
    });
    tabs
      .exclusive(name, () => {
        start();
        return turn;
      })
      .catch(start);
    subscriber.add(after(clock, timeoutMs).subscribe(start));
    subscriber.add(() => release());
  });
}
