/** The part of the feed benchmark that needs a browser: how long a snapshot blocks the main thread of a cold page. */
import { bundleForPage } from './harness/bundle.ts';
import type { Samples } from './harness/metrics.ts';
import { json, openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { runRounds } from './harness/rounds.ts';
import { createLine, snapshotText } from './workload/line.ts';

const GAMES = 5_000;

export async function runFeedPages(rounds: number): Promise<Samples> {
  const served = await serveFiles(
    new Map([
      ['/', page('/feed.js')],
      ['/feed.js', script(await bundleForPage('pages/feed.ts'))],
      ['/snapshot.json', json(snapshotText(createLine(GAMES)))],
    ]),
  );
  try {
    return await runRounds(['page'], rounds, async () => {
      const opened = await openBenchPage(served.address);
      try {
        const metrics = await opened.page.evaluate(() => globalThis.touchlineFeed?.());
        if (metrics === undefined) throw new Error('the page returned no result');
        return metrics;
      } finally {
        await opened.close();
      }
    });
  } finally {
    await served.close();
  }
}
