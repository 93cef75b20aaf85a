/** Remembers scroll positions, so that going back returns to the same row. Bounded. */
const MAX_PLACES = 50;

export interface ScrollKeeper {
  /** Called when the page of history entry `key` has been rendered. */
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
      if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
    },
    { passive: true },
  );
  return {
    arrive(key, how) {
      const first = here === null;
      here = null;
      // After two frames the list has its height.
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
