import { describe, expect, it } from 'vitest';
import { readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { SettledStatus } from '../../../adapters/sandbox/operator/line/types.ts';
import { outcome } from './fake-line.ts';
import { ALL_BETS, coupon, leg, newPlayer, stage } from './given.ts';

const KICK_OFF_MS = 3_600_000;

describe('settling', () => {
  it.each([
    [0, 0],
    [1, 1950],
    [2, 1000],
    [3, 1000],
    [4, 1475],
    [5, 500],
    [6, 975],
  ] as const)('a single of 10.00 at 1.95 with status %i pays %i', async (statusId, payout) => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player));
    line.set(outcome(1), { result: statusId });
    clock.advance(KICK_OFF_MS - 1);
    expect(operator.book.answer(player, 'k1')).toMatchObject({ bet: { status: 'open' } });
    clock.advance(2000);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { status: 'settled', statusId, payout, legs: [{ statusId }] },
    });
    expect(operator.balance(player.id)).toBe(9000 + payout);
    expect(operator.book.netPosition(player, 0)).toBe(payout - 1000);
  });

  const express = async (results: readonly (SettledStatus | null)[]) => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player, { bets: results.map((_, i) => leg(outcome(i + 1), 1950)) }));
    results.forEach((result, i) => line.set(outcome(i + 1), { result }));
    clock.advance(KICK_OFF_MS + 1000);
    return { operator, player, clock, line };
  };

  it('an express waits for all its legs, and shows the settled ones', async () => {
    const { operator, player, clock, line } = await express([1, null, 2]);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { status: 'open', statusId: -2, legs: [{ statusId: 1 }, { statusId: -2 }, { statusId: 2 }] },
    });
    line.set(outcome(2), { result: 1 });
    clock.advance(1000);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { status: 'settled', statusId: 1, payout: Math.round(1000 * 1.95 * 1.95) },
    });
  });

  it('a lost leg loses an express at once; later legs are updated without touching the money', async () => {
    const { operator, player, clock, line } = await express([0, null]);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { status: 'settled', statusId: 0, payout: 0, legs: [{ statusId: 0 }, { statusId: -2 }] },
    });
    line.set(outcome(2), { result: 1 });
    clock.advance(1000);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { statusId: 0, payout: 0, legs: [{ statusId: 0 }, { statusId: 1 }] },
    });
    expect(operator.balance(player.id)).toBe(9000);
  });

  it('a leg that was settled early gets the final score when its game ends, in one more update', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player));
    line.set(outcome(1), { result: 1 });
    line.setGame(1, { status: 2, score: [2, 1] });
    clock.advance(KICK_OFF_MS + 1000);
    const legs = (): unknown => operator.book.answer(player, 'k1');
    expect(legs()).toMatchObject({ bet: { status: 'settled', legs: [{ score: '2:1', finalScore: null }] } });
    const { cursor } = operator.book.changed(player, 0);
    line.setGame(1, { score: [3, 1] });
    clock.advance(5000);
    expect(operator.book.changed(player, cursor).bets).toEqual([]);
    line.setGame(1, { status: 4 });
    clock.advance(1000);
    expect(legs()).toMatchObject({ bet: { status: 'settled', legs: [{ score: '2:1', finalScore: '3:1' }] } });
    expect(operator.book.changed(player, cursor).bets.map(({ key }) => key)).toEqual(['k1']);
    expect(operator.balance(player.id)).toBe(9000 + 1950);
  });

  it('a leg does not get the score of another game with the same id', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player));
    line.set(outcome(1), { result: 1 });
    line.setGame(1, { status: 2, score: [2, 1] });
    clock.advance(KICK_OFF_MS + 1000);
    const fixture = line.fixtures(true).find(({ id }) => id === 1);
    if (fixture === undefined) throw new Error('the line has no such game');
    line.setGame(1, { status: 4, score: [9, 9], fixture: { ...fixture, startsAt: fixture.startsAt + 86_400_000 } });
    clock.advance(5000);
    expect(operator.book.answer(player, 'k1')).toMatchObject({ bet: { legs: [{ score: '2:1', finalScore: null }] } });
  });

  it('a leg settled at the end of its game has the final score at once; an open one has none', async () => {
    const { operator, player, line, clock } = await express([null, null]);
    expect(operator.book.answer(player, 'k1')).toMatchObject({ bet: { legs: [{ finalScore: null }, {}] } });
    line.setGame(1, { status: 4, score: [0, 0] });
    line.set(outcome(1), { result: 0 });
    clock.advance(1000);
    const { cursor } = operator.book.changed(player, 0);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      bet: { legs: [{ score: '0:0', finalScore: '0:0' }, { finalScore: null }] },
    });
    clock.advance(10_000);
    expect(operator.book.changed(player, cursor).bets).toEqual([]);
  });

  it('a bet that cannot be settled does not block the others', async () => {
    const { operator, clock, line, errors } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player));
    operator.book.place(player, 'k2', coupon(player, { bets: [leg(outcome(2), 1950)] }));
    const settle = line.settle;
    Object.assign(line, {
      settle: (id: number, now: number) => {
        if (id === outcome(1)) throw new Error('no such game');
        return settle(id, now);
      },
    });
    line.set(outcome(2), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    expect(operator.book.answer(player, 'k2')).toMatchObject({ bet: { status: 'settled' } });
    expect(errors).not.toEqual([]);
  });
});

