/**
 * The cookies of a shell without a browser, by the rules of browsers: a cookie goes to its own host (or its domain's
 * hosts), below its path, until it ends, and a secure one only over https. The jar lasts as long as the process.
 */
import { cookieText, readCookie } from 'touchline/kernel/cookie-text';
import type { CookiesPort } from 'touchline/ports/cookies';

/** More cookies push out the oldest. */
const MAX_COOKIES = 300;
/** A longer name and value are not kept, as in browsers. */
const MAX_LENGTH = 4_096;
const SECOND_MS = 1_000;

interface Kept {
  readonly pair: string;
  readonly host: string;
  readonly hasSubdomains: boolean;
  readonly path: string;
  /** Ms since the epoch; `null` lasts as long as the jar. */
  readonly endsAt: number | null;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
}

export interface CookieJar {
  /** The value of the `Cookie` header of a request; empty without cookies. */
  header(address: string): string;
  /** Keeps what a `Set-Cookie` line of an answer from this address says. */
  take(line: string, address: string): void;
  /** The cookies of a core at this address. The core reads no HTTP-only cookie, but writes one. */
  at(origin: string): CookiesPort;
}

export function createCookieJar(now: () => number = Date.now): CookieJar {
  const kept = new Map<string, Kept>();
  const seenAt = (address: string): readonly Kept[] => {
    const url = new URL(address);
    return [...kept.values()]
      .filter(({ endsAt }) => endsAt === null || endsAt > now())
      .filter((cookie) => isFor(cookie, url))
      .toSorted((a, b) => b.path.length - a.path.length);
  };
  const textOf = (cookies: readonly Kept[]): string => cookies.map(({ pair }) => pair).join('; ');
  const take = (line: string, address: string): void => {
    const cookie = parse(line, new URL(address), now());
    if (cookie === null) return;
    const key = [cookie.pair.slice(0, cookie.pair.indexOf('=')), cookie.host, cookie.path].join(' ');
    kept.delete(key);
    if (cookie.endsAt === null || cookie.endsAt > now()) kept.set(key, cookie);
    const [oldest] = kept.size > MAX_COOKIES ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
  };
  return {
    header: (address) => textOf(seenAt(address)),
    take,
    at: (origin) => ({
      read(name) {
        try {
          return readCookie(textOf(seenAt(origin).filter(({ isHttpOnly }) => !isHttpOnly)), name);
        } catch {
          return null; // a malformed value counts as an absent cookie
        }
      },
      write(cookie) {
        const text = cookieText(cookie, new URL(origin).protocol === 'https:');
        if (text !== null) take(text, origin);
      },
    }),
  };
}

function isFor({ host, hasSubdomains, path, isSecure }: Kept, url: URL): boolean {
  const isHost = url.hostname === host || (hasSubdomains && url.hostname.endsWith(`.${host}`));
  const isPath =
    path === '/' || url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return isHost && isPath && (!isSecure || url.protocol === 'https:');
}

/** `null` for a line without a name, and for a domain that is not the host's own. */
function parse(line: string, url: URL, nowMs: number): Kept | null {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = new Map(
    rest.map((part): readonly [string, string] => {
      const at = part.indexOf('=');
      return at < 0 ? [part.toLowerCase(), ''] : [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  const isOwn =
    domain === '' || domain === url.hostname || (domain.includes('.') && url.hostname.endsWith(`.${domain}`));
  if (pair.indexOf('=') < 1 || pair.length > MAX_LENGTH || !isOwn) return null;
  const path = attributes.get('path') ?? '';
  return {
    pair,
    host: domain === '' ? url.hostname : domain,
    hasSubdomains: domain !== '',
    path: path.startsWith('/') ? path : '/',
    endsAt: endOf(attributes, nowMs),
    isSecure: attributes.has('secure'),
    isHttpOnly: attributes.has('httponly'),
  };
}

/** `Max-Age` wins over `Expires`; unreadable ones count as absent. */
function endOf(attributes: ReadonlyMap<string, string>, nowMs: number): number | null {
  const age = attributes.get('max-age') ?? '';
  if (/^-?\d+$/.test(age)) return nowMs + Number(age) * SECOND_MS;
  const at = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(at) ? null : at;
}
