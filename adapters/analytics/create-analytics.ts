/** The receivers of analytics by name. Loaded with the visitor's consent only. */
import type { AnalyticsPort, AnalyticsSinkSetup, AnalyticsSink, PageMetrics } from 'touchline/ports/analytics';
import type { CollectorIo } from './collector.ts';
import { createCollector } from './collector.ts';

export interface AnalyticsIo extends CollectorIo {
  /** Opens a service with a script of its own. */
  readonly openScript: (setup: AnalyticsSinkSetup) => AnalyticsSink;
  readonly measure: () => Promise<() => PageMetrics>;
}

export function createAnalytics(io: AnalyticsIo): AnalyticsPort {
  return {
    open: (setup) => (setup.name === 'collector' ? createCollector(setup.key, io) : io.openScript(setup)),
    measure: io.measure,
  };
}
