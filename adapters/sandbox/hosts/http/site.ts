/** The site's files and pages, for every host that has them. */
import type { ServerResponse } from 'node:http';
import type { PageRenderer } from '../../../hosts/render/page-renderer.ts';
import { createRenderedPages } from '../../../hosts/render/rendered-pages.ts';
import type { SportsTree } from '../../../hosts/render/rendered-pages.ts';
import type { AskOperator } from './ask-operator.ts';
import type { Client } from './client.ts';
import { documentsOf } from './documents.ts';
import { answerReset, withKiosk } from './kiosk.ts';
import { headersOfAddress, HTTPS_HEADERS, securityHeaders } from './security-headers.ts';
import { createSitePages } from './site-pages.ts';
import { createOriginOf, listeningSites } from './sites.ts';
import type { OriginOf } from './sites.ts';
import { snapshotsOf } from './snapshots.ts';
import type { SnapshotFeed } from './snapshots.ts';
import { createStaticFiles } from './static-files.ts';
import type { ServeFile } from './static-files.ts';

/** An address under a name that ends in `-api` is a call; no page of the site has such an address. */
export const CALLS = /^\/[\w-]+-api\//;

export interface SiteOptions {
  /** The built site's folder. */
  readonly dist: string;
  /** Renders boards; without it, pages are rendered in the browser alone. */
  readonly renderer?: PageRenderer;
  readonly ask: AskOperator;
  readonly feed: SnapshotFeed;
  /** The answer to the site's call `/line-api/v1/tree`. */
  readonly tree: (language: string) => SportsTree | Promise<SportsTree>;
  readonly originOf: OriginOf;
  /** Pages for an unattended screen; off by default. */
  readonly isKiosk?: boolean;
  /** Origins of messengers that may show the site in a frame; none by default [MSG-8]. */
  readonly messengers?: readonly string[];
  readonly report: (error: unknown) => void;
}

export interface Site {
  readonly files: ServeFile;
  /** Sets the headers of every answer to this client at this address. */
  readonly setHeaders: (outgoing: ServerResponse, client: Client, address: string) => void;
}

export function createSite(options: SiteOptions): Site {
  const { dist, renderer, ask, feed, tree, originOf, report, isKiosk = false, messengers = [] } = options;
  const headers = securityHeaders(
    renderer === undefined
      ? { scripts: [], styles: [] }
      : { scripts: [renderer.script], styles: renderer.styles.map(({ text }) => text) },
    messengers,
  );
  const rendered =
    renderer === undefined
      ? null
      : createRenderedPages({
          renderer,
          snapshot: snapshotsOf(feed),
          document: documentsOf(ask),
          tree,
          now: () => performance.now(),
          report,
        });
  const set = (outgoing: ServerResponse, values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) outgoing.setHeader(name, value);
  };
  const draw = createSitePages(ask, originOf, report, rendered);
  const files = createStaticFiles(dist, isKiosk ? withKiosk(draw) : draw, messengers);
  return {
    files: (incoming, outgoing) =>
      isKiosk && answerReset(incoming.url ?? '', outgoing) ? Promise.resolve() : files(incoming, outgoing),
    setHeaders: (outgoing, { isSecure }, address) => {
      set(outgoing, headers);
      set(outgoing, headersOfAddress(address));
      if (isSecure) set(outgoing, HTTPS_HEADERS);
    },
  };
}

/** The site's origins: the configured ones, otherwise the listening address. */
export function originsAt(
  { sites = [], host }: { readonly sites?: readonly string[]; readonly host: string },
  port: number,
): OriginOf {
  const [first, ...others] = sites;
  return createOriginOf(first === undefined ? listeningSites(host, port) : [first, ...others]);
}

/** `http://localhost:4400` */
export function addressOf({ host }: { readonly host: string }, port: number): string {
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
