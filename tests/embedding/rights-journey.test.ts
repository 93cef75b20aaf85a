/** A ban and an exclusion in a shell without a page: the core alone with the stand-in, on a manual clock. */
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);
const FOOTBALL = 1;
const RESULT = 1;

interface Given {
  readonly time: Time;
  readonly host: NodeOperator;
  readonly core: Core;
  readonly money: () => number;
}

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** A player with one leg of the line and a stake of 5 in the coupon. */
async function given(): Promise<Given> {
  const time = createTime(START);
  const host = await createNodeOperator({ clock: time.clock, pace: 1 });
  const core = createDevice(host.fetch, time.clock).start();
  close = async () => {
    core.stop();
    await host.close();
  };
  core.line.watch([`line:${FOOTBALL}`]);
  await time.until('a guest', () => core.session.get().status === 'guest' && core.siteConfig.get() !== null);
  core.dispatch({
    type: 'session/register',
    payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
  });
  const firstGame = (): number => core.line.board({ kind: 'line', sportId: FOOTBALL }).get().groups[0]?.gameIds[0] ?? 0;
  await time.until('a player and a line', () => core.accounts.get().active !== null && firstGame() !== 0);
  const gameId = firstGame();
  const open = (): number | undefined =>
    core.line
      .markets(gameId)
      .get()
      .find(({ kind, id }) => kind === RESULT && core.line.quote(id).state === 'open')?.id;
  await time.until('a market', () => open() !== undefined);
  core.dispatch({ type: 'coupon/addLeg', payload: { marketId: open() ?? 0 } });
  core.dispatch({ type: 'coupon/typeStake', payload: { text: '5' } });
  await time.until(
    'a coupon that can be placed, and the rights',
    () =>
      core.coupon.get().canPlace &&
      core.coupon.get().maxStake !== null &&
      core.feature('user').get()?.facts !== undefined,
  );
  return { time, host, core, money: () => core.accounts.get().active?.money ?? -1 };
}

const codes = ({ core }: Given): readonly string[] => core.coupon.get().blockers.map(({ code }) => code);

describe('a core without a page', { timeout: TEST_TIMEOUT_MS }, () => {
  it('[USR-12, USR-13] opened before a ban places nothing, receives the reason, and respects the ban from then on', async () => {
    const world = await given();
    const { host, core, time } = world;
    host.operator.switches.set({ banLevel: 45 });
    expect(core.dispatch({ type: 'coupon/place', payload: {} }).ok).toBe(true);
    await time.until('a refusal', () => core.coupon.get().placing.state === 'rejected');
    expect(core.coupon.get().placing).toMatchObject({ reasons: [{ code: 'banned' }] });
    await time.until('the ban', () => codes(world).includes('banned'));
    expect(core.dispatch({ type: 'coupon/place', payload: {} })).toMatchObject({
      ok: false,
      error: { code: 'coupon/blocked', blockers: ['banned'] },
    });
  });

  it('[CPN-134] is stopped by maintenance that the operator has reported', async () => {
    const world = await given();
    world.host.operator.switches.set({ isMaintenance: true });
    await world.time.until('maintenance', () => codes(world).includes('maintenance'), 180_000);
    expect(world.core.dispatch({ type: 'coupon/place', payload: {} }).ok).toBe(false);
  });

  it('[LIM-22, CPN-135] an exclusion cancels a waiting order: a notice, the reason in the list, and the money returned', async () => {
    const world = await given();
    const { core, time, money } = world;
    const before = money();
    core.dispatch({ type: 'coupon/typeExactCoef', payload: { text: '90' } });
    await time.until('an order that can be placed', () => core.coupon.get().canPlace);
    core.dispatch({ type: 'coupon/place', payload: {} });
    await time.until('a waiting order', () => core.coupon.get().orders.length === 1 && money() === before - 500);
    core.dispatch({ type: 'limits/save', payload: { changes: [{ limitType: 'selfExclusion', limitValue: 7 }] } });
    await time.until('the end of the order', () => core.coupon.get().endedOrders.length === 1);
    expect(core.coupon.get().endedOrders[0]?.why.key).toBe('coupon.notice.excluded');
    expect(core.notices.get().map(({ text }) => text.key)).toContain('coupon.notice.excluded');
    await time.until('the money', () => money() === before);
  });
});
