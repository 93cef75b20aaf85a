/**
 * From nothing to a settled bet in plain Node, through `createCore` only, with the stand-in operator: what any shell
 * can do.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Core } from 'touchline/app/facade';
import type { Bet } from 'touchline/core/history/views';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Device, Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

/** A pace at which match minutes pass in seconds. */
const PACE = 60;
/** A Saturday afternoon. */
const START = Date.UTC(2026, 10, 21, 15);
const FOOTBALL = 1;
const RESULT = 1;

let time: Time;
let host: NodeOperator;
let device: Device;
let core: Core;

/** An open market of the game's result: the first one. */
function resultMarket(of: Core, gameId: number): number {
  return (
    of.line
      .markets(gameId)
      .get()
      .find(({ kind, id }) => kind === RESULT && of.line.quote(id).state === 'open')?.id ?? 0
  );
}

const games = (kind: 'live' | 'line'): readonly number[] =>
  core.line
    .board(kind === 'live' ? { kind, sportId: FOOTBALL } : { kind, sportId: FOOTBALL })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds);

function fill(marketIds: readonly number[], stake: string): void {
  for (const marketId of marketIds)
    expect(core.dispatch({ type: 'coupon/addLeg', payload: { marketId } }).ok).toBe(true);
  core.dispatch({ type: 'coupon/typeStake', payload: { text: stake } });
}

async function placed(): Promise<Bet> {
  await time.until(
    'nothing stands against it',
    () => core.coupon.get().canPlace && core.coupon.get().maxStake !== null,
  );
  expect(core.dispatch({ type: 'coupon/place', payload: {} }).ok).toBe(true);
  await time.until('an answer', () => ['accepted', 'rejected'].includes(core.coupon.get().placing.state), 30_000);
  const { placing } = core.coupon.get();
  if (placing.state !== 'accepted') throw new Error(JSON.stringify(placing));
  return placing.bet;
}

const money = (): number => core.accounts.get().active?.money ?? -1;
const settled = (bet: Bet): Bet | undefined =>
  core.history.get().bets.find(({ id, status }) => id === bet.id && status === 'settled');

beforeAll(async () => {
  time = createTime(START);
  host = await createNodeOperator({
    clock: time.clock,
    pace: PACE,
    report: (fault) => void device.reports.push(`operator: ${String(fault)}`),
  });
  device = createDevice(host.fetch, time.clock);
  core = device.start();
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  core.stop();
  await host.close();
});

