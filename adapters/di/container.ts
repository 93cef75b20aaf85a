/**
 * The composition root. Only this folder knows Inversify. The entry calls `resolveCore` once; core and UI never see a
 * container.
 */
import { Container } from 'inversify';
import { KEPT } from 'touchline/kernel/kept';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { Ids } from 'touchline/ports/ids';
import type { JournalPort } from 'touchline/ports/journal';
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
import { createKeptJournal } from '../browser/kept-journal.ts';
import { createLateJournal } from '../browser/late-journal.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebDigest } from '../browser/web-digest.ts';
import { createWebStorage } from '../browser/web-storage.ts';
import { provide } from './provide.ts';
import { TOKENS } from './tokens.ts';

const NAME = KEPT.journal.name;

export interface ResolveOptions {
  /** Replaces the network, for a site that runs its operator in the browser. */
  readonly fetch?: Fetch;
  /**
   * Schedules work for after the first price is painted, such as loading the journal's code. Runs immediately by
   * default.
   */
  readonly later?: (run: () => void) => void;
}

/** Creates the core with the browser's adapters. */
export function resolveCore({
  fetch: fetchFn = (input, init) => fetch(input, init),
  later = (run) => run(),
}: ResolveOptions = {}): Core {
  const openJournal = async (): Promise<JournalPort> => {
    await new Promise<void>(later);
    const { createIndexedDbJournal } = await import('../browser/indexed-db-journal.ts');
    return createIndexedDbJournal(NAME);
  };
  const container = new Container();
  const t = TOKENS;
  provide(container, t.fetch, () => fetchFn, []);
  provide(container, t.clock, createSystemClock, []);
  provide(container, t.ids, createCryptoIds, []);
  provide(container, t.digest, () => createWebDigest(), []);
  provide(container, t.http, (through: Fetch) => createFetchHttp('', through), [t.fetch]);
  provide(container, t.lineFeed, (through: Fetch) => createFetchLineFeed('', through), [t.fetch]);
  provide(container, t.storage, createWebStorage, []);
  provide(
    container,
    t.journal,
    (storage: KeyValueStorage, ids: Ids) => createKeptJournal(createLateJournal(openJournal), storage, ids.next()),
    [t.storage, t.ids],
  );
  provide(container, t.tabs, () => createBroadcastTabs(NAME), []);
  provide(container, t.page, createBrowserPage, []);
  provide(container, t.report, () => reportToConsole, []);
  provide(
    container,
    t.ports,
    (clock, ids, digest, http, lineFeed, storage, journal, tabs, page, report) => ({
      clock,
      ids,
      digest,
      http,
      lineFeed,
      storage,
      journal,
      tabs,
      page,
      report,
      cookies: createDocumentCookies(),
      social: createBrowserSocial(),
      activity: async () => (await import('../browser/browser-activity.ts')).createBrowserActivity(),
      remoteViews: async () => (await import('../remote-views/browser-views.ts')).createBrowserViews(fetchFn),
      fingerprint: { read: async () => (await import('../browser/stand-in-fingerprint.ts')).readStandInFingerprint() },
    }),
    [t.clock, t.ids, t.digest, t.http, t.lineFeed, t.storage, t.journal, t.tabs, t.page, t.report],
  );
  provide(container, t.core, (ports) => createCore(ports, { afterFirstPrice: later }), [t.ports]);
  return container.get<Core>(t.core);
}
