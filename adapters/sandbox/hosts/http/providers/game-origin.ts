/**
 * The origin of a provider's games [HST-12]. The frame of a foreign game keeps its origin, so a game on the site's own
 * host could read the site's cookies, and a game on the site's own origin could reach its page.
 */
import { isSite } from '../sites.ts';

/** Names under which only this machine answers. */
const LOOPBACK = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Nothing, or why the origin can't be that of foreign games. `siteHosts` are names of the site, without ports. */
export function originFault(origin: string, siteHosts: readonly string[]): readonly string[] {
  if (!isSite(origin)) return [`must be an origin such as "https://games.example", not ${JSON.stringify(origin)}`];
  let read: URL;
  try {
    read = new URL(origin);
  } catch {
    return [`is no address: ${JSON.stringify(origin)}`];
  }
  if (read.origin !== origin) return [`must be written as browsers do: "${read.origin}"`];
  const { hostname, protocol } = read;
  if (protocol !== 'https:' && !LOOPBACK.test(hostname)) return ['must be https, except on this machine'];
  const same = siteHosts.find((host) => isSameSite(hostname, host.toLowerCase()));
  return same === undefined
    ? []
    : [`${hostname} belongs to the site itself (${same}): games of a provider need another host`];
}

/** Nothing, or why the operator can't call a provider at this address. */
export function serverFault(server: string | undefined): readonly string[] {
  if (server === undefined) return [];
  let read: URL;
  try {
    read = new URL(server);
  } catch {
    return [`must be an address such as "https://games.example/operator", not ${JSON.stringify(server)}`];
  }
  const { protocol, hostname, username, password, search, hash } = read;
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
    return ['must be https, except on this machine'];
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    return ['must have neither a user, a query nor a fragment'];
  return server.endsWith('/') ? ['must not end with a slash'] : [];
}

/** Whether two hosts are the same, or one is a name below the other. A name without dots is nobody's domain. */
function isSameSite(one: string, other: string): boolean {
  const isBelow = (name: string, domain: string): boolean => domain.includes('.') && name.endsWith(`.${domain}`);
  return one === other || isBelow(one, other) || isBelow(other, one);
}

/** Host names under which the site answers: the configured ones, and those of its listening address. */
export function siteHostsOf(origins: readonly string[]): readonly string[] {
  return [...new Set(origins.map((origin) => new URL(origin).hostname))];
}
