/** The journal's half that needs a browser: IndexedDB, tasks of the main thread, what a transaction costs. */
import { bundleForPage } from './harness/bundle.ts';
import type { Figures, Samples } from './harness/figures.ts';
import { openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import { alternate } from './harness/rounds.ts';
import type { Kind } from './workload/durable.ts';

const GROUPED = 10_000;
const SINGLY = 500;
const APPEND_ROUNDS = 3;

async function reload(address: string, kind: Kind, plain: boolean): Promise<Figures> {
  const opened = await openBenchPage(address);
  try {
    await opened.page.evaluate(([which, isPlain]) => globalThis.touchlineJournal?.fill(which, isPlain), [
      kind,
      plain,
    ] as const);
    // A new visit.
    await opened.page.goto(address);
    await opened.page.waitForTimeout(300);
    const before = await opened.threadMs();
    const entries = await opened.page.evaluate(
      ([which, isPlain]) =>
        isPlain ? globalThis.touchlineJournal?.loadPlain(which) : globalThis.touchlineJournal?.loadJournal(which),
      [kind, plain] as const,
    );
    const after = await opened.threadMs();
    await opened.page.waitForTimeout(200);
    if (entries === undefined || entries === 0) throw new Error('nothing was read back');
    return { ms: after - before, longest: Math.max(0, ...(await opened.told()).longTasks) };
  } finally {
    await opened.close();
  }
}

async function appends(address: string): Promise<Figures> {
  const opened = await openBenchPage(address);
  try {
    const cost = async (run: () => Promise<unknown>): Promise<number> => {
      const before = await opened.threadMs();
      await run();
      return (await opened.threadMs()) - before;
    };
    const grouped = (events: number): Promise<unknown> =>
      opened.page.evaluate((count) => globalThis.touchlineJournal?.appendGrouped(count), events);
    const singly = (events: number): Promise<unknown> =>
      opened.page.evaluate((count) => globalThis.touchlineJournal?.appendSingly(count), events);
    await grouped(GROUPED / 10);
    await singly(SINGLY / 10);
    const together = (await cost(() => grouped(GROUPED))) / GROUPED;
    const alone = (await cost(() => singly(SINGLY))) / SINGLY;
    return { share: together / alone };
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
    const reloads = await alternate(['bare notes', 'packed notes', 'bare coupon', 'packed coupon'], rounds, (name) =>
      reload(served.address, name.endsWith('notes') ? 'notes' : 'coupon', name.startsWith('bare')),
    );
    return new Map([
      ...reloads,
      ...(await alternate(['appends'], Math.min(rounds, APPEND_ROUNDS), () => appends(served.address))),
    ]);
  } finally {
    await served.close();
  }
}
