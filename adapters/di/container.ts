/**
 * The composition root. Only this folder knows Inversify. The entry calls `resolveCore` once; core and UI never see a
 * container.
 */
import { Container } from 'inversify';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { HttpPort } from 'touchline/ports/http';
import type { Ids } from 'touchline/ports/ids';
import type { Ports } from 'touchline/ports/ports';
import type { KeyValueStorage } from 'touchline/ports/storage';
import { createBroadcastTabs } from '../browser/broadcast-tabs.ts';
import { createBrowserPage } from '../browser/browser-page.ts';
import { createBrowserSocial } from '../browser/browser-social.ts';
import { reportToConsole } from '../browser/console-report.ts';
import { createDocumentCookies } from '../browser/document-cookies.ts';
import { createCryptoIds } from '../browser/crypto-ids.ts';
import { createFetchHttp } from '../browser/fetch-http.ts';
import type { Fetch } from '../browser/fetch-http.ts';
import { createFetchLineFeed } from '../browser/fetch-line-feed.ts';
import { createIndexedDbJournal } from '../browser/indexed-db-journal.ts';
import { createWriteAheadJournal } from '../browser/write-ahead-journal.ts';
import { readPageSeed } from '../browser/page-seed.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebDigest } from '../browser/web-digest.ts';
import { createWebStorage } from '../browser/web-storage.ts';
import { provide, provideRecord } from './provide.ts';
import { PORTS, TOKENS } from './tokens.ts';

const NAME = DEVICE_STORAGE.journal.name;

/**
 * Creates the core with the browser's adapters. `own`: the ports whose words are those of the shell. `replaced`
 * replaces the network, for a site that runs its operator in the browser.
 */
export function resolveCore(own: Required<Pick<Ports, 'systemAlerts'>>, replaced?: Fetch): Core {
  const fetchFn: Fetch = replaced ?? ((input, init) => fetch(input, init));
  const container = new Container();
  const t = TOKENS;
  provide(container, t.fetch, () => fetchFn, []);
  provide(container, t.clock, createSystemClock, []);
  provide(container, t.ids, createCryptoIds, []);
  provide(container, t.digest, () => createWebDigest(), []);
  provide(container, t.http, (through: Fetch) => createFetchHttp('', through), [t.fetch]);
  provide(container, t.lineFeed, (through: Fetch) => createFetchLineFeed('', through, readPageSeed()), [t.fetch]);
  provide(container, t.storage, createWebStorage, []);
  provide(
    container,
    t.journal,
    (storage: KeyValueStorage, ids: Ids) => createWriteAheadJournal(createIndexedDbJournal(NAME), storage, ids.next()),
    [t.storage, t.ids],
  );
  provide(container, t.tabs, () => createBroadcastTabs(NAME), []);
  provide(container, t.page, createBrowserPage, []);
  provide(container, t.report, () => reportToConsole, []);
  provide(container, t.cookies, () => createDocumentCookies(), []);
  provide(container, t.social, () => createBrowserSocial(), []);
  provide(
    container,
    t.activity,
    () => async () => (await import('../browser/browser-activity.ts')).createBrowserActivity(),
    [],
  );
  provide(
    container,
    t.analytics,
    (http: HttpPort) => async () =>
      (await import('../analytics/browser-analytics.ts')).createBrowserAnalytics(http, replaced === undefined),
    [t.http],
  );
  provide(
    container,
    t.remoteViews,
    (through: Fetch) => async () => (await import('../remote-views/browser-views.ts')).createBrowserViews(through),
    [t.fetch],
  );
  provide(
    container,
    t.fingerprint,
    () => ({ read: async () => (await import('../browser/stand-in-fingerprint.ts')).readStandInFingerprint() }),
    [],
  );
  provide(
    container,
    t.searchIndex,
    () => async () => (await import('../search/worker-index.ts')).createWorkerIndex(),
    [],
  );
  provideRecord(container, t.ports, PORTS);
  return createCore({ ...container.get<Omit<Ports, 'systemAlerts'>>(t.ports), ...own });
}
