import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { championships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { longestMinutes } from '../../../adapters/sandbox/operator/line/durations.ts';
import { listSource } from '../../../adapters/sandbox/operator/line/list-source.ts';
import { endOf } from '../../../adapters/sandbox/operator/line/end-of.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { DAY_MS, HOUR_MS, ORIGIN, scheduleOf } from './given.ts';

const MINUTE_MS = 60_000;
const SEEDS = [1, 2, 3];

const ends = new Map<Fixture, number>();
const endAt = (fixture: Fixture): number => {
  const end = ends.get(fixture) ?? endOf(fixture, createMatch(fixture));
  ends.set(fixture, end);
  return end;
};

/** Every game that is live at some time of a day, and a function that returns those live at one time. */
function dayOf(
  seed: number,
  from: number,
): { readonly games: readonly Fixture[]; readonly liveAt: (now: number) => readonly Fixture[] } {
  const source = scheduleOf(seed);
  const games = new Map<number, Fixture>();
  for (let now = from; now <= from + DAY_MS; now += HOUR_MS)
    for (const fixture of source.current(now)) if (!games.has(fixture.id)) games.set(fixture.id, fixture);
  const played = [...games.values()].filter(({ startsAt }) => startsAt <= from + DAY_MS);
  return {
    games: played,
    liveAt: (now) => played.filter((fixture) => fixture.startsAt <= now && endAt(fixture) > now),
  };
}

describe('the generated schedule', () => {
  it.each(SEEDS)(
    'seed %i: has at least 2,000 games ahead and 60 live at any time of day, 20 of which end within 15 minutes',
    (seed) => {
      for (const day of [0, 3]) {
        const from = ORIGIN + day * DAY_MS;
        const { liveAt } = dayOf(seed, from);
        for (let now = from; now < from + DAY_MS; now += 10 * MINUTE_MS) {
          const live = liveAt(now);
          expect(live.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(60);
          expect(live.filter((fixture) => endAt(fixture) - now <= 15 * MINUTE_MS).length).toBeGreaterThanOrEqual(20);
        }
        for (let now = from; now < from + DAY_MS; now += 4 * HOUR_MS) {
          const ahead = scheduleOf(seed)
            .current(now)
            .filter(({ startsAt }) => startsAt > now);
          expect(ahead.length).toBeGreaterThanOrEqual(2_000);
          expect(ahead.filter(({ startsAt }) => startsAt > now + 4 * DAY_MS).length).toBeGreaterThanOrEqual(200);
        }
      }
    },
  );

  it.each([
    [1, 4],
    [2, 1],
    [3, 1],
  ])('seed %i: gives nobody two games at once in %i days', (seed, days) => {
    const gamesOf = new Map<number, Fixture[]>();
    const seen = new Set<number>();
    const source = scheduleOf(seed);
    for (let now = ORIGIN; now <= ORIGIN + days * DAY_MS; now += 2 * HOUR_MS) {
      for (const fixture of source.current(now)) {
        if (seen.has(fixture.id) || fixture.field !== undefined || fixture.startsAt > ORIGIN + days * DAY_MS) continue;
        seen.add(fixture.id);
        for (const { id } of [fixture.home, fixture.away]) gamesOf.set(id, [...(gamesOf.get(id) ?? []), fixture]);
      }
    }
    expect(seen.size).toBeGreaterThan(7_000 * days);
    for (const games of gamesOf.values()) {
      games.sort((a, b) => a.startsAt - b.startsAt);
      games.forEach((fixture, i) => {
        const before = games[i - 1];
        if (before !== undefined && endAt(before) > fixture.startsAt)
          throw new Error(`${fixture.id} begins while ${before.id} is in play`);
      });
    }
  });

  it('kicks off at round minutes, with unique ids of 28 bits', () => {
    const fixtures = scheduleOf(4).current(ORIGIN);
    for (const { startsAt, id } of fixtures) {
      expect(startsAt % (5 * MINUTE_MS)).toBe(0);
      expect(Number.isInteger(id) && id >= 0 && id < 2 ** 28).toBe(true);
    }
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
  });

  it('has every championship, and one open long-term market of each kind at any time', () => {
    const source = scheduleOf(2);
    for (const now of [ORIGIN, ORIGIN + 13 * DAY_MS, ORIGIN + 40 * DAY_MS]) {
      const ahead = source.current(now).filter(({ startsAt }) => startsAt > now);
      expect(new Set(ahead.map(({ champId }) => champId)).size).toBe(championships.length);
      const outrights = ahead.filter(({ format }) => format.model === 'outright');
      expect(outrights.length).toBe(championships.filter(({ format }) => format.model === 'outright').length);
      expect(
        outrights.every(
          ({ home, away, field }) => away.id === home.id && away.name === '' && (field ?? []).length > 10,
        ),
      ).toBe(true);
    }
  });

  it('returns the same games from any window and by id', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -24, max: 24 * 60 }),
        fc.constantFrom(1, 7, 60),
        (seed, hours, pace) => {
          const now = ORIGIN + hours * HOUR_MS;
          const [one, two] = [scheduleOf(seed, pace), scheduleOf(seed, pace)];
          const fixtures = one.current(now);
          expect(two.current(now)).toEqual(fixtures);
          for (const fixture of fixtures.slice(0, 300)) expect(two.find(fixture.id, now)).toEqual(fixture);
        },
      ),
      { seed: 1, numRuns: 12 },
    );
  });

  it('opens games only by adding those that fell due since', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 600 }),
        fc.constantFrom(1, 20),
        (from, minutes, pace) => {
          const source = scheduleOf(3, pace);
          const [start, end] = [ORIGIN + from * MINUTE_MS, ORIGIN + (from + minutes) * MINUTE_MS];
          const known = new Map(
            [...source.current(start), ...source.opening(start, end)].map((fixture) => [fixture.id, fixture]),
          );
          const later = source.current(end);
          expect(later.filter(({ id }) => !known.has(id))).toEqual([]);
          expect(later.map(({ id }) => known.get(id))).toEqual(later);
        },
      ),
      { seed: 1, numRuns: 15 },
    );
  });

  it('runs p times as fast at pace p', () => {
    const slow = scheduleOf(6, 1).current(ORIGIN);
    const fast = scheduleOf(6, 20).current(ORIGIN);
    expect(fast.map(({ id }) => id)).toEqual(slow.map(({ id }) => id));
    fast.forEach((fixture, i) => {
      expect(fixture.pace).toBe(20);
      expect(fixture.startsAt - ORIGIN).toBe(Math.round(((slow[i]?.startsAt ?? 0) - ORIGIN) / 20));
    });
  });

  it('finds no game by an unknown id', () => {
    const source = scheduleOf(1);
    expect(source.find(2 ** 28 - 1, ORIGIN)).toBeNull();
    const fixture = source.current(ORIGIN)[0];
    expect(scheduleOf(2).find(fixture?.id ?? 0, ORIGIN)).not.toEqual(fixture);
  });

  it('assumes a duration at least as long as any game lasts', () => {
    const byFormat = new Map<string, Fixture[]>();
    for (const fixture of scheduleOf(7).current(ORIGIN)) {
      const key = JSON.stringify(fixture.format);
      byFormat.set(key, [...(byFormat.get(key) ?? []), fixture].slice(-40));
    }
    for (const fixture of [...byFormat.values()].flat()) {
      expect((endAt(fixture) - fixture.startsAt) / MINUTE_MS, JSON.stringify(fixture.format)).toBeLessThanOrEqual(
        longestMinutes(fixture.format),
      );
    }
  });
});

describe('a list of games', () => {
  it('opens each game once, a week of its pace ahead, and finds it by id', () => {
    const { championships: known } = scheduleOf(1);
    const fixtures = scheduleOf(1, 20)
      .current(ORIGIN)
      .filter(({ field }) => field === undefined);
    const source = listSource({ championships: known, fixtures });
    const [start, end] = [ORIGIN - 5 * HOUR_MS, ORIGIN + HOUR_MS];
    const ids = (of: readonly Fixture[]): readonly number[] => of.map(({ id }) => id);
    const open = source.current(start);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ startsAt }) => startsAt - start <= (7 * DAY_MS) / 20)).toBe(true);
    const opened = source.opening(start, end);
    expect(new Set([...ids(open), ...ids(opened)]).size).toBe(open.length + opened.length);
    expect([...ids(open), ...ids(opened)]).toEqual(expect.arrayContaining([...ids(source.current(end))]));
    for (const fixture of opened.slice(0, 20)) expect(source.find(fixture.id, 0)).toBe(fixture);
    expect(source.find(-1, 0)).toBeNull();
  });
});
