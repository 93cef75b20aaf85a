/** The wallet for foreign providers over HTTP: every answer of the protocol, signed calls alone, and nothing twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isProof } from 'touchline/core/casino/types';
import { decodeCatalogue, decodeRounds } from 'touchline/core/casino/wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { decodeLaunch, decodeMoney } from 'touchline/core/game-session/wire';
import { WALLET_ERRORS } from '../../adapters/sandbox/operator/casino/calls.ts';
import { ALPHA, BETA, startForeignWorld } from '../models/foreign-wallet/foreign-world.ts';
import type { ForeignWorld, Reply } from '../models/foreign-wallet/foreign-world.ts';
import { LAWS } from '../models/foreign-wallet/laws.ts';
import { get, post, signed } from './operator-client.ts';

const BASE = '/games-api/v1';
let world: ForeignWorld;
const statusOf = ({ status }: Reply): string => status;
const round = (id: string, sessionId = 's') => ({ sessionId, roundId: `r${id}` });
const debit = (id: string, amount = 100, sessionId = 's') =>
  world.ask(ALPHA, 'debit', { ...round(id, sessionId), transactionId: `d${id}`, amount });
const credit = (id: string, amount = 150) =>
  world.ask(ALPHA, 'credit', { ...round(id), transactionId: `c${id}`, amount });
const rollback = (id: string, debitId = `d${id}`) =>
  world.ask(ALPHA, 'rollback', { ...round(id), transactionId: `b${id}`, debitId });
const closeRound = (id: string, transactionId = `e${id}`) =>
  world.ask(ALPHA, 'round/close', { ...round(id), transactionId });

beforeEach(async () => {
  world = await startForeignWorld();
});
afterEach(() => world.close());

describe('the wallet for foreign providers', () => {
  it.each(Object.entries(LAWS))('[GWAL-18…GWAL-21] holds the law %s', async (_, law) => {
    expect(await law(world)).toEqual([]);
  });

  it('[GWAL-20] plays a round for money and one for fun', async () => {
    const before = world.balance();
    expect(await world.open(ALPHA, 's')).toMatchObject({
      http: 200,
      status: 'OK',
      balance: before,
      session: { gameId: 'alpha-wheel', currency: 'EUR', mode: 'real', min: 10, max: 2_000 },
    });
    expect(await debit('1')).toEqual({ http: 200, status: 'OK', balance: before - 100 });
    expect(await credit('1')).toEqual({ http: 200, status: 'OK', balance: before + 50 });
    expect(statusOf(await closeRound('1'))).toBe('OK');
    expect(await world.ask(ALPHA, 'balance', { sessionId: 's' })).toMatchObject({ balance: before + 50 });
    expect(
      world
        .node()
        .operator.balances()
        .reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(0);
    expect(await world.open(ALPHA, 'fun', 'demo')).toMatchObject({ balance: 100_000, session: { playerId: null } });
    expect(await debit('2', 100, 'fun')).toMatchObject({ status: 'OK', balance: 99_900 });
    expect(world.balance()).toBe(before + 50);
  });

  it('[GWAL-1…GWAL-8, GWAL-20, GWAL-22] gives every error of the protocol', async () => {
    const { operator } = world.node();
    const seen = new Set<string>();
    const expectStatus = async (status: string, asked: Promise<Reply>): Promise<void> => {
      expect(statusOf(await asked)).toBe(status);
      seen.add(status);
    };
    const ticket = await world.ticket('alpha-wheel');
    const open = (written: string, sessionId: string) =>
      world.ask(ALPHA, 'session/open', { ticket: written, sessionId });
    expect(statusOf(await open(ticket, 's'))).toBe('OK');
    expect(statusOf(await open(ticket, 's'))).toBe('OK');
    await expectStatus('TICKET_USED', open(ticket, 'other'));
    await expectStatus('TICKET_INVALID', open('forged.ticket', 'other'));
    await expectStatus('SESSION_EXPIRED', debit('0', 100, 'unknown'));
    await expectStatus('STAKE_RANGE', debit('1', 9));
    await expectStatus('BAD_REQUEST', debit('2', 0.5));
    await expectStatus('BAD_SIGNATURE', world.ask(ALPHA, 'balance', { sessionId: 's' }, { key: BETA.key }));
    await expectStatus('ROUND_UNKNOWN', credit('3'));
    const free = { ...round('3'), transactionId: 'free', amount: 20, grantId: 'nobody' };
    await expectStatus('FREE_SPINS_REFUSED', world.ask(ALPHA, 'debit', free));
    expect(statusOf(await debit('4'))).toBe('OK');
    await expectStatus('TX_CONFLICT', debit('4', 200));
    expect(statusOf(await credit('4'))).toBe('OK');
    await expectStatus('ROUND_SETTLED', rollback('4'));
    expect(statusOf(await closeRound('4'))).toBe('OK');
    await expectStatus('ROUND_CLOSED', closeRound('4', 'again'));
    expect(await rollback('5')).toMatchObject({ status: 'OK', applied: false });
    await expectStatus('TX_CANCELLED', debit('5'));
    await expectStatus('TX_UNKNOWN', world.ask(ALPHA, 'transactions', { sessionId: 's', transactionId: 'never' }));
    operator.switches.set({ banLevel: 1 });
    await expectStatus('GAME_SUSPENDED', debit('6'));
    operator.switches.set({ banLevel: 0, jurisdiction: 'GB' });
    await world.open(ALPHA, 'gb');
    await expectStatus('TOO_FAST', debit('7', 10, 'gb'));
    operator.switches.set({ jurisdiction: 'default' });
    await world.another();
    await world.open(ALPHA, 'own');
    const limits = { limits: [{ limitType: 1, limitValue: 1 }] };
    await post(world.node().fetch, limitsPaths.limits, limits, signed(world.player()));
    await expectStatus('LIMIT_REACHED', debit('8', 101, 'own'));
    operator.limits.blockUser(Number(world.player().userId));
    await expectStatus('SELF_EXCLUDED', debit('9', 10, 'own'));
    await world.another();
    await world.open(ALPHA, 'spent');
    for (let left = world.balance(), at = 0; left >= 10; at += 1, left = world.balance())
      // Stakes follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await debit(`spent${at}`, Math.min(left, 2_000), 'spent');
    await expectStatus('INSUFFICIENT_FUNDS', debit('last', 10, 'spent'));
    expect(WALLET_ERRORS.filter((code) => !seen.has(code))).toEqual([]);
  });

  it('[GWAL-3, GWAL-4] one transaction is one answer, also after a restart, and a rollback leaves a tombstone', async () => {
    await world.open(ALPHA, 's');
    const before = world.balance();
    const first = await debit('1');
    expect(await debit('1')).toEqual(first);
    expect(await rollback('2')).toMatchObject({ status: 'OK', applied: false });
    expect(statusOf(await debit('2'))).toBe('TX_CANCELLED');
    await world.restart();
    expect(await debit('1')).toEqual(first);
    expect(await world.ask(ALPHA, 'transactions', { sessionId: 's', transactionId: 'd1' })).toEqual(first);
    expect(statusOf(await debit('2'))).toBe('TX_CANCELLED');
    expect(world.balance()).toBe(before - 100);
    expect(await rollback('1')).toMatchObject({ status: 'OK', applied: true, balance: before });
    expect(await rollback('1')).toMatchObject({ status: 'OK', applied: true, balance: before });
    expect(world.balance()).toBe(before);
  });

  it('[GWAL-20] bodies that are too large or do not fit are refused, and move nothing', async () => {
    await world.open(ALPHA, 's');
    const before = world.balance();
    const body = { ...round('1'), transactionId: 'd1', amount: 100 };
    const large = await world.ask(ALPHA, 'debit', { ...body, note: 'x'.repeat(5_000) });
    expect(large).toEqual({ http: 413, status: 'BAD_REQUEST' });
    const bad = [
      { ...body, amount: -100 },
      { ...body, amount: '100' },
      { ...body, roundId: 'with space' },
      { ...body, transactionId: 'x'.repeat(81) },
      { sessionId: 's' },
      'no json',
    ];
    for (const each of bad)
      // Calls follow each other.
      // oxlint-disable-next-line no-await-in-loop
      expect(await world.ask(ALPHA, 'debit', each)).toEqual({ http: 400, status: 'BAD_REQUEST' });
    expect(world.balance()).toBe(before);
  });

  it('[CSN-20, GWAL-18] the games of a foreign provider are in the catalogue, with the provider, the return and the stakes', async () => {
    const titles = new Map([
      ['en', 'Small wheel'],
      ['ru', 'Малое колесо'],
      ['de', 'Kleines Rad'],
      ['ar', 'العجلة الصغيرة'],
    ]);
    for (const [language, title] of titles) {
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await get(world.node().fetch, `${BASE}/catalogue?lng=${language}&currency=EUR`);
      const read = decodeCatalogue(body);
      expect(read.ok && read.value.find(({ id }) => id === 'alpha-wheel')).toMatchObject({
        title,
        number: 901,
        provider: { slug: 'alpha', name: 'Makers of alpha', isOwn: false },
        section: 'fast-games',
        returns: [{ bet: '', n: 19n, d: 20n }],
        stakes: { currency: 'EUR', min: 10, max: 2_000 },
        isAllowed: true,
        frame: null,
      });
    }
  });

  it('[GSN-18, GWAL-18] a launch gives the address at the origin of the provider, and the balance is known by what the launch named', async () => {
    const { fetch } = world.node();
    const { body } = await post(fetch, `${BASE}/launches`, { gameId: 'alpha-wheel' }, signed(world.player()));
    const launch = decodeLaunch(body);
    if (!launch.ok) throw new Error(launch.error);
    const { frame, sessionId, ticket } = launch.value;
    expect(frame).toBe('https://alpha.example/wheel/');
    expect(frame).not.toContain(ticket);
    const money = () => get(fetch, `${BASE}/sessions/${sessionId ?? ''}/money`);
    expect((await money()).status).toBe(404);
    await world.ask(ALPHA, 'session/open', { ticket, sessionId: 's' });
    await debit('1');
    const read = decodeMoney((await money()).body);
    expect(read).toEqual({ ok: true, value: { currency: 'EUR', balance: world.balance() } });
  });

  it('[CSN-4, CSN-23] rounds of foreign games are listed with our own, page by page, each once and the latest first', async () => {
    const { fetch } = world.node();
    const call = async (name: string, body: unknown) =>
      (await post(fetch, `${BASE}/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
    await world.open(ALPHA, 's');
    const session = String((await call('open', { ticket: await world.ticket('dice') }))['session']);
    await call('choose', { session, clientSeed: 'c' });
    // Some rounds begin at the same moment.
    for (let at = 0; at < 30; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      if (at % 3 === 0)
        await call('play', { session, key: `k${at}`, bet: { stake: 10, chance: 4_950, side: 'under' } });
      // oxlint-disable-next-line no-await-in-loop
      else await debit(`${at}`, 10);
      if (at % 4 === 0) world.clock.advance(1_000);
    }
    await credit('1', 30);
    await closeRound('1');
    await rollback('2');
    const page = async (before?: string) => {
      const address = `${BASE}/rounds${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`;
      const read = decodeRounds((await get(fetch, address, signed(world.player()))).body);
      if (!read.ok) throw new Error(read.error);
      return read.value;
    };
    const first = await page();
    expect(first).toMatchObject({ hasMore: true, rounds: { length: 20 } });
    const second = await page(first.rounds.at(-1)?.id);
    expect(second).toMatchObject({ hasMore: false, rounds: { length: 10 } });
    const all = [...first.rounds, ...second.rounds];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
    expect(all.filter(isProof)).toHaveLength(10);
    const of = (id: string) => all.find((each) => each.id === `alpha:r${id}`);
    expect(of('1')).toMatchObject({ gameId: 'alpha-wheel', status: 'over', stake: 10, pays: 30, commitment: null });
    expect(of('2')).toMatchObject({ status: 'cancelled', pays: null });
    expect(of('4')).toMatchObject({ status: 'staked', stake: 10, pays: null });
    for (const { id } of all)
      // Every round is a place to go on from.
      // oxlint-disable-next-line no-await-in-loop
      expect((await page(id)).rounds.map((each) => each.id)).toEqual(
        all
          .slice(all.findIndex((each) => each.id === id) + 1)
          .slice(0, 20)
          .map((each) => each.id),
      );
    expect((await page('unknown')).rounds).toEqual([]);
    await world.another();
    expect((await page()).rounds).toEqual([]);
    expect((await page('alpha:r4')).rounds).toEqual([]);
  });

  it('[CSN-27] one round is answered by its id as the list has it, our own and foreign ones, and never to another player', async () => {
    const { fetch } = world.node();
    const call = async (name: string, body: unknown) =>
      (await post(fetch, `${BASE}/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
    await world.open(ALPHA, 's');
    const session = String((await call('open', { ticket: await world.ticket('dice') }))['session']);
    await call('choose', { session, clientSeed: 'c' });
    await call('play', { session, key: 'k', bet: { stake: 10, chance: 4_950, side: 'under' } });
    await debit('1', 10);
    await credit('1', 30);
    await closeRound('1');
    const ask = (id: string) => get(fetch, `${BASE}/rounds/${encodeURIComponent(id)}`, signed(world.player()));
    const { body } = await get(fetch, `${BASE}/rounds`, signed(world.player()));
    const { rounds } = body as { readonly rounds: readonly { readonly id: string }[] };
    expect(rounds).toHaveLength(2);
    const answers = () => Promise.all(rounds.map(({ id }) => ask(id)));
    expect((await answers()).map((answer) => answer.body)).toEqual(rounds);
    const unknown = await ask('unknown');
    expect(unknown.status).toBe(404);
    await world.another();
    expect((await answers()).map((answer) => answer.body)).toEqual([unknown.body, unknown.body]);
    expect((await get(fetch, `${BASE}/rounds/${rounds[0]?.id}`)).status).toBe(401);
  });

  it('[CSN-25, CSN-23] a filter of the rounds reads our own and foreign ones, page by page, and refuses what it does not know', async () => {
    const { fetch } = world.node();
    const call = async (name: string, body: unknown) =>
      (await post(fetch, `${BASE}/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
    await world.open(ALPHA, 's');
    const session = String((await call('open', { ticket: await world.ticket('dice') }))['session']);
    await call('choose', { session, clientSeed: 'c' });
    for (let at = 0; at < 48; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      if (at % 2 === 0)
        await call('play', { session, key: `k${at}`, bet: { stake: 10, chance: 4_950, side: 'under' } });
      // oxlint-disable-next-line no-await-in-loop
      else await debit(`${at}`, 10);
      world.clock.advance(1_000);
    }
    await credit('1', 30);
    await closeRound('1');
    await closeRound('3');
    await credit('5', 10);
    await closeRound('5');
    await rollback('7');
    const ask = (query: string) => get(fetch, `${BASE}/rounds?${query}`, signed(world.player()));
    const page = async (query: string) => {
      const read = decodeRounds((await ask(query)).body);
      if (!read.ok) throw new Error(read.error);
      return read.value;
    };
    const all = async (query: string) => {
      const found = [...(await page(query)).rounds];
      for (let more = found.length === 20; more;) {
        // Each page begins where the one before ended.
        // oxlint-disable-next-line no-await-in-loop
        const next = await page(`${query}&before=${encodeURIComponent(found.at(-1)?.id ?? '')}`);
        found.push(...next.rounds);
        more = next.hasMore;
      }
      return found;
    };
    const every = await all('status=all');
    expect(every).toHaveLength(48);
    expect((await page('')).games).toEqual(['alpha-wheel', 'dice']);
    const idsOf = (rounds: typeof every) => rounds.map(({ id }) => id);
    const isOver = ({ status }: (typeof every)[number]) => status === 'over';
    const expected = {
      'status=open': every.filter(({ status }) => status === 'staked'),
      'status=settled': every.filter(({ status }) => status !== 'staked'),
      'status=won': every.filter((each) => isOver(each) && (each.pays ?? 0) > each.stake),
      'status=lost': every.filter((each) => isOver(each) && (each.pays ?? 0) < each.stake),
      'status=returned': every.filter((each) => ['alpha:r5', 'alpha:r7'].includes(each.id)),
      'gameId=dice': every.filter(isProof),
      'gameId=alpha-wheel&status=won': every.filter(({ id }) => id === 'alpha:r1'),
      [`from=${every[40]?.at}&to=${every[3]?.at}`]: every.slice(3, 41),
    };
    for (const [query, rounds] of Object.entries(expected)) {
      expect(rounds.length, query).toBeGreaterThan(0);
      // oxlint-disable-next-line no-await-in-loop
      expect(idsOf(await all(query)), query).toEqual(idsOf(rounds));
    }
    for (const bad of ['status=wonderful', 'from=yesterday', 'to=-1'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(bad)).status, bad).toBe(422);
  });

  it('[CSN-7, CSN-23] a foreign game that was staked on is among the games played last, also after a restart', async () => {
    const recent = async () =>
      (await get(world.node().fetch, `${BASE}/recent`, signed(world.player()))).body as { readonly gameIds: string[] };
    await world.open(ALPHA, 's');
    expect(await recent()).toEqual({ gameIds: [] });
    await debit('1');
    await world.open(BETA, 's');
    await world.ask(BETA, 'debit', { ...round('1'), transactionId: 'd1', amount: 100 });
    await debit('2');
    expect(await recent()).toEqual({ gameIds: ['alpha-wheel', 'beta-wheel'] });
    await world.restart();
    expect(world.node().operator.casino.recentGames(Number(world.player().userId), 1)).toEqual(['alpha-wheel']);
  });

  it('[CSN-17, GWAL-17] rounds of a foreign game count among the rounds played', async () => {
    await world.open(ALPHA, 's');
    await debit('1');
    await closeRound('1');
    const read = decodeCatalogue((await get(world.node().fetch, `${BASE}/catalogue?lng=en`)).body);
    expect(read.ok && read.value.find(({ id }) => id === 'alpha-wheel')?.played).toEqual({ rounds: 1, days: 7 });
  });
});
