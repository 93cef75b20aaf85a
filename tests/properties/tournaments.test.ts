/**
 * Places and prizes of tournaments, against a referee who compares every pair and an accountant who divides every
 * place.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, placesOf, prizeOf } from '../../adapters/sandbox/operator/tournaments/ranking.ts';
import type { Entry, Result } from '../../adapters/sandbox/operator/tournaments/ranking.ts';
import { entriesBy, simulatedPlayers } from '../../adapters/sandbox/operator/tournaments/simulated.ts';
import { listedAt } from '../../adapters/sandbox/operator/tournaments/terms.ts';
import { FEWER_RUNS, RUNS } from '../arbitraries/runs.ts';

const SEED = 3_117;

/** Few values, so that many results are equal; 2/4 and 1/2 are the same. */
const result: fc.Arbitrary<Result> = fc.record({
  win: fc.nat({ max: 6 }),
  stake: fc.integer({ min: 1, max: 4 }),
  at: fc.nat({ max: 2 }),
});
const entries: fc.Arbitrary<readonly Entry[]> = fc
  .array(fc.option(result), { maxLength: 20 })
  .map((all) => all.map((best, at) => ({ id: `p${String(at).padStart(3, '0')}`, best })));
const prizes = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 12 });
const shuffled = <T>(all: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length });

const check = <T>(given: fc.Arbitrary<T>, law: (value: T) => void, numRuns = RUNS): void =>
  fc.assert(fc.property(given, law), { seed: SEED, numRuns });

/** Above zero when `a` is better: by a common denominator, then by the earlier time. */
const better = (a: Result, b: Result): number => a.win * b.stake - b.win * a.stake || b.at - a.at;
const hasWin = (entry: Entry): entry is Entry & { readonly best: Result } => (entry.best?.win ?? 0) > 0;

describe('places of a tournament', () => {
  it('[TRO-6] are one more than the number of better players, and only players with a win have one', () => {
    check(entries, (all) => {
      const winners = all.filter(hasWin);
      const places = placesOf(all);
      expect(places.map(({ id }) => id).toSorted()).toEqual(winners.map(({ id }) => id).toSorted());
      for (const { id, best, rank, sharedBy, turn } of places) {
        expect(rank).toBe(1 + winners.filter((other) => better(other.best, best) > 0).length);
        const equal = winners.filter((other) => better(other.best, best) === 0).map((other) => other.id);
        expect(sharedBy).toBe(equal.length);
        expect(turn).toBe(equal.toSorted().indexOf(id));
      }
      expect(places.map(({ rank }) => rank)).toEqual(places.map(({ rank }) => rank).toSorted((a, b) => a - b));
    });
  });

  it('[TRO-7] do not depend on the order in which players are looked at', () => {
    check(
      entries.chain((all) => fc.tuple(fc.constant(all), shuffled(all))),
      ([all, mixed]) => {
        expect(placesOf(mixed)).toEqual(placesOf(all));
      },
    );
  });

  it('[TRO-6] follow from the best result, whatever the order of the rounds', () => {
    const rounds = fc.array(result, { maxLength: 10 });
    check(
      rounds.chain((all) => fc.tuple(fc.constant(all), shuffled(all))),
      ([all, mixed]) => {
        const best = bestOf(all);
        if (best === null) expect(all.every(({ win }) => win === 0)).toBe(true);
        else expect(all.every((other) => better(other, best) <= 0)).toBe(true);
        const again = bestOf(mixed);
        expect(again === null).toBe(best === null);
        if (best !== null && again !== null) expect(better(best, again)).toBe(0);
      },
    );
  });

  it('[TRO-6] are as good with a stake a hundred times as high', () => {
    check(entries, (all) => {
      const high = all.map(({ id, best }) => ({
        id,
        best: best && { ...best, win: best.win * 100, stake: best.stake * 100 },
      }));
      expect(placesOf(high).map(({ id, rank }) => [id, rank])).toEqual(placesOf(all).map(({ id, rank }) => [id, rank]));
    });
  });
});

describe('prizes of a tournament', () => {
  it('[TRO-7] add up to the fund of the places that are taken', () => {
    check(fc.tuple(entries, prizes), ([all, table]) => {
      const places = placesOf(all);
      const paid = places.reduce((sum, place) => sum + prizeOf(place, table), 0);
      expect(paid).toBe(table.slice(0, places.length).reduce((sum, prize) => sum + prize, 0));
    });
  });

  it('[TRO-7] of those who share differ by one minor unit at most, the first of them first', () => {
    check(fc.tuple(entries, prizes), ([all, table]) => {
      const places = placesOf(all);
      for (const place of places) {
        const group = places.filter(({ rank }) => rank === place.rank).map((each) => prizeOf(each, table));
        expect(Math.max(...group) - Math.min(...group)).toBeLessThanOrEqual(1);
        expect(group).toEqual(group.toSorted((a, b) => b - a));
        expect(group.every((prize) => Number.isInteger(prize) && prize >= 0)).toBe(true);
      }
    });
  });

  it('[TRO-7] of a better place are no smaller where the table falls', () => {
    const falling = prizes.map((table) => table.toSorted((a, b) => b - a));
    check(fc.tuple(entries, falling), ([all, table]) => {
      const paid = placesOf(all).map((place) => prizeOf(place, table));
      expect(paid).toEqual(paid.toSorted((a, b) => b - a));
    });
  });
});

describe('simulated players', () => {
  it('[TRO-10] are 24 to 48, come within the tournament, win a multiple from 2 to 100, and take every prize', () => {
    check(
      fc.tuple(fc.integer({ min: 1, max: 2 ** 31 }), fc.integer({ min: 1_000, max: 20_000 }), fc.nat({ max: 8 })),
      ([seed, hours, at]) => {
        const tournament = listedAt(Date.UTC(2026, 0, 1) + hours * 3_600_000)[at];
        if (tournament === undefined) throw new Error('no tournament');
        const { startsAt, endsAt, series } = tournament;
        const players = simulatedPlayers(seed, tournament);
        expect(players.length).toBeGreaterThanOrEqual(24);
        expect(players.length).toBeLessThanOrEqual(48);
        expect(simulatedPlayers(seed, tournament)).toEqual(players);
        for (const { cameAt, best, code } of players) {
          expect(code).toMatch(/^[A-Z]{4}$/);
          expect(cameAt).toBeGreaterThanOrEqual(startsAt);
          expect(cameAt).toBeLessThan(endsAt);
          if (best === null) continue;
          expect([2, 3, 5, 10, 25, 50, 100]).toContain(best.win / best.stake);
          expect(best.at).toBeGreaterThan(cameAt);
          expect(best.at).toBeLessThan(endsAt);
        }
        expect(placesOf(entriesBy(players, endsAt)).length).toBeGreaterThanOrEqual(series.prizes.length);
      },
      FEWER_RUNS,
    );
  });
});
