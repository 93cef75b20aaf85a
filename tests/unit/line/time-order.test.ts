/** Games of several competitions in one list by time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOrder } from 'touchline/core/line/rules/time-order';
import type { Game } from 'touchline/core/line/types';
import { createFakeLine } from '../../ui/fake-line.ts';

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const [ANY] = createFakeLine()
  .board({ kind: 'live' })
  .get()
  .groups.flatMap(({ gameIds }) => gameIds);
const BASE = createFakeLine()
  .game(ANY ?? 0)
  .get();

const gameOf = (id: number, change: Partial<Game>): Game => {
  if (BASE === null) throw new Error('the line has no game in play');
  return { ...BASE, id, startsAt: NOW, clockRuns: false, receivedAt: NOW, ...change };
};
const ahead = (id: number, minutes: number): Game =>
  gameOf(id, { status: 'scheduled', startsAt: NOW + minutes * MINUTE_MS, period: 0, clockS: 0 });
const inPlay = (id: number, minute: number, change: Partial<Game> = {}): Game =>
  gameOf(id, { status: 'inPlay', period: 1, periodS: 2_700, clockS: minute * 60, ...change });
const untimed = (id: number, change: Partial<Game> = {}): Game =>
  gameOf(id, { status: 'inPlay', periodS: 0, clockS: 0, ...change });

const idsOf = (games: readonly Game[], now = NOW): readonly number[] => timeOrder(games, now).map(({ id }) => id);

describe('a list by time', () => {
  it('[LIN-224] has games in play by the minutes played, then those without a clock, then games ahead by kick-off', () => {
    const games = [ahead(1, 90), untimed(2), inPlay(3, 10), ahead(4, 30), inPlay(5, 40)];
    expect(idsOf(games)).toEqual([5, 3, 2, 4, 1]);
  });

  it('[LIN-224] has the earlier kick-off first at the same minute, and keeps games of one kick-off in the order of their numbers', () => {
    const late = inPlay(1, 10, { startsAt: NOW - 5 * MINUTE_MS });
    const early = inPlay(2, 10, { clockS: 10 * 60 + 30, startsAt: NOW - 12 * MINUTE_MS });
    expect(idsOf([late, early])).toEqual([2, 1]);
    expect(idsOf([ahead(9, 30), ahead(8, 30)])).toEqual([8, 9]);
    const tennis = [untimed(4, { startsAt: NOW - MINUTE_MS }), untimed(5, { startsAt: NOW - 9 * MINUTE_MS })];
    expect(idsOf(tennis)).toEqual([5, 4]);
  });

  it('[LIN-224] follows a clock that runs, and a break stands where its period ended', () => {
    const runs = inPlay(1, 10, { clockRuns: true });
    const stands = inPlay(2, 12, { status: 'break', clockRuns: true });
    expect(idsOf([runs, stands])).toEqual([2, 1]);
    expect(idsOf([runs, stands], NOW + 4 * MINUTE_MS)).toEqual([1, 2]);
  });

  it('[LIN-224] counts the periods that are over where the clock starts again with each', () => {
    const basketball = inPlay(1, 2, { period: 3, periodS: 600 });
    const football = inPlay(2, 50, { period: 2 });
    const handball = inPlay(3, 21);
    expect(idsOf([handball, basketball, football])).toEqual([2, 1, 3]);
  });

  it('[LIN-224] is the same list whatever order the games came in, with each game once', () => {
    const anyGame = fc.record({
      status: fc.constantFrom('scheduled', 'inPlay', 'break'),
      minute: fc.nat(60),
      start: fc.nat(3),
      periodS: fc.constantFrom(0, 600, 2_700),
      period: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (drawn, keys) => {
        const games = drawn.map(({ status, minute, start, periodS, period }, at) =>
          gameOf(at, { status, clockS: minute * 60, startsAt: NOW + start * MINUTE_MS, periodS, period }),
        );
        const shuffled = games
          .map((game) => ({ game, key: keys.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ game }) => game);
        expect(idsOf(shuffled)).toEqual(idsOf(games));
        expect(idsOf(games).toSorted((one, other) => one - other)).toEqual(games.map(({ id }) => id));
      }),
      { seed: 20261128 },
    );
  });
});
