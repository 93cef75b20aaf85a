import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { Report } from 'touchline/ports/report';
import type { KeyValueStorage } from 'touchline/ports/storage';
import { createCryptoIds } from '../browser/crypto-ids.ts';
import { createFetchHttp } from '../browser/fetch-http.ts';
import type { Fetch } from '../browser/fetch-http.ts';
import { createFetchLineFeed } from '../browser/fetch-line-feed.ts';
import { readStandInFingerprint } from '../browser/stand-in-fingerprint.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { CookieJar } from './cookie-jar.ts';
import { createNodeDigest } from './node-digest.ts';
import { importing } from './missing-package.ts';
import { createMemoryJournal, createMemoryStorage, createNodePage, createNoTabs } from './memory-ports.ts';

export interface NodeCoreOptions {
  /** The operator's origin, e.g. http://localhost:4400. */
  readonly origin: string;
  /** The core's cookies. Pass the jar of `createCookieFetch` together with that `fetch`. */
  readonly jar?: CookieJar;
  /** Must keep the session cookie; without the cookie the session ends with the process. */
  readonly fetch?: Fetch;
  readonly report?: Report;
  /** Replaces the browser's storage; in memory by default. */
  readonly storage?: KeyValueStorage;
}

/** Creates a core for a shell that runs in Node: a terminal, a kiosk, a test. */
export function createNodeCore({
  origin,
  jar = createCookieJar(),
  fetch: fetchFn = createCookieFetch(jar),
  report = reportToStderr,
  storage = createMemoryStorage(),
}: NodeCoreOptions): Core {
  return createCore({
    clock: createSystemClock(),
    ids: createCryptoIds(),
    digest: createNodeDigest(),
    http: createFetchHttp(origin, fetchFn),
    lineFeed: createFetchLineFeed(origin, fetchFn),
    storage,
    cookies: jar.at(origin),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: createNodePage(),
    report,
    fingerprint: { read: () => readStandInFingerprint() },
    searchIndex: async () => {
      const { createMiniSearchIndex } = await importing(['minisearch'], () => import('../search/minisearch-index.ts'));
      return createMiniSearchIndex();
    },
  });
}

/** `fetch` that sends the jar's cookies and keeps those of the answers; Node's own does neither. */
export function createCookieFetch(jar: CookieJar = createCookieJar()): Fetch {
  return async (input, init) => {
    const headers = new Headers(init.headers);
    const cookies = jar.header(input);
    if (cookies !== '') headers.set('cookie', cookies);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) jar.take(line, input);
    return response;
  };
}

function reportToStderr(where: string, fault: unknown): void {
  process.stderr.write(`${where}: ${fault instanceof Error ? fault.message : String(fault)}\n`);
}
