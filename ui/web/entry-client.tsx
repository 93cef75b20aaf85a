/** Entry point: the only file of the user interface that binds adapters in a browser. */
import { resolveCore } from '../../adapters/di/container.ts';
import { startSite } from './start-site.tsx';
import { reloadOnChunkFailure } from './sw/chunk-reload.ts';

declare const __DEMO__: boolean;
/** Path that the site is served from, with a trailing slash. */
declare const __BASE__: string;

const root = document.getElementById('root');
/** A messenger's start parameters; the first redirect loses them. */
const { hash } = location;

async function main(page: HTMLElement): Promise<void> {
  const operator = __DEMO__ ? (await import('./demo.ts')).connectOperator() : undefined;
  const core = resolveCore({ systemAlerts: () => import('../alerts/main.ts') }, operator);
  startSite(core, __BASE__, page, (router) => {
    reloadOnChunkFailure();
    // Without them the page works all the same.
    import('./page-services.ts').then(
      ({ startPageServices }) => startPageServices(core, router, __BASE__, operator),
      () => undefined,
    );
    // In a messenger: framed, which no other site may do, or in its application.
    if (self !== top || 'TelegramWebviewProxy' in self)
      import('../messenger/main.ts').then(
        ({ startMessenger }) => startMessenger(core, router, hash),
        // The site works without it.
        (fault: unknown) => reportError(fault),
      );
  });
}

if (root !== null) void main(root);
