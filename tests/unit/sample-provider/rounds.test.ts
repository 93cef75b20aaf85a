/** The sample provider: its wheel, and the money of its rounds against an operator that loses answers or refuses. */
import { createHmac } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOperator } from '../../../adapters/sample-provider/operator-calls.ts';
import type { OperatorCall } from '../../../adapters/sample-provider/operator-calls.ts';
import { openRounds } from '../../../adapters/sample-provider/rounds.ts';
import type { Began, Rounds } from '../../../adapters/sample-provider/rounds.ts';
import { openGrants } from '../../../adapters/sample-provider/grants.ts';
import type { Grant } from '../../../adapters/sample-provider/grants.ts';
import { createSessions } from '../../../adapters/sample-provider/sessions.ts';
import type { Sessions } from '../../../adapters/sample-provider/sessions.ts';
import type { Wallet, WalletAnswer } from '../../../adapters/sample-provider/wallet.ts';
import { commitmentOf, paysOf, SECTORS, sectorOf } from '../../../adapters/sample-provider/wheel.ts';

let folder: string;
let asked: string[] = [];
const seenSessions: string[] = [];
/** Answers by call; a call without one gets none. */
let answers: Readonly<Record<string, WalletAnswer | null>> = {};
const OK: WalletAnswer = { status: 'OK' };
const SESSION = { playerId: 7, gameId: 'sample-wheel', currency: 'EUR', mode: 'real', min: 10, max: 2_000 } as const;
const wallet: Wallet = {
  ask: (call, body, tries) => {
    const id = body['transactionId'] ?? body['sessionId'];
    seenSessions.push(String(body['sessionId']));
    asked.push(`${call} ${call === 'session/open' ? '' : String(id)} ${tries}`);
    return Promise.resolve(answers[call] ?? null);
  },
};
const NOW = 1_800_000_000_000;
const grants: Grant[] = [];
const grantOf = (grantId: string, change: Partial<Grant> = {}): Grant => ({
  ...{ grantId, playerId: 7, gameId: 'sample-wheel', currency: 'EUR', stake: 20, rounds: 2, expiresAt: NOW + 1 },
  ...change,
});
const sessionsOf = (rounds: Rounds, over = wallet): Sessions =>
  createSessions({ wallet: over, rounds, grants: { of: () => grants }, now: () => NOW });
const file = (): string => join(folder, 'rounds.jsonl');
const began = (sector: number): Began => ({
  ...{ id: 'r', sessionId: 's', stake: 100, serverSeed: 'server', clientSeed: 'client', sector },
});
const WIN = SECTORS.indexOf(2);
const LOSS = SECTORS.indexOf(0);

beforeEach(() => {
  grants.splice(0);
  folder = mkdtempSync(join(tmpdir(), 'touchline-sample-'));
  [asked, answers] = [[], { 'session/open': { ...OK, session: SESSION }, debit: OK, credit: OK, 'round/close': OK }];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the wheel of the sample provider', () => {
  it('[SMP-1] returns exactly 19/20, whatever the stake', () => {
    expect(SECTORS).toHaveLength(20);
    const count = (times: number): number => SECTORS.filter((each: number) => each === times).length;
    expect([5, 2, 1, 0].map(count)).toEqual([1, 3, 8, 8]);
    for (const stake of [1, 7, 333]) {
      const paid = SECTORS.reduce<number>((sum, _, sector) => sum + paysOf(stake, sector), 0);
      expect(paid * 20).toBe(stake * SECTORS.length * 19);
    }
  });

  it('[SMP-1, SMP-2] draws each sector by the two seeds alone', async () => {
    const drawn = await Promise.all(Array.from({ length: 400 }, (_, at) => sectorOf('server', `client${at}`)));
    expect(new Set(drawn).size).toBe(20);
    expect(await sectorOf('server', 'client7')).toBe(drawn[7]);
    const others = await Promise.all(Array.from({ length: 20 }, (_, at) => sectorOf('another', `client${at}`)));
    expect(others).not.toEqual(drawn.slice(0, 20));
  });
});

