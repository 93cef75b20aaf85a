/**
 * The host that renders: files and pages of the site, with the line from the bus and everything else from the
 * operator's host [HST-8].
 */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { FeedBus } from '../../../bus/feed-bus.ts';
import { createFanOut } from '../../../hosts/gateway/fan-out.ts';
import type { HostApp, HostEnv } from '../../../hosts/operations/host-app.ts';
import type { Log } from '../../../hosts/operations/log.ts';
import { listen } from '../../../hosts/operations/listen.ts';
import type { HostMetrics } from '../../../hosts/operations/metrics.ts';
import type { PageRenderer } from '../../../hosts/render/page-renderer.ts';
import type { SportsTree } from '../../../hosts/render/rendered-pages.ts';
import { frameNames } from '../../operator/names/frames.ts';
import { askOver } from './ask-operator.ts';
import { createReadClient } from './client.ts';
import type { Served } from './serve.ts';
import { addressOf, CALLS, createSite, originsAt } from './site.ts';

export interface ServePagesOptions {
  readonly bus: FeedBus;
  readonly isConnected: () => boolean;
  /** The address of the operator's host. */
  readonly operator: string;
  readonly dist: string;
  readonly port: number;
  readonly host: string;
  readonly proxies: readonly string[];
  readonly sites: readonly string[];
  readonly report: (error: unknown) => void;
  readonly metrics?: HostMetrics;
  readonly renderer?: PageRenderer;
  /** Pages for an unattended screen; off by default. */
  readonly isKiosk?: boolean;
  /** Origins of messengers that may show the site in a frame; none by default. */
  readonly messengers?: readonly string[];
  /** Origins of foreign games; none by default. */
  readonly gameOrigins?: readonly string[];
  readonly log?: Log;
}

const treeSchema = v.looseObject({
  sports: v.array(v.looseObject({ id: v.number(), championships: v.array(v.looseObject({ top: v.boolean() })) })),
});

/** Resolves when the server answers; rejects when the port is not available. */
export async function servePages({ isConnected, ...options }: ServePagesOptions): Promise<Served> {
  const { bus, operator, proxies } = options;
  const ask = askOver(operator);
  const fanOut = createFanOut({ bus, now: () => Date.now(), names: frameNames });
  const readClient = createReadClient(proxies);
  let originOf = originsAt(options, options.port);
  const site = createSite({
    ...options,
    ask,
    feed: {
      unknownTopics: (topics) => (fanOut.isOpen(topics) ? [] : bus.unknownTopics(topics)),
      subscribe: (topics, language, send) => fanOut.subscribe(topics, send, null, language),
    },
    tree: async (language): Promise<SportsTree> =>
      v.parse(treeSchema, JSON.parse((await ask(`/line-api/v1/tree?lng=${language}`)) ?? 'null')),
    originOf: (named) => originOf(named),
  });

  const app: HostApp = new Hono<HostEnv>();
  app.use(site.setHeaders(readClient));
  app.all(`${CALLS}/*`, (context) => context.body(null, 404));
  app.route('/', site.app);

  const listening = await listen({
    ...options,
    app,
    apis: [],
    isReady: isConnected,
    endStreams: () => undefined,
  });
  originOf = originsAt(options, listening.port);
  return { address: addressOf(options, listening.port), close: () => listening.close() };
}
