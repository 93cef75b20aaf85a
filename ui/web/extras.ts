/** What a page does beside its work, once the first price is there. */
import type { Core } from '../../core/app/facade.ts';
import { followHead, type AskSeoData } from './follow-head.ts';
import type { Places } from './place.ts';
import { reloadOnChunkFailure } from './sw/chunk-reload.ts';
import { registerServiceWorker } from './sw/register.ts';

/** `base` is where the site is served from, with a slash at its end. */
export function startExtras(core: Core, places: Places, base: string, ask: AskSeoData): void {
  reloadOnChunkFailure();
  followHead(core, places, base, ask);
  void registerServiceWorker(base, () => void import('./sw/update-notice.tsx').then(({ showUpdateNotice }) => showUpdateNotice(), () => undefined));
}
