/**
 * Calls over sockets: converts Node's request for the handlers, and their answer, streams included, to Node's response.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { HttpHandler } from 'msw';
import { cookieText } from 'touchline/kernel/cookie-text';
import { FEED_TYPE } from '../../../hosts/gateway/feed-request.ts';
import { sendFeed } from '../../../hosts/gateway/send-feed.ts';
import type { OpenStreams } from '../../../hosts/operations/open-streams.ts';
import type { SetCookie } from '../../handlers/cookies.ts';
import { problem } from '../../handlers/respond.ts';
import { answerRequest } from '../answer.ts';
import type { Client } from './client.ts';
import { framedToo } from './security-headers.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** Smaller answers are not worth compressing. */
const MIN_GZIP_BYTES = 1024;

const compress = promisify(gzip);

/** Answers one call. Never rejects; a client that disconnects is dropped. */
export async function answerCall(
  handlers: readonly HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isSecure, address }: Client,
  streams: OpenStreams,
  messengers: readonly string[] = [],
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const body = await readBody(incoming);
    if (body === null) {
      outgoing.setHeader('connection', 'close');
      const refusal = problem({
        status: 413,
        code: 'tooLarge',
        title: 'The request is too large',
        detail: `At most ${MAX_BODY_BYTES} bytes.`,
      });
      return await send(refusal.status, refusal.headers, refusal.body, incoming, outgoing, streams);
    }
    const {
      status,
      headers,
      body: answer,
      setCookie,
    } = await answerRequest(handlers, toRequest(incoming, body, gone.signal), incoming.headers.cookie ?? '', address);
    const cookie = setCookie === null ? null : hostCookie(setCookie, isSecure, messengers.length > 0);
    if (cookie !== null) outgoing.setHeader('set-cookie', cookie);
    framedToo(headers, messengers);
    await send(status, headers, answer, incoming, outgoing, streams);
  } catch {
    outgoing.destroy(); // the client disconnected
  }
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`http://localhost${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(hasBody ? { body } : {}),
  });
}

/** Null when the body exceeds the limit; the rest of the body is then not read. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function send(
  status: number,
  headers: Headers,
  body: ReadableStream<Uint8Array> | null,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  streams: OpenStreams,
): Promise<void> {
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  outgoing.setHeader('vary', 'accept-encoding');
  const zips = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '');
  if (body === null) {
    outgoing.writeHead(status).end();
  } else if (headers.get('content-type') === FEED_TYPE) {
    if (zips) outgoing.setHeader('content-encoding', 'gzip');
    outgoing.writeHead(status);
    outgoing.flushHeaders();
    const reader = body.getReader();
    outgoing.once(
      'close',
      streams.add(() => void reader.cancel().catch(() => undefined)),
    );
    await sendFeed(reader, zips, outgoing);
  } else {
    const whole = Buffer.from(await new Response(body).arrayBuffer());
    const zipped = zips && whole.length >= MIN_GZIP_BYTES ? await compress(whole) : null;
    if (zipped !== null) outgoing.setHeader('content-encoding', 'gzip');
    outgoing.setHeader('content-length', (zipped ?? whole).length);
    outgoing.writeHead(status).end(zipped ?? whole);
  }
}

/** In a frame of another site a browser sends only a cookie of that frame's own, and only over https [MSG-8]. */
function hostCookie({ name, value, maxAgeS: lifeS }: SetCookie, isSecure: boolean, isFramed: boolean): string | null {
  const isForeign = isFramed && isSecure;
  const sameSite = isForeign ? 'None' : 'Strict';
  const text = cookieText({ name, value, lifeS, isHttpOnly: true, sameSite }, isSecure);
  return text === null || !isForeign ? text : `${text}; Partitioned`;
}
