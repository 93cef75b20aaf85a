/** The filter of the player's rounds: what is asked for, and which answer counts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND, ROUNDS_STATUSES } from 'touchline/core/casino/rules/rounds-filter';
import type { RoundsFilter } from 'touchline/core/casino/types';
import type { HttpRequest } from 'touchline/ports/http';
import { isAskedFor, ROUNDS_STATUSES as OPERATORS } from '../../../adapters/sandbox/operator/casino/rounds-filter.ts';
import type { AskedRounds, ListedRound } from '../../../adapters/sandbox/operator/casino/rounds-filter.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const ROUNDS = 'GET /games-api/v1/rounds';
const WON: RoundsFilter = { status: 'won', gameId: 'dice', from: 1_000, to: 2_000 };

const roundOf = (id: string) => ({
  ...{ id, gameId: 'alpha-wheel', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1, commitment: null },
});

describe('the rounds of a filter', () => {
  let given: Given;
  const view = () => given.core.feature('casino').get();
  const queries = (): readonly string[] =>
    given.requests
      .filter(({ path }) => path.startsWith('/games-api/v1/rounds'))
      .map(({ path }) => path.split('?')[1] ?? '');
  const load = (filter?: RoundsFilter): string => {
    const payload = { more: false, ...(filter === undefined ? {} : { filter }) };
    const result = given.core.dispatch({ type: 'casino/loadRounds', payload });
    return result.ok ? 'accepted' : result.error.code;
  };
  const ids = () => view()?.rounds?.map(({ id }) => id);

  beforeEach(async () => {
    given = await openGate({ isPlayer: true });
    given.answers.set(ROUNDS, ({ path }: HttpRequest) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const name = `${query.get('status') ?? 'all'}${query.get('before') ?? ''}`;
      return { rounds: [roundOf(name)], hasMore: true, games: ['alpha-wheel', 'dice'] };
    });
    void given.core.load('casino');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  });
  afterEach(closeGates);

  it('[CSN-25] are asked for with every part of it, and further pages with the same parts', async () => {
    expect(load(WON)).toBe('accepted');
    await given.clock.run(100);
    expect(ids()).toEqual(['won']);
    expect(view()).toMatchObject({ roundsFilter: WON, hasMoreRounds: true, roundGames: ['alpha-wheel', 'dice'] });
    given.core.dispatch({ type: 'casino/loadRounds', payload: { more: true } });
    await given.clock.run(100);
    expect(ids()).toEqual(['won', 'wonwon']);
    load();
    await given.clock.run(100);
    expect(ids()).toEqual(['all']);
    const asked = 'status=won&gameId=dice&from=1000&to=2000';
    expect(queries()).toEqual([asked, `before=won&${asked}`, '']);
  });

  it('[CSN-10] have the newest 500, and say that older ones are left out', async () => {
    let made = 0;
    let pages = 5;
    given.answers.set(ROUNDS, () => {
      pages -= 1;
      const rounds = Array.from({ length: 100 }, () => roundOf(`r${(made += 1)}`));
      return { rounds, hasMore: pages !== 0, games: ['alpha-wheel'] };
    });
    for (const hasOlder of [false, true]) {
      pages = hasOlder ? 6 : 5;
      load();
      await given.clock.run(100);
      for (let page = 2; page <= 5; page += 1) {
        expect(view()).toMatchObject({ hasMoreRounds: true, isRoundsCut: false });
        given.core.dispatch({ type: 'casino/loadRounds', payload: { more: true } });
        await given.clock.run(100);
      }
      expect(view()?.rounds).toHaveLength(500);
      expect(view()).toMatchObject({ hasMoreRounds: false, isRoundsCut: hasOlder });
    }
  });

  it('[CSN-25] are the ones of the filter chosen last, and no rounds of another filter are shown meanwhile', async () => {
    load();
    await given.clock.run(100);
    expect(load(WON)).toBe('accepted');
    expect(ids()).toBeUndefined();
    expect(load(WON)).toBe('casino/busy');
    expect(load({ ...WON, status: 'lost' })).toBe('accepted');
    await given.clock.run(100);
    expect(ids()).toEqual(['lost']);
    expect(view()?.history).toBe('idle');
  });

  it('[CSN-25, CSN-4] are unknown after a failure, and forgotten with the filter when the player leaves', async () => {
    given.answers.set(ROUNDS, 'network');
    load(WON);
    await given.clock.run(60_000);
    expect(view()).toMatchObject({ history: 'failed', rounds: null, roundsFilter: WON });
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ history: 'idle', rounds: null, roundsFilter: EVERY_ROUND });
  });
});

describe('the operator', () => {
  const ROUND: ListedRound = { gameId: 'dice', status: 'over', stake: 100, pays: 100, at: 1_000 };
  const ALL: readonly ListedRound[] = [
    { ...ROUND, status: 'asked', pays: null },
    { ...ROUND, status: 'staked', pays: null },
    { ...ROUND, pays: 101 },
    { ...ROUND, pays: 99 },
    { ...ROUND, pays: 0 },
    ROUND,
    { ...ROUND, status: 'cancelled', pays: null },
  ];
  const found = (change: Partial<AskedRounds>, rounds = ALL): string =>
    rounds.flatMap((round, at) => (isAskedFor({ ...EVERY_ROUND, ...change })(round) ? [at] : [])).join('');

  it('[CSN-25] reads the outcome as the player sees it: a return below the stake is lost', () => {
    expect([...OPERATORS]).toEqual([...ROUNDS_STATUSES]);
    expect(OPERATORS.map((status) => found({ status }))).toEqual(['0123456', '01', '23456', '2', '34', '56']);
  });

  it('[CSN-25, GWAL-22] reads a free round as won or lost, never as its stake back', () => {
    const rounds = [0, 20, 60].map((pays): ListedRound => ({ ...ROUND, stake: 0, isFree: true, pays }));
    expect(OPERATORS.map((status) => found({ status }, rounds))).toEqual(['012', '', '012', '12', '0', '']);
  });

  it('[CSN-25] reads game and period, the first and the last moment included, and all parts at once', () => {
    const rounds = [999, 1_000, 2_000, 2_001].map((at): ListedRound => ({ ...ROUND, at }));
    expect(found({ from: 1_000, to: 2_000 }, rounds)).toBe('12');
    expect(found({ from: 2_000, to: 1_000 }, rounds)).toBe('');
    expect(found({ gameId: 'wheel' })).toBe('');
    expect(found({ gameId: 'dice', status: 'won', from: 1_000, to: 1_000 })).toBe('2');
  });
});
