/**
 * Whether the page belongs to this browser: false on a server, and in the render that takes over a server's page and
 * must equal it. A page that the browser renders itself is its own from the start.
 */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
