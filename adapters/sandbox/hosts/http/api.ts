/**
 * Calls over sockets: converts Node's request for the handlers, and their answer, streams included, to Node's response.
 */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { constants, createGzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { HttpHandler } from 'msw';
import type { SetCookie } from '../../handlers/cookies.ts';
import { FEED_TYPE, problem } from '../../handlers/respond.ts';
import { answerRequest } from '../answer.ts';
import type { Client } from './client.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** Smaller answers are not worth compressing. */
const MIN_GZIP_BYTES = 1024;

const compress = promisify(gzip);

/** Answers one call. Never rejects; a client that disconnects or falls behind is dropped. */
export async function answerCall(
  handlers: readonly HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isSecure, address }: Client,
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
      return await send(refusal.status, refusal.headers, refusal.body, incoming, outgoing);
    }
    const {
      status,
      headers,
      body: answer,
      setCookie,
    } = await answerRequest(handlers, toRequest(incoming, body, gone.signal), incoming.headers.cookie ?? '', address);
    if (setCookie !== null) outgoing.setHeader('set-cookie', cookie(setCookie, isSecure));
    await send(status, headers, answer, incoming, outgoing);
  } catch {
    outgoing.destroy(); // the client disconnected, or was too slow for its stream
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
): Promise<void> {
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  outgoing.setHeader('vary', 'accept-encoding');
  const zips = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '');
  if (body === null) {
    outgoing.writeHead(status).end();
  } else if (headers.get('content-type') === FEED_TYPE) {
    await sendFeed(status, body, zips, outgoing);
  } else {
    const whole = Buffer.from(await new Response(body).arrayBuffer());
    const zipped = zips && whole.length >= MIN_GZIP_BYTES ? await compress(whole) : null;
    if (zipped !== null) outgoing.setHeader('content-encoding', 'gzip');
    outgoing.setHeader('content-length', (zipped ?? whole).length);
    outgoing.writeHead(status).end(zipped ?? whole);
  }
}

/** Sends frames one by one, as fast as the client reads. The stream itself drops a client that is too slow. */
async function sendFeed(
  status: number,
  body: ReadableStream<Uint8Array>,
  zips: boolean,
  outgoing: ServerResponse,
): Promise<void> {
  if (zips) outgoing.setHeader('content-encoding', 'gzip');
  outgoing.writeHead(status);
  outgoing.flushHeaders();
  const sink: Writable = zips ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : outgoing;
  if (zips) sink.on('error', () => outgoing.destroy()).pipe(outgoing);
  const reader = body.getReader();
  const gone = new Promise<'gone'>((resolve) => {
    outgoing.once('close', () => {
      resolve('gone');
      sink.destroy();
      reader.cancel().catch(() => undefined);
    });
  });
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!sink.write(next.value) && (await Promise.race([once(sink, 'drain'), gone])) === 'gone') return;
  }
  sink.end();
}

function cookie({ name, value, maxAgeS }: SetCookie, isSecure: boolean): string {
  const age = maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`;
  return `${name}=${value}${age}; HttpOnly; SameSite=Strict; Path=/${isSecure ? '; Secure' : ''}`;
}
