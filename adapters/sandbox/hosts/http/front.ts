/**
 * One address in front of several hosts, for a single machine: what a load balancer does in production. Streams go to
 * the gateways in turn, other calls to the operator's host, everything else to the host that renders [HST-9].
 */
import { Agent, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Hono } from 'hono';
import { FEED_PATH, FEED_TYPE } from '../../../hosts/gateway/feed-request.ts';
import { alreadySent } from '../../../hosts/operations/host-app.ts';
import type { HostApp, HostContext, HostEnv } from '../../../hosts/operations/host-app.ts';
import { listen } from '../../../hosts/operations/listen.ts';
import type { Listening } from '../../../hosts/operations/listen.ts';
import { createOpenStreams } from '../../../hosts/operations/open-streams.ts';
import { createReadClient } from './client.ts';
import { CALLS } from './site.ts';

export interface FrontOptions {
  /** Addresses of hosts that run now. */
  readonly targets: {
    readonly line: () => readonly string[];
    readonly render: () => readonly string[];
    readonly gateway: () => readonly string[];
  };
  readonly port: number;
  readonly host: string;
  readonly proxies: readonly string[];
  readonly report: (error: unknown) => void;
}

/** Headers of one connection, which say nothing about the next. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te', 'trailer'];
const RETRY_AFTER_S = '1';

function withoutHops(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** Resolves when the server answers; rejects when the port is not available. */
export async function serveFront({ targets, proxies, ...options }: FrontOptions): Promise<Listening> {
  const agent = new Agent({ keepAlive: true });
  const readClient = createReadClient(proxies);
  const streams = createOpenStreams(null);
  let turn = 0;

  const gatewaysInTurn = (): readonly string[] => {
    const gateways = targets.gateway();
    turn += 1;
    return gateways.map((_, at) => gateways[(at + turn) % gateways.length] ?? '');
  };

  const headersOf = (incoming: IncomingMessage): OutgoingHttpHeaders => {
    const known = incoming.headers['x-forwarded-for'];
    const peer = incoming.socket.remoteAddress ?? '';
    return {
      ...withoutHops(incoming.headers),
      'x-forwarded-for': known === undefined ? peer : `${String(known)}, ${peer}`,
      'x-forwarded-proto': readClient(incoming).isSecure ? 'https' : 'http',
    };
  };

  /** Resolves to whether the request is over: answered, or given up by the client. */
  const forward = (host: string, context: HostContext): Promise<boolean> =>
    new Promise((resolve) => {
      const { incoming, outgoing } = context.env;
      const { method = 'GET', url = '/' } = incoming;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      // A kept connection may end as it is used; a request with a body is not sent twice, so it gets a new one.
      const settings = { agent: hasBody ? false : agent, method, path: url, headers: headersOf(incoming) };
      const sent = request(new URL(host), settings, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
        outgoing.flushHeaders();
        const isStream = answer.headers['content-type'] === FEED_TYPE;
        if (isStream) context.set('isStream', true);
        const forget = isStream ? streams.add(() => answer.destroy()) : null;
        answer.once('close', () => {
          forget?.();
          if (!answer.complete) outgoing.destroy();
        });
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
        resolve(true);
      });
      outgoing.once('close', () => sent.destroy());
      sent.once('error', () => {
        if (outgoing.headersSent) outgoing.destroy();
        resolve(outgoing.headersSent || outgoing.destroyed);
      });
      if (hasBody) incoming.pipe(sent);
      else sent.end();
    });

  const forwardTo =
    (hostsNow: () => readonly string[]) =>
    async (context: HostContext): Promise<Response> => {
      const { incoming } = context.env;
      const hosts = hostsNow();
      // Another host is tried only for a request without a body, which can be sent again.
      const tried = incoming.method === 'GET' || incoming.method === 'HEAD' ? hosts : hosts.slice(0, 1);
      for (const host of tried) if (await forward(host, context)) return alreadySent();
      return context.body(null, 503, { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });
    };
  const app: HostApp = new Hono<HostEnv>();
  app.all(FEED_PATH, forwardTo(gatewaysInTurn));
  app.all(`${CALLS}/*`, forwardTo(targets.line));
  app.all('*', forwardTo(targets.render));

  const listening = await listen({
    ...options,
    app,
    apis: [],
    isReady: () => [targets.line(), targets.render(), targets.gateway()].every((hosts) => hosts.length > 0),
    endStreams: streams.endAll,
  });
  return {
    port: listening.port,
    close: async () => {
      await listening.close();
      agent.destroy();
    },
  };
}
