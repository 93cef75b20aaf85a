/** Starts the optional parts of a page once the first price is painted. */
import type { Core } from 'touchline/app/facade';
import { followHead } from './follow-head.ts';
import type { Places } from './place.ts';
import { createSeoData, type Fetch } from './seo-data.ts';
import { reloadOnChunkFailure } from './sw/chunk-reload.ts';
import { registerServiceWorker } from './sw/register.ts';
import { watchVersion } from './sw/watch-version.ts';

/**
 * `base` is the path that the site is served from, with a trailing slash; `operator` replaces the network in a demo.
 */
export function startExtras(core: Core, places: Places, base: string, operator: Fetch | undefined): void {
  reloadOnChunkFailure();
  followHead(core, places, base, createSeoData(operator));
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
