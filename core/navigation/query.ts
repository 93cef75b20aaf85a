/** Query parsing that never throws. */
import { decodePart } from './address.ts';
import type { Target } from './guard.ts';
import type { Route } from './routes.ts';
import type { NavigationContext } from './navigation-context.ts';

export type Pair = readonly [key: string, value: string];

/** The decoded pairs of a query such as `?a=b&c`. */
export function pairsOf(query: string): readonly Pair[] {
  return query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decodePart(pair), ''] : [decodePart(pair.slice(0, at)), decodePart(pair.slice(at + 1))];
    });
}

/** The query without some keys; empty, or with its question mark. */
export function queryWithout(query: string, keys: readonly string[]): string {
  const remaining = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !keys.includes(decodePart(pair.split('=')[0] ?? '')));
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

/** A target as an address, without its hash. */
export function addressOf({ language, path, query }: Target): string {
  return `${language === null ? '' : `/${language}`}${path === '/' && language !== null ? '' : path}${query}`;
}

/**
 * Whether the page is technical, such as a payment return, a block page or maintenance. Guards about players and
 * promotions ignore technical pages.
 */
export function isTechnical(route: Route): boolean {
  return route.area === 'technical' || route.area === 'payments' || route.name === 'server-error';
}

/** Whether a signed-in player is banned. A ban never applies to a guest. */
export function isBanned({ signedIn, ban }: NavigationContext): boolean {
  return signedIn === true && ban !== 'none';
}

/** The language prefix, such as `/en`, in the address's language or else the player's. */
export function prefixOf({ language }: Target, context: { readonly language: string }): string {
  return `/${(language ?? context.language).toLowerCase()}`;
}
