/** Calls: the handlers' answers, compressed, with cookies as this host sets them; the price stream as it is. */
import type { IncomingMessage } from 'node:http';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import type { HttpHandler } from 'msw';
import { cookieText } from 'touchline/kernel/cookie-text';
import { FEED_TYPE } from '../../../hosts/gateway/feed-request.ts';
import { sendFeed } from '../../../hosts/gateway/send-feed.ts';
import { addressIn, alreadySent } from '../../../hosts/operations/host-app.ts';
import type { HostApp, HostContext, HostEnv } from '../../../hosts/operations/host-app.ts';
import type { OpenStreams } from '../../../hosts/operations/open-streams.ts';
import type { SetCookie } from '../../handlers/cookies.ts';
import { problem } from '../../handlers/respond.ts';
import { answerRequest } from '../answer.ts';
import type { ReadClient } from './client.ts';
import { framedToo } from './security-headers.ts';

/** Methods of calls [HST-3]. `TRACE` and `CONNECT` cannot be represented as a `Request`. */
const METHODS = ['GET', 'POST', 'DELETE'];
const ALLOWED = 'GET, HEAD, POST, DELETE';
const MAX_BODY_BYTES = 256 * 1024;
/** Smaller answers are not worth compressing. */
const MIN_GZIP_BYTES = 1024;

const compress = promisify(gzip);

export interface CallOptions {
  readonly handlers: readonly HttpHandler[];
  readonly readClient: ReadClient;
  readonly streams: OpenStreams;
  /** Origins of messengers that may show the site in a frame. */
  readonly messengers: readonly string[];
}

/** The routes of calls, below whatever path they are mounted at. */
export function callRoutes({ handlers, readClient, streams, messengers }: CallOptions): HostApp {
  const app: HostApp = new Hono<HostEnv>();
  app.use(async (context, next) => {
    if (![...METHODS, 'HEAD'].includes(context.req.method)) return context.body(null, 405, { allow: ALLOWED });
    if (!isReadable(addressIn(context)))
      return problem({
        status: 400,
        code: 'malformed',
        title: 'The address could not be read',
        detail: 'A % sign does not begin a valid character.',
      });
    return next();
  });
  app.on(METHODS, '*', async (context) => {
    const { incoming, outgoing } = context.env;
    const { isSecure, address } = readClient(incoming);
    const content = await readBody(incoming).catch(() => null);
    if (content === null) {
      outgoing.destroy(); // the client disconnected
      return alreadySent();
    }
    if (content === 'tooLarge') {
      outgoing.setHeader('connection', 'close');
      return problem({
        status: 413,
        code: 'tooLarge',
        title: 'The request is too large',
        detail: `At most ${MAX_BODY_BYTES} bytes.`,
      });
    }
    const request = toRequest(context, content);
    const answer = await answerRequest(handlers, request, incoming.headers.cookie ?? '', address);
    const { status, headers, body, setCookie } = answer;
    const cookie = setCookie === null ? null : hostCookie(setCookie, isSecure, messengers.length > 0);
    if (cookie !== null) headers.set('set-cookie', cookie);
    headers.set('vary', 'accept-encoding');
    framedToo(headers, messengers);
    const isGzip = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '');
    if (body === null) return new Response(null, { status, headers });
    if (headers.get('content-type') !== FEED_TYPE) return whole(status, headers, body, isGzip);
    context.set('isStream', true);
    if (isGzip) headers.set('content-encoding', 'gzip');
    await stream(context, status, headers, body, isGzip, streams);
    return alreadySent();
  });
  return app;
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * A body that exceeds the limit is not read to its end. Hono's own limit copies the request, which the platform's
 * `Request` can't do with the one that the server makes. Rejects when the client disconnects before the end.
 */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | 'tooLarge'> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'tooLarge';
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY_BYTES) return 'tooLarge';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toRequest(context: HostContext, content: Buffer<ArrayBuffer>): Request {
  const { method, headers, signal } = context.req.raw;
  return new Request(`http://localhost${addressIn(context)}`, {
    method,
    headers: new Headers([...headers]),
    signal,
    body: content.length === 0 || method === 'GET' || method === 'HEAD' ? null : content,
  });
}

async function whole(
  status: number,
  headers: Headers,
  body: ReadableStream<Uint8Array>,
  isGzip: boolean,
): Promise<Response> {
  const content = Buffer.from(await new Response(body).arrayBuffer());
  const isCompressed = isGzip && content.length >= MIN_GZIP_BYTES;
  const sent = isCompressed ? await compress(content) : content;
  if (isCompressed) headers.set('content-encoding', 'gzip');
  headers.set('content-length', String(sent.length));
  return new Response(sent, { status, headers });
}

async function stream(
  { env: { outgoing } }: HostContext,
  status: number,
  headers: Headers,
  body: ReadableStream<Uint8Array>,
  isGzip: boolean,
  streams: OpenStreams,
): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers));
  outgoing.flushHeaders();
  const reader = body.getReader();
  outgoing.once(
    'close',
    streams.add(() => void reader.cancel().catch(() => undefined)),
  );
  // Rejects when the client disconnects.
  await sendFeed(reader, isGzip, outgoing).catch(() => outgoing.destroy());
}

/** In a frame of another site a browser sends only a cookie of that frame's own, and only over https [MSG-8]. */
function hostCookie({ name, value, maxAgeS: lifeS }: SetCookie, isSecure: boolean, isFramed: boolean): string | null {
  const isForeign = isFramed && isSecure;
  const sameSite = isForeign ? 'None' : 'Strict';
  const text = cookieText({ name, value, lifeS, isHttpOnly: true, sameSite }, isSecure);
  return text === null || !isForeign ? text : `${text}; Partitioned`;
}
