/** The operator and its site on one address. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHandlers } from '../../handlers/create-handlers.ts';
import type { Operator } from '../../operator/create-operator.ts';
import { answerCall } from './api.ts';
import { createAdmit } from './call-limits.ts';
import type { LimitSetting } from './call-limits.ts';
import { createReadClient } from './client.ts';
import { HTTPS_HEADERS, SECURITY_HEADERS } from './security-headers.ts';
import { createSitePages } from './site-pages.ts';
import { createOriginOf, listeningSites } from './sites.ts';
import type { OriginOf } from './sites.ts';
import { createStaticFiles } from './static-files.ts';
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
}

/** Headers and body of a request must arrive within this time; otherwise the connection is closed [HST-4]. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** How often connections are checked for late requests. */
export const CHECK_INTERVAL_MS = 5_000;

export interface Served {
  /** `http://localhost:4400` */
  readonly address: string;
  /** Stops accepting connections and closes the open ones. */
  close(): Promise<void>;
}

/** An address under a name that ends in `-api` is a call; no page of the site has such an address. */
const CALLS = /^\/[\w-]+-api\//;

/** Methods of calls. `TRACE` and `CONNECT` cannot be represented as a `Request`. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];

const UNREADABLE = JSON.stringify({
  errors: [
    {
      status: '400',
      code: 'malformed',
      title: 'The address could not be read',
      detail: 'A % sign does not begin a valid character.',
    },
  ],
});

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the server answers; rejects when the port is not available. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { operator, dist, port, host, report } = options;
  const handlers = createHandlers(operator, report, viewCode, createAdmit(options.limits ?? 'strict'));
  const readClient = createReadClient(options.proxies ?? []);
  // The port, and with it the site's own name, is known before the first request can arrive.
  let originOf: OriginOf = createOriginOf(listeningSites(host, port));
  const files = createStaticFiles(
    dist,
    createSitePages(handlers, (named) => originOf(named), report),
  );

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const address = incoming.url ?? '';
    const client = readClient(incoming);
    setHeaders(outgoing, SECURITY_HEADERS);
    if (client.isSecure) setHeaders(outgoing, HTTPS_HEADERS);
    if (!CALLS.test(address)) return files(incoming, outgoing);
    if (!METHODS.includes(incoming.method ?? '')) {
      outgoing.writeHead(405, { allow: METHODS.join(', ') }).end();
      return Promise.resolve();
    }
    if (!isReadable(address)) {
      outgoing.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(UNREADABLE);
      return Promise.resolve();
    }
    return answerCall(handlers, incoming, outgoing, client);
  };

  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: options.checkIntervalMs ?? CHECK_INTERVAL_MS,
    },
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch((error: unknown) => {
        report(error);
        outgoing.destroy();
      });
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const at = server.address();
  const listening = typeof at === 'object' && at !== null ? at.port : port;
  const [first, ...others] = options.sites ?? [];
  originOf = createOriginOf(first === undefined ? listeningSites(host, listening) : [first, ...others]);
  return {
    address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${listening}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function setHeaders(outgoing: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}
