/**
 * The stand-in plays every provider and believes any name entered on its page. A sign-in begins with a request that
 * names the return address, and ends there with a ticket. Kept in memory.
 */
import type { RandomBytes } from '../credentials.ts';
import { secretName, sha256 } from '../credentials.ts';
import { createExpiringStore } from '../expiring-store.ts';
import type { ExpiringStore } from '../expiring-store.ts';

const SOCIAL_PROVIDERS = [
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
/** The maximum number of pending requests, and of tickets. */
const MAX_WAITING = 10_000;

export interface SocialRequest {
  readonly provider: SocialProvider;
  /** A path of the site. */
  readonly returnTo: string;
  /** Chosen by the site to recognise its own request. */
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
  /** Null for an expired or unknown request. */
  request(id: string): SocialRequest | null;
  /** A ticket for the person named; the request is used up. */
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

/** Whether the text is only a path of the site: one leading slash, no characters that a browser normalises. */
export function isSitePath(path: string): boolean {
  return (
    path.length <= 1_500 &&
    /^\/(?![/\\])[\w\-./?=&%~]*$/.test(path) &&
    !/(?:^|\/)(?:\.|%2e)+(?:\/|\?|$)/i.test(path.split('?')[0] ?? '')
  );
}

export function createSocial(random: RandomBytes, now: () => number): SocialDesk {
  const requests = createExpiringStore<SocialRequest & { readonly expiresAt: number }>(MAX_WAITING, now);
  const tickets = createExpiringStore<SocialIdentity & { readonly expiresAt: number }>(MAX_WAITING, now);
  const put = <T>(store: ExpiringStore<T & { readonly expiresAt: number }>, value: T): string => {
    const name = secretName(random);
    store.put(name, { ...value, expiresAt: now() + LIFE_MS });
    return name;
  };
  const fresh = <T extends { readonly expiresAt: number }>(store: ExpiringStore<T>, name: string): T | null => {
    const found = store.get(name);
    return found === null || found.expiresAt <= now() ? null : found;
  };
  const take = (id: string): SocialRequest | null => {
    const found = fresh(requests, id);
    requests.delete(id);
    return found;
  };
  const ticketFor: SocialDesk['ticketFor'] = async (provider, { name, email }) => {
    const socialId = (await sha256(`${provider} ${email.trim().toLowerCase()}`)).slice(0, 32);
    const identity = { provider, socialId, name: name.trim(), email: email.trim().toLowerCase() };
    return { ticket: put<SocialIdentity>(tickets, identity), identity };
  };
  return {
    ask: (request) => put<SocialRequest>(requests, request),
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
