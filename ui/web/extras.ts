/** What a page does beside its work, once the first price is there. */
import type { Core } from '../../core/app/facade.ts';
import { followHead } from './follow-head.ts';
import type { Places } from './place.ts';
import { createSeoData, type Fetch } from './seo-data.ts';
import { reloadOnChunkFailure } from './sw/chunk-reload.ts';
import { registerServiceWorker } from './sw/register.ts';
import { watchVersion } from './sw/watch-version.ts';

/** `base` is where the site is served from, with a slash at its end, `operator` the way to one that is not behind the network. */
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
