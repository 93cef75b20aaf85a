/** Queries, read without a throw. */
import { decodePart } from './address.ts';
import type { Target } from './guard.ts';
import type { Route } from './routes.ts';
import type { World } from './world.ts';

export type Pair = readonly [key: string, value: string];

/** `?a=b&c` -> its decoded pairs. */
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
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !keys.includes(decodePart(pair.split('=')[0] ?? '')));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** A target as an address, without what follows a hash. */
export function addressOf({ language, path, query }: Target): string {
  return `${language === null ? '' : `/${language}`}${path === '/' && language !== null ? '' : path}${query}`;
}

/** Payments that come back, block pages, maintenance and the like: guards about players and promotions leave them alone. */
export function isTechnical(route: Route): boolean {
  return route.area === 'technical' || route.area === 'payments' || route.name === 'server-error';
}

/** A ban is a player's. */
export function isBanned({ signedIn, ban }: World): boolean {
  return signedIn === true && ban.level > 0;
}
