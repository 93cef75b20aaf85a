import { describe, expect, it } from 'vitest';
import { unseal } from 'touchline/kernel/journal-codec';
import { readBody } from 'touchline/core/receipts/wire';
import type { Tab } from '../../models/virtual-browser.ts';
import type { World } from '../../models/world.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';

interface Visit {
  readonly world: World;
  readonly tab: Tab;
}

async function visit(): Promise<Visit> {
  const world = createWorld();
  return { world, tab: await world.player() };
}

async function bet({ world, tab }: Visit, marketIds: readonly number[] = [market(1)]): Promise<void> {
  fill(tab.core, marketIds);
  await world.clock.run(1_000);
  expect(place(tab.core).ok).toBe(true);
  await world.clock.run(1_000);
}

const keysOf = ({ core }: Tab): readonly string[] => core.receipts.get().receipts.map(({ key }) => key);
/** The types of the events in a segment. */
function eventsIn(text: unknown): readonly unknown[] {
  const value = unseal('seg', text);
  return value.ok && Array.isArray(value.value)
    ? value.value.map((record: unknown) => (Array.isArray(record) ? (record as unknown[])[4] : null))
    : [];
}

describe('sealing', () => {
  it('[RCP-1] gives an accepted bet a receipt of the agreed terms', async () => {
    const { world, tab } = await visit();
    await bet({ world, tab }, [market(1), market(2)]);
    const [receipt] = tab.core.receipts.get().receipts;
    const body = readBody(receipt?.text ?? '');
    expect(body).toMatchObject({
      betId: world.operator.bets[0]?.bet['id'],
      key: world.operator.bets[0]?.key,
      typeId: 1,
      amount: 1_000,
      currency: 'EUR',
      previous: '',
    });
    expect(body?.legs.map(({ marketId, price, home }) => [marketId, price, home !== ''])).toEqual([
      [market(1), 2_000, true],
      [market(2), 2_000, true],
    ]);
    expect(await tab.core.verifyReceipts()).toMatchObject({ isIntact: true, startsAfter: '' });
    expect(tab.reports).toEqual([]);
  });

  it('[RCP-4] links each receipt to the one before', async () => {
    const { world, tab } = await visit();
    for (const game of [1, 2, 3]) await bet({ world, tab }, [market(game)]);
    const { receipts, due } = tab.core.receipts.get();
    expect(receipts).toHaveLength(3);
    expect(due).toEqual([]);
    expect(receipts.map(({ text }) => readBody(text)?.previous)).toEqual(['', receipts[0]?.hash, receipts[1]?.hash]);
  });

  it('[RCP-2] writes the acceptance and the due receipt in one segment of the journal', async () => {
    const { world, tab } = await visit();
    await bet({ world, tab });
    const segments = world.browser.disk.segments.map(({ text }) => eventsIn(text));
    expect(
      segments
        .filter((types) => types.includes('coupon/betAccepted') || types.includes('receipts/awaited'))
        .map((types) => types.filter((type) => /betAccepted|awaited/.test(String(type)))),
    ).toEqual([['coupon/betAccepted', 'receipts/awaited']]);
  });

  it('[RCP-2] happens once, in the next visit, after a crash at any port call', async () => {
    const whole = await visit();
    whole.world.browser.digestMs = 300;
    const before = whole.tab.calls.length;
    await bet(whole);
    const calls = whole.tab.calls.length;
    let sealedLater = 0;
    let placedEver = 0;
    for (let killAfter = before; killAfter <= calls; killAfter += 1) {
      const world = createWorld();
      // Waits longer than the journal batches writes, so that the due receipt is on disk before its seal.
      world.browser.digestMs = 300;
      const dying = world.browser.open({ killAfter });
      await world.clock.run(100);
      dying.core.line.watch(['top']);
      dying.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await world.clock.run(500);
      fill(dying.core, [market(1)]);
      await world.clock.run(1_000);
      place(dying.core);
      await world.clock.run(1_000);
      dying.kill();
      const tab = world.browser.open();
      await world.clock.run(60_000);
      const placed = world.operator.bets.map(({ key }) => key);
      expect(keysOf(tab), `killed after ${dying.calls.at(-1)}`).toEqual(placed);
      expect(tab.core.receipts.get().due).toEqual([]);
      world.browser.digestMs = 0;
      expect((await tab.core.verifyReceipts()).isIntact).toBe(true);
      placedEver += placed.length;
      if (dying.core.receipts.get().due.length > 0) sealedLater += 1;
    }
    expect(placedEver).toBeGreaterThan(3);
    expect(sealedLater).toBeGreaterThan(1);
  });

  it('[RCP-2, RCP-7] reports a failure, and is repeated by a later visit', async () => {
    const { world, tab } = await visit();
    world.browser.hasDigest = false;
    await bet({ world, tab });
    expect(tab.core.receipts.get()).toMatchObject({
      receipts: [],
      due: [{ key: world.operator.bets[0]?.key }],
      hasFailed: true,
    });
    expect(tab.reports).toEqual(['receipts/seal: no digest']);
    await expect(tab.core.verifyReceipts()).resolves.toMatchObject({ receipts: [] });
    await world.clock.run(1_000);
    tab.kill();
    world.browser.hasDigest = true;
    const next = world.browser.open();
    await world.clock.run(5_000);
    expect(next.core.receipts.get()).toMatchObject({
      due: [],
      hasFailed: false,
      receipts: [{ key: world.operator.bets[0]?.key }],
    });
  });

  it('[RCP-3] happens in one tab only; the other receives the receipts', async () => {
    const { world, tab } = await visit();
    const other = world.browser.open();
    await world.clock.run(1_000);
    await bet({ world, tab });
    expect(keysOf(other)).toEqual(keysOf(tab));
    expect(other.core.receipts.get()).toEqual(tab.core.receipts.get());
    expect(
      other.core.recent().filter(({ event, foreign }) => event.type.startsWith('receipts/') && foreign !== true),
    ).toEqual([]);
    expect(keysOf(tab)).toHaveLength(1);
  });

  it('[RCP-3] in two tabs at the same time results in one intact chain', async () => {
    const { world, tab } = await visit();
    const other = world.browser.open();
    other.core.line.watch(['top']);
    await world.clock.run(1_000);
    await bet({ world, tab });
    for (const [at, { core }] of [tab, other].entries()) {
      core.dispatch({ type: 'receipts/await', payload: { key: `same`, betId: '9', userId: '1', text: '{}' } });
      core.dispatch({ type: 'receipts/await', payload: { key: `own-${at}`, betId: '9', userId: '1', text: '{}' } });
      for (const key of ['same', `own-${at}`])
        core.dispatch({
          type: 'receipts/seal',
          payload: { key, betId: '9', userId: '1', text: '{}', hash: `${key}-${at}` },
        });
    }
    await world.clock.run(1_000);
    expect(other.core.receipts.get()).toEqual(tab.core.receipts.get());
    expect(new Set(keysOf(tab))).toEqual(new Set([world.operator.bets[0]?.key, 'own-0', 'own-1', 'same']));
    expect(tab.core.receipts.get().passed).toHaveLength(1);
  });

  it('[RCP-6] is undone by a logout, in memory and on disk; another player finds no receipts', async () => {
    const { world, tab } = await visit();
    await bet({ world, tab });
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(2_000);
    expect(tab.core.receipts.get()).toEqual({ receipts: [], passed: [], due: [], hasFailed: false });
    expect(JSON.stringify(world.browser.disk)).not.toContain('touchline-receipt');
  });

  it('[RCP-6] survives a session ended by the operator for the same player only', async () => {
    const { world, tab } = await visit();
    await bet({ world, tab });
    await world.clock.run(1_000);
    world.operator.endSessions();
    await world.clock.run(30_000);
    expect(tab.core.session.get().status).toBe('guest');
    expect(keysOf(tab)).toHaveLength(1);
    tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(2_000);
    expect(tab.core.session.get().status).toBe('player');
    expect(keysOf(tab)).toEqual([]);
    expect(JSON.stringify(world.browser.disk)).not.toContain('touchline-receipt');
  });
});
