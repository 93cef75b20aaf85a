/** Services of the page that its first render does not wait for: tags of the head, the versions of the site, alerts. */
import type { Core } from 'touchline/app/facade';
import { connectPage } from './connected-page.ts';
import { followHead } from './follow-head.ts';
import type { SiteRouter } from './router.tsx';
import { createSeoData, type Fetch } from './seo-data.ts';
import { registerServiceWorker } from './sw/register.ts';
import { watchVersion } from './sw/watch-version.ts';

/**
 * Runs for the page's lifetime. `base` is the path that the site is served from, with a trailing slash; `operator`
 * answers instead of a host, in a demo.
 */
export function startPageServices(core: Core, router: SiteRouter, base: string, operator: Fetch | undefined): void {
  connectPage({ core, base, go: (address) => void router.router.navigate(address) });
  followHead(core, router, base, createSeoData(operator));
  const version = watchVersion(
    core,
    base,
    () =>
      void import('./sw/update-notice.tsx').then(
        ({ showUpdateNotice }) => showUpdateNotice(core),
        () => undefined,
      ),
  );
  void registerServiceWorker(base, version.waits);
}
