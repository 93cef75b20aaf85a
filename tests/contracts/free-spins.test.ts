/**
 * Free spins in foreign games: taken by the player, reported to the provider, and paid by the operator round by round.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALPHA, BETA, startForeignWorld } from '../models/foreign-wallet/foreign-world.ts';
import type { ForeignWorld } from '../models/foreign-wallet/foreign-world.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, Signed } from './operator-client.ts';
import { startSampleWorld } from './sample-world.ts';

const DAY_MS = 86_400_000;
const PATH = '/games-api/v1/free-spins';
const OFFER = 'alpha-wheel:welcome';

interface Spins {
  readonly id: string;
  readonly gameId: string;
  readonly status: string;
  readonly left: number;
  readonly expiresAt: number | null;
}
const spinsOf = ({ body }: Answer): readonly Spins[] => (body as { readonly freeSpins: readonly Spins[] }).freeSpins;

describe('free spins', () => {
  let world: ForeignWorld;
  beforeEach(async () => {
    world = await startForeignWorld();
    await world.open(ALPHA, 's');
  });
  afterEach(() => world.close());

  const list = async (): Promise<readonly Spins[]> => {
    await world.settle();
    return spinsOf(await get(world.node().fetch, PATH, signed(world.player())));
  };
  /** The player's grants, also after a restart, which ends the access token. */
  const own = (): readonly string[] => {
    const { casino } = world.node().operator;
    return casino.freeSpins.of(Number(world.player().userId), 'EUR', false).map(({ status }) => status);
  };
  const take = (id = OFFER): Promise<Answer> =>
    post(world.node().fetch, `${PATH}/${id}/take`, {}, signed(world.player()));
  const grant = async (): Promise<Spins> => {
    await take();
    const [taken] = (await list()).filter(({ status }) => status !== 'offered');
    if (taken === undefined) throw new Error('there is no grant');
    return taken;
  };
  const debit = async (grantId: string, id = '1', change: object = {}): Promise<string> => {
    const body = { sessionId: 's', roundId: `r${id}`, transactionId: `d${id}`, amount: 20, grantId, ...change };
    const answer = await world.ask(ALPHA, 'debit', body);
    const { status, reason, freeSpinsLeft } = answer;
    const more =
      typeof reason === 'string' ? ` ${reason}` : typeof freeSpinsLeft === 'number' ? ` ${freeSpinsLeft}` : '';
    return `${status}${more}`;
  };
  const reported = (): readonly string[] =>
    world.received.map(({ url, body }) => `${url.split('/').at(-1) ?? ''} ${body}`);

  it('[GWAL-22] are offered, taken once by the player, and reported to their provider alone', async () => {
    expect((await list()).map(({ id, status }) => `${id} ${status}`)).toEqual([
      `${OFFER} offered`,
      'beta-wheel:welcome offered',
    ]);
    expect(world.received).toEqual([]);
    const at = world.clock.now();
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(200);
    const [offer, taken, ...others] = await list();
    expect(offer?.id).toBe('beta-wheel:welcome');
    expect(taken?.status).toBe('open');
    expect(others).toEqual([]);
    const body = JSON.stringify({
      ...{ grantId: taken?.id, playerId: Number(world.player().userId), gameId: 'alpha-wheel', currency: 'EUR' },
      ...{ stake: 20, rounds: 2, expiresAt: at + 7 * DAY_MS },
    });
    expect(reported()).toEqual([`grant ${body}`]);
    expect(world.received[0]?.url).toBe('https://alpha.example/operator/freespins/grant');
    expect((await take('alpha-wheel:another')).status).toBe(404);
  });

  it('[GWAL-22] are sent again with the same body until the provider answers, over restarts, and not after their end', async () => {
    world.answers.text = null;
    await take();
    expect((await list()).map(({ status }) => status)).toEqual(['offered', 'sent']);
    world.clock.advance(1_000);
    await world.settle();
    await world.restart();
    await world.settle();
    expect(new Set(reported()).size).toBe(1);
    expect(world.received).toHaveLength(3);
    world.answers.text = JSON.stringify({ status: 'OK' });
    world.clock.advance(1_000);
    await world.settle();
    expect(own()).toEqual(['open']);
    await world.restart();
    await world.settle();
    world.clock.advance(DAY_MS);
    await world.settle();
    expect(reported().filter((call) => call.startsWith('grant'))).toHaveLength(4);
  });

  it('[GWAL-22] are not sent after their end', async () => {
    world.answers.text = null;
    await take();
    await world.settle();
    world.clock.advance(8 * DAY_MS);
    await world.settle();
    const calls = reported().filter((call) => call.startsWith('grant'));
    expect(calls).toHaveLength(2);
    world.clock.advance(DAY_MS);
    await world.settle();
    expect(reported().filter((call) => call.startsWith('grant'))).toEqual(calls);
    expect(own()).toEqual(['expired']);
  });

  it('[GWAL-22] pay as many rounds as they have, and what a round pays is the player’s', async () => {
    const { id } = await grant();
    const before = world.balance();
    expect(await debit(id)).toBe('OK 1');
    expect(await debit(id)).toBe('OK 1');
    expect(await debit('another')).toBe('TX_CONFLICT');
    expect(await debit(id, '1', { transactionId: 'd1b' })).toBe('FREE_SPINS_REFUSED round');
    expect(await debit(id, '1', { transactionId: 'd1c', grantId: undefined })).toBe('FREE_SPINS_REFUSED round');
    const round = { sessionId: 's', roundId: 'r1' };
    await world.ask(ALPHA, 'credit', { ...round, transactionId: 'c1', amount: 100 });
    await world.ask(ALPHA, 'round/close', { ...round, transactionId: 'e1' });
    expect(world.balance()).toBe(before + 100);
    expect(await debit(id, '2')).toBe('OK 0');
    expect(await debit(id, '3')).toBe('FREE_SPINS_REFUSED used');
    expect(await list()).toContainEqual(expect.objectContaining({ id, status: 'used', left: 0 }));
    await world.restart();
    expect(await debit(id, '4')).toBe('FREE_SPINS_REFUSED used');
    expect(world.balance()).toBe(before + 100);
    const { operator } = world.node();
    expect(operator.casino.netPosition(Number(world.player().userId), 'EUR', 0)).toBe(100);
    expect(operator.casino.roundOf('alpha:r1')).toMatchObject({ stake: 0, win: 100 });
    expect(operator.played.of('alpha-wheel')).toBe(0);
    const [listed] = operator.casino.foreignRounds.of(Number(world.player().userId), null, 1, () => true);
    expect(listed).toMatchObject({ id: 'alpha:r2', stake: 0, isFree: true });
    expect(operator.casino.foreignRounds.round(Number(world.player().userId), 'alpha:r1')).toMatchObject({
      ...{ stake: 0, isFree: true, pays: 100, proof: 'https://alpha.example/wheel/rounds/r1' },
    });
  });

  it('[GWAL-22] come back by a rollback, which moves no money to the player', async () => {
    const { id } = await grant();
    const before = world.balance();
    expect(await debit(id)).toBe('OK 1');
    const body = { sessionId: 's', roundId: 'r1', transactionId: 'b1', debitId: 'd1' };
    expect(await world.ask(ALPHA, 'rollback', body)).toMatchObject({ status: 'OK', applied: true });
    expect(world.balance()).toBe(before);
    expect(await debit(id, '2')).toBe('OK 1');
    expect(await debit(id, '3')).toBe('OK 0');
  });

  it('[GWAL-22] pay for their player, game, stake and time alone', async () => {
    const { id } = await grant();
    expect(await debit('nobody')).toBe('FREE_SPINS_REFUSED unknown');
    expect(await debit(id, '2', { amount: 30 })).toBe('FREE_SPINS_REFUSED stake');
    await world.open(BETA, 's');
    const foreign = { sessionId: 's', roundId: 'r', transactionId: 'd', amount: 20, grantId: id };
    expect(await world.ask(BETA, 'debit', foreign)).toMatchObject({ status: 'FREE_SPINS_REFUSED', reason: 'unknown' });
    await world.open(ALPHA, 'demo', 'demo');
    expect(await debit(id, '3', { sessionId: 'demo' })).toBe('FREE_SPINS_REFUSED unknown');
    const owner = world.player();
    await world.another();
    await world.open(ALPHA, 'other');
    expect(await debit(id, '4', { sessionId: 'other' })).toBe('FREE_SPINS_REFUSED unknown');
    expect(owner.userId).not.toBe(world.player().userId);
    expect(await debit(id, '5')).toBe('OK 1');
  });

  it('[GWAL-22] end after their days', async () => {
    const { id } = await grant();
    world.clock.advance(7 * DAY_MS - 60_000);
    const launch = async (sessionId: string): Promise<unknown> => {
      // The login of a week ago is over.
      const { login, password } = world.player();
      const encoded = { login: base64(login), password: base64(password) };
      const { body } = await post(world.node().client(), '/web-api/user/login', encoded);
      const player = body as Signed;
      const { body: launched } = await post(
        world.node().client(),
        '/games-api/v1/launches',
        { gameId: 'alpha-wheel' },
        signed(player),
      );
      const { ticket } = launched as { readonly ticket: string };
      return world.ask(ALPHA, 'session/open', { ticket, sessionId });
    };
    await launch('in');
    expect(await debit(id, '1', { sessionId: 'in' })).toBe('OK 1');
    world.clock.advance(60_000);
    expect(await debit(id, '2', { sessionId: 'in' })).toBe('FREE_SPINS_REFUSED expired');
  });

  it('[GWAL-22] obey the rules of the jurisdiction for game, stake and speed', async () => {
    const { id } = await grant();
    const { switches } = world.node().operator;
    switches.set({ jurisdiction: 'GB' });
    await world.open(ALPHA, 'gb');
    expect(await debit(id, '1', { sessionId: 'gb' })).toBe('OK 1');
    const early = { sessionId: 'gb', roundId: 'r2', transactionId: 'd2', amount: 20, grantId: id };
    expect(await world.ask(ALPHA, 'debit', early)).toMatchObject({ status: 'TOO_FAST', retryAfterMs: 5_000 });
    expect((await list()).map(({ status }) => status)).toEqual(['offered', 'open']);
  });

  it('[GWAL-22] are neither offered to nor played by a player who has excluded themselves', async () => {
    const { id } = await grant();
    world.node().operator.limits.blockUser(Number(world.player().userId));
    expect((await list()).map(({ status }) => status)).toEqual(['open']);
    expect((await take('beta-wheel:welcome')).status).toBe(403);
    expect(await debit(id)).toBe('SELF_EXCLUDED excluded');
    world.clock.advance(1_000);
    expect(await debit(id, '2')).toBe('SESSION_EXPIRED excluded');
  });
});

