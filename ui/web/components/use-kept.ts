/** State of a page that is there again when the player comes back to the page in the browser's history [DSP-21]. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCore } from '../core-context.ts';

const MAX_PLACES = 50;

/**
 * A hook for one such state. Its values are kept by entry of the history, for as long as the core lives. A page that
 * stays while its address changes (a dialog over it, another language) keeps its value.
 */
export function keptByEntry<T>(initial: T): () => readonly [value: T, set: (value: T) => void] {
  const placesOf = new WeakMap<object, Map<string, T>>();
  const keep = (core: object, key: string, value: T): void => {
    const places = placesOf.get(core) ?? new Map<string, T>();
    placesOf.set(core, places);
    places.delete(key);
    if (value !== initial) places.set(key, value);
    const oldest = places.keys().next().value;
    if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
  };
  return function useKept() {
    const core = useCore();
    const { key } = useLocation();
    const [held, hold] = useState(() => ({ key, value: placesOf.get(core)?.get(key) ?? initial }));
    const value = held.key === key ? held.value : (placesOf.get(core)?.get(key) ?? held.value);
    useEffect(() => {
      keep(core, key, value);
      hold((last) => (last.key === key && last.value === value ? last : { key, value }));
    }, [core, key, value]);
    const set = useCallback((next: T) => hold({ key, value: next }), [key]);
    return [value, set];
  };
}
