/**
 * Identifies the client behind a request. `X-Forwarded-For` and `X-Forwarded-Proto` count only where the connection
 * comes from a configured proxy; from any other sender the headers are unverified claims and are ignored [HST-1].
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface Client {
  /** The IP address; '' when the connection has already closed. */
  readonly address: string;
  /** Whether the client's own connection is encrypted. */
  readonly isSecure: boolean;
}

export type ReadClient = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => Client;

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
const MAX_PREFIX = { 4: 32, 6: 128 } as const;

/** Whether the text is an IP address or a subnet (`10.0.0.0/8`). */
export function isProxy(text: string): boolean {
  return rangeOf(text) !== null;
}

/** `proxies` are addresses and subnets that `isProxy` accepts. */
export function createReadClient(proxies: readonly string[]): ReadClient {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const range = rangeOf(proxy);
    if (range !== null) trusted.addSubnet(range.address, range.prefix, range.family);
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

  return ({ headers, socket }) => {
    const peer = plain(socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return { address: peer, isSecure: false };
    // Each proxy appends the address that connected to it, so the last address that is not a proxy is the client.
    const hops = listOf(headers['x-forwarded-for']).map(plain).toReversed();
    const client = hops.find((hop) => !isTrusted(hop));
    return {
      address: client !== undefined && isIP(client) !== 0 ? client : peer,
      isSecure: listOf(headers['x-forwarded-proto']).at(-1) === 'https',
    };
  };
}

function plain(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}

function listOf(header: string | readonly string[] | undefined): readonly string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

function rangeOf(
  text: string,
): { readonly address: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return null;
  const length = prefix === undefined ? MAX_PREFIX[family] : Number(prefix);
  return length > MAX_PREFIX[family] ? null : { address, prefix: length, family: family === 4 ? 'ipv4' : 'ipv6' };
}
