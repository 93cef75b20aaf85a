/**
 * Whether the page belongs to this browser: false on a server, and in the render that takes over a server's page and
 * must equal it. A page that the browser renders itself is its own from the start.
 */
import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

/**
 * Whether to render what a server's page leaves out, such as the other rows of a list: once the page is taken over and
 * React has nothing more urgent to do, so that an early tap is painted first [RND-7].
 */
export function useRest(): boolean {
  return useDeferredValue(useHydrated());
}
