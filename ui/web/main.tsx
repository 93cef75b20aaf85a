/** Entry point: the only file of the user interface that binds adapters. */
import { resolveCore } from '../../adapters/di/container.ts';
import { boot } from './boot.tsx';
import { afterFirstPrice } from './later.ts';

declare const __DEMO__: boolean;
/** Path that the site is served from, with a trailing slash. */
declare const __BASE__: string;

const root = document.getElementById('root');

async function main(page: HTMLElement): Promise<void> {
  const fetch = __DEMO__ ? (await import('./demo.ts')).connectOperator() : undefined;
  const core = resolveCore(fetch === undefined ? { later: afterFirstPrice } : { fetch, later: afterFirstPrice });
  const places = boot(core, __BASE__, page);
  // The site works without the extras.
  afterFirstPrice(
    () =>
      void import('./extras.ts').then(
        ({ startExtras }) => startExtras(core, places, __BASE__, fetch),
        () => undefined,
      ),
  );
}

if (root !== null) void main(root);
