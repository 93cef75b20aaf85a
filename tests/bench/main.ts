/**
 * `npm run bench` runs every benchmark; `npm run bench -- bus feed` runs the named ones.
 *
 * - `--rounds N`: rounds per benchmark, 7 by default.
 * - `--minutes N`: how long heap growth is sampled, 1 by default. The goal is defined for 5.
 * - `--write`: update the result tables in README.md.
 *
 * Benchmarks never fail a run, because timings from a busy machine are unreliable. A missed goal is only reported.
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../browser/chromium.ts';
import { runBoard } from './board.bench.ts';
import * as bus from './bus.bench.ts';
import * as coupon from './coupon.bench.ts';
import * as couponEdits from './coupon-edits.bench.ts';
import { runCouponPages } from './coupon-pages.bench.ts';
import * as feed from './feed.bench.ts';
import { runFeedPages } from './feed-pages.bench.ts';
import { runGames } from './games.bench.ts';
import * as guards from './guards.bench.ts';
import * as host from './host.bench.ts';
import { writeHostInput } from './host-snapshot.ts';
import { bundleForNode } from './harness/bundle.ts';
import type { Row } from './harness/metrics.ts';
import { ensurePeers } from './harness/peers.ts';
import { describeLoad, describeMachine, printRows, writeTable } from './harness/report.ts';
import { runNodeRounds } from './harness/rounds.ts';
import { runJournalPages } from './journal-pages.bench.ts';
import * as journal from './journal.bench.ts';
import { runLighthouse } from './lighthouse.bench.ts';
import { runLogins } from './logins.bench.ts';
import * as search from './search.bench.ts';
import { runStart } from './start.bench.ts';

interface Options {
  readonly rounds: number;
  readonly minutes: number;
}

type Benchmark = (options: Options) => Promise<readonly Row[]>;

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  async bus({ rounds }) {
    const peers = ensurePeers();
    const script = await bundleForNode('bus', ['bus.bench.ts', ...(peers ? ['peers/bus-redux-toolkit.js'] : [])]);
    return bus.rows(
      await runNodeRounds(script, [...Object.keys(bus.implementations), ...(peers ? bus.PEERS : [])], rounds),
    );
  },
  async coupon({ rounds }) {
    const script = await bundleForNode('coupon', ['coupon.bench.ts']);
    return coupon.rows(
      await runNodeRounds(script, Object.keys(coupon.implementations), rounds),
      await runCouponPages(rounds),
    );
  },
  async 'coupon-edits'({ rounds }) {
    const peers = ensurePeers();
    const script = await bundleForNode('coupon-edits', [
      'coupon-edits.bench.ts',
      ...(peers ? ['peers/slip-redux-toolkit.js', 'peers/slip-zustand.js'] : []),
    ]);
    return couponEdits.rows(
      await runNodeRounds(
        script,
        [...Object.keys(couponEdits.implementations), ...(peers ? couponEdits.PEERS : [])],
        rounds,
      ),
    );
  },
  async feed({ rounds }) {
    const script = await bundleForNode('feed', ['feed.bench.ts']);
    return feed.rows(
      await runNodeRounds(script, Object.keys(feed.implementations), rounds),
      await runFeedPages(rounds),
    );
  },
  async guards({ rounds }) {
    return guards.rows(
      await runNodeRounds(
        await bundleForNode('guards', ['guards.bench.ts']),
        Object.keys(guards.implementations),
        rounds,
      ),
    );
  },
  async journal({ rounds }) {
    const script = await bundleForNode('journal', ['journal.bench.ts']);
    return journal.rows(
      await runNodeRounds(script, Object.keys(journal.implementations), rounds),
      await runJournalPages(rounds),
    );
  },
  board: ({ rounds, minutes }) => runBoard(rounds, minutes),
  start: ({ rounds }) => runStart(rounds),
  async host({ rounds }) {
    process.env['TOUCHLINE_BENCH_INPUT'] = await writeHostInput();
    const script = await bundleForNode('host', ['host.bench.ts']);
    return host.rows(await runNodeRounds(script, Object.keys(host.implementations), rounds));
  },
  games: ({ rounds }) => runGames(rounds),
  lighthouse: ({ rounds }) => runLighthouse(rounds),
  logins: ({ rounds }) => runLogins(rounds),
  async search({ rounds }) {
    const script = await bundleForNode('search', ['search.bench.ts']);
    return search.rows(await runNodeRounds(script, Object.keys(search.implementations), rounds));
  },
};

const positiveNumber = (text: string | undefined, fallback: number): number => {
  const value = Number(text ?? fallback);
  if (!(value > 0)) throw new Error(`expected a number above 0, got ${String(text)}`);
  return value;
};

async function browserName(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, minutes: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const options: Options = { rounds: positiveNumber(values.rounds, 7), minutes: positiveNumber(values.minutes, 1) };
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0)
  throw new Error(`unknown benchmark ${unknown.join(', ')}; available: ${Object.keys(BENCHMARKS).join(', ')}`);
const environment = describeMachine(await browserName());
console.log(environment);
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const loadBefore = describeLoad();
  const startedAt = performance.now();
  const rows = await benchmark(options);
  printRows(
    `${name} (${options.rounds} rounds, ${loadBefore}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`,
    rows,
  );
  if (values.write) writeTable(name, rows, `${environment}; ${options.rounds} rounds; ${loadBefore}.`);
}