describe('lists and updates', () => {
  it('lists bets by state, newest first, in pages', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    for (const game of [1, 2, 3, 4])
      operator.book.place(player, `k${game}`, coupon(player, { bets: [leg(outcome(game), 1950)] }));
    line.set(outcome(2), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    const keys = (page: ReturnType<typeof operator.book.bets>): readonly string[] => page.bets.map(({ key }) => key);
    const first = operator.book.bets(player, { ...ALL_BETS, status: 'all' }, null, 3);
    expect(keys(first)).toEqual(['k4', 'k3', 'k2']);
    const rest = operator.book.bets(player, { ...ALL_BETS, status: 'all' }, first.next, 3);
    expect(keys(rest)).toEqual(['k1']);
    expect(rest.next).toBeNull();
    expect(keys(operator.book.bets(player, { ...ALL_BETS, status: 'settled' }, null, 9))).toEqual(['k2']);
    expect(keys(operator.book.bets(player, { ...ALL_BETS, status: 'open' }, null, 9))).toEqual(['k4', 'k3', 'k1']);
    const onGames = (...games: readonly number[]) =>
      keys(operator.book.bets(player, { ...ALL_BETS, games: new Set(games) }, null, 9));
    const gameOf = (id: number): number => readMarketId(outcome(id))?.gameId ?? 0;
    expect(onGames(gameOf(1), gameOf(2))).toEqual(['k2', 'k1']);
    expect(onGames()).toEqual([]);
  });

  it('reports each changed bet once by a cursor, and starts over after a restart', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    expect(operator.book.changed(player, 0)).toEqual({ cursor: 0, bets: [] });
    operator.book.place(player, 'k1', coupon(player));
    operator.book.place(player, 'k2', coupon(player, { bets: [leg(outcome(2), 1950)] }));
    const placed = operator.book.changed(player, 0);
    expect(placed.bets.map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(operator.book.changed(player, placed.cursor)).toEqual({ cursor: placed.cursor, bets: [] });
    line.set(outcome(1), { result: 1 });
    clock.advance(KICK_OFF_MS + 1000);
    const settled = operator.book.changed(player, placed.cursor);
    expect(settled.bets.map(({ key, status }) => [key, status])).toEqual([['k1', 'settled']]);
    expect(operator.book.changed(player, 1_000_000).bets).toHaveLength(2);
  });
});
