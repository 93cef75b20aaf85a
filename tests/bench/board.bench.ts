/**
 * A board with 600 price cells out of 50,000 markets in a real browser, while 10,000 prices per second arrive. The
 * baseline is the same page in hand-written DOM code; the peer is Redux Toolkit with selectors. The metric is
 * main-thread CPU time per 10,000 processed prices, so that a page that cannot keep up does not look cheap.
 */
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleForPage, ROOT } from './harness/bundle.ts';
import { atLeast, atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row } from './harness/metrics.ts';
import { json, openBenchPage, page, script, serveFiles } from './harness/pages.ts';
import type { BenchPage, Served } from './harness/pages.ts';
import { ensurePeers } from './harness/peers.ts';
import { runRounds } from './harness/rounds.ts';
import type { BoardRow } from './pages/board-input.ts';
import { createLine, snapshotText } from './workload/line.ts';

const STYLES = join(ROOT, 'ui/web/styles');
const GAMES = 5_000;
const ROWS = 200;
const CELLS_PER_ROW = 3;
const MEASURED_MS = 4_000;
/** Fewer rounds for metrics that have no goal or take long to measure. */
const SECONDARY_ROUNDS = 3;
const FRAMES_MS = 4_000;
const CLICKS = 24;
const HEAP_INTERVAL_MS = 10_000;
/** Main-thread time is reported per this many prices. */
const PRICES_PER_UNIT = 10_000;

/** 10,000 prices per second: as a hundred frames of a hundred, or at the operator's rate of four frames. */
const STEADY_PACE = 'perFrame=100&everyMs=10';
const OPERATOR_PACE = 'perFrame=2500&everyMs=250';
/** The peer cannot process as many frames, so it receives frames of the same size at a lower rate. */
const REDUCED_PACE: ReadonlyMap<string, string> = new Map([
  [STEADY_PACE, 'perFrame=100&everyMs=500'],
  [OPERATOR_PACE, 'perFrame=2500&everyMs=1000'],
]);

/** The styles of the site's boards, those of price moves included. */
async function styles(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: "@import './main.css';@import './deferred/page.css';", resolveDir: STYLES, loader: 'css' },
    bundle: true,
    write: false,
    minify: true,
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

function boardRows(): readonly BoardRow[] {
  const { games } = createLine(GAMES);
  // The rows are spread over the whole line, like those of a real screen.
  return games
    .filter((_, at) => at % (GAMES / ROWS) === 0)
    .map(({ home, away, markets }) => ({
      home,
      away,
      cells: markets
        .slice(0, CELLS_PER_ROW)
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
    ['/rows.json', json(JSON.stringify(boardRows()))],
  ]);
  for (const name of [...boards, 'feeder']) files.set(`/${name}.js`, script(await bundleForPage(sources[name] ?? '')));
  for (const name of boards) files.set(`/${name}`, page(`/${name}.js`, style));
  return serveFiles(files);
}

const wait = (opened: BenchPage, ms: number): Promise<void> => opened.page.waitForTimeout(ms);

async function untilReady(opened: BenchPage): Promise<void> {
  await opened.page.waitForFunction(() => globalThis.touchlineBench?.ready === true, null, { timeout: 60_000 });
}

/** Measures main-thread CPU time per 10,000 prices, in ms. */
async function threadTime(address: string): Promise<Metrics> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await wait(opened, 1_500);
    const [msBefore, before] = [await opened.threadMs(), await opened.pageMetrics()];
    await wait(opened, MEASURED_MS);
    const [msAfter, after] = [await opened.threadMs(), await opened.pageMetrics()];
    const cells = await opened.page.evaluate(() => document.querySelectorAll('.cell').length);
    const updates = after.updates - before.updates;
    return { ms: ((msAfter - msBefore) / updates) * PRICES_PER_UNIT, updates, cells };
  } finally {
    await opened.close();
  }
}

/** Measures dropped frames, long tasks and click latency during one visit. */
async function smoothness(address: string, throttle: number, clicks: boolean): Promise<Metrics> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await wait(opened, 1_500);
    await opened.page.evaluate(() => {
      if (globalThis.touchlineBench !== undefined) globalThis.touchlineBench.longTasks = [];
    });
    const dropped = await opened.page.evaluate(
      (ms) => globalThis.touchlineDroppedFrames?.(ms) ?? Number.NaN,
      FRAMES_MS,
    );
    const cells = await opened.page.$$('.cell');
    for (const cell of clicks ? cells.slice(0, CLICKS) : []) {
      await cell.click();
      await wait(opened, 60);
    }
    await wait(opened, 300);
    const collected = await opened.pageMetrics();
    const pressed = await opened.page.$$eval('.cell[aria-pressed="true"]', (all) => all.length);
    if (clicks && pressed !== CLICKS) throw new Error(`only ${pressed} of ${CLICKS} clicks took effect`);
    return {
      dropped,
      longest: Math.max(0, ...collected.longTasks),
      longTasks: collected.longTasks.length,
      click: Math.max(16, ...collected.clicks),
    };
  } finally {
    await opened.close();
  }
}

