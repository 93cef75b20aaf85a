/**
 * msw looks for cookies of its own in `localStorage` as it loads, and refuses to load in a worker, which has none. The operator's cookies are the
 * host's, so an empty storage that keeps nothing will do. Imported before anything of msw.
 */
if (typeof localStorage === 'undefined') {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } });
}
