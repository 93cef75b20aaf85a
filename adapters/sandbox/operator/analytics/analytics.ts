/**
 * The internal event collector and the counters of two services. The newest entries are kept in memory for inspection.
 */

/** The collector's key, as the site config names it. */
export const COLLECTOR_KEY = 'touchline';
/** By the counter service's id. */
export const COUNTERS = { 4: 'touchline-4', 8: 'touchline-8' } as const;
const MAX_COLLECTED = 200;

export interface Collected {
  readonly at: number;
  /** The receiver: `collector`, or a service. */
  readonly sink: string;
  readonly event: unknown;
}

export interface Analytics {
  collect(events: readonly unknown[], sink: string): void;
  /** Newest last. */
  collected(): readonly Collected[];
}

export function createAnalytics(now: () => number): Analytics {
  let collected: readonly Collected[] = [];
  return {
    collect(events, sink) {
      const at = now();
      collected = [...collected, ...events.map((event) => ({ at, sink, event }))].slice(-MAX_COLLECTED);
    },
    collected: () => collected,
  };
}
