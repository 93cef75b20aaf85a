/** The origins of the site. A page names itself by one of these, never by an arbitrary `Host` header [HST-2]. */
import { isHost } from 'touchline/core/seo/public';

/** The site's origin for a request with this `Host` header. */
export type OriginOf = (host: string) => string;

const HTTP_ORIGIN = /^https?:\/\/([^/?#@\s]+)$/;

/** An http or https origin: `https://touchline.example`. */
export function isSite(text: string): boolean {
  const [, host = ''] = HTTP_ORIGIN.exec(text) ?? [];
  return isHost(host);
}

/** `sites` is not empty; its first entry answers for every unknown host. */
export function createOriginOf(sites: readonly [string, ...string[]]): OriginOf {
  const byHost = new Map(sites.map((site) => [site.replace(/^https?:\/\//, '').toLowerCase(), site]));
  const [first] = sites;
  return (host) => byHost.get(host.toLowerCase()) ?? first;
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '0.0.0.0', '::'];

/**
 * The names of a host without configured sites: its listening address, or the machine's local names where that address
 * cannot be visited.
 */
export function listeningSites(host: string, port: number): readonly [string, ...string[]] {
  if (OWN_MACHINE.includes(host)) return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
}
