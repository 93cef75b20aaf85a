/**
 * A board of 600 price cells, drawn of 50,000 markets, while 10,000 prices a second come in, in a real browser. The limit is the same page by hand; the peer is Redux
 * Toolkit with selectors. What counts is the CPU time of the page's main thread for each 10,000 prices taken in, so that a page that can't keep up is not flattered.
 */
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleForPage, ROOT } from './harness/bundle.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Figures, Row } from './harness/figures.ts';
import { json, openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import type { BenchPage, Served } from './harness/pages.ts';
import { havePeers } from './harness/peers.ts';
import { alternate } from './harness/rounds.ts';
import type { DrawnRow } from './pages/board-input.ts';
import { createLine, snapshotText } from './workload/line.ts';

const GAMES = 5_000;
const ROWS = 200;
const CELLS_A_ROW = 3;
const MEASURED_MS = 4_000;
/** What has no goal, or takes long, is looked at less often. */
const SIDE_ROUNDS = 3;
const FRAMES_MS = 4_000;
const CLICKS = 24;
const HEAP_EVERY_MS = 10_000;
const PER = 10_000;

/** How 10,000 prices a second arrive: as a hundred frames of a hundred, or as the operator sends them, four times a second. */
const STEADY = 'perFrame=100&everyMs=10';
const IN_FOURS = 'perFrame=2500&everyMs=250';
/** The peer can't take as many: the same frames, fewer of them. */
const FEWER: ReadonlyMap<string, string> = new Map([
  [STEADY, 'perFrame=100&everyMs=500'],
  [IN_FOURS, 'perFrame=2500&everyMs=1000'],
]);

async function styles(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(ROOT, 'ui/web/styles/main.css')],
    bundle: true,
    write: false,
    minify: true,
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

function drawnRows(): readonly DrawnRow[] {
  const { games } = createLine(GAMES);
  // Spread over the line, as the rows of a screen are.
  return games
    .filter((_, at) => at % (GAMES / ROWS) === 0)
    .map(({ home, away, markets }) => ({
      home,
      away,
      cells: markets
        .slice(0, CELLS_A_ROW)
        .map(({ id }, at) => ({ id, name: [home, 'Draw', away][at] ?? '', short: ['1', 'X', '2'][at] ?? '' })),
    }));
}

async function serveBoards(peers: boolean): Promise<Served> {
  const style = await styles();
  const boards = ['board-site', 'board-vanilla', ...(peers ? ['board-redux'] : [])];
  const sources: Readonly<Record<string, string>> = {
    'board-site': 'pages/board-site.tsx',
    'board-vanilla': 'pages/board-vanilla.ts',
    'board-redux': 'peers/board-redux-toolkit.jsx',
    feeder: 'pages/feeder.worker.ts',
  };
  const files = new Map([
    ['/snapshot.json', json(snapshotText(createLine(GAMES)))],
    ['/rows.json', json(JSON.stringify(drawnRows()))],
  ]);
  for (const name of [...boards, 'feeder']) files.set(`/${name}.js`, script(await bundleForPage(sources[name] ?? '')));
  for (const name of boards) files.set(`/${name}`, page(`/${name}.js`, style));
  return serveFiles(files);
}

const wait = (opened: BenchPage, ms: number): Promise<void> => opened.page.waitForTimeout(ms);

async function untilReady(opened: BenchPage): Promise<void> {
  await opened.page.waitForFunction(() => globalThis.touchlineBench?.ready === true, null, { timeout: 60_000 });
}

/** CPU time of the main thread for 10,000 prices, ms. */
async function cost(address: string): Promise<Figures> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await wait(opened, 1_500);
    const [ms, { updates }] = [await opened.threadMs(), await opened.told()];
    await wait(opened, MEASURED_MS);
    const [later, { updates: taken }] = [await opened.threadMs(), await opened.told()];
    const html = await opened.page.evaluate(() => document.querySelectorAll('.cell').length);
    return { ms: ((later - ms) / (taken - updates)) * PER, updates: taken - updates, cells: html };
  } finally {
    await opened.close();
  }
}

/** Frames, long tasks and clicks of one visit. */
async function smoothness(address: string, throttle: number, clicks: boolean): Promise<Figures> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await wait(opened, 1_500);
    await opened.page.evaluate(() => {
      if (globalThis.touchlineBench !== undefined) globalThis.touchlineBench.longTasks = [];
    });
    const dropped = await opened.page.evaluate((ms) => globalThis.touchlineDropped?.(ms) ?? Number.NaN, FRAMES_MS);
    const cells = await opened.page.$$('.cell');
    for (const cell of clicks ? cells.slice(0, CLICKS) : []) {
      await cell.click();
      await wait(opened, 60);
    }
    await wait(opened, 300);
    const told = await opened.told();
    const pressed = await opened.page.$$eval('.cell[aria-pressed="true"]', (all) => all.length);
    if (clicks && pressed !== CLICKS) throw new Error(`${pressed} of ${CLICKS} clicks were heard`);
    return {
      dropped,
      longest: Math.max(0, ...told.longTasks),
      longTasks: told.longTasks.length,
      click: Math.max(16, ...told.clicks),
    };
  } finally {
    await opened.close();
  }
}

