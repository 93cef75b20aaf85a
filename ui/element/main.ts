/**
 * The entry of the elements: `defineElements()` registers `<touchline-odds>` and `<touchline-coupon>`. SPEC.md has
 * their attributes, events and parts.
 */
import { createBoardCore } from 'touchline/board/create-board-core';
import type { PagePort } from 'touchline/ports/page';
import type { Ports } from 'touchline/ports/ports';
import { createBrowserPage } from '../../adapters/browser/browser-page.ts';
import { reportToConsole } from '../../adapters/browser/console-report.ts';
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createFetchHttp } from '../../adapters/browser/fetch-http.ts';
import { createFetchLineFeed } from '../../adapters/browser/fetch-line-feed.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import { createWebDigest } from '../../adapters/browser/web-digest.ts';
import { createMemoryJournal, createMemoryStorage, createNoTabs } from '../../adapters/node/memory-ports.ts';
import { createCores } from './cores.ts';
import { TouchlineCoupon } from './coupon.ts';
import { TouchlineOdds } from './odds.ts';
import { provideCores } from './page-cores.ts';

declare global {
  interface HTMLElementTagNameMap {
    'touchline-odds': TouchlineOdds;
    'touchline-coupon': TouchlineCoupon;
  }
}

let page: PagePort | null = null;

/** Ports that leave nothing on the device of a foreign page's visitor. */
function portsOf(origin: string): Ports {
  // Its listeners stay for as long as the page, so there is one for all cores.
  page ??= createBrowserPage();
  return {
    clock: createSystemClock(),
    ids: createCryptoIds(),
    digest: createWebDigest(),
    http: createFetchHttp(origin, (input, init) => fetch(input, init)),
    lineFeed: createFetchLineFeed(origin, (input, init) => fetch(input, init)),
    storage: createMemoryStorage(),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page,
    report: reportToConsole,
  };
}

/** Registers both elements. A second call, or a second copy of this module, changes nothing. */
export function defineElements(registry: CustomElementRegistry = customElements): void {
  provideCores(() =>
    createCores({
      createBoard: (origin) => createBoardCore(portsOf(origin)),
      loadWhole: async (origin) => {
        const { createCouponCore } = await import('./coupon-parts.ts');
        return createCouponCore(portsOf(origin));
      },
      report: reportToConsole,
    }),
  );
  // The coupon first: boards of a page with a coupon begin with the coupon's core.
  if (registry.get('touchline-coupon') === undefined) registry.define('touchline-coupon', TouchlineCoupon);
  if (registry.get('touchline-odds') === undefined) registry.define('touchline-odds', TouchlineOdds);
}
