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
import { createNodeDigest } from './node-digest.ts';
import { createMemoryJournal, createMemoryStorage, createNodePage, createNoTabs } from './memory-ports.ts';

export interface NodeCoreOptions {
  /** The operator's origin, e.g. http://localhost:4400. */
  readonly origin: string;
  /** Must keep the session cookie; without the cookie the session ends with the process. */
  readonly fetch?: Fetch;
  readonly report?: Report;
  /** Replaces the browser's storage; in memory by default. */
  readonly storage?: KeyValueStorage;
}

/** Creates a core for a shell that runs in Node: a terminal, a kiosk, a test. */
export function createNodeCore({
  origin,
  fetch: fetchFn = createCookieFetch(),
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
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: createNodePage(),
    report,
    fingerprint: { read: () => readStandInFingerprint() },
    searchIndex: async () => (await import('../search/minisearch-index.ts')).createMiniSearchIndex(),
  });
}

/** fetch with a cookie jar for one origin; Node's fetch has none. */
export function createCookieFetch(): Fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) jar.delete(name);
      else if (at > 0) jar.set(name, pair.slice(at + 1).trim());
    }
    return response;
  };
}

function reportToStderr(where: string, fault: unknown): void {
  process.stderr.write(`${where}: ${fault instanceof Error ? fault.message : String(fault)}\n`);
}