describe('the sample provider', () => {
  it('[GWAL-22, SMP-6] is notified of free spins over HTTP, and plays them for the operator’s money', async () => {
    const { node, ask, clock, close } = await startSampleWorld();
    try {
      const player = await register(node.fetch);
      await post(node.fetch, `${PATH}/sample-wheel:welcome/take`, {}, signed(player));
      const statuses = async () => spinsOf(await get(node.fetch, PATH, signed(player))).map(({ status }) => status);
      await expect.poll(statuses).toEqual(['open']);
      const before = node.operator.balance(Number(player.userId));
      const launch = await post(node.fetch, '/games-api/v1/launches', { gameId: 'sample-wheel' }, signed(player));
      const opened = await ask('open', { ticket: (launch.body as { readonly ticket: string }).ticket });
      expect(opened).toMatchObject({ ok: true, free: { left: 2, stake: 20 } });
      const play = async (key: string) => {
        clock.advance(10_000);
        const body = { token: opened['token'], key, clientSeed: 'c', stake: 500, isFree: true };
        return (await ask('play', body)) as { readonly round?: { readonly stake: number; readonly pays: number } };
      };
      const first = await play('k');
      expect(first).toMatchObject({ ok: true, round: { stake: 20 }, free: { left: 1 } });
      const second = await play('l');
      expect(second).toMatchObject({ ok: true, round: { stake: 20 }, free: null });
      expect(await play('m')).toMatchObject({ ok: false, code: 'NO_FREE_SPINS', free: null });
      const won = (first.round?.pays ?? 0) + (second.round?.pays ?? 0);
      expect(node.operator.balance(Number(player.userId))).toBe(before + won);
      expect(await statuses()).toEqual(['used']);
    } finally {
      await close();
    }
  });
});
