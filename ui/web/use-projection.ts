/**
 * The only bridge between the core's views and React, and the only file of the user interface that knows RxJS.
 * Components get plain values; a component renders again only when its selected value has changed.
 */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Readable } from 'touchline/kernel/readable';
import { shareStructure } from 'touchline/kernel/share-structure';

interface Memo<T, S> {
  readonly value: T;
  readonly select: (value: T) => S;
  readonly selected: S;
}

/** A core view, or a part that `select` takes from it. Selectors live at module level or return primitives. */
export function useProjection<T, S>(readable: Readable<T>, select: (value: T) => S): S {
  return useSelected(readable, select, takeNext);
}

/**
 * Several parts of a core view, in an object or array that `select` builds. The component renders again only when the
 * content has changed, so `select` may be written in place.
 */
export function useParts<T, S>(readable: Readable<T>, select: (value: T) => S): S {
  return useSelected(readable, select, shareStructure);
}

const takeNext = <S>(_: unknown, next: S): S => next;

function useSelected<T, S>(readable: Readable<T>, select: (value: T) => S, share: (last: unknown, next: S) => S): S {
  const memo = useRef<Memo<T, S> | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = readable.value$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [readable],
  );
  const read = (): S => {
    const value = readable.get();
    const last = memo.current;
    if (last !== null && last.select === select && Object.is(last.value, value)) return last.selected;
    const selected = share(last?.selected, select(value));
    memo.current = { value, select, selected };
    return selected;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** Selects the whole value of a core view. */
export function identity<T>(value: T): T {
  return value;
}

/** Subscribes to a view outside a component. The first call has the current value. */
export function watchProjection<T>(readable: Readable<T>, listener: (value: T) => void): () => void {
  const subscription = readable.value$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** One primitive computed from several views of one type, such as the number of given games in play. */
export function useProjections<T, S extends string | number | boolean>(
  readables: readonly Readable<T>[],
  select: (values: readonly T[]) => S,
): S {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = readables.map((readable) => readable.value$.subscribe(changed));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [readables],
  );
  const read = (): S => select(readables.map((readable) => readable.get()));
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The answer to a request that may arrive late or never; null until then. `ask` is null when there is nothing to
 * request; memoize it.
 */
export function useAnswer<T>(ask: (() => Observable<T>) | null): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const asked = useMemo(() => ask, [ask]);
  useEffect(() => {
    setAnswer(null);
    const subscription = asked?.().subscribe(setAnswer);
    return () => subscription?.unsubscribe();
  }, [asked]);
  return answer;
}
