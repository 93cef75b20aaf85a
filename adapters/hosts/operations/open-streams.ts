/** The streams that a host has open, so that it can end them when it stops. */
import type { HostMetrics } from './metrics.ts';

export interface OpenStreams {
  /** Registers a stream that `end` ends; the returned function forgets it. */
  readonly add: (end: () => void) => () => void;
  readonly endAll: () => void;
}

export function createOpenStreams(metrics: Pick<HostMetrics, 'openStream'> | null): OpenStreams {
  const ends = new Set<() => void>();
  return {
    add(end) {
      const isClosed = metrics?.openStream();
      ends.add(end);
      return () => {
        ends.delete(end);
        isClosed?.();
      };
    },
    endAll: () => ends.forEach((end) => end()),
  };
}