describe('a bet, without a page', { timeout: TEST_TIMEOUT_MS }, () => {
  const bets: Bet[] = [];
  let leave: () => void = () => undefined;

  it('starts with config, sports and moving prices', async () => {
    leave = core.line.watch([`live:${FOOTBALL}`, `line:${FOOTBALL}`]);
    await time.until('a guest', () => core.session.get().status === 'guest');
    await time.until('the tree', () => core.line.tree.get() !== null);
    await time.until(
      'games',
      () => core.line.status.get() === 'live' && games('live').length > 0 && games('line').length > 0,
    );
    expect(core.siteConfig.get()?.currencies.some(({ iso }) => iso === 'EUR')).toBe(true);
    expect(core.line.tree.get()?.length).toBeGreaterThanOrEqual(14);
    let moves = 0;
    const stops = games('live')
      .flatMap((id) => core.line.markets(id).get())
      .map(({ id }) => core.line.onMarket(id, () => void (moves += 1)));
    await time.until('a price that moves', () => moves > 0);
    for (const stop of stops) stop();
  });

  it('a guest fills a coupon and sees what is missing', () => {
    fill([resultMarket(core, games('line')[0] ?? 0)], '10');
    expect(core.coupon.get().blockers.map(({ code }) => code)).toEqual(['signedOut']);
  });

  it('a player registers in one click and the coupon is still there', async () => {
    core.dispatch({
      type: 'session/register',
      payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
    });
    await time.until('a player with money', () => core.session.get().status === 'player' && money() > 0);
    expect(core.newCredentials.get()).toMatchObject({ login: expect.stringMatching(/^\d+$/) as string });
    core.dispatch({ type: 'session/dismissCredentials', payload: {} });
    expect(money()).toBe(10_000);
    expect(core.coupon.get().legs).toHaveLength(1);
  });

  it('places a single before its game', async () => {
    const bet = await placed();
    bets.push(bet);
    expect(bet).toMatchObject({ betType: 'single', amount: 1_000, status: 'open', legs: [{ isLive: false }] });
    await time.until('the money is less', () => money() === 9_000);
    expect(core.coupon.get().legs).toEqual([]);
    expect(core.history.get().openCount).toBe(1);
    core.dispatch({ type: 'coupon/dismissResult', payload: {} });
  });

  it('places an express with a live game, and waits for its acceptance', async () => {
    // A game that does not begin while the other bet waits.
    const isLater = (id: number): boolean => (core.line.game(id).get()?.startsAt ?? 0) > core.line.now() + 120_000;
    const line = games('line').find((id) => isLater(id) && resultMarket(core, id) > 0) ?? 0;
    for (let tries = 0; bets.length < 2; tries += 1) {
      if (tries > 5) throw new Error('no live game stood still for its acceptance');
      await time.until('a live game that is open', () => games('live').some((id) => resultMarket(core, id) > 0));
      const live = games('live').find((id) => resultMarket(core, id) > 0) ?? 0;
      core.dispatch({ type: 'coupon/clear', payload: {} });
      core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action: 'acceptAny' } });
      fill([resultMarket(core, live), resultMarket(core, line)], '20,50');
      await time.until(
        'nothing stands against it',
        () => core.coupon.get().canPlace && core.coupon.get().maxStake !== null,
      );
      core.dispatch({ type: 'coupon/place', payload: {} });
      await time.until('pending, or refused', () => ['pending', 'rejected'].includes(core.coupon.get().placing.state));
      await time.until('an answer', () => ['accepted', 'rejected'].includes(core.coupon.get().placing.state), 30_000);
      const { placing } = core.coupon.get();
      if (placing.state === 'accepted') bets.push(placing.bet);
    }
    expect(bets[1]).toMatchObject({ betType: 'express', amount: 2_050, legs: [{ isLive: true }, { isLive: false }] });
    await time.until('the money is less', () => money() === 6_950);
  });

  it('both bets are settled; history, balance and the operator agree to the cent', async () => {
    core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await time.until('both settled', () => bets.every((bet) => settled(bet) !== undefined), 900_000);
    const results = bets.map((bet) => settled(bet));
    const paid = results.reduce((sum, bet) => sum + (bet?.payout ?? 0), 0);
    await time.until('the balance', () => money() === 6_950 + paid);
    const player = core.session.get();
    if (player.status !== 'player') throw new Error(player.status);
    expect(host.operator.balance(Number(player.userId))).toBe(money());
    expect(core.accounts.get().netPosition).toBe(paid - 3_050);
    for (const bet of results) {
      const won = bet?.legs.every(({ result }) => result === 'won') === true;
      const odds = bet?.legs.reduce((total, { price }) => total * BigInt(price), 1n) ?? 0n;
      const scale = 1_000n ** BigInt(bet?.legs.length ?? 1);
      // Rounded half-up once, on the amount.
      const win = Number((2n * BigInt(bet?.amount ?? 0) * odds + scale) / (2n * scale));
      if (won) expect(bet?.payout).toBe(win);
      if (bet?.legs.some(({ result }) => result === 'lost') === true) expect(bet.payout).toBe(0);
    }
    expect(core.notices.get().length + results.length).toBeGreaterThan(1);
  });

  it('a restart of the shell restores everything', async () => {
    core.stop();
    core = device.start();
    await time.until('the player', () => core.session.get().status === 'player' && money() >= 0);
    core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await time.until('both bets', () => core.history.get().bets.length === 2);
    expect(core.history.get().bets.map(({ id }) => id)).toEqual([bets[1]?.id, bets[0]?.id]);
  });

  it('logging out leaves nothing behind', async () => {
    const player = core.session.get();
    if (player.status !== 'player') throw new Error(player.status);
    leave();
    core.dispatch({ type: 'session/logOut', payload: {} });
    expect(core.session.get().status).toBe('guest');
    expect(core.accounts.get().accounts).toEqual([]);
    expect(core.history.get().bets).toEqual([]);
    expect(core.coupon.get().legs).toEqual([]);
    await time.pass(2_000);
    const left = JSON.stringify([
      device.disk,
      [...device.storage],
      core.recent(),
      core.coupon.get(),
      core.history.get(),
    ]);
    for (const trace of [player.userId, ...bets.flatMap(({ id, key }) => [id, key])]) expect(left).not.toContain(trace);
    expect(device.disk).toMatchObject({ snapshot: null, segments: [] });
    expect(await (await host.fetch('/web-api/session')).text()).toBe('');
  });

  it('no error was reported on the way', () => expect(device.reports).toEqual([]));
});
