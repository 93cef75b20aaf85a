/**
 * Two cores on one device with one disk and one cookie, like two windows of a kiosk. With the stand-in operator,
 * through the facade only.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Core } from 'touchline/app/facade';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Device, Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);

let time: Time;
let host: NodeOperator;
let device: Device;
let one: Core;
let two: Core;
let marketId = 0;

const legs = (core: Core): readonly number[] => core.coupon.get().legs.map((leg) => leg.marketId);

beforeAll(async () => {
  time = createTime(START);
  host = await createNodeOperator({
    clock: time.clock,
    report: (fault) => void device.reports.push(`operator: ${String(fault)}`),
  });
  device = createDevice(host.fetch, time.clock);
  one = device.start();
  two = device.start();
  one.line.watch(['line:1']);
  await time.until(
    'prices and guests',
    () =>
      one.session.get().status === 'guest' &&
      two.session.get().status === 'guest' &&
      one.line.board({ kind: 'line', sportId: 1 }).get().gameCount > 0,
  );
  const gameId = one.line.board({ kind: 'line', sportId: 1 }).get().groups[0]?.gameIds[0] ?? 0;
  marketId = one.line.markets(gameId).get()[0]?.id ?? 0;
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  one.stop();
  two.stop();
  await host.close();
});

describe('two cores on one device', { timeout: TEST_TIMEOUT_MS }, () => {
  it('[CPN-1] share the coupon, also with a core that starts later', async () => {
    one.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
    one.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
    await time.until('the other has it', () => legs(two).includes(marketId));
    await time.pass(1_000);
    const three = device.start();
    await time.until('the third has it', () => legs(three).includes(marketId));
    three.stop();
  });

  it('[SES-5] share the player', async () => {
    one.dispatch({
      type: 'session/register',
      payload: { currency: 'EUR', countryId: one.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
    });
    await time.until('both cores have the player and the balance', () =>
      [one, two].every(
        (core) => core.session.get().status === 'player' && core.accounts.get().active?.money === 10_000,
      ),
    );
    expect(one.newCredentials.get()).not.toBe(null);
    expect(two.newCredentials.get()).toBeNull();
  });

  it('[CPN-12] place the same coupon at the same time: one bet, which both show', async () => {
    await time.until('both may', () => one.coupon.get().canPlace && two.coupon.get().canPlace);
    for (const [name, core] of Object.entries({ one, two }))
      expect(core.dispatch({ type: 'coupon/place', payload: {} }), name).toMatchObject({ ok: true });
    await time.until('both answered', () =>
      [one, two].every(
        (core) => core.coupon.get().placing.state === 'accepted' && core.accounts.get().active?.money === 9_000,
      ),
    );
    for (const core of [one, two])
      core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await time.until('the history', () => [one, two].every((core) => core.history.get().status === 'ready'));
    for (const [name, core] of Object.entries({ one, two })) {
      expect(core.history.get().bets, name).toHaveLength(1);
      expect(legs(core), name).toEqual([]);
    }
    const player = one.session.get();
    expect(player.status === 'player' ? host.operator.balance(Number(player.userId)) : 0).toBe(9_000);
  });

  it('[SES-4] log out together, and leave nothing behind', async () => {
    two.dispatch({ type: 'session/logOut', payload: {} });
    await time.until('both are guests', () => [one, two].every((core) => core.session.get().status === 'guest'));
    await time.pass(1_000);
    expect(device.disk.segments).toEqual([]);
    expect(one.accounts.get().accounts).toEqual([]);
    expect(two.accounts.get().accounts).toEqual([]);
    expect(one.newCredentials.get()).toBeNull();
    expect(await (await host.fetch('/web-api/session')).text()).toBe('');
  });

  it('no error was reported on the way', () => expect(device.reports).toEqual([]));
});
