/** The part of the journal benchmark that needs a browser: IndexedDB, long tasks and the cost of a transaction. */
import { bundleForPage } from './harness/bundle.ts';
import type { Metrics, Samples } from './harness/metrics.ts';
import { openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { runRounds } from './harness/rounds.ts';
import type { Kind } from './workload/durable.ts';

const BATCHED_EVENTS = 10_000;
const SINGLE_EVENTS = 500;
const APPEND_ROUNDS = 3;

async function reload(address: string, kind: Kind, plain: boolean): Promise<Metrics> {
  const opened = await openBenchPage(address);
  try {
    await opened.page.evaluate(([kindOnPage, isPlain]) => globalThis.touchlineJournal?.fill(kindOnPage, isPlain), [
      kind,
      plain,
    ] as const);
    // Navigating again makes the page read the journal cold.
    await opened.page.goto(address);
    await opened.page.waitForTimeout(300);
    const before = await opened.threadMs();
    const entries = await opened.page.evaluate(
      ([kindOnPage, isPlain]) =>
        isPlain
          ? globalThis.touchlineJournal?.loadPlain(kindOnPage)
          : globalThis.touchlineJournal?.loadJournal(kindOnPage),
      [kind, plain] as const,
    );
    const after = await opened.threadMs();
    await opened.page.waitForTimeout(200);
    if (entries === undefined || entries === 0) throw new Error('no events were read back');
    return { ms: after - before, longest: Math.max(0, ...(await opened.pageMetrics()).longTasks) };
  } finally {
    await opened.close();
  }
}

async function appends(address: string): Promise<Metrics> {
  const opened = await openBenchPage(address);
  try {
    const cost = async (run: () => Promise<unknown>): Promise<number> => {
      const before = await opened.threadMs();
      await run();
      return (await opened.threadMs()) - before;
    };
    const appendBatched = (events: number): Promise<unknown> =>
      opened.page.evaluate((count) => globalThis.touchlineJournal?.appendBatched(count), events);
    const appendSingly = (events: number): Promise<unknown> =>
      opened.page.evaluate((count) => globalThis.touchlineJournal?.appendSingly(count), events);
    await appendBatched(BATCHED_EVENTS / 10);
    await appendSingly(SINGLE_EVENTS / 10);
    const batchedMs = (await cost(() => appendBatched(BATCHED_EVENTS))) / BATCHED_EVENTS;
    const singleMs = (await cost(() => appendSingly(SINGLE_EVENTS))) / SINGLE_EVENTS;
    return { share: batchedMs / singleMs };
  } finally {
    await opened.close();
  }
}

export async function runJournalPages(rounds: number): Promise<Samples> {
  const served = await serveFiles(
    new Map([
      ['/', page('/journal.js')],
      ['/journal.js', script(await bundleForPage('pages/journal.ts'))],
    ]),
  );
  try {
    const reloads = await runRounds(['plain notes', 'packed notes', 'plain coupon', 'packed coupon'], rounds, (name) =>
      reload(served.address, name.endsWith('notes') ? 'notes' : 'coupon', name.startsWith('plain')),
    );
    return new Map([
      ...reloads,
      ...(await runRounds(['appends'], Math.min(rounds, APPEND_ROUNDS), () => appends(served.address))),
    ]);
  } finally {
    await served.close();
  }
}