describe('a round of the sample provider', () => {
  it('[SMP-3] takes the stake, pays a win and closes, each under an id of its own', async () => {
    const rounds = openRounds(file(), wallet);
    expect(await rounds.play(began(WIN))).toMatchObject({ status: 'over' });
    expect(asked).toEqual(['debit r:d 3', 'credit r:c Infinity', 'round/close r:e Infinity']);
    expect(await rounds.play(began(WIN))).toMatchObject({ status: 'over' });
    expect(asked).toHaveLength(3);
    rounds.close();
  });

  it('[SMP-3] pays nothing where the sector pays nothing', async () => {
    const rounds = openRounds(file(), wallet);
    await rounds.play(began(LOSS));
    expect(asked).toEqual(['debit r:d 3', 'round/close r:e Infinity']);
    rounds.close();
  });

  it('[SMP-3] returns a stake whose debit was never answered', async () => {
    answers = { debit: null, rollback: OK };
    const rounds = openRounds(file(), wallet);
    expect(await rounds.play(began(WIN))).toMatchObject({ status: 'cancelled', reason: 'NO_ANSWER' });
    expect(asked).toEqual(['debit r:d 3', 'rollback r:r Infinity']);
    rounds.close();
  });

  it('[SMP-3] is on disk before the operator is asked, and survives a last line that was cut short', async () => {
    const seen: string[] = [];
    const watching: Wallet = {
      ask: (call, ...rest) => {
        seen.push(`${call}: ${readFileSync(file(), 'utf8').trim().split('\n').length}`);
        return wallet.ask(call, ...rest);
      },
    };
    const rounds = openRounds(file(), watching);
    await rounds.play(began(WIN));
    expect(seen).toEqual(['debit: 1', 'credit: 2', 'round/close: 2']);
    rounds.close();
    appendFileSync(file(), '{"t":"began","id":"q","ses');
    const again = openRounds(file(), wallet);
    expect(again.over('r')).toMatchObject({ status: 'over', sector: WIN });
    again.close();
  });

  it.each([
    ['its stake was acknowledged', ['debit'], ['credit r:c Infinity', 'round/close r:e Infinity'], 'over'],
    ['the answer to its stake is not on record', [], ['rollback r:r Infinity'], null],
  ])('[SMP-3] that a stop interrupted is finished after the next start: %s', async (_, answered, calls, status) => {
    // The server stops where the operator gives no answer.
    answers = Object.fromEntries(answered.map((call) => [call, OK]));
    const stopped = openRounds(file(), wallet);
    await stopped.play(began(WIN));
    stopped.close();
    [asked, answers] = [[], { credit: OK, 'round/close': OK, rollback: { ...OK, balance: 0 } }];
    const rounds = openRounds(file(), wallet);
    await rounds.resume();
    expect(asked).toEqual(calls);
    expect(rounds.over('r')?.status ?? null).toBe(status);
    await rounds.resume();
    expect(asked).toEqual(calls);
    rounds.close();
  });
});

describe('a session of the sample provider', () => {
  it('[SMP-2] commits to the seed before the browser chooses its own, and proves the round after', async () => {
    const rounds = openRounds(file(), wallet);
    const sessions = sessionsOf(rounds);
    const opened = await sessions.open('ticket');
    if (!opened.ok) throw new Error(opened.code);
    const ask = { key: 'k', stake: 100, clientSeed: 'client', isFree: false };
    const first = await sessions.play(opened.token, ask);
    if (!first.ok) throw new Error(first.code);
    const { serverSeed, sector, pays } = first.round;
    expect(await commitmentOf(serverSeed)).toBe(opened.commitment);
    expect(await sectorOf(serverSeed, 'client')).toBe(sector);
    expect(pays).toBe(paysOf(100, sector));
    expect(await sessions.play(opened.token, ask)).toEqual(first);
    const second = await sessions.play(opened.token, { ...ask, key: 'l' });
    expect(second.ok && (await commitmentOf(second.round.serverSeed))).toBe(first.next);
    expect(asked.filter((call) => call.startsWith('debit'))).toHaveLength(2);
    rounds.close();
  });

  it('[SMP-4] sends no outcome of a round whose stake was refused', async () => {
    answers = { ...answers, debit: { status: 'INSUFFICIENT_FUNDS' } };
    const rounds = openRounds(file(), wallet);
    const sessions = sessionsOf(rounds);
    const opened = await sessions.open('ticket');
    const refused = await sessions.play(opened.ok ? opened.token : '', {
      key: 'k',
      stake: 100,
      clientSeed: 'c',
      isFree: false,
    });
    expect(Object.keys(refused).toSorted()).toEqual(['code', 'free', 'next', 'ok']);
    expect(refused).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await sessions.play('unknown', { key: 'k', stake: 100, clientSeed: 'c', isFree: false })).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    rounds.close();
  });
});

