/** The part of the coupon benchmark that needs a browser: time per keystroke, with and without CPU throttling. */
import { bundleForPage } from './harness/bundle.ts';
import type { Samples } from './harness/metrics.ts';
import { openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { runRounds } from './harness/rounds.ts';

/** About as many keystrokes as a player types before the page's code is fully optimised. */
const KEYSTROKES = 200;
const CPU_SLOWDOWN = 4;

export async function runCouponPages(rounds: number): Promise<Samples> {
  const served = await serveFiles(
    new Map([
      ['/', page('/coupon.js')],
      ['/coupon.js', script(await bundleForPage('pages/coupon.ts'))],
    ]),
  );
  try {
    return await runRounds(['page', 'slow page'], rounds, async (implementation) => {
      const opened = await openBenchPage(served.address);
      try {
        if (implementation === 'slow page')
          await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        const first = await opened.page.evaluate(() => globalThis.touchlineCoupon?.first());
        const msPerKeystroke = async (output: 'figures' | 'view'): Promise<number> => {
          const before = await opened.threadMs();
          const wallClockMs = await opened.page.evaluate(
            ([count, which]) => globalThis.touchlineCoupon?.type(count, which),
            [KEYSTROKES, output] as const,
          );
          if (wallClockMs === undefined) throw new Error('the page returned no result');
          // Throttling delays the thread without adding CPU time, so only the wall clock shows its effect.
          return implementation === 'slow page' ? wallClockMs : ((await opened.threadMs()) - before) / KEYSTROKES;
        };
        if (first === undefined) throw new Error('the page returned no result');
        return { first, keystroke: await msPerKeystroke('figures'), view: await msPerKeystroke('view') };
      } finally {
        await opened.close();
      }
    });
  } finally {
    await served.close();
  }
}
