/** Entry point: the only file of the user interface that binds adapters in a browser. */
import { resolveCore } from '../../adapters/di/container.ts';
import { followHead } from './follow-head.ts';
import { createSeoData } from './seo-data.ts';
import { startSite } from './start-site.tsx';
import { reloadOnChunkFailure } from './sw/chunk-reload.ts';
import { registerServiceWorker } from './sw/register.ts';
import { watchVersion } from './sw/watch-version.ts';

declare const __DEMO__: boolean;
/** Path that the site is served from, with a trailing slash. */
declare const __BASE__: string;

const root = document.getElementById('root');

async function main(page: HTMLElement): Promise<void> {
  const operator = __DEMO__ ? (await import('./demo.ts')).connectOperator() : undefined;
  const core = resolveCore(operator === undefined ? {} : { fetch: operator });
  startSite(core, __BASE__, page, (places) => {
    reloadOnChunkFailure();
    followHead(core, places, __BASE__, createSeoData(operator));
    const version = watchVersion(
      core,
      __BASE__,
      () =>
        void import('./sw/update-notice.tsx').then(
          ({ showUpdateNotice }) => showUpdateNotice(core),
          () => undefined,
        ),
    );
    void registerServiceWorker(__BASE__, version.waits);
  });
}

if (root !== null) void main(root);
