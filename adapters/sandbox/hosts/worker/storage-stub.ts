/**
 * msw reads cookies from `localStorage` as it loads and fails to load in a worker, which has none. The host keeps the
 * operator's cookies, so an empty storage suffices. Import this file before msw.
 */
if (typeof localStorage === 'undefined') {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } });
}
