/** The coupon's half that needs a browser: what a keystroke costs the main thread of a page, with and without a slow processor. */
import { bundleForPage } from './harness/bundle.ts';
import type { Samples } from './harness/figures.ts';
import { openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { alternate } from './harness/rounds.ts';

/** A few stakes' worth: as many as a player makes while the page gets warm. */
const KEYSTROKES = 200;
const SLOWER = 4;

export async function runCouponPages(rounds: number): Promise<Samples> {
  const served = await serveFiles(
    new Map([
      ['/', page('/coupon.js')],
      ['/coupon.js', script(await bundleForPage('pages/coupon.ts'))],
    ]),
  );
  try {
    return await alternate(['page', 'slow page'], rounds, async (contestant) => {
      const opened = await openBenchPage(served.address);
      try {
        if (contestant === 'slow page') await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        const first = await opened.page.evaluate(() => globalThis.touchlineCoupon?.first());
        const typed = async (what: 'figures' | 'view'): Promise<number> => {
          const before = await opened.threadMs();
          const byClock = await opened.page.evaluate(([count, told]) => globalThis.touchlineCoupon?.type(count, told), [
            KEYSTROKES,
            what,
          ] as const);
          if (byClock === undefined) throw new Error('the page told nothing');
          // A throttled processor is one that is kept busy otherwise: the thread's own time knows nothing of that, the clock does.
          return contestant === 'slow page' ? byClock : ((await opened.threadMs()) - before) / KEYSTROKES;
        };
        if (first === undefined) throw new Error('the page told nothing');
        return { first, keystroke: await typed('figures'), view: await typed('view') };
      } finally {
        await opened.close();
      }
    });
  } finally {
    await served.close();
  }
}
