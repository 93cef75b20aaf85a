/** The gateway: serves the feed from the bus. It keeps nothing but frames, so any number of gateways can run [GTW-5]. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedBus } from '../../bus/feed-bus.ts';
import type { Log } from '../operations/log.ts';
import { listen } from '../operations/listen.ts';
import type { HostMetrics } from '../operations/metrics.ts';
import { createOpenStreams } from '../operations/open-streams.ts';
import { createFanOut } from './fan-out.ts';
import { FEED_PATH, FEED_TYPE, readFeedRequest, unknownTopicsRefusal } from './feed-request.ts';
import type { FeedRefusal } from './feed-request.ts';
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
  detail: 'The line can not be reached.',
};

/** Resolves when the gateway answers; rejects when the port is not available. */
export async function serveGateway(options: GatewayOptions): Promise<Gateway> {
  const { bus, isConnected, metrics, log, ...others } = options;
  const fanOut = createFanOut({ bus, now: () => Date.now() });
  const streams = createOpenStreams(metrics ?? null);

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname !== FEED_PATH) return void outgoing.writeHead(404).end();
    if (incoming.method !== 'GET') return void outgoing.writeHead(405, { allow: 'GET' }).end();
    const read = readFeedRequest(searchParams);
    if (!read.ok) return refuse(outgoing, read.refusal);
    const { topics, resume } = read.request;
    const unknown = fanOut.isOpen(topics) ? [] : await bus.unknownTopics(topics);
    if (unknown === null) {
      outgoing.setHeader('retry-after', RETRY_AFTER_S);
      return refuse(outgoing, NO_PUBLISHER);
    }
    if (unknown.length > 0) return refuse(outgoing, unknownTopicsRefusal(unknown));
    if (outgoing.destroyed) return undefined;
    const reader = frameStream((send, isFirst) => fanOut.subscribe(topics, send, isFirst ? resume : null)).getReader();
    const isGzip = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '');
    outgoing.writeHead(200, {
      'content-type': FEED_TYPE,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    });
    outgoing.flushHeaders();
    const forget = streams.add(() => void reader.cancel().catch(() => undefined));
    outgoing.once('close', forget);
    return sendFeed(reader, isGzip, outgoing);
  };

  return listen({
    ...others,
    answer,
    apis: ['line-api'],
    isReady: isConnected,
    isStream: (outgoing) => outgoing.getHeader('content-type') === FEED_TYPE,
    endStreams: streams.endAll,
    ...(metrics === undefined ? {} : { metrics }),
    ...(log === undefined ? {} : { log }),
  });
}

function refuse(outgoing: ServerResponse, { status, ...error }: FeedRefusal): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify({ errors: [{ status: String(status), ...error }] }));
}
