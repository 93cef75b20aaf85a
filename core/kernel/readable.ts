import { Observable } from 'rxjs';
import { shareStructure } from './share-structure.ts';

/** A value that can be read now and observed. `value$` emits the current value first, then each change. */
export type Readable<T> = Readonly<{ get: () => T; value$: Observable<T> }>;

/** A readable with a setter: the source side of a projection. */
export interface Cell<T> extends Readable<T> {
  set(value: T): void;
}

export function createCell<T>(initial: T): Cell<T> {
  let current = initial;
  const watchers = new Set<(value: T) => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const watcher of [...watchers]) watcher(current);
    },
    value$: new Observable<T>((subscriber) => {
      const watcher = (value: T): void => subscriber.next(value);
      watchers.add(watcher);
      subscriber.next(current);
      return () => watchers.delete(watcher);
    }),
  };
}

/** A view of a readable, computed on read and only after the source has changed. */
export function derive<A, T>(source: Readable<A>, select: (value: A) => T): Readable<T> {
  let from: A;
  let to: T;
  let computed = false;
  const get = (): T => {
    const value = source.get();
    if (!computed || !Object.is(value, from)) {
      from = value;
      to = select(value);
      computed = true;
    }
    return to;
  };
  return { get, value$: watch([source], get) };
}

/**
 * Like `derive`, for a select that builds new objects: parts that are equal to those of the last value keep their
 * identity.
 */
export function deriveShared<A, T>(source: Readable<A>, select: (value: A) => T): Readable<T> {
  let last: T | undefined;
  return derive(source, (value) => {
    const next = shareStructure(last, select(value));
    last = next;
    return next;
  });
}

/** Like `derive`, over several sources. */
export function combine<A extends readonly unknown[], T>(
  sources: { readonly [K in keyof A]: Readable<A[K]> },
  select: (values: A) => T,
): Readable<T> {
  const list: readonly Readable<unknown>[] = sources;
  let from: unknown[] | null = null;
  let to: T;
  const get = (): T => {
    const last = from;
    if (last !== null && list.every((source, at) => Object.is(source.get(), last[at]))) return to;
    from = list.map((source) => source.get());
    to = select(from as readonly unknown[] as A);
    return to;
  };
  return { get, value$: watch(list, get) };
}

function watch<T>(sources: readonly Readable<unknown>[], get: () => T): Observable<T> {
  return new Observable<T>((subscriber) => {
    let started = false;
    let last: T;
    const emit = (): void => {
      if (!started) return;
      const next = get();
      if (Object.is(next, last)) return;
      last = next;
      subscriber.next(next);
    };
    for (const source of sources) subscriber.add(source.value$.subscribe(emit));
    started = true;
    last = get();
    subscriber.next(last);
  });
}
