/**
 * Bets on virtual races and on virtual football in the ordinary coupon, from the line to the settled bets, with the
 * stand-in operator.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Bet } from 'touchline/core/history/views';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { playedAs, VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Device, Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);
/** At this pace a race starts every 18 seconds and is over within four. */
const PACE = 10;
const RACE_MS = 60_000;
/** A round of games enters the line half an hour ahead, and a game takes a few minutes, at the pace. */
const MATCHES_MS = 600_000;
const FIELDS = { horses: VIRTUAL.horses, dogs: VIRTUAL.dogs, marbles: VIRTUAL.marbles };

let time: Time;
let host: NodeOperator;
let device: Device;
let core: Core;

const races = () => core.feature('races').get()?.answer?.races ?? [];
const money = (): number => core.accounts.get().active?.money ?? -1;
const settled = (bet: Bet): Bet | undefined =>
  core.history.get().bets.find(({ id, status }) => id === bet.id && status === 'settled');

async function place(marketId: number, stake: string): Promise<Bet> {
  expect(core.dispatch({ type: 'coupon/addLeg', payload: { marketId } }).ok).toBe(true);
  core.dispatch({ type: 'coupon/typeStake', payload: { text: stake } });
  await time.until('a coupon to place', () => core.coupon.get().canPlace && core.coupon.get().maxStake !== null);
  expect(core.dispatch({ type: 'coupon/place', payload: {} }).ok).toBe(true);
  await time.until('an answer', () => ['accepted', 'rejected'].includes(core.coupon.get().placing.state), 30_000);
  const { placing } = core.coupon.get();
  if (placing.state !== 'accepted') throw new Error(JSON.stringify(placing));
  core.dispatch({ type: 'coupon/dismissResult', payload: {} });
  return placing.bet;
}

beforeAll(async () => {
  time = createTime(START);
  host = await createNodeOperator({
    clock: time.clock,
    pace: PACE,
    report: (fault) => void device.reports.push(`operator: ${String(fault)}`),
  });
  device = createDevice(host.fetch, time.clock);
  core = device.start();
  await time.until('a guest', () => core.session.get().status === 'guest');
  core.dispatch({
    type: 'session/register',
    payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
  });
  await time.until('a player with money', () => core.session.get().status === 'player' && money() > 0);
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  core.stop();
  await host.close();
});