/** Measures the heap after garbage collection, end over start; each is the median of three samples. */
async function heapGrowth(address: string, minutes: number): Promise<Metrics> {
  const opened = await openBenchPage(address);
  try {
    await untilReady(opened);
    await wait(opened, 5_000);
    const heapSizes: number[] = [];
    for (let at = 0; at <= (minutes * 60_000) / HEAP_INTERVAL_MS; at += 1) {
      await opened.cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await opened.cdp.send('Runtime.getHeapUsage');
      heapSizes.push(usedSize);
      await wait(opened, HEAP_INTERVAL_MS);
    }
    const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[1] ?? Number.NaN;
    return {
      growth: median(heapSizes.slice(-3)) / median(heapSizes.slice(0, 3)),
      mb: median(heapSizes.slice(-3)) / 1e6,
    };
  } finally {
    await opened.close();
  }
}

/** Throws unless all pages render the same elements before the first price changes. */
async function checkSameLayout(address: string, boards: readonly string[]): Promise<void> {
  const shapes = new Set<string>();
  for (const board of boards) {
    const opened = await openBenchPage(`${address}/${board}?perFrame=0&everyMs=1000`);
    await untilReady(opened);
    shapes.add(await opened.page.evaluate(() => document.querySelector('.board')?.outerHTML ?? ''));
    await opened.close();
  }
  if (shapes.size !== 1) throw new Error('the compared pages render different elements');
}

export async function runBoard(rounds: number, minutes: number): Promise<readonly Row[]> {
  const peers = ensurePeers();
  const served = await serveBoards(peers);
  const addressOf = (board: string, pace = STEADY_PACE): string => `${served.address}/${board}?${pace}`;
  const paceOf = (board: string, pace: string): string =>
    board === 'board-redux' ? (REDUCED_PACE.get(pace) ?? pace) : pace;
  try {
    const boards = ['board-vanilla', 'board-site', ...(peers ? ['board-redux'] : [])];
    await checkSameLayout(served.address, boards);
    const steady = await runRounds(boards, rounds, (board) => threadTime(addressOf(board, paceOf(board, STEADY_PACE))));
    const operatorPace = await runRounds(boards, Math.min(rounds, SECONDARY_ROUNDS), (board) =>
      threadTime(addressOf(board, paceOf(board, OPERATOR_PACE))),
    );
    const smooth = await runRounds(['board-site', 'board-vanilla'], Math.min(rounds, SECONDARY_ROUNDS), (board) =>
      smoothness(addressOf(board), 1, board === 'board-site'),
    );
    const slow = await runRounds(['board-site', 'board-site&slow'], Math.min(rounds, SECONDARY_ROUNDS), (board) =>
      smoothness(addressOf('board-site', board.endsWith('slow') ? `${STEADY_PACE}&slow` : STEADY_PACE), 4, false),
    );
    const heap = await heapGrowth(addressOf('board-site'), minutes);
    const ratio = (samples: typeof steady, board: string, baseline: string): readonly number[] =>
      ratios(samples, [board, 'ms'], [baseline, 'ms']);
    return [
      row('main-thread time, over the vanilla page', ratio(steady, 'board-site', 'board-vanilla'), '×', atMost(1.5)),
      ...(peers
        ? [
            row(
              'main-thread time, Redux Toolkit selectors over Touchline',
              ratio(steady, 'board-redux', 'board-site'),
              '×',
              atLeast(15),
            ),
          ]
        : []),
      row(
        "main-thread time at the operator's rate of 4 frames per second, over the vanilla page",
        ratio(operatorPace, 'board-site', 'board-vanilla'),
        '×',
        null,
      ),
      ...(peers
        ? [
            row(
              'the same, Redux Toolkit selectors over Touchline',
              ratio(operatorPace, 'board-redux', 'board-site'),
              '×',
              null,
            ),
          ]
        : []),
      row('longest task above 50 ms (0: none)', valuesOf(smooth, 'board-site', 'longest'), 'ms', atMost(0)),
      row('dropped frames', valuesOf(smooth, 'board-site', 'dropped'), '%', atMost(1)),
      row('dropped frames, vanilla page', valuesOf(smooth, 'board-vanilla', 'dropped'), '%', null),
      row(
        'dropped frames at 4× CPU slowdown, prices painted 10 times per second',
        valuesOf(slow, 'board-site&slow', 'dropped'),
        '%',
        atMost(2),
      ),
      row('dropped frames at 4× CPU slowdown, current painting', valuesOf(slow, 'board-site', 'dropped'), '%', null),
      row(`heap after ${minutes} min, over the heap at start`, [heap['growth'] ?? Number.NaN], '×', atMost(1.03)),
      row('slowest of 24 clicks, to the next paint', valuesOf(smooth, 'board-site', 'click'), 'ms', atMost(50)),
      row('main-thread time per 10,000 prices, Touchline', valuesOf(steady, 'board-site', 'ms'), 'ms', null),
      row('main-thread time per 10,000 prices, vanilla page', valuesOf(steady, 'board-vanilla', 'ms'), 'ms', null),
      ...(peers
        ? [row('main-thread time per 10,000 prices, Redux Toolkit', valuesOf(steady, 'board-redux', 'ms'), 'ms', null)]
        : []),
    ];
  } finally {
    await served.close();
  }
}
