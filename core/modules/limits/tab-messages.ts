/**
 * Messages between tabs about limits. One tab asks the operator, all apply the answer [LIM-13]. Messages are untrusted
 * and decoded.
 */
import * as v from 'valibot';
import { EMPTY, filter, mergeMap, Observable, of } from 'rxjs';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';

const KIND = 'limits';
/** A tab that holds its turn longer is frozen and is not waited for, ms. */
const TURN_MS = 2_000;

const schema = v.variant('what', [
  v.object({ kind: v.literal(KIND), what: v.literal('answer'), userId: v.string(), answer: v.unknown() }),
  v.object({ kind: v.literal(KIND), what: v.literal('ping'), userId: v.string(), at: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('reminded'), userId: v.string(), at: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('reminderAnswered'), userId: v.string(), shownAt: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('sessionEnded'), userId: v.string() }),
]);

export type TabMessage = v.InferOutput<typeof schema>;
export type BroadcastMessage = TabMessage extends infer W
  ? W extends { readonly kind: string; readonly userId: string }
    ? Omit<W, 'kind' | 'userId'>
    : never
  : never;

export function broadcast(tabs: TabsPort, userId: string, word: BroadcastMessage): void {
  tabs.post({ kind: KIND, userId, ...word });
}

/** The messages of other tabs of the same player. */
export function received(tabs: TabsPort, userId: string): Observable<TabMessage> {
  return tabs.messages$.pipe(
    mergeMap((message) => (v.is(schema, message) ? of(message) : EMPTY)),
    filter((word) => word.userId === userId),
  );
}

/**
 * Runs the work in turn with the other tabs, unless it has become unnecessary meanwhile. After a timeout the work runs
 * without its turn.
 */
export function inTurn<T>(
  tabs: TabsPort,
  clock: Clock,
  name: string,
  isNeeded: () => boolean,
  work: () => Observable<T>,
): Observable<T> {
  return new Observable<T>((subscriber) => {
    let isStarted = false;
    let release = (): void => undefined;
    const start = (): void => {
      if (isStarted || subscriber.closed) return release();
      isStarted = true;
      if (!isNeeded()) {
        subscriber.complete();
        return release();
      }
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
    subscriber.add(after(clock, TURN_MS).subscribe(start));
    subscriber.add(() => release());
  });
}
