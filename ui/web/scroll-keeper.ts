/** Remembers how far a page was scrolled, so that going back returns to the same row. Bounded. */
const MOST = 50;

export interface ScrollKeeper {
  /** The page of history entry `key` has just been drawn. */
  arrive(key: string, how: 'top' | 'stay' | 'back'): void;
}

export function createScrollKeeper(): ScrollKeeper {
  const places = new Map<string, number>();
  let here: string | null = null;
  history.scrollRestoration = 'manual';
  addEventListener(
    'scroll',
    () => {
      if (here === null) return;
      places.delete(here);
      places.set(here, scrollY);
      const oldest = places.keys().next().value;
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
    { passive: true },
  );
  return {
    arrive(key, how) {
      const first = here === null;
      here = null;
      // Two frames: the list has its height by then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (how === 'top' && !first) scrollTo(0, 0);
          if (how === 'back') scrollTo(0, places.get(key) ?? scrollY);
          here = key;
        }),
      );
    },
  };
}
