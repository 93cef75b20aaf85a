/**
 * Rendering boards on a server: pages per second of processor time, and memory that pages leave behind. The page is the
 * one of a stand-in operator's line in play, counted in units of 600 price cells.
 */
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { LineSeed } from 'touchline/ports/line-feed';
import { readRendererModule, rendererPath } from '../../adapters/hosts/render/page-renderer.ts';
import type { Implementations } from './harness/child.ts';
import { atLeast, atMost, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row, Samples } from './harness/metrics.ts';

const ADDRESS = '/en/live';
const CELLS_PER_PAGE = 600;
const WARM_UP = 50;
const TIMED = 100;
/** Pages until V8 has compiled all that it will, and its caches are full: what a host keeps, however long it runs. */
const SETTLING = 2_000;
/** Pages between the two readings of the heap. */
const LASTING = 10_000;

/** The input of all rounds, as JSON in the file that `TOUCHLINE_BENCH_INPUT` names. */
export interface HostInput {
  /** The built site, with its page renderer beside it. */
  readonly dist: string;
  readonly seed: LineSeed;
}

function heapMb(): number {
  if (globalThis.gc === undefined) throw new Error('the process runs without --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

async function measure(): Promise<Metrics> {
  const { dist, seed } = JSON.parse(readFileSync(process.env['TOUCHLINE_BENCH_INPUT'] ?? '', 'utf8')) as HostInput;
  const renderer = await readRendererModule(await import(pathToFileURL(rendererPath(dist)).href), dist);
  if (renderer === null) throw new Error(`${dist} has no page renderer`);
  const renderMany = async (count: number): Promise<void> => {
    for (let page = 0; page < count; page += 1) {
      await renderer.render(ADDRESS, seed);
      // As between the requests of a host: Node releases what a request leaves behind in turns of its own.
      await nextTurn();
    }
  };
  await renderMany(WARM_UP);
  const cells = (await renderer.render(ADDRESS, seed)).split('data-market=').length - 1;
  const before = process.cpuUsage();
  await renderMany(TIMED);
  const { user, system } = process.cpuUsage(before);
  const pagesPerSecond = TIMED / ((user + system) / 1e6);
  await renderMany(SETTLING);
  const heapBefore = heapMb();
  await renderMany(LASTING);
  return {
    cells,
    pagesPerSecond,
    standardPagesPerSecond: (pagesPerSecond * cells) / CELLS_PER_PAGE,
    heapGrowth: heapMb() / heapBefore,
  };
}

export const implementations = { host: measure } satisfies Implementations;

export function rows(samples: Samples): readonly Row[] {
  const values = (metric: string): readonly number[] => valuesOf(samples, 'host', metric);
  return [
    row('pages of 600 cells per second of processor time', values('standardPagesPerSecond'), '', atLeast(150)),
    row('heap after 10,000 more pages, over the heap before', values('heapGrowth'), '×', atMost(1.05)),
    row('pages of the line in play per second of processor time', values('pagesPerSecond'), '', null),
    row('cells of that page', values('cells'), '', null),
  ];
}