/** The heap after collecting, at the end over the beginning (both the median of three looks). */
async function heapGrowth(address: string, minutes: number): Promise<Figures> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await wait(opened, 5_000);
    const looks: number[] = [];
    for (let at = 0; at <= (minutes * 60_000) / HEAP_EVERY_MS; at += 1) {
      await opened.cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await opened.cdp.send('Runtime.getHeapUsage');
      looks.push(usedSize);
      await wait(opened, HEAP_EVERY_MS);
    }
    const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[1] ?? Number.NaN;
    return { growth: median(looks.slice(-3)) / median(looks.slice(0, 3)), mb: median(looks.slice(-3)) / 1e6 };
  } finally {
    await opened.close();
  }
}

/** The pages show the same: element by element, until the first price moves. */
async function sameLayout(address: string, boards: readonly string[]): Promise<void> {
  const shapes = new Set<string>();
  for (const board of boards) {
    const opened = await openBenchPage(`${address}/${board}?perFrame=0&everyMs=1000`);
    await untilReady(opened);
    shapes.add(await opened.page.evaluate(() => document.querySelector('.board')?.outerHTML ?? ''));
    await opened.close();
  }
  if (shapes.size !== 1) throw new Error('the pages under comparison do not draw the same');
}

export async function runBoard(rounds: number, minutes: number): Promise<readonly Row[]> {
  const peers = havePeers();
  const served = await serveBoards(peers);
  const at = (board: string, how = STEADY): string => `${served.address}/${board}?${how}`;
  const paced = (board: string, how: string): string => (board === 'board-redux' ? (FEWER.get(how) ?? how) : how);
  try {
    const boards = ['board-vanilla', 'board-site', ...(peers ? ['board-redux'] : [])];
    await sameLayout(served.address, boards);
    const steady = await alternate(boards, rounds, (board) => cost(at(board, paced(board, STEADY))));
    const fours = await alternate(boards, Math.min(rounds, SIDE_ROUNDS), (board) =>
      cost(at(board, paced(board, IN_FOURS))),
    );
    const smooth = await alternate(['board-site', 'board-vanilla'], Math.min(rounds, SIDE_ROUNDS), (board) =>
      smoothness(at(board), 1, board === 'board-site'),
    );
    const slow = await alternate(['board-site', 'board-site&slow'], Math.min(rounds, SIDE_ROUNDS), (board) =>
      smoothness(at('board-site', board.endsWith('slow') ? `${STEADY}&slow` : STEADY), 4, false),
    );
    const heap = await heapGrowth(at('board-site'), minutes);
    const over = (samples: typeof steady, above: string, below: string): readonly number[] =>
      ratios(samples, [above, 'ms'], [below, 'ms']);
    return [
      row('main thread, over the vanilla page', over(steady, 'board-site', 'board-vanilla'), '×', atMost(1.5)),
      ...(peers
        ? [
            row(
              'Redux Toolkit selectors, main thread, over ours',
              over(steady, 'board-redux', 'board-site'),
              '×',
              atLeast(15),
            ),
          ]
        : []),
      row(
        'the same, frames as the operator sends them (4 a second), over the vanilla page',
        over(fours, 'board-site', 'board-vanilla'),
        '×',
        null,
      ),
      ...(peers
        ? [row('the same, Redux Toolkit selectors over ours', over(fours, 'board-redux', 'board-site'), '×', null)]
        : []),
      row('longest task above 50 ms (0: none)', valuesOf(smooth, 'board-site', 'longest'), 'ms', atMost(0)),
      row('dropped frames', valuesOf(smooth, 'board-site', 'dropped'), '%', atMost(1)),
      row('dropped frames of the vanilla page', valuesOf(smooth, 'board-vanilla', 'dropped'), '%', null),
      row(
        'dropped frames at 4× CPU, prices painted 10 times a second',
        valuesOf(slow, 'board-site&slow', 'dropped'),
        '%',
        atMost(2),
      ),
      row('dropped frames at 4× CPU, as the site paints now', valuesOf(slow, 'board-site', 'dropped'), '%', null),
      row(`heap after ${minutes} min, over the heap at the start`, [heap['growth'] ?? Number.NaN], '×', atMost(1.03)),
      row('worst of 24 clicks, to the next paint', valuesOf(smooth, 'board-site', 'click'), 'ms', atMost(50)),
      row('main thread for 10,000 prices, ours', valuesOf(steady, 'board-site', 'ms'), 'ms', null),
      row('main thread for 10,000 prices, vanilla', valuesOf(steady, 'board-vanilla', 'ms'), 'ms', null),
      ...(peers
        ? [row('main thread for 10,000 prices, Redux Toolkit', valuesOf(steady, 'board-redux', 'ms'), 'ms', null)]
        : []),
    ];
  } finally {
    await served.close();
  }
}