describe('a call of the operator to the sample provider', () => {
  const KEY = 'the key';
  const BODY = JSON.stringify({ sessionId: 's', reason: 'loggedOut', endedAt: 1 });
  const closed: string[] = [];
  const granted: string[] = [];
  const answer = (change: Partial<OperatorCall> = {}, signedBy = KEY): number => {
    const call = { path: 'session/close', body: BODY, signedAt: String(NOW), ...change };
    const signature = createHmac('sha256', signedBy).update(`${call.signedAt}.${call.path}.${call.body}`).digest('hex');
    const deps = {
      ...{ key: KEY, now: NOW, sessions: { close: (id: string) => void closed.push(id) } },
      grants: { add: ({ grantId }: Grant) => void granted.push(grantId) },
    };
    return answerOperator({ signature, ...call }, deps).status;
  };
  beforeEach(() => {
    closed.splice(0);
    granted.splice(0);
  });

  it('[SMP-5] closes a session, and closes it again when it is repeated', () => {
    expect(answer()).toBe(200);
    expect(answer()).toBe(200);
    expect(answer({ signedAt: String(NOW - 60_000) })).toBe(200);
    expect(closed).toEqual(['s', 's', 's']);
  });

  it('[SMP-5] ends nothing without a signature that fits, a near time, a known call and a body', () => {
    expect(answer({}, 'another key')).toBe(401);
    expect(answer({ signature: '' })).toBe(401);
    expect(answer({ signature: 'f'.repeat(64) })).toBe(401);
    expect(answer({ signedAt: String(NOW - 60_001) })).toBe(401);
    expect(answer({ signedAt: String(NOW + 60_001) })).toBe(401);
    expect(answer({ signedAt: 'now' })).toBe(401);
    // The signature of another call, or of another body.
    const other = createHmac('sha256', KEY).update(`${NOW}.debit.${BODY}`).digest('hex');
    expect(answer({ signature: other })).toBe(401);
    expect(answer({ path: 'session/open' })).toBe(404);
    expect(answer({ body: '{"sessionId":"s"}' })).toBe(400);
    expect(answer({ body: 'no json' })).toBe(400);
    expect(closed).toEqual([]);
  });

  it('[SMP-6] grants free spins, and nothing without a signature and a whole body', () => {
    const path = 'freespins/grant';
    const body = JSON.stringify(grantOf('g'));
    expect(answer({ path, body })).toBe(200);
    expect(answer({ path, body })).toBe(200);
    expect(granted).toEqual(['g', 'g']);
    expect(answer({ path, body }, 'another key')).toBe(401);
    expect(answer({ path, body: JSON.stringify({ ...grantOf('h'), rounds: 0 }) })).toBe(400);
    expect(answer({ path, body: JSON.stringify({ grantId: 'h' }) })).toBe(400);
    expect(granted).toEqual(['g', 'g']);
  });
});

