/** An HTTP server as every host runs it: health, time limits for requests, measurements, and an orderly end [OPS-5]. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { alreadySent } from './host-app.ts';
import type { HostApp, HostEnv } from './host-app.ts';
import type { Log } from './log.ts';
import { createRequestNames } from './metrics.ts';
import type { HostMetrics } from './metrics.ts';
import { healthRoutes } from './operations.ts';

export interface ListenOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /**
   * Answers everything besides health. A route that throws is reported and answered 500, or cut off where it has begun
   * to answer.
   */
  readonly app: HostApp;
  /** Names of the APIs that the host has, for metrics and the log. */
  readonly apis: readonly string[];
  readonly report: (error: unknown) => void;
  /** Whether the host can work, besides not being asked to stop. */
  readonly isReady?: () => boolean;
  /** Ends streams once the host is asked to stop. */
  readonly endStreams: () => void;
  readonly requestTimeoutMs?: number;
  readonly checkIntervalMs?: number;
  /** How long calls under way may take once the host stops [OPS-5]. */
  readonly drainMs?: number;
  /** Without them nothing is measured. */
  readonly metrics?: HostMetrics;
  /** Learns of requests that failed with 500 or above. */
  readonly log?: Log;
}

/** Headers and body of a request must arrive within this time; otherwise the connection is closed [HST-4]. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** How often connections are checked for late requests. */
export const CHECK_INTERVAL_MS = 5_000;
const DRAIN_MS = 10_000;

export interface Listening {
  readonly port: number;
  /** Stops accepting connections, ends streams, and lets calls under way be answered [OPS-5]. */
  close(): Promise<void>;
}

/** Resolves when the server answers; rejects when the port is not available. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { metrics, log, report } = options;
  const requestName = createRequestNames(options.apis);
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const isReady = (): boolean => !isStopping && (options.isReady?.() ?? true);

  const app = new Hono<HostEnv>();
  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env;
    if (isStopping) outgoing.setHeader('connection', 'close');
    underWay.add(outgoing);
    const since = performance.now();
    outgoing.once('close', () => {
      underWay.delete(outgoing);
      // A connection that has just answered its last call would otherwise stay open for another one.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
      if (context.get('isStream') === true) return;
      const { statusCode: status } = outgoing;
      const request = requestName(incoming.method, incoming.url);
      const seconds = (performance.now() - since) / 1000;
      metrics?.answered(request, status, seconds);
      if (status >= 500) log?.warn('request failed', { ...request, status, seconds });
    });
    await next();
  });
  app.route('/', healthRoutes(isReady));
  app.route('/', options.app);
  app.onError((error, context) => {
    report(error);
    const { outgoing } = context.env;
    if (!outgoing.headersSent) return context.text('The request could not be answered.\n', 500);
    outgoing.destroy();
    return alreadySent();
  });

  // The operator's handlers run in this process, with the platform's own `Request`.
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: options.checkIntervalMs ?? CHECK_INTERVAL_MS,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const at = server.address();
  return {
    port: typeof at === 'object' && at !== null ? at.port : options.port,
    async close() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const outgoing of underWay) if (!outgoing.headersSent) outgoing.setHeader('connection', 'close');
      options.endStreams();
      const cut = setTimeout(() => server.closeAllConnections(), options.drainMs ?? DRAIN_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}
