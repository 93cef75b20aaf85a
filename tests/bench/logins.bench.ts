/**
 * The effect of bursts of logins on the latency of bets. A host in its own process answers a series of bets, first idle
 * and then while another process sends bursts of 200 concurrent logins. Each round measures both on the same host.
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
import { atMost, row } from './harness/metrics.ts';
import type { Row } from './harness/metrics.ts';

const LOGINS_PER_BURST = 200;
const BETS = 150;
const WARM_UP_BETS = 30;
/** Pause between two bets of the player. */
const BET_INTERVAL_MS = 25;
/** In minor units. */
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

/** Finds an open market of a game that has not started. */
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

/** Places `count` bets. Returns the response time of each in ms, including the durable write. */
async function placeBets(calls: FetchLike, player: Signed, count: number, name: string): Promise<readonly number[]> {
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
    const startedAt = performance.now();
    const key = { 'idempotency-key': `${name}-${at}` };
    const { status } = await post(calls, '/bet-api/v1/bets', coupon, { ...signed(player), ...key });
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`a bet failed with status ${status}`);
    await pause(BET_INTERVAL_MS);
  }
  return times;
}

const quantile = (times: readonly number[], fraction: number): number =>
  [...times].sort((left, right) => left - right)[Math.floor((times.length - 1) * fraction)] ?? Number.NaN;

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
    await placeBets(calls, player, WARM_UP_BETS, 'warm-up');
    const idle = await placeBets(calls, player, BETS, 'idle');
    const loginProcess = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        new URL('./workload/login-bursts.ts', import.meta.url).pathname,
        host.address,
        String(LOGINS_PER_BURST),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      await once(loginProcess.stdout, 'data');
      return { idle, busy: await placeBets(calls, player, BETS, 'busy') };
    } finally {
      loginProcess.kill();
    }
  } finally {
    await host.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

export async function runLogins(rounds: number): Promise<readonly Row[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound());
  const quantiles = (phase: keyof Round, fraction: number): readonly number[] =>
    measured.map((each) => quantile(each[phase], fraction));
  const ratio = (fraction: number): readonly number[] =>
    measured.map(({ idle, busy }) => quantile(busy, fraction) / quantile(idle, fraction));
  return [
    row('bet during 200 concurrent logins, p95, over idle p95', ratio(0.95), '×', atMost(3)),
    row('the same, p50 over idle p50', ratio(0.5), '×', null),
    row('idle bet, p95', quantiles('idle', 0.95), 'ms', null),
    row('bet during 200 concurrent logins, p95', quantiles('busy', 0.95), 'ms', null),
  ];
}
