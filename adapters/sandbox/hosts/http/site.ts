/** The site's files and pages, for every host that has them. */
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { addressIn } from '../../../hosts/operations/host-app.ts';
import type { HostApp, HostEnv } from '../../../hosts/operations/host-app.ts';
import type { PageRenderer } from '../../../hosts/render/page-renderer.ts';
import { createRenderedPages } from '../../../hosts/render/rendered-pages.ts';
import type { SportsTree } from '../../../hosts/render/rendered-pages.ts';
import type { AskOperator } from './ask-operator.ts';
import type { ReadClient } from './client.ts';
import { documentsOf } from './documents.ts';
import { resetVisit, RESET_PATH, withKiosk } from './kiosk.ts';
import { headersOfAddress, HTTPS_HEADERS, securityHeaders } from './security-headers.ts';
import { createSitePages } from './site-pages.ts';
import { createOriginOf, listeningSites } from './sites.ts';
import type { OriginOf } from './sites.ts';
import { snapshotsOf } from './snapshots.ts';
import type { SnapshotFeed } from './snapshots.ts';
import { createStaticFiles } from './static-files.ts';

/** The route of calls: an address under a name that ends in `-api`. No page of the site has such an address. */
export const CALLS = '/:api{[\\w-]+-api}';

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
  /** Origins of foreign games; none by default. */
  readonly gameOrigins?: readonly string[];
  readonly report: (error: unknown) => void;
}

export interface Site {
  readonly app: HostApp;
  /** Sets the headers of every answer. A route's own header of the same name replaces one of these. */
  readonly setHeaders: (readClient: ReadClient) => MiddlewareHandler<HostEnv>;
}

export function createSite(options: SiteOptions): Site {
  const {
    dist,
    renderer,
    ask,
    feed,
    tree,
    originOf,
    report,
    isKiosk = false,
    messengers = [],
    gameOrigins = [],
  } = options;
  const headers = securityHeaders(
    renderer === undefined
      ? { scripts: [], styles: [] }
      : { scripts: [renderer.script], styles: renderer.styles.map(({ text }) => text) },
    messengers,
    gameOrigins,
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
  const draw = createSitePages(ask, originOf, report, rendered, renderer?.scriptsOf);
  const app: HostApp = new Hono<HostEnv>();
  if (isKiosk) app.get(RESET_PATH, resetVisit);
  app.all('*', createStaticFiles(dist, isKiosk ? withKiosk(draw) : draw, messengers));
  return {
    app,
    setHeaders: (readClient) => async (context, next) => {
      const { incoming, outgoing } = context.env;
      const ofAddress = headersOfAddress(addressIn(context));
      const ofConnection = readClient(incoming).isSecure ? HTTPS_HEADERS : {};
      // Node merges these with the headers that a route writes.
      for (const [name, value] of Object.entries({ ...headers, ...ofAddress, ...ofConnection }))
        outgoing.setHeader(name, value);
      await next();
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
