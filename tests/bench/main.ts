/**
 * `npm run bench` measures everything, `npm run bench -- bus feed` some of it.
 *
 * - `--rounds N` — 7 unless told;
 * - `--minutes N` — how long the heap is watched, 1 unless told (5 for the figure of the goal);
 * - `--write` — put the figures into README.md.
 *
 * Nothing here passes or fails: a number on a busy machine says little. A miss is told, and looked into by people.
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
import * as guards from './guards.bench.ts';
import { bundleForNode } from './harness/bundle.ts';
import type { Row } from './harness/figures.ts';
import { havePeers } from './harness/peers.ts';
import { load, machine, printRows, writeTable } from './harness/report.ts';
import { nodeRounds } from './harness/rounds.ts';
import { runJournalPages } from './journal-pages.bench.ts';
import * as journal from './journal.bench.ts';
import { runLogins } from './logins.bench.ts';
import { runStart } from './start.bench.ts';

interface Options {
  readonly rounds: number;
  readonly minutes: number;
}

type Bench = (options: Options) => Promise<readonly Row[]>;

const BENCHES: Readonly<Record<string, Bench>> = {
  async bus({ rounds }) {
    const peers = havePeers();
    const script = await bundleForNode('bus', ['bus.bench.ts', ...(peers ? ['peers/bus-redux-toolkit.js'] : [])]);
    return bus.rows(await nodeRounds(script, [...Object.keys(bus.contestants), ...(peers ? bus.PEERS : [])], rounds));
  },
  async coupon({ rounds }) {
    const script = await bundleForNode('coupon', ['coupon.bench.ts']);
    return coupon.rows(await nodeRounds(script, Object.keys(coupon.contestants), rounds), await runCouponPages(rounds));
  },
  async 'coupon-edits'({ rounds }) {
    const peers = havePeers();
    const script = await bundleForNode('coupon-edits', [
      'coupon-edits.bench.ts',
      ...(peers ? ['peers/slip-redux-toolkit.js', 'peers/slip-zustand.js'] : []),
    ]);
    return couponEdits.rows(
      await nodeRounds(script, [...Object.keys(couponEdits.contestants), ...(peers ? couponEdits.PEERS : [])], rounds),
    );
  },
  async feed({ rounds }) {
    const script = await bundleForNode('feed', ['feed.bench.ts']);
    return feed.rows(await nodeRounds(script, Object.keys(feed.contestants), rounds), await runFeedPages(rounds));
  },
  async guards({ rounds }) {
    return guards.rows(
      await nodeRounds(await bundleForNode('guards', ['guards.bench.ts']), Object.keys(guards.contestants), rounds),
    );
  },
  async journal({ rounds }) {
    const script = await bundleForNode('journal', ['journal.bench.ts']);
    return journal.rows(
      await nodeRounds(script, Object.keys(journal.contestants), rounds),
      await runJournalPages(rounds),
    );
  },
  board: ({ rounds, minutes }) => runBoard(rounds, minutes),
  start: ({ rounds }) => runStart(rounds),
  logins: ({ rounds }) => runLogins(rounds),
};

const count = (text: string | undefined, fallback: number): number => {
  const value = Number(text ?? fallback);
  if (!(value > 0)) throw new Error(`not a number above 0: ${String(text)}`);
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
const options: Options = { rounds: count(values.rounds, 7), minutes: count(values.minutes, 1) };
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0)
  throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
const under = machine(await browserName());
console.log(under);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const before = load();
  const began = performance.now();
  const rows = await bench(options);
  printRows(
    `${name} (${options.rounds} rounds, ${before}, ${((performance.now() - began) / 1_000).toFixed(0)} s)`,
    rows,
  );
  if (values.write) writeTable(name, rows, `${under}; ${options.rounds} rounds; ${before}.`);
}
