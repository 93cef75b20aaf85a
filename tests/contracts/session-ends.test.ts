/** Ends of sessions of foreign games: each reason, and the sample provider that is notified of one over HTTP. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitsPaths } from 'touchline/core/limits/paths';
import { ALPHA, startForeignWorld } from '../models/foreign-wallet/foreign-world.ts';
import type { ForeignWorld } from '../models/foreign-wallet/foreign-world.ts';
import { post, register, signed } from './operator-client.ts';
import { startSampleWorld } from './sample-world.ts';

const HOUR_MS = 3_600_000;

describe('a session of a foreign game', () => {
  let world: ForeignWorld;
  beforeEach(async () => {
    world = await startForeignWorld();
    await world.open(ALPHA, 's');
  });
  afterEach(() => world.close());

  const debit = async (id: string, amount = 10, sessionId = 's'): Promise<string> => {
    const { status, reason } = await world.ask(ALPHA, 'debit', {
      ...{ sessionId, roundId: `r${id}`, transactionId: `d${id}`, amount },
    });
    return typeof reason === 'string' ? `${status} ${reason}` : status;
  };
  /** The reasons that the provider has received so far, after a time has passed. */
  const reasons = async (ms = 1_000): Promise<readonly string[]> => {
    world.clock.advance(ms);
    await world.settle();
    return world.received.map(({ body }) => (JSON.parse(body) as { readonly reason: string }).reason);
  };

  it('[GWAL-21] goes on while nothing ends it, and ends 12 hours after its opening', async () => {
    expect(await reasons(11 * HOUR_MS)).toEqual([]);
    expect(await debit('1')).toBe('OK');
    expect(await reasons(HOUR_MS + 1_000)).toEqual(['expired']);
    expect(await debit('2')).toBe('SESSION_EXPIRED expired');
  });

  it('[GWAL-21] ends with the exclusion of the player, and stays ended', async () => {
    const { limits } = world.node().operator;
    limits.blockUser(Number(world.player().userId));
    expect(await reasons()).toEqual(['excluded']);
    expect(await debit('1')).toBe('SESSION_EXPIRED excluded');
    expect(await reasons(48 * HOUR_MS)).toEqual(['excluded']);
    expect(await debit('2')).toBe('SESSION_EXPIRED excluded');
  });

  it('[GWAL-21, GWAL-8] ends once a limit has nothing left, and not before: until then a refusal has the amount that is left', async () => {
    await world.another();
    await world.open(ALPHA, 'own');
    const limits = { limits: [{ limitType: 1, limitValue: 100 }] };
    await post(world.node().fetch, limitsPaths.limits, limits, signed(world.player()));
    expect(await debit('1', 90, 'own')).toBe('OK');
    expect(await debit('2', 20, 'own')).toBe('LIMIT_REACHED limitReached');
    const above = { sessionId: 'own', roundId: 'above', transactionId: 'above', amount: 20 };
    expect(await world.ask(ALPHA, 'debit', above)).toMatchObject({ status: 'LIMIT_REACHED', max: 10 });
    expect(await reasons()).toEqual([]);
    expect(await debit('3', 10, 'own')).toBe('OK');
    expect(await reasons()).toEqual(['limit']);
    expect(await debit('4', 10, 'own')).toBe('SESSION_EXPIRED limit');
  });

  it('[GWAL-21] ends with a ban, and not with maintenance, which passes', async () => {
    const { switches } = world.node().operator;
    switches.set({ isMaintenance: true });
    expect(await reasons()).toEqual([]);
    switches.set({ isMaintenance: false, banLevel: 1 });
    expect(await reasons()).toEqual(['banned']);
  });

  it('[GWAL-21] ends with the login that launched it, and no session of another login ends', async () => {
    const first = world.player();
    await world.another();
    await world.open(ALPHA, 'other');
    await post(world.node().client(), '/web-api/user/disconnect', undefined, signed(first));
    expect(await reasons()).toEqual(['loggedOut']);
    expect(await debit('1')).toBe('SESSION_EXPIRED loggedOut');
    expect(await debit('2', 10, 'other')).toBe('OK');
  });
});

describe('the sample provider', () => {
  it('[GWAL-21, SMP-5] is notified over HTTP that a session has ended, and begins no further round', async () => {
    const { clock, node, ask, close } = await startSampleWorld();
    try {
      const player = await register(node.fetch);
      const launch = await post(node.fetch, '/games-api/v1/launches', { gameId: 'sample-wheel' }, signed(player));
      const { token } = await ask('open', { ticket: (launch.body as { readonly ticket: string }).ticket });
      const play = (round: string) => ask('play', { token, key: round, clientSeed: 'c', stake: 10 });
      const first = await play('k');
      expect(first).toMatchObject({ ok: true, round: { stake: 10 } });
      await post(node.client(), '/web-api/user/disconnect', undefined, signed(player));
      clock.advance(1_000);
      // The provider's own refusal has no commitment to a next round; the operator's has one.
      let tried = 0;
      await expect.poll(() => play(`p${(tried += 1)}`)).toMatchObject({ ok: false, code: 'SESSION_EXPIRED', next: '' });
      expect(await play(`p${tried}`)).toMatchObject({ ok: false });
    } finally {
      await close();
    }
  });
});
