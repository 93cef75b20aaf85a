/**
 * Serves the site's files, in the compressed form that the build has put beside them where there is one [HST-13]. Names
 * with a content hash are cached for ever; all others are revalidated each time (ETag).
 * An address of the site that is not a file gets the page, rendered for that address.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Handler } from 'hono';
import { addressIn } from '../../../hosts/operations/host-app.ts';
import type { HostContext, HostEnv } from '../../../hosts/operations/host-app.ts';
import { frameHeaders } from './security-headers.ts';
import type { DrawPage, PageReply } from './site-pages.ts';

const PAGE = 'index.html';
const HASHED = /-[A-Z0-9]{8}\.\w+(\.map)?$/;
const YEAR_S = 31_536_000;
const BROTLI_QUALITY = 9;
/** Compression for pages, which are made per request. */
const QUICK_QUALITY = 5;

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
  readonly path: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

/** Reads a file below `root` on first request and again after a change; compresses each body once. */
export function createStaticFiles(root: string, draw: DrawPage, messengers: readonly string[] = []): Handler<HostEnv> {
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
    const fresh: LoadedFile = { stamp, etag, path, bodies: new Map([['identity', Promise.resolve(content)]]) };
    loaded.set(path, fresh);
    return fresh;
  };

  return async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return context.body(null, 405, { allow: 'GET, HEAD' });
    const address = addressIn(context);
    const named = fileOf(base, address);
    // A folder with a page of its own, such as `/embed`.
    const own = named === null || named === base || extname(named) !== '' ? null : join(named, PAGE);
    const asked = own !== null && (await load(own)) !== null ? own : named;
    const file = asked === null || asked === base ? null : await load(asked);
    if (file === null || asked === null) {
      const page = isSiteAddress(asked ?? pathOf(address), context) ? await load(join(base, PAGE)) : null;
      if (page === null) return context.text('There is no such file.\n', 404);
      const header = (name: string): string | undefined => context.req.header(name);
      return sendPage(await draw({ address, header }, String(await page.bodies.get('identity'))), context);
    }
    const frame =
      extname(asked) === '.html' ? frameHeaders(address, String(await file.bodies.get('identity')), messengers) : null;
    const { type, compress } = TYPES.get(extname(asked)) ?? UNKNOWN;
    const encoding = compress ? encodingFor(context) : 'identity';
    const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
    const headers = {
      ...frame,
      'content-type': type,
      etag,
      'cache-control': HASHED.test(asked) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      ...(compress ? { vary: 'accept-encoding' } : {}),
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    return send(await encoded(file, encoding), encoding, 200, headers);
  };
}

function send(body: Buffer, encoding: Encoding, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(body), {
    status,
    headers: {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
  });
}

/**
 * For pages that are the same for everybody: caches on the way keep them for a second, browsers revalidate [RND-10].
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';

/** Any other page is revalidated each time, and its language may depend on the browser's. */
async function sendPage(reply: PageReply, context: HostContext): Promise<Response> {
  const isShared = reply.kind === 'page' && reply.isShared;
  const caching = {
    'cache-control': isShared ? SHARED : 'no-cache',
    vary: isShared ? 'accept-encoding' : 'accept-encoding, accept-language',
  };
  if (reply.kind === 'redirect') return context.body(null, reply.status, { ...caching, location: reply.location });
  const encoding = encodingFor(context);
  const hash = createHash('sha256').update(reply.html).digest('base64url').slice(0, 22);
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = { ...caching, 'content-type': 'text/html; charset=utf-8', etag };
  if (reply.status === 200 && context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  return send(await compressed(Buffer.from(reply.html), encoding, QUICK_QUALITY), encoding, reply.status, headers);
}

/** A navigation, or a path without an extension, is an address of the site; any other path is a missing file. */
function isSiteAddress(path: string, context: HostContext): boolean {
  return extname(path) === '' || (context.req.header('accept') ?? '').includes('text/html');
}

/** The path as requested, even if it cannot be decoded. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/**
 * The file of an address, with the folder itself for the root; null for a malformed address or one that leads outside.
 */
function fileOf(base: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathOf(url));
  } catch {
    return null;
  }
  if (!path.startsWith('/') || path.includes('\0')) return null;
  const file = resolve(base, `.${path}`);
  if (file === base) return base;
  return file.startsWith(base + sep) ? file : null;
}

function encodingFor(context: HostContext): Encoding {
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function encoded({ path, bodies }: LoadedFile, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known !== undefined) return known;
  const make = async (): Promise<Buffer> => {
    const built = encoding === 'br' ? await readFile(`${path}.br`).catch(() => null) : null;
    return built ?? compressed((await bodies.get('identity')) ?? Buffer.alloc(0), encoding, BROTLI_QUALITY);
  };
  const made = make();
  bodies.set(encoding, made);
  return made;
}

async function compressed(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    case 'gzip':
      return promisify(gzip)(content);
    case 'identity':
      return content;
  }
}
