/** The player's free spins: loaded, taken, and loaded again while the provider has not answered. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const LIST = 'GET /games-api/v1/free-spins';
const TAKE = 'POST /games-api/v1/free-spins/alpha-wheel%3Awelcome/take';
const ID = 'alpha-wheel:welcome';
const spins = (status: string, id = 'g') => ({
  ...{ id, gameId: 'alpha-wheel', status, currency: 'EUR', stake: 20, rounds: 10, left: 10, days: 7 },
  expiresAt: status === 'offered' ? null : 2_000,
});

describe('the free spins of a player', () => {
  let given: Given;
  const view = () => given.core.feature('casino').get();
  const statuses = () => view()?.freeSpins?.map(({ status }) => status);
  const count = (call: string) => given.calls.filter((each) => each === call).length;
  const load = () => given.core.dispatch({ type: 'casino/loadFreeSpins', payload: {} });
  const take = () => given.core.dispatch({ type: 'casino/takeFreeSpins', payload: { id: ID } });

  beforeEach(async () => {
    given = await openGate({ isPlayer: true });
    given.answers.set(LIST, { freeSpins: [spins('offered', ID)] });
    void given.core.load('casino');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  });
  afterEach(closeGates);

  it('[CSN-31] are loaded and taken, one call at a time', async () => {
    expect(view()?.freeSpins).toBeNull();
    load();
    expect(take()).toMatchObject({ ok: false, error: { code: 'casino/busy' } });
    await given.clock.run(100);
    expect(view()).toMatchObject({ freeSpinsStage: 'idle', freeSpins: [{ id: ID, status: 'offered' }] });
    given.answers.set(TAKE, { freeSpins: [spins('open')] });
    take();
    expect(view()?.freeSpinsStage).toBe('taking');
    expect(take()).toMatchObject({ ok: false, error: { code: 'casino/busy' } });
    await given.clock.run(100);
    expect(statuses()).toEqual(['open']);
    expect(count(LIST)).toBe(1);
    expect(count(TAKE)).toBe(1);
  });

  it('[CSN-31] are loaded again every 2 s while the provider has not answered, at most 15 times in a row', async () => {
    given.answers.set(LIST, { freeSpins: [spins('sent')] });
    load();
    await given.clock.run(2_500);
    expect(count(LIST)).toBe(2);
    given.answers.set(LIST, { freeSpins: [spins('open')] });
    await given.clock.run(60_000);
    expect(count(LIST)).toBe(3);
    expect(statuses()?.join()).toBe('open');
    given.answers.set(LIST, { freeSpins: [spins('sent')] });
    load();
    await given.clock.run(600_000);
    expect(count(LIST)).toBe(3 + 16);
  });

  it('[CSN-31] say whether an offer was refused or no answer came', async () => {
    load();
    await given.clock.run(100);
    given.answers.set(TAKE, [403, { errors: [{ status: '403', code: 'excluded', title: 'Not open', detail: '' }] }]);
    take();
    await given.clock.run(60_000);
    expect(view()?.freeSpinsStage).toBe('refused');
    expect(statuses()?.join()).toBe('offered');
    given.answers.set(TAKE, 'network');
    take();
    await given.clock.run(60_000);
    expect(view()?.freeSpinsStage).toBe('failed');
  });

  it('[CSN-31] are forgotten when the player leaves, and a visitor has none', async () => {
    load();
    await given.clock.run(100);
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(view()?.freeSpins).toBeNull();
    expect(load()).toMatchObject({ ok: false, error: { code: 'casino/signedOut' } });
  });
});
