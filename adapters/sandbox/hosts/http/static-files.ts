/**
 * The site's files. Names with a hash of their content are kept for ever, all others are asked about each time (ETag).
 * Addresses of the site that are no files get the page: the site's own routes.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

const PAGE = 'index.html';
const HASHED = /-[A-Z0-9]{8}\.\w+(\.map)?$/;
const YEAR_S = 31_536_000;
const BROTLI_QUALITY = 9;

interface FileType {
  readonly type: string;
  readonly compress: boolean;
}

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['.html', { type: 'text/html; charset=utf-8', compress: true }],
  ['.js', { type: 'text/javascript; charset=utf-8', compress: true }],
  ['.mjs', { type: 'text/javascript; charset=utf-8', compress: true }],
  ['.css', { type: 'text/css; charset=utf-8', compress: true }],
  ['.json', { type: 'application/json', compress: true }],
  ['.map', { type: 'application/json', compress: true }],
  ['.webmanifest', { type: 'application/manifest+json', compress: true }],
  ['.svg', { type: 'image/svg+xml', compress: true }],
  ['.txt', { type: 'text/plain; charset=utf-8', compress: true }],
  ['.ico', { type: 'image/x-icon', compress: true }],
  ['.png', { type: 'image/png', compress: false }],
  ['.jpg', { type: 'image/jpeg', compress: false }],
  ['.webp', { type: 'image/webp', compress: false }],
  ['.woff2', { type: 'font/woff2', compress: false }],
]);
const UNKNOWN: FileType = { type: 'application/octet-stream', compress: false };

type Encoding = 'br' | 'gzip' | 'identity';
interface LoadedFile {
  readonly stamp: string;
  readonly etag: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

export type ServeFile = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Files below `root` are read when asked for, and again when they changed; compressed bodies are made once. */
export function createStaticFiles(root: string): ServeFile {
  const base = resolve(root);
  const loaded = new Map<string, LoadedFile>();

  const load = async (path: string): Promise<LoadedFile | null> => {
    const facts = await stat(path).catch(() => null);
    if (facts === null || !facts.isFile()) return null;
    const stamp = `${facts.mtimeMs} ${facts.size}`;
    const known = loaded.get(path);
    if (known?.stamp === stamp) return known;
    const content = await readFile(path);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const fresh: LoadedFile = { stamp, etag, bodies: new Map([['identity', Promise.resolve(content)]]) };
    loaded.set(path, fresh);
    return fresh;
  };

  return async (incoming, outgoing) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = fileOf(base, incoming.url ?? '/');
    const file = asked === null ? null : await load(asked);
    const path = file === null ? join(base, PAGE) : (asked ?? base);
    const found = file ?? (isSiteAddress(asked, incoming) ? await load(path) : null);
    if (found === null) {
      outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(incoming.method === 'HEAD' ? '' : 'There is no such file.\n');
      return;
    }
    const { type, compress } = TYPES.get(extname(path)) ?? UNKNOWN;
    const encoding = compress ? encodingFor(incoming) : 'identity';
    const etag = encoding === 'identity' ? found.etag : found.etag.replace(/"$/, `-${encoding}"`);
    outgoing.setHeader('content-type', type);
    outgoing.setHeader('etag', etag);
    outgoing.setHeader('cache-control', HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    if (compress) outgoing.setHeader('vary', 'accept-encoding');
    if (incoming.headers['if-none-match'] === etag) {
      outgoing.writeHead(304).end();
      return;
    }
    const body = await encoded(found, encoding);
    if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
    outgoing.setHeader('content-length', body.length);
    outgoing.writeHead(200).end(incoming.method === 'HEAD' ? undefined : body);
  };
}

/** What a person opens, or what has no ending, is an address of the site; anything else is a file that is not there. */
function isSiteAddress(path: string | null, { headers }: IncomingMessage): boolean {
  return path !== null && (extname(path) === '' || (headers.accept ?? '').includes('text/html'));
}

/** The file that an address means; null for one that is no address or leads outside. */
function fileOf(base: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
  if (!path.startsWith('/') || path.includes('\0')) return null;
  const file = resolve(base, `.${path}`);
  if (file === base) return join(base, PAGE);
  return file.startsWith(base + sep) ? file : null;
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function encoded({ bodies }: LoadedFile, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known !== undefined) return known;
  const made = (async () => {
    const content = (await bodies.get('identity')) ?? Buffer.alloc(0);
    return encoding === 'br'
      ? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : promisify(gzip)(content);
  })();
  bodies.set(encoding, made);
  return made;
}