describe('a session that the operator has ended', () => {
  const play = (key: string) => ({ key, stake: 100, clientSeed: 'c', isFree: false });

  it('[SMP-5] begins no round, and still answers for the one that it has played', async () => {
    const rounds = openRounds(file(), wallet);
    const sessions = sessionsOf(rounds);
    const opened = await sessions.open('ticket');
    const token = opened.ok ? opened.token : '';
    const first = await sessions.play(token, play('k'));
    expect(first.ok).toBe(true);
    const sessionId = seenSessions.at(-1) ?? '';
    sessions.close(sessionId);
    asked.length = 0;
    expect(await sessions.play(token, play('l'))).toEqual({
      ...{ ok: false, code: 'SESSION_EXPIRED', next: '', free: null },
    });
    expect(await sessions.play(token, play('k'))).toEqual(first);
    expect(asked).toEqual([]);
    rounds.close();
  });

  it('[SMP-5] is closed from the start where the call overtakes the answer to its opening', async () => {
    const rounds = openRounds(file(), wallet);
    const early: Wallet = {
      ask: (call, body, tries) => {
        if (call === 'session/open') sessions.close(String(body['sessionId']));
        return wallet.ask(call, body, tries);
      },
    };
    const sessions = sessionsOf(rounds, early);
    const opened = await sessions.open('ticket');
    expect(await sessions.play(opened.ok ? opened.token : '', play('k'))).toMatchObject({ code: 'SESSION_EXPIRED' });
    rounds.close();
  });
});

describe('free spins of the sample provider', () => {
  const free = (key: string) => ({ key, stake: 500, clientSeed: 'c', isFree: true });

  it('[SMP-6] are on disk, once for their id, and the first to end come first', () => {
    const path = join(folder, 'grants.jsonl');
    const record = openGrants(path);
    record.add(grantOf('late', { expiresAt: NOW + 9 }));
    record.add(grantOf('soon'));
    record.add(grantOf('soon', { rounds: 50 }));
    record.add(grantOf('other', { playerId: 8 }));
    record.close();
    appendFileSync(path, '{"grantId":"cut","pl');
    const again = openGrants(path);
    const player = { playerId: 7, gameId: 'sample-wheel', currency: 'EUR' };
    expect(again.of(player).map(({ grantId, rounds }) => `${grantId} ${rounds}`)).toEqual(['soon 2', 'late 2']);
    again.close();
  });

  it('[SMP-6] ask for the stake of their grant with its id, until none is left', async () => {
    grants.push(grantOf('over', { expiresAt: NOW }), grantOf('g'));
    const bodies: Readonly<Record<string, unknown>>[] = [];
    const rounds = openRounds(file(), {
      ask: (call, body, tries) => {
        if (call === 'debit') bodies.push(body);
        return wallet.ask(call, body, tries);
      },
    });
    const sessions = sessionsOf(rounds);
    const opened = await sessions.open('ticket');
    expect(opened).toMatchObject({ free: { left: 2, stake: 20 } });
    const token = opened.ok ? opened.token : '';
    expect(await sessions.play(token, free('a'))).toMatchObject({ ok: true, round: { stake: 20 }, free: { left: 1 } });
    expect(await sessions.play(token, free('a'))).toMatchObject({ ok: true, free: { left: 1 } });
    expect(await sessions.play(token, free('b'))).toMatchObject({ ok: true, free: null });
    expect(await sessions.play(token, free('c'))).toMatchObject({ ok: false, code: 'NO_FREE_SPINS' });
    expect(await sessions.play(token, { ...free('d'), isFree: false })).toMatchObject({ round: { stake: 500 } });
    expect(bodies.map(({ amount, grantId }) => [amount, grantId])).toEqual([
      [20, 'g'],
      [20, 'g'],
      [500, undefined],
    ]);
    rounds.close();
  });

  it('[SMP-6] come back when their round is cancelled, and are none for play money', async () => {
    grants.push(grantOf('g'));
    answers = { ...answers, debit: { status: 'FREE_SPINS_REFUSED' } };
    const rounds = openRounds(file(), wallet);
    const sessions = sessionsOf(rounds);
    const opened = await sessions.open('ticket');
    const played = await sessions.play(opened.ok ? opened.token : '', free('a'));
    expect(played).toMatchObject({ ok: false, code: 'FREE_SPINS_REFUSED', free: { left: 2 } });
    answers = { 'session/open': { ...OK, session: { ...SESSION, mode: 'demo', playerId: null } } };
    expect(await sessions.open('demo')).toMatchObject({ ok: true, free: null });
    rounds.close();
  });
});
