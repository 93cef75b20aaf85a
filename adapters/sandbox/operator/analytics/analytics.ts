/** The internal collector of events, and the counters of two services. What came is kept in memory, the newest of it, to be looked at. */

/** The key that the site config names. */
export const COLLECTOR_KEY = 'touchline';
/** By the counter service's id. */
export const COUNTERS = { 4: 'touchline-4', 8: 'touchline-8' } as const;
const MOST_KEPT = 200;

export interface Collected {
  readonly at: number;
  readonly event: unknown;
}

export interface Analytics {
  collect(events: readonly unknown[]): void;
  /** The newest last. */
  collected(): readonly Collected[];
}

export function createAnalytics(now: () => number): Analytics {
  let kept: readonly Collected[] = [];
  return {
    collect(events) {
      const at = now();
      kept = [...kept, ...events.map((event) => ({ at, event }))].slice(-MOST_KEPT);
    },
    collected: () => kept,
  };
}
