/**
 * The gateway: serves the feed from the bus. It keeps nothing but frames, so any number of gateways can run [GTW-5].
 */
import { Hono } from 'hono';
import type { FeedBus } from '../../bus/feed-bus.ts';
import type { Log } from '../operations/log.ts';
import { alreadySent } from '../operations/host-app.ts';
import type { HostApp, HostContext, HostEnv } from '../operations/host-app.ts';
import { listen } from '../operations/listen.ts';
import type { HostMetrics } from '../operations/metrics.ts';
import { createOpenStreams } from '../operations/open-streams.ts';
import { createFanOut } from './fan-out.ts';
import { FEED_PATH, FEED_TYPE, readFeedRequest, unknownTopicsRefusal } from './feed-request.ts';
import type { FeedRefusal } from './feed-request.ts';
import type { FrameNames } from './frame-names.ts';
import { frameStream } from './frame-stream.ts';
import { sendFeed } from './send-feed.ts';

export interface GatewayOptions {
  readonly bus: FeedBus;
  /** Whether the bus can be reached: a gateway without it is not ready [OPS-1]. */
  readonly isConnected: () => boolean;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly report: (error: unknown) => void;
  readonly metrics?: HostMetrics;
  readonly log?: Log;
  /** Names in the languages of readers [GTW-8]. */
  readonly names?: FrameNames;
}

export interface Gateway {
  readonly port: number;
  close(): Promise<void>;
}

/** A reader without a publisher tries again after this time, s. */
const RETRY_AFTER_S = 1;

const NO_PUBLISHER: FeedRefusal = {
  status: 503,
  code: 'noLine',
  title: 'Not now',
  detail: 'The line cannot be reached.',
};

/** Resolves when the gateway answers; rejects when the port is not available. */
export async function serveGateway(options: GatewayOptions): Promise<Gateway> {
  const { bus, isConnected, metrics, log, names, ...others } = options;
  const fanOut = createFanOut({ bus, now: () => Date.now(), names });
  const streams = createOpenStreams(metrics ?? null);

  const app: HostApp = new Hono<HostEnv>();
  app.all(FEED_PATH, async (context) => {
    const { incoming, outgoing } = context.env;
    if (incoming.method !== 'GET') return context.body(null, 405, { allow: 'GET' });
    const read = readFeedRequest(new URL(context.req.url).searchParams);
    if (!read.ok) return refuse(context, read.refusal);
    const { topics, resume, language } = read.request;
    const unknown = fanOut.isOpen(topics) ? [] : await bus.unknownTopics(topics);
    if (unknown === null) return refuse(context, NO_PUBLISHER, { 'retry-after': String(RETRY_AFTER_S) });
    if (unknown.length > 0) return refuse(context, unknownTopicsRefusal(unknown));
    if (outgoing.destroyed) return alreadySent();
    const reader = frameStream((send, isFirst) =>
      fanOut.subscribe(topics, send, isFirst ? resume : null, language),
    ).getReader();
    const isGzip = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '');
    context.set('isStream', true);
    outgoing.writeHead(200, {
      'content-type': FEED_TYPE,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    });
    outgoing.flushHeaders();
    const forget = streams.add(() => void reader.cancel().catch(() => undefined));
    outgoing.once('close', forget);
    await sendFeed(reader, isGzip, outgoing);
    return alreadySent();
  });

  return listen({
    ...others,
    app,
    apis: ['line-api'],
    isReady: isConnected,
    endStreams: streams.endAll,
    ...(metrics === undefined ? {} : { metrics }),
    ...(log === undefined ? {} : { log }),
  });
}

function refuse(
  context: HostContext,
  { status, ...error }: FeedRefusal,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const errors = [{ status: String(status), ...error }];
  return context.json({ errors }, status, { 'cache-control': 'no-store', ...headers });
}
