/**
 * Rules of the jurisdiction for stakes in games: speed, caps, one game at a time, pauses; and what a ticket is bound
 * to.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DATA } from 'touchline/core/verification/rules/personal-data';
import { signatureOf } from '../../adapters/sandbox/operator/casino/signatures.ts';
import type { WalletAnswer } from '../../adapters/sandbox/operator/casino/calls.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { currencyAccountId } from '../../adapters/sandbox/operator/players/accounts.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { register } from './operator-client.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 25, 15);

let clock = createManualClock(START);
let store = createMemoryStore();
let host: NodeOperator;
let playerId = 0;
let made = 0;

async function ask(path: string, body: unknown): Promise<WalletAnswer> {
  const { casino } = host.operator;
  const call = { path, body: JSON.stringify(body), at: clock.now() };
  const text = await casino.receive({ ...call, signature: signatureOf(casino.providerKey, call) });
  return JSON.parse(text) as WalletAnswer;
}

function ticketOf(gameId: string, mode: 'real' | 'demo' = 'real'): string {
  const { casino, currencies, office } = host.operator;
  const currency = currencies.find(({ iso }) => iso === 'EUR');
  if (currency === undefined) throw new Error('there are no euros');
  const who =
    mode === 'real' ? { playerId, accountId: office.activeAccount(playerId) } : { playerId: null, accountId: null };
  const launched = casino.launch({ gameId, mode, ...who, currency });
  if (!launched.ok) throw new Error(launched.code);
  return launched.ticket;
}

const openWith = (ticket: string): Promise<WalletAnswer> => {
  made += 1;
  return ask('session/open', { ticket, sessionId: `s${made}` });
};
async function open(gameId: string, mode: 'real' | 'demo' = 'real'): Promise<string> {
  expect(await openWith(ticketOf(gameId, mode))).toMatchObject({ status: 'OK' });
  return `s${made}`;
}
function stake(sessionId: string, amount = 10, roundId = ''): Promise<WalletAnswer> {
  made += 1;
  return ask('debit', { sessionId, roundId: roundId || `r${made}`, transactionId: `t${made}`, amount });
}
function knowBirth(birthDate: string): void {
  const saved = host.operator.verification.save(playerId, { ...EMPTY_DATA, surname: 'Gray', name: 'Sam', birthDate });
  expect(saved).toBe('saved');
}
function inForce(jurisdiction: string): void {
  host.operator.switches.set({ jurisdiction });
}
const start = async (): Promise<void> => {
  host = await createNodeOperator({ clock, store, createLine: () => createFakeLine(clock) });
};

beforeEach(async () => {
  [clock, store, made] = [createManualClock(START), createMemoryStore(), 0];
  await start();
  playerId = Number((await register(host.fetch)).userId);
});
afterEach(() => host.close());

describe('the shortest time between stakes', () => {
  it('[GWAL-12] is 2.5 s after a round of slots and 5 s after any other in Britain', async () => {
    inForce('GB');
    const slot = await open('orchard-row');
    expect(await stake(slot)).toMatchObject({ status: 'OK' });
    clock.advance(2_499);
    expect(await stake(slot)).toMatchObject({ status: 'TOO_FAST', retryAfterMs: 1 });
    clock.advance(1);
    expect(await stake(slot)).toMatchObject({ status: 'OK' });
    clock.advance(2_500);
    const dice = await open('dice');
    expect(await stake(dice)).toMatchObject({ status: 'OK' });
    clock.advance(2_500);
    expect(await stake(dice)).toMatchObject({ status: 'TOO_FAST', retryAfterMs: 2_500 });
  });

  it('[GWAL-12] is not shortened by a new session, another game or a restart', async () => {
    inForce('GB');
    const dice = await open('dice');
    expect(await stake(dice)).toMatchObject({ status: 'OK' });
    for (const gameId of ['dice', 'mines', 'orchard-row'])
      // Each session is opened after the one before.
      // oxlint-disable-next-line no-await-in-loop
      expect(await stake(await open(gameId))).toMatchObject({ status: 'TOO_FAST', retryAfterMs: 5_000 });
    await host.close();
    await start();
    inForce('GB');
    expect(await stake(dice)).toMatchObject({ status: 'TOO_FAST', retryAfterMs: 5_000 });
    clock.advance(5_000);
    expect(await stake(dice)).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-12] leaves other players and other jurisdictions alone', async () => {
    inForce('GB');
    expect(await stake(await open('dice'))).toMatchObject({ status: 'OK' });
    playerId = Number((await register(host.fetch)).userId);
    expect(await stake(await open('dice'))).toMatchObject({ status: 'OK' });
    inForce('default');
    expect(await stake(await open('dice'))).toMatchObject({ status: 'OK' });
  });
});

describe('the highest stake of a round of slots in Britain', () => {
  const slotRange = async (birthDate: string | null): Promise<unknown> => {
    inForce('GB');
    if (birthDate !== null) knowBirth(birthDate);
    const { session } = await openWith(ticketOf('orchard-row'));
    return session?.max;
  };

  it('[GWAL-13] is 5 from the age of 25, and 2 up to the day before', async () => {
    expect(await slotRange('2001-11-26')).toBe(200);
    expect(await stake(`s${made}`, 201)).toMatchObject({ status: 'STAKE_RANGE', max: 200, reason: 'slotByAge' });
    expect(await stake(`s${made - 1}`, 200)).toMatchObject({ status: 'OK' });
    expect(await slotRange('2001-11-25')).toBe(500);
    clock.advance(5_000);
    expect(await stake(`s${made}`, 501)).toMatchObject({ status: 'STAKE_RANGE', max: 500, reason: 'slot' });
    expect(await stake(`s${made - 1}`, 500)).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-13] is 2 for an unknown age, for play money too; other games and jurisdictions have none', async () => {
    expect(await slotRange(null)).toBe(200);
    expect(await stake(await open('orchard-row', 'demo'), 201)).toMatchObject({ reason: 'slotByAge', max: 200 });
    expect(await stake(await open('dice'), 600)).toMatchObject({ status: 'OK' });
    inForce('default');
    expect(await stake(await open('orchard-row'), 500)).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-13] holds from its dates on', async () => {
    const maxAt = async (at: number): Promise<unknown> => {
      await host.close();
      [clock, store] = [createManualClock(at), createMemoryStore()];
      await start();
      playerId = Number((await register(host.fetch)).userId);
      inForce('GB');
      return stake(await open('orchard-row'), 600);
    };
    // The game's own highest stake, the cap for all, the cap by age.
    expect(await maxAt(Date.UTC(2025, 3, 8))).toEqual({ status: 'STAKE_RANGE', min: 10, max: 500 });
    expect(await maxAt(Date.UTC(2025, 3, 9))).toMatchObject({ max: 500, reason: 'slot' });
    expect(await maxAt(Date.UTC(2025, 4, 21))).toMatchObject({ max: 200, reason: 'slotByAge' });
  });
});

describe('Germany', () => {
  beforeEach(() => {
    inForce('DE');
    // No play without a limit of deposits.
    host.operator.limits.save(playerId, [{ limitType: 'depositMonth', limitValue: 50_000 }], null);
  });

  it('[GWAL-14] lets the game that was opened last take stakes, and the others only end their rounds', async () => {
    const first = await open('mines');
    expect(await stake(first, 50, 'round')).toMatchObject({ status: 'OK' });
    const second = await open('dice');
    clock.advance(5_000);
    expect(await stake(first)).toMatchObject({ status: 'SESSION_EXPIRED', reason: 'otherGame' });
    expect(await stake(first, 10, 'round')).toMatchObject({ status: 'OK' });
    const credit = { sessionId: first, roundId: 'round', transactionId: 'c', amount: 70 };
    expect(await ask('credit', credit)).toMatchObject({ status: 'OK' });
    expect(await stake(second)).toMatchObject({ status: 'OK' });
    inForce('default');
    const [here, there] = [await open('mines'), await open('dice')];
    expect(await stake(here)).toMatchObject({ status: 'OK' });
    expect(await stake(there)).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-15] stops an hour of play for five minutes, in any game', async () => {
    const session = await open('dice');
    for (let minute = 0; minute < 60; minute += 4) {
      // Rounds follow each other.
      // oxlint-disable-next-line no-await-in-loop
      expect(await stake(session)).toMatchObject({ status: 'OK' });
      clock.advance(4 * MINUTE);
    }
    const pause = { status: 'LIMIT_REACHED', reason: 'pause', until: clock.now() + MINUTE };
    expect(await stake(session)).toMatchObject(pause);
    expect(await stake(await open('mines'))).toMatchObject(pause);
    clock.advance(MINUTE);
    expect(await stake(await open('mines'))).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-15] leaves play alone that had a break of five minutes', async () => {
    const session = await open('dice');
    for (let stakes = 0; stakes < 20; stakes += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await stake(session)).toMatchObject({ status: 'OK' });
      clock.advance((stakes === 9 ? 5 : 4) * MINUTE);
    }
  });
});

describe('a ticket', () => {
  it('[GWAL-16] opens nothing, and its session takes no stake, once the player has changed the account', async () => {
    const [ticket, session] = [ticketOf('dice'), await open('dice')];
    const dollars = host.operator.currencies.find(({ iso }) => iso === 'USD');
    if (dollars === undefined) throw new Error('there are no dollars');
    expect(host.operator.office.addCurrency(playerId, dollars.id)).toBeNull();
    expect(host.operator.office.changeAccount(playerId, currencyAccountId(playerId, dollars.id))).toBeNull();
    expect(await openWith(ticket)).toMatchObject({ status: 'TICKET_INVALID', reason: 'account' });
    expect(await stake(session)).toMatchObject({ status: 'SESSION_EXPIRED', reason: 'account' });
    expect(host.operator.office.changeAccount(playerId, playerId)).toBeNull();
    expect(await stake(session)).toMatchObject({ status: 'OK' });
  });

  it('[GWAL-16] opens nothing, and its session takes no stake, under another jurisdiction; a win is paid', async () => {
    const [ticket, session] = [ticketOf('dice'), await open('dice')];
    expect(await stake(session, 10, 'round')).toMatchObject({ status: 'OK' });
    inForce('GB');
    expect(await openWith(ticket)).toMatchObject({ status: 'TICKET_INVALID', reason: 'jurisdiction' });
    expect(await stake(session)).toMatchObject({ status: 'SESSION_EXPIRED', reason: 'jurisdiction' });
    const credit = { sessionId: session, roundId: 'round', transactionId: 'c', amount: 20 };
    expect(await ask('credit', credit)).toMatchObject({ status: 'OK' });
  });
});

describe('a game that becomes forbidden', () => {
  it('[GWAL-23] opens for its unfinished round, takes no other stake, and closes with that round', async () => {
    const first = await open('blackjack');
    expect(await stake(first, 100, 'begun')).toMatchObject({ status: 'OK' });
    inForce('DE');
    host.operator.limits.save(playerId, [{ limitType: 'depositMonth', limitValue: 50_000 }], null);
    const later = await open('blackjack');
    const suspended = { status: 'GAME_SUSPENDED', reason: 'jurisdiction' };
    expect(await stake(later, 100, 'begun')).toMatchObject(suspended);
    expect(await stake(later, 100)).toMatchObject(suspended);
    await host.close();
    await start();
    inForce('DE');
    const resumed = await open('blackjack');
    const round = { sessionId: resumed, roundId: 'begun' };
    expect(await ask('credit', { ...round, transactionId: 'c', amount: 250 })).toMatchObject({ status: 'OK' });
    expect(() => ticketOf('blackjack')).not.toThrow();
    expect(await ask('round/close', { ...round, transactionId: 'e' })).toMatchObject({ status: 'OK' });
    expect(() => ticketOf('blackjack')).toThrow('gameNotAllowed');
  });

  it('[GWAL-23] stays closed to play money, to other players, and after the stake came back', async () => {
    const first = await open('blackjack');
    expect(await stake(first, 100, 'begun')).toMatchObject({ status: 'OK' });
    const debitId = `t${made}`;
    inForce('DE');
    expect(() => ticketOf('blackjack', 'demo')).toThrow('gameNotAllowed');
    const owner = playerId;
    playerId = Number((await register(host.fetch)).userId);
    expect(() => ticketOf('blackjack')).toThrow('gameNotAllowed');
    playerId = owner;
    const back = { sessionId: first, roundId: 'begun', transactionId: 'back', debitId };
    expect(await ask('rollback', back)).toMatchObject({ status: 'OK', applied: true });
    expect(() => ticketOf('blackjack')).toThrow('gameNotAllowed');
  });
});
