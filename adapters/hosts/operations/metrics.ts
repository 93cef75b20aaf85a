/** Metrics of a host, in the Prometheus text format [OPS-2, OPS-3]. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets in seconds: an answer from memory takes a millisecond, a hashed password a quarter of a second. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'DELETE']);
const AREA = /^\/([\w-]+-api)\//;

/** A request by a short list of names, so that no visitor can add a time series or name a player in a log. */
export interface RequestName {
  readonly area: string;
  readonly method: string;
}

/** Names requests. `apis` are the names of the APIs that the host has, such as `bet-api`. */
export function createRequestNames(
  apis: readonly string[],
): (method: string | undefined, address: string | undefined) => RequestName {
  const areas: ReadonlySet<string> = new Set(apis);
  return (method = '', address = '') => {
    const name = AREA.exec(address)?.[1];
    return {
      area: name === undefined ? 'page' : areas.has(name) ? name : 'other',
      method: METHODS.has(method) ? method : 'OTHER',
    };
  };
}

export interface HostMetrics {
  readonly answered: (request: RequestName, status: number, seconds: number) => void;
  /** Counts a stream until the returned function is called. */
  readonly openStream: () => () => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export function createHostMetrics(): HostMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, without streams.',
    labelNames: ['area', 'method', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'http_open_streams',
    help: 'Streams of prices that are open.',
    registers: [registry],
  });
  return {
    answered: ({ area, method }, status, seconds) =>
      durations.observe({ area, method, status: String(status) }, seconds),
    openStream() {
      streams.inc();
      return () => streams.dec();
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
