/** The casino's calls: catalogue, launches, rounds, limits and exclusion at each stake, demo play, and a restart. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeCatalogue, decodeRecent, decodeRounds } from 'touchline/core/casino/wire';
import { isProof } from 'touchline/core/casino/types';
import type { GameRound } from 'touchline/core/casino/types';
import { decodeLaunch, decodeMoney, decodeReplay } from 'touchline/core/game-session/wire';
import { mac, signatureOf } from '../../adapters/sandbox/operator/casino/signatures.ts';
import { MOVES } from '../../adapters/sandbox/provider/games/blackjack/table.ts';
import { GAMES } from '../../adapters/sandbox/provider/games/games.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const BASE = '/games-api/v1';
type Answer = Readonly<Record<string, unknown>>;

const clock = createManualClock(Date.UTC(2026, 10, 25, 15));
let store = createMemoryStore();
let host: NodeOperator;
let player: Signed;
const start = (): Promise<NodeOperator> =>
  createNodeOperator({ clock, store, createLine: () => createFakeLine(clock) });

function read<T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}
const ask = async (name: string, body: unknown): Promise<Answer> =>
  (await post(host.fetch, `${BASE}/provider/${name}`, body)).body as Answer;
const launch = async (gameId: string): Promise<string> =>
  read(decodeLaunch((await post(host.fetch, `${BASE}/launches`, { gameId }, signed(player))).body)).ticket;
async function open(gameId: string): Promise<string> {
  const opened = await ask('open', { ticket: await launch(gameId) });
  const session = String(opened['session']);
  await ask('choose', { session, clientSeed: 'client' });
  return session;
}
const play = (session: string, key: string, stake: number) =>
  ask('play', { session, key, bet: { stake, chance: 4_950, side: 'under' } });
const balance = (): number => host.operator.balance(Number(player.userId));
const paysOf = (answer: Answer): number => (answer['round'] as { readonly pays: number }).pays;

beforeEach(async () => {
  store = createMemoryStore();
  host = await start();
  player = await register(host.fetch);
});
afterEach(() => host.close());

describe('the casino', () => {
  it('[CSN-1] lists every game with its exact return and its rules, in each language', async () => {
    for (const language of ['en', 'ru', 'de', 'ar']) {
      const games = read(decodeCatalogue((await get(host.fetch, `${BASE}/catalogue?lng=${language}`)).body));
      expect(games.map(({ id }) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
      expect(games.every(({ returns, rules, title }) => returns.length > 0 && rules.length > 2 && title !== '')).toBe(
        true,
      );
    }
  });

  it('[CSN-26, PRV-11] lists every game with its highest win in lowest terms, and its chance', async () => {
    const games = read(decodeCatalogue((await get(host.fetch, `${BASE}/catalogue?lng=en`)).body));
    expect(games.filter(({ highestWin }) => highestWin === null)).toEqual([]);
    const winOf = (gameId: string) => games.find((game) => game.id === gameId)?.highestWin;
    expect(winOf('plinko')).toEqual({
      ...{ bet: '16-high', n: 1_000n, d: 1n, isCapped: false },
      chance: { kind: 'exact', n: 1n, d: 32_768n },
    });
    expect(winOf('holdem')).toMatchObject({ chance: { kind: 'play' } });
    expect(winOf('bingo-75')).toMatchObject({ chance: { kind: 'atMost', n: 1n, d: 40n } });
    expect(winOf('crash')).toMatchObject({ n: 1_000n, isCapped: true });
  });

  it('[CSN-17, GWAL-17] has the release date of each game and its count of rounds for money, also after a restart', async () => {
    const listed = async () => {
      const games = read(decodeCatalogue((await get(host.fetch, `${BASE}/catalogue?lng=en`)).body));
      return { games, rounds: games.flatMap(({ id, played }) => (played.rounds > 0 ? [[id, played]] : [])) };
    };
    expect((await listed()).rounds).toEqual([]);
    expect((await listed()).games.every(({ releasedAt }) => (releasedAt ?? 0) > Date.UTC(2026, 10, 1))).toBe(true);
    const session = await open('dice');
    await play(session, 'k1', 100);
    await play(session, 'k1', 100);
    await play(session, 'k2', 100);
    expect((await listed()).rounds).toEqual([['dice', { rounds: 2, days: 7 }]]);
    await host.close();
    host = await start();
    expect((await listed()).rounds).toEqual([['dice', { rounds: 2, days: 7 }]]);
  });

  it('[GWAL-9, PRV-5] plays for money once under a key, and lists the round with its proof', async () => {
    const session = await open('dice');
    const before = balance();
    const first = await play(session, 'k1', 100);
    expect(first['ok']).toBe(true);
    expect(await play(session, 'k1', 100)).toEqual(first);
    expect(balance()).toBe(before - 100 + paysOf(first));
    expect(host.operator.balances().reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const { rounds } = read(decodeRounds((await get(host.fetch, `${BASE}/rounds`, signed(player))).body));
    expect(rounds).toMatchObject([{ gameId: 'dice', stake: 100, nonce: 0, clientSeed: 'client', serverSeed: null }]);
    await ask('rotate', { session });
    const after = read(decodeRounds((await get(host.fetch, `${BASE}/rounds`, signed(player))).body));
    expect(after.rounds.find(isProof)?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[PRV-13, GSN-23] replays a finished round step by step, to its player alone', async () => {
    const replayOf = (id: string, who: Signed) => get(host.fetch, `${BASE}/rounds/${id}/replay`, signed(who));
    const played = await play(await open('dice'), 'k1', 100);
    const { id, pays, shown } = played['round'] as GameRound;
    const answer = await replayOf(id, player);
    expect(answer.status).toBe(200);
    expect(read(decodeReplay(answer.body))).toMatchObject({
      ...{
        id,
        gameId: 'dice',
        frame: 'games/dice.html',
        currency: 'EUR',
        bet: { stake: 100, chance: 4_950, side: 'under' },
        draw: null,
      },
      steps: [{ stake: 100, moves: [], pays, shown }],
    });
    const mines = await ask('play', { session: await open('mines'), key: 'k2', bet: { stake: 100, mines: 3 } });
    const refusals = [
      await replayOf((mines['round'] as GameRound).id, player),
      await replayOf('unknown', player),
      await replayOf(id, await register(host.fetch)),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 404, 404]);
    expect(JSON.stringify(refusals.map(({ body }) => body))).not.toContain('shown');
    expect((await get(host.fetch, `${BASE}/rounds/${id}/replay`)).status).toBe(401);
  });

  it('[CSN-7] lists the games that the player staked money on, the latest first and each once', async () => {
    const recent = async () => read(decodeRecent((await get(host.fetch, `${BASE}/recent`, signed(player))).body));
    expect(await recent()).toEqual([]);
    await play(await open('dice'), 'k1', 100);
    const wheel = await open('wheel');
    await ask('play', { session: wheel, key: 'k2', bet: { stake: 100, wheel: 'steady' } });
    clock.advance(10_000);
    expect(await recent()).toEqual(['wheel', 'dice']);
    await play(await open('dice'), 'k3', 100);
    expect(await recent()).toEqual(['dice', 'wheel']);
    expect((await get(host.fetch, `${BASE}/recent`)).status).toBe(401);
  });

  it('[FAIR-4, FAIR-5, FAIR-6] the server seed stays until it is revealed on request, and each round has the next nonce', async () => {
    const session = await open('dice');
    const rounds = [await play(session, 'a', 10), await play(session, 'b', 10), await play(session, 'c', 10)];
    const facts = rounds.map(({ round }) => round as { readonly nonce: number; readonly seedId: string });
    expect(facts.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
    expect(new Set(facts.map(({ seedId }) => seedId)).size).toBe(1);
    expect(await ask('choose', { session, clientSeed: 'other' })).toMatchObject({ code: 'SEED_CHOSEN' });
    expect(await ask('rotate', { session })).toMatchObject({ ok: true, fair: { clientSeed: null, nonce: 0 } });
    expect(await play(session, 'd', 10)).toMatchObject({ code: 'SEED_NEEDED' });
  });

  it('[GWAL-1, PRV-1] a ticket opens one session, within a minute', async () => {
    const ticket = await launch('dice');
    expect((await ask('open', { ticket }))['ok']).toBe(true);
    expect(await ask('open', { ticket })).toMatchObject({ ok: false, code: 'TICKET_USED' });
    const late = await launch('dice');
    clock.advance(60_000);
    expect(await ask('open', { ticket: late })).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await ask('open', { ticket: `${late.split('.')[0]}.${'0'.repeat(64)}` })).toMatchObject({
      code: 'TICKET_INVALID',
    });
    expect((await post(host.fetch, `${BASE}/launches`, { gameId: 'dice' })).status).toBe(401);
  });

  it('[GWAL-8] each stake meets range, balance, ban, exclusion and speed; a refusal takes nothing', async () => {
    const session = await open('dice');
    const before = balance();
    expect(await play(session, 'a', 1)).toMatchObject({ code: 'STAKE_RANGE', detail: { min: 10, max: 10_000 } });
    host.operator.switches.set({ banLevel: 1 });
    expect(await play(session, 'b', 100)).toMatchObject({ code: 'GAME_SUSPENDED' });
    host.operator.switches.set({ banLevel: 0, jurisdiction: 'GB' });
    const fast = await open('wheel');
    const spin = (key: string) => ask('play', { session: fast, key, bet: { stake: 10, wheel: 'bold' } });
    expect((await spin('c'))['ok']).toBe(true);
    expect(await spin('d')).toMatchObject({ code: 'TOO_FAST', detail: { retryAfterMs: 5_000 } });
    host.operator.switches.set({ jurisdiction: 'default' });
    const between = balance();
    host.operator.limits.blockUser(Number(player.userId));
    expect(await play(session, 'e', 100)).toMatchObject({ code: 'SELF_EXCLUDED' });
    expect(balance()).toBe(between);
    expect(before - between).toBeLessThanOrEqual(10);
  });

  it('[GWAL-11] a round takes further debits up to its first one, without the shortest time, from sessions of its player alone', async () => {
    const { casino } = host.operator;
    host.operator.switches.set({ jurisdiction: 'GB' });
    let made = 0;
    const debit = async (sessionId: string, roundId: string, amount: number): Promise<Answer> => {
      made += 1;
      const call = {
        path: 'debit',
        body: JSON.stringify({ sessionId, roundId, transactionId: `t${made}`, amount }),
        at: clock.now(),
      };
      return JSON.parse(await casino.receive({ ...call, signature: signatureOf(casino.providerKey, call) })) as Answer;
    };
    const sessionIdOf = async (gameId: string): Promise<string> =>
      String((await ask('open', { ticket: await launch(gameId) }))['sessionId']);
    const [first, later, other] = [
      await sessionIdOf('blackjack'),
      await sessionIdOf('blackjack'),
      await sessionIdOf('mines'),
    ];
    const before = balance();
    expect(await debit(first, 'r', 100)).toMatchObject({ status: 'OK' });
    expect(await debit(first, 'r', 101)).toMatchObject({ status: 'STAKE_RANGE', min: 1, max: 100 });
    expect(await debit(first, 'r', 100)).toMatchObject({ status: 'OK', balance: before - 200 });
    expect(await debit(later, 'r', 5)).toMatchObject({ status: 'OK', balance: before - 205 });
    expect(await debit(other, 'r', 5)).toMatchObject({ status: 'ROUND_UNKNOWN' });
    expect(await debit(first, 's', 100)).toMatchObject({ status: 'TOO_FAST' });
    expect(balance()).toBe(before - 205);
  });

  it('[PRV-8, PRV-9, GWAL-8, BJK-13] a raise that is refused leaves the round as it was, and the whole stake is listed', async () => {
    const id = Number(player.userId);
    /** Plays until a round asks for a move with two cards against no ace. */
    const dealt = async (session: string, from: number) => {
      for (let at = from; ; at += 1) {
        // Rounds follow each other.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask('play', { session, key: `b${at}`, bet: { stake: 100 } });
        const round = answer['round'] as GameRound;
        const choices = round.shown['choices'];
        if (typeof choices === 'object' && choices.includes(MOVES.double)) return { round, at };
        const last = typeof choices === 'object' ? [MOVES.decline, MOVES.stand] : [];
        for (const [place, move] of last.entries())
          // oxlint-disable-next-line no-await-in-loop
          await ask('move', { session, roundId: round.id, at: place, move });
      }
    };
    const session = await open('blackjack');
    const { round, at } = await dealt(session, 0);
    const move = (name: keyof typeof MOVES, roundId: string) =>
      ask('move', { session, roundId, at: 0, move: MOVES[name] });
    const before = balance();
    host.operator.limits.blockUser(id);
    expect(await move('double', round.id)).toMatchObject({ ok: false, code: 'SELF_EXCLUDED', round });
    expect(balance()).toBe(before);
    expect(await move('split', 'unknown')).toMatchObject({ code: 'ROUND_UNKNOWN' });
    expect(await move('stand', round.id)).toMatchObject({ ok: true, round: { status: 'over', stake: 100 } });
    expect(await ask('move', { session, roundId: round.id, at: 1, move: MOVES.hit })).toMatchObject({
      code: 'BAD_MOVE',
      round: { id: round.id, status: 'over' },
    });
    player = await register(host.fetch);
    const next = await open('blackjack');
    const again = await dealt(next, at + 1);
    const money = balance();
    const doubled = await ask('move', { session: next, roundId: again.round.id, at: 0, move: MOVES.double });
    expect(doubled).toMatchObject({ ok: true, round: { status: 'over', stake: 200, nonce: again.round.nonce } });
    expect(balance()).toBe(money - 100 + paysOf(doubled));
    const { rounds } = read(decodeRounds((await get(host.fetch, `${BASE}/rounds`, signed(player))).body));
    expect(rounds[0]).toMatchObject({ id: again.round.id, stake: 200 });
  });

  it('[GWAL-7] a win is paid to a player who is excluded and banned by then, a day after the session began', async () => {
    const session = await open('mines');
    const move = (roundId: string, at: number, cell: number) => ask('move', { session, roundId, at, move: cell });
    type Round = Readonly<{ id: string; status: string; pays: number }>;
    let round: Round | null = null;
    // One cell in 25 is a mine: another round is played where the first cell is one.
    for (let tries = 0; round?.status !== 'staked' && tries < 10; tries += 1) {
      const began = await ask('play', { session, key: `m${tries}`, bet: { stake: 100, mines: 1 } });
      round = (await move((began['round'] as Round).id, 0, 0))['round'] as Round;
    }
    const before = balance();
    host.operator.limits.blockUser(Number(player.userId));
    host.operator.switches.set({ banLevel: 1 });
    clock.advance(24 * 3_600_000);
    const taken = await move(round?.id ?? '', 1, -1);
    expect(taken['round']).toMatchObject({ status: 'over', pays: 103 });
    expect(balance()).toBe(before + 103);
  });

  it('[FAIR-9] each player has a seed for each game, and a visitor one that ends with the session', async () => {
    const commitmentOf = (opened: Answer): string => (opened['fair'] as { readonly commitment: string }).commitment;
    const openAs = async (gameId: string) => commitmentOf(await ask('open', { ticket: await launch(gameId) }));
    const demo = async () => {
      const { body } = await post(host.client(), `${BASE}/demo-launches`, { gameId: 'dice', currency: 'EUR' });
      return commitmentOf(await ask('open', { ticket: read(decodeLaunch(body)).ticket }));
    };
    const dice = await openAs('dice');
    const wheel = await openAs('wheel');
    expect(await openAs('dice')).toBe(dice);
    const demos = [await demo(), await demo()];
    player = await register(host.client());
    expect(new Set([dice, wheel, await openAs('dice'), ...demos]).size).toBe(5);
  });

  it('[PRV-7] calls of one player at the same moment are handled one after another', async () => {
    const session = await open('dice');
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const before = balance();
    const answers = await Promise.all(keys.map((key) => play(session, key, 100)));
    const nonces = answers.map(({ round }) => (round as { readonly nonce: number }).nonce);
    expect(nonces).toEqual([0, 1, 2, 3, 4]);
    expect(balance()).toBe(before - 500 + answers.reduce((sum, answer) => sum + paysOf(answer), 0));
  });

  it('[GWAL-2] a call with a wrong key, body or time changes nothing', async () => {
    const { casino } = host.operator;
    const call = { path: 'balance', body: JSON.stringify({ sessionId: 'x' }), at: clock.now() };
    const answer = async (change: object, key = casino.providerKey): Promise<unknown> =>
      JSON.parse(await casino.receive({ ...call, signature: signatureOf(key, call), ...change })) as unknown;
    expect(await answer({})).toEqual({ status: 'SESSION_EXPIRED' });
    expect(await answer({}, mac('other', 'key'))).toEqual({ status: 'BAD_SIGNATURE' });
    expect(await answer({ body: '{"sessionId":"y"}' })).toEqual({ status: 'BAD_SIGNATURE' });
    clock.advance(60_001);
    expect(await answer({})).toEqual({ status: 'BAD_SIGNATURE' });
  });

  it('[GSN-27] the catalogue names the page that a launch names', async () => {
    const games = read(decodeCatalogue((await get(host.fetch, `${BASE}/catalogue?lng=en`)).body));
    const { body } = await post(host.client(), `${BASE}/demo-launches`, { gameId: 'dice', currency: 'EUR' });
    expect(games.find(({ id }) => id === 'dice')?.frame).toBe(read(decodeLaunch(body)).frame);
  });

  it('[GWAL-10] a visitor plays for fun with play money, and no record or account changes', async () => {
    const records = store.records.length;
    const launched = read(
      decodeLaunch((await post(host.client(), `${BASE}/demo-launches`, { gameId: 'dice', currency: 'EUR' })).body),
    );
    const opened = await ask('open', { ticket: launched.ticket });
    const session = String(opened['session']);
    await ask('choose', { session, clientSeed: 'c' });
    const played = await play(session, 'k', 500);
    const money = read(
      decodeMoney((await get(host.fetch, `${BASE}/sessions/${String(opened['sessionId'])}/money`)).body),
    );
    expect(money).toEqual({ currency: 'EUR', balance: 100_000 - 500 + paysOf(played) });
    expect(store.records.length).toBe(records);
  });

  it('[PRV-6, GWAL-3, MINE-5] an open round and every answer survive a restart', async () => {
    const session = await open('mines');
    const began = await ask('play', { session, key: 'm', bet: { stake: 100, mines: 1 } });
    const money = balance();
    await host.close();
    host = await start();
    player = {
      ...player,
      ...((
        await post(host.fetch, '/web-api/user/login', {
          login: Buffer.from(player.login).toString('base64'),
          password: Buffer.from(player.password).toString('base64'),
        })
      ).body as Signed),
    };
    expect(balance()).toBe(money);
    const opened = await ask('open', { ticket: await launch('mines') });
    expect(opened['round']).toMatchObject({ id: (began['round'] as { readonly id: string }).id, status: 'staked' });
  });
});
