/** Bonus games in the core: one act at a time, one key an act, and what is next. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { choicesOf } from 'touchline/core/bonus-games/rules/choices';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const BASE = '/web-api/bonus-games';
const HEX = 'ab'.repeat(32);
const FAIR = { seedId: 'seed-1', commitment: HEX, clientSeed: null as string | null, nonce: 0 };
const ROUND = {
  ...{ id: 'round-1', gameId: 'safe', status: 'staked', currency: 'PTS', stake: 0, bet: { unit: 1 } },
  ...{
    moves: [4],
    shown: { guesses: [4], right: [0] },
    pays: null as number | null,
    nonce: 0,
    seedId: 'seed-1',
    at: 1,
  },
  ...{ commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'mine', serverSeed: null },
};
const PLAYER = {
  turns: [{ id: 't1', earnedAt: 1, expiresAt: 9 }],
  today: { stakedCents: 2_500, earned: 1 },
  fair: FAIR,
  open: null as typeof ROUND | null,
  rounds: [] as readonly (typeof ROUND)[],
  points: 20,
  freeBets: 0,
};
const TERMS = {
  ...{ game: 'safe', reward: 'points', iso: 'EUR', unit: 1, mean: { n: '20', d: '1' } },
  prizes: [{ kind: 'code', of: 3, wins: 1_100, chance: { n: '1', d: '1000' } }],
  rule: { stakeCents: 2_000, maxPerDay: 3, lastsMs: 604_800_000 },
};
const answer = (change: Partial<typeof PLAYER> = {}) => ({ ...TERMS, player: { ...PLAYER, ...change } });
const OPEN = answer({ open: ROUND, turns: [] });

let given: Given;
const view = () => given.core.feature('bonusGames').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const load = (game: 'safe' | 'chest' = 'safe') => codeOf({ type: 'bonus-games/load', payload: { game } });
const play = (clientSeed = '') => codeOf({ type: 'bonus-games/play', payload: { clientSeed } });
const choose = (choice: number) => codeOf({ type: 'bonus-games/choose', payload: { choice } });
const reveal = () => codeOf({ type: 'bonus-games/reveal', payload: {} });
const sent = (path: string) => given.requests.filter((request) => request.path.endsWith(path));
const bodies = (path: string): readonly unknown[] => sent(path).map(({ body }) => JSON.parse(String(body)) as unknown);
const keys = (path: string): readonly unknown[] => sent(path).map(({ headers }) => headers['idempotency-key']);
const answersAct = (path: string, now: unknown, refusal: string | null = null): void =>
  void given.answers.set(`POST ${BASE}/safe/${path}`, { refusal, answer: now });

async function begin(now: unknown = answer(), isPlayer = true): Promise<void> {
  given = await openGate({ isPlayer });
  given.answers.set(`GET ${BASE}/safe`, now as never);
  given.answers.set(`GET ${BASE}/safe/terms`, { ...TERMS, player: null });
  void given.core.load('bonusGames');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  load();
  await given.clock.run(100);
}
beforeEach(() => begin());
afterEach(closeGates);

describe('bonus games', () => {
  it('[BGM-1] are loaded with exact chances and the player’s turns; a guest gets the terms alone', async () => {
    expect(view()).toMatchObject({
      status: 'ready',
      next: 'play',
      answer: { mean: { n: 20n, d: 1n }, prizes: [{ chance: { n: 1n, d: 1_000n } }], player: { points: 20 } },
    });
    closeGates();
    await begin(answer(), false);
    expect(given.calls).toContain(`GET ${BASE}/safe/terms`);
    expect(view()).toMatchObject({ status: 'ready', next: 'logIn', answer: { player: null } });
    expect(play()).toBe('bonus-games/notLoaded');
  });

  it('[BGM-1] another game replaces the one before, and a failed load is reported', async () => {
    given.answers.set(`GET ${BASE}/chest`, 'network');
    expect(load('chest')).toBe('accepted');
    expect(load('chest')).toBe('bonus-games/busy');
    expect(view()).toMatchObject({ game: 'chest', answer: null });
    await given.clock.run(100);
    expect(view()).toMatchObject({ status: 'failed', next: null });
  });

  it('[BGM-2, BGM-3] a turn is spent once at a time, with the shown seed and a random one of the player', async () => {
    answersAct('turns', OPEN);
    expect(play()).toBe('accepted');
    expect(play()).toBe('bonus-games/busy');
    expect(load()).toBe('bonus-games/busy');
    expect(choose(1)).toBe('bonus-games/busy');
    const before = given.calls.filter((call) => call.endsWith('/user/accounts')).length;
    await given.clock.run(100);
    expect(bodies('/turns')).toEqual([{ seedId: 'seed-1', clientSeed: expect.stringMatching(/^uuid-/) as string }]);
    expect(view()).toMatchObject({ next: 'choose', shown: { id: 'round-1' }, last: { outcome: 'done' } });
    expect(given.calls.filter((call) => call.endsWith('/user/accounts')).length).toBeGreaterThan(before);
  });

  it('[BGM-3] the player’s own seed is used where none has been chosen, and is checked', async () => {
    expect(play('a b')).toBe('bonus-games/badSeed');
    expect(play('ü')).toBe('bonus-games/badSeed');
    expect(play('x'.repeat(65))).toBe('bonus-games/badSeed');
    answersAct('turns', answer({ turns: PLAYER.turns, fair: { ...FAIR, clientSeed: 'lucky', nonce: 1 } }));
    play(' lucky ');
    await given.clock.run(100);
    play('another');
    await given.clock.run(100);
    const sentTwice = { seedId: 'seed-1', clientSeed: 'lucky' };
    expect(bodies('/turns')).toEqual([sentTwice, sentTwice]);
  });

  it('[BGM-2] without an answer the same act carries the same key and seeds, and a later one a new key', async () => {
    given.answers.set(`POST ${BASE}/safe/turns`, 'network');
    play();
    await given.clock.run(100);
    expect(view()).toMatchObject({ last: { outcome: 'unknown' }, status: 'ready' });
    answersAct('turns', answer());
    play();
    await given.clock.run(100);
    play();
    await given.clock.run(100);
    const [first, second, third] = keys('/turns');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(bodies('/turns')[1]).toEqual(bodies('/turns')[0]);
  });

  it.each(['noTurn', 'otherSeed', 'excluded'] as const)(
    '[BGM-2] a refusal for %s is reported with the state after it',
    async (refusal) => {
      answersAct('turns', answer({ turns: [] }), refusal);
      play();
      await given.clock.run(100);
      expect(view()).toMatchObject({ last: { outcome: 'refused', refusal }, next: 'earn' });
    },
  );

  it('[BGM-2] a call that the operator forbids is a refusal', async () => {
    given.answers.set(`POST ${BASE}/safe/turns`, [403, { errors: [] }]);
    play();
    await given.clock.run(100);
    expect(view()?.last).toMatchObject({ outcome: 'refused', refusal: 'notAllowed' });
  });

  it('[BGM-4] no turn is spent without one, and none while a round is open', async () => {
    closeGates();
    await begin(answer({ turns: [] }));
    expect(view()?.next).toBe('earn');
    expect(play()).toBe('bonus-games/noTurn');
    closeGates();
    await begin(OPEN);
    expect(view()?.next).toBe('choose');
    expect(play()).toBe('bonus-games/openRound');
    expect(reveal()).toBe('bonus-games/openRound');
  });

  it('[BGM-5] a choice goes with its place, and one that the game does not have is refused', async () => {
    expect(choose(1)).toBe('bonus-games/impossible');
    closeGates();
    await begin(OPEN);
    expect(choose(10)).toBe('bonus-games/impossible');
    expect(choose(-1)).toBe('bonus-games/impossible');
    expect(choose(0.5)).toBe('bonus-games/impossible');
    const over = {
      ...ROUND,
      status: 'over',
      moves: [4, 7, 1],
      shown: { guesses: [4, 7, 1], right: [0, 0, 0] },
      pays: 10,
    };
    answersAct('choices', answer({ turns: [], rounds: [over] }));
    expect(choose(7)).toBe('accepted');
    await given.clock.run(100);
    expect(bodies('/choices')).toEqual([{ roundId: 'round-1', at: 1, choice: 7 }]);
    expect(view()).toMatchObject({ next: 'earn', shown: { pays: 10 }, choices: [] });
  });

  it('[BGM-5] cards of memory that are open cannot be chosen again', () => {
    expect(choicesOf('memory', { moves: [0, 3] })).toEqual([1, 2, 4, 5, 6, 7]);
    expect(choicesOf('fortuna', { moves: [] })).toEqual([]);
    expect(choicesOf('lottery', { moves: [] })).toEqual([]);
    expect(
      [choicesOf('chest', { moves: [] }), choicesOf('dragon-bonus', { moves: [] })].map(({ length }) => length),
    ).toEqual([3, 5]);
  });

  it('[BGM-6] earlier rounds are listed, and the board shows only the round of this visit', async () => {
    closeGates();
    await begin(answer({ rounds: [{ ...ROUND, status: 'over', pays: 30 }], fair: { ...FAIR, nonce: 1 } }));
    expect(view()).toMatchObject({ shown: null, answer: { player: { rounds: [{ pays: 30 }] } } });
    answersAct('reveal', answer({ rounds: [{ ...ROUND, status: 'over', pays: 30 }] }));
    expect(reveal()).toBe('accepted');
    await given.clock.run(100);
    expect(bodies('/reveal')).toEqual([{ seedId: 'seed-1' }]);
    expect(view()?.shown).toBeNull();
    expect(reveal()).toBe('bonus-games/impossible');
  });

  it('[BGM-7] everything is forgotten with the player, and the terms are loaded for the guest', async () => {
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(200);
    expect(view()).toMatchObject({ status: 'ready', next: 'logIn', game: 'safe', answer: { player: null } });
  });
});
