/** The feed's half that needs a browser: how long a snapshot holds the main thread of a page that has just opened. */
import { bundleForPage } from './harness/bundle.ts';
import type { Samples } from './harness/figures.ts';
import { json, openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { alternate } from './harness/rounds.ts';
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
    return await alternate(['page'], rounds, async () => {
      const opened = await openBenchPage(served.address);
      try {
        const told = await opened.page.evaluate(() => globalThis.touchlineFeed?.());
        if (told === undefined) throw new Error('the page told nothing');
        return told;
      } finally {
        await opened.close();
      }
    });
  } finally {
    await served.close();
  }
}
