/**
 * What bursts of logins cost a player who bets: the host, in a process of its own, answers one bet after another, first alone and then while another process sends 200 logins at
 * once, again and again. Both are measured in one round, on one host.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startedHost } from '../contracts/host-process.ts';
import { framesOf, post, register, signed } from '../contracts/operator-client.ts';
import type { FetchLike, Signed } from '../contracts/operator-client.ts';
import { leg } from '../unit/sandbox-book/given.ts';
import { atMost, row } from './harness/figures.ts';
import type { Row } from './harness/figures.ts';

const LOGINS_AT_ONCE = 200;
const BETS = 150;
const WARM_UP_BETS = 30;
/** Between two bets of a busy player. */
const BETWEEN_BETS_MS = 25;
/** Minor units. */
const STAKE = 20;

interface Snapshot {
  readonly games: { readonly id: readonly number[]; readonly status: readonly number[] };
  readonly markets: {
    readonly id: readonly number[];
    readonly game: readonly number[];
    readonly price: readonly number[];
    readonly state: readonly number[];
  };
}

/** An open market of a game that has not begun. */
async function openMarket(calls: FetchLike): Promise<{ readonly id: number; readonly price: number }> {
  const frames = framesOf(await calls('/line-api/v1/feed?topics=top'));
  const { games, markets } = (await frames.next()) as Snapshot;
  await frames.cancel();
  let id = 0;
  for (const [at, step] of markets.id.entries()) {
    id += step;
    const game = markets.game[at] ?? -1;
    if (markets.state[at] === 0 && games.status[game] === 1) return { id, price: markets.price[at] ?? 0 };
  }
  throw new Error('the line has no open market');
}

/** Milliseconds that each of `count` bets takes, durable writes included. */
async function bet(calls: FetchLike, player: Signed, count: number, name: string): Promise<readonly number[]> {
  const market = await openMarket(calls);
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const coupon = {
      id: name,
      accountId: Number(player.userId),
      userId: player.userId,
      amount: STAKE,
      typeId: 0,
      systemValue: 0,
      changeCoefAction: 1,
      coef: String(market.price / 1_000),
      coefViewId: 0,
      bets: [{ ...leg(market.id, market.price), isLive: false }],
    };
    const began = performance.now();
    const key = { 'idempotency-key': `${name}-${at}` };
    const { status } = await post(calls, '/bet-api/v1/bets', coupon, { ...signed(player), ...key });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`a bet was answered ${status}`);
    await pause(BETWEEN_BETS_MS);
  }
  return times;
}

const quantile = (times: readonly number[], part: number): number =>
  [...times].sort((left, right) => left - right)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

interface Round {
  readonly idle: readonly number[];
  readonly busy: readonly number[];
}

async function measureRound(): Promise<Round> {
  const data = mkdtempSync(join(tmpdir(), 'touchline-logins-'));
  const host = await startedHost(['--port', '0', '--data', data, '--dist', 'no-site', '--switch', 'isLineHeld']);
  const calls: FetchLike = (path, init) => fetch(host.address + path, init);
  try {
    const player = await register(calls);
    await bet(calls, player, WARM_UP_BETS, 'warm-up');
    const idle = await bet(calls, player, BETS, 'idle');
    const crowd = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        new URL('./workload/log-in.ts', import.meta.url).pathname,
        host.address,
        String(LOGINS_AT_ONCE),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      await once(crowd.stdout, 'data');
      return { idle, busy: await bet(calls, player, BETS, 'busy') };
    } finally {
      crowd.kill();
    }
  } finally {
    await host.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

export async function runLogins(rounds: number): Promise<readonly Row[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound());
  const of = (which: keyof Round, part: number): readonly number[] =>
    measured.map((each) => quantile(each[which], part));
  const over = (part: number): readonly number[] =>
    measured.map(({ idle, busy }) => quantile(busy, part) / quantile(idle, part));
  return [
    row('a bet under 200 logins at once, p95, over its idle p95', over(0.95), '×', atMost(3)),
    row('the same, p50 over p50', over(0.5), '×', null),
    row('an idle bet, p95', of('idle', 0.95), 'ms', null),
    row('a bet under 200 logins at once, p95', of('busy', 0.95), 'ms', null),
  ];
}
