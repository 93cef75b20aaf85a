/**
 * The stand-in plays every provider: whoever says on its page who she is, is that. A sign-in begins with a request that names where to come back to, and ends with a ticket
 * there. Kept in memory.
 */
import type { RandomBytes } from '../credentials.ts';
import { secretName, sha256 } from '../credentials.ts';

export const SOCIAL_PROVIDERS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export const ONE_TAP_CLIENT = 'touchline-stand-in.apps.example';

const LIFE_MS = 10 * 60_000;
const KEPT = 1_000;

export interface SocialRequest {
  readonly provider: SocialProvider;
  /** A path of the site. */
  readonly returnTo: string;
  /** Named by the site, to know its own. */
  readonly state: string;
  readonly language: string;
}

export interface SocialIdentity {
  readonly provider: SocialProvider;
  readonly socialId: string;
  readonly name: string;
  readonly email: string;
}

export interface SocialDesk {
  ask(request: SocialRequest): string;
  /** Null for one that is over or unknown. */
  request(id: string): SocialRequest | null;
  /** A ticket for who she said she is; the request is used up. */
  grant(id: string, who: { readonly name: string; readonly email: string }): Promise<string | null>;
  refuse(id: string): SocialRequest | null;
  ticketFor(
    provider: SocialProvider,
    who: { readonly name: string; readonly email: string },
  ): Promise<{ readonly ticket: string; readonly identity: SocialIdentity }>;
  identity(ticket: string): SocialIdentity | null;
  useUp(ticket: string): void;
}

export function isProvider(text: string): text is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === text);
}

/** A path of the site and nothing else: one slash, no characters that a browser folds. */
export function isSitePath(path: string): boolean {
  return (
    path.length <= 1_500 &&
    /^\/(?![/\\])[\w\-./?=&%~]*$/.test(path) &&
    !/(?:^|\/)(?:\.|%2e)+(?:\/|\?|$)/i.test(path.split('?')[0] ?? '')
  );
}

export function createSocial(random: RandomBytes, now: () => number): SocialDesk {
  const requests = new Map<string, SocialRequest & { readonly at: number }>();
  const tickets = new Map<string, SocialIdentity & { readonly at: number }>();
  const put = <T>(map: Map<string, T>, value: T): string => {
    const name = secretName(random);
    map.set(name, value);
    const [oldest] = map.keys();
    if (oldest !== undefined && map.size > KEPT) map.delete(oldest);
    return name;
  };
  const fresh = <T extends { readonly at: number }>(map: Map<string, T>, name: string): T | null => {
    const found = map.get(name);
    return found === undefined || found.at <= now() - LIFE_MS ? null : found;
  };
  const take = (id: string): SocialRequest | null => {
    const found = fresh(requests, id);
    requests.delete(id);
    return found;
  };
  const ticketFor: SocialDesk['ticketFor'] = async (provider, { name, email }) => {
    const socialId = (await sha256(`${provider} ${email.trim().toLowerCase()}`)).slice(0, 32);
    const identity = { provider, socialId, name: name.trim(), email: email.trim().toLowerCase() };
    return { ticket: put(tickets, { ...identity, at: now() }), identity };
  };
  return {
    ask: (request) => put(requests, { ...request, at: now() }),
    request: (id) => fresh(requests, id),
    grant: async (id, who) => {
      const request = take(id);
      return request === null ? null : (await ticketFor(request.provider, who)).ticket;
    },
    refuse: take,
    ticketFor,
    identity: (ticket) => fresh(tickets, ticket),
    useUp: (ticket) => {
      tickets.delete(ticket);
    },
  };
}