describe('bets on a virtual race', { timeout: TEST_TIMEOUT_MS }, () => {
  it.each(Object.entries(FIELDS))(
    '[RCE-5, VRT-1, LIN-122] %s: bets to win and to be placed, a forecast and a tricast in the ordinary coupon are settled by the published order',
    async (_, sportId) => {
      await core.load('races');
      core.dispatch({ type: 'races/follow', payload: { sportId } });
      const isLater = (startsAt: number): boolean => startsAt > core.line.now() + 18_000;
      await time.until('races', () => races().some(({ startsAt }) => isLater(startsAt)));
      const race = races().find(({ startsAt }) => isLater(startsAt));
      if (race === undefined) throw new Error('no race is open');
      const leave = core.line.watch([`game:${race.gameId}`]);
      const markets = () => core.line.markets(race.gameId).get();
      await time.until('prices', () => markets().some(({ kind }) => kind === KIND.tricast));
      const marketOf = (kind: number, type: number, param: number) =>
        markets().find((market) => market.kind === kind && market.type === type && market.param === param)?.id ?? 0;
      const before = money();
      const bets = [
        await place(marketOf(KIND.raceWin, 1, 0), '5'),
        await place(marketOf(KIND.racePlace, 2, 0), '4'),
        await place(marketOf(KIND.forecast, 1, 2 * 4), '2'),
        await place(marketOf(KIND.tricast, 1, (2 * 16 + 3) * 4), '1'),
      ];
      expect(bets.map(({ legs }) => legs[0])).toMatchObject([
        { home: race.name, away: '', isLive: false, label: `1. ${race.runners[0]?.name ?? ''}` },
        { home: race.name, kind: KIND.racePlace },
        { home: race.name, kind: KIND.forecast },
        { home: race.name, kind: KIND.tricast },
      ]);
      expect(race.name).toMatch(/^Virtual /);
      await time.until('the money is less', () => money() === before - 1_200);
      core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
      await time.until('the start', () => core.line.state(marketOf(KIND.raceWin, 1, 0)) === 'suspended', RACE_MS);
      // No price of the race can be bet on any more, while the result is already published.
      await time.until('the run', () =>
        races().some(({ gameId, result }) => gameId === race.gameId && result !== null),
      );
      const order: readonly number[] = races().find(({ gameId }) => gameId === race.gameId)?.result?.order ?? [];
      expect(core.history.get().openCount).toBe(4);
      await time.until('all settled', () => bets.every((bet) => settled(bet) !== undefined), RACE_MS);
      const places = race.runners.length < 8 ? 2 : 3;
      const isForecast = order[0] === 1 && order[1] === 2;
      const isWon = [order[0] === 1, order.indexOf(2) < places, isForecast, isForecast && order[2] === 3];
      const results = bets.map((bet) => settled(bet));
      expect(results.map((bet) => bet?.legs[0]?.result)).toEqual(isWon.map((won) => (won ? 'won' : 'lost')));
      results.forEach((bet, at) => {
        const { amount = 0, legs = [] } = bet ?? {};
        const win = Math.round((amount * (legs[0]?.price ?? 0)) / 1_000);
        expect(bet?.payout).toBe(isWon[at] === true ? win : 0);
        expect(legs[0]).toMatchObject({ score: '', finalScore: '' });
      });
      const paid = results.reduce((sum, bet) => sum + (bet?.payout ?? 0), 0);
      await time.until('the balance', () => money() === before - 1_200 + paid);
      core.dispatch({ type: 'races/follow', payload: { sportId: null } });
      leave();
      expect(device.reports).toEqual([]);
    },
  );
});

describe('a bet on virtual football', { timeout: TEST_TIMEOUT_MS }, () => {
  it('[RCE-8, LIN-122] goes through the ordinary coupon and is settled by the score of its game', async () => {
    const leave = core.line.watch([`line:${VIRTUAL.football}`]);
    const games = () =>
      core.line
        .board({ kind: 'line', sportId: VIRTUAL.football })
        .get()
        .groups.flatMap(({ gameIds }) => gameIds);
    const marketOf = (gameId: number): number =>
      core.line
        .markets(gameId)
        .get()
        .find(({ kind, type, id }) => kind === KIND.result && type === 1 && core.line.quote(id).state === 'open')?.id ??
      0;
    await time.until('a game with prices', () => games().some((gameId) => marketOf(gameId) !== 0));
    const gameId = games().findLast((each) => marketOf(each) !== 0) ?? 0;
    const before = money();
    const bet = await place(marketOf(gameId), '3');
    expect(bet.legs[0]).toMatchObject({ kind: KIND.result, isLive: false, sportId: VIRTUAL.football });
    expect(playedAs(VIRTUAL.football)).toBe(1);
    core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await time.until('the settlement', () => settled(bet) !== undefined, MATCHES_MS);
    const { payout = -1, amount = 0, legs: [leg] = [] } = settled(bet) ?? {};
    const [home = -1, away = -1] = (leg?.finalScore ?? '').split(':').map(Number);
    expect(home).toBeGreaterThanOrEqual(0);
    expect(leg?.result).toBe(home > away ? 'won' : 'lost');
    expect(payout).toBe(home > away ? Math.round((amount * (leg?.price ?? 0)) / 1_000) : 0);
    await time.until('the balance', () => money() === before - 300 + payout);
    leave();
    expect(device.reports).toEqual([]);
  });
});
