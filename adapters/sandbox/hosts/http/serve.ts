/** The operator and its site on one address. */
import { Hono } from 'hono';
import type { HostApp, HostEnv } from '../../../hosts/operations/host-app.ts';
import type { Log } from '../../../hosts/operations/log.ts';
import { listen } from '../../../hosts/operations/listen.ts';
import type { HostMetrics } from '../../../hosts/operations/metrics.ts';
import { createOpenStreams } from '../../../hosts/operations/open-streams.ts';
import type { PageRenderer } from '../../../hosts/render/page-renderer.ts';
import { apiNames, createHandlers } from '../../handlers/create-handlers.ts';
import type { Operator } from '../../operator/operator.ts';
import { callRoutes } from './api.ts';
import { askHandlers } from './ask-operator.ts';
import { createAdmit } from './call-limits.ts';
import type { LimitSetting } from './call-limits.ts';
import { createReadClient } from './client.ts';
import { addressOf, CALLS, createSite, originsAt } from './site.ts';
import { viewCode } from './view-code.ts';

export interface ServeOptions {
  readonly operator: Operator;
  /** The built site's folder. */
  readonly dist: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly report: (error: unknown) => void;
  /** Addresses and subnets of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; none by default. */
  readonly proxies?: readonly string[];
  /** Origins of the site; by default the listening address. */
  readonly sites?: readonly string[];
  /** The rate limits; `strict` by default. */
  readonly limits?: LimitSetting;
  readonly requestTimeoutMs?: number;
  readonly checkIntervalMs?: number;
  /** How long calls under way may take once the host stops [OPS-5]. */
  readonly drainMs?: number;
  /** Without them nothing is measured. */
  readonly metrics?: HostMetrics;
  /** Renders pages; without it, pages are rendered in the browser alone. */
  readonly renderer?: PageRenderer;
  /** Pages for an unattended screen; off by default. */
  readonly isKiosk?: boolean;
  /** Origins of messengers that may show the site in a frame; none by default. */
  readonly messengers?: readonly string[];
  /** Learns of requests that failed with 500 or above. */
  readonly log?: Log;
}

export interface Served {
  /** `http://localhost:4400` */
  readonly address: string;
  /** Stops accepting connections, ends streams, and lets calls under way be answered [OPS-5]. */
  close(): Promise<void>;
}

/** Resolves when the server answers; rejects when the port is not available. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { operator, port, report } = options;
  const handlers = createHandlers(operator, report, viewCode, createAdmit(options.limits ?? 'strict'));
  const readClient = createReadClient(options.proxies ?? []);
  // The port, and with it the site's own name, is known before the first request can arrive.
  let originOf = originsAt(options, port);
  const streams = createOpenStreams(options.metrics ?? null);
  const site = createSite({
    ...options,
    gameOrigins: [...new Set(operator.foreign.map(({ origin }) => origin))],
    ask: askHandlers(handlers),
    feed: operator.line,
    tree: operator.line.tree,
    originOf: (named) => originOf(named),
  });

  const app: HostApp = new Hono<HostEnv>();
  app.use(site.setHeaders(readClient));
  app.route(CALLS, callRoutes({ handlers, readClient, streams, messengers: options.messengers ?? [] }));
  app.route('/', site.app);

  const listening = await listen({ ...options, app, apis: apiNames(), endStreams: streams.endAll });
  originOf = originsAt(options, listening.port);
  return { address: addressOf(options, listening.port), close: () => listening.close() };
}
