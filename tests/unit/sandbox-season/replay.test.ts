import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { championships, competitorsOf } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { compressCalendar, MAX_PAUSE_MS, SHRUNK_PAUSE_MS } from '../../../adapters/sandbox/operator/season/calendar.ts';
import { loadSeasons } from '../../../adapters/sandbox/operator/season/load.ts';
import { ratingsOf } from '../../../adapters/sandbox/operator/season/ratings.ts';
import { LEAD_MS, replaySeason } from '../../../adapters/sandbox/operator/season/replay.ts';
import { createIds } from '../../../adapters/sandbox/operator/season/season-ids.ts';
import type { Season, SeasonMatch } from '../../../adapters/sandbox/operator/season/types.ts';
import { REAL_SEASON } from './real-data.ts';

const HOUR_MS = 3_600_000;
const MATCH_MS = 105 * 60_000;
const STARTS_AT = Date.UTC(2026, 0, 5, 9);

const { seasons } = loadSeasons(REAL_SEASON);
const replay = replaySeason(seasons, { startsAt: STARTS_AT, pace: 60, seed: 7 });

function match(home: string, away: string, changes: Partial<SeasonMatch> = {}): SeasonMatch {
  return { line: 2, home, away, playedAt: 0, halfTime: [0, 0], fullTime: [0, 0], prices: [], stats: [], ...changes };
}

function season(code: string, matches: readonly SeasonMatch[]): Season {
  return { file: `${code}.csv`, division: { code, name: code, country: 'INT' }, matches };
}

describe('the calendar', () => {
  const hours = (...values: readonly number[]) =>
    compressCalendar(
      values.map((value) => value * HOUR_MS),
      MATCH_MS,
    ).map((ms) => ms / HOUR_MS);

  it('keeps pauses of up to 3 hours after the end of the last running match, and shrinks longer ones to 30 minutes', () => {
    expect(hours(10, 12, 14)).toEqual([0, 2, 4]);
    expect(hours(10, 10 + 1.75 + 3)).toEqual([0, 4.75]);
    expect(hours(10, 10 + 1.75 + 3.25)).toEqual([0, 1.75 + 0.5]);
    expect(hours(10, 10, 34, 35, 34 + 24 * 7)).toEqual([0, 0, 2.25, 3.25, 5.5]);
    expect(hours()).toEqual([]);
  });

  it('keeps the order and every gap, except that long pauses are shortened', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 * 24 * 60 }), { maxLength: 60 }), (minutes) => {
        const kickOffs = minutes.toSorted((a, b) => a - b).map((minute) => minute * 60_000);
        const offsets = compressCalendar(kickOffs, MATCH_MS);
        offsets.slice(1).forEach((offset, i) => {
          const step = offset - (offsets[i] ?? 0);
          const realStep = (kickOffs[i + 1] ?? 0) - (kickOffs[i] ?? 0);
          const shrunk = realStep - MATCH_MS > MAX_PAUSE_MS;
          expect(step).toBe(shrunk ? MATCH_MS + SHRUNK_PAUSE_MS : realStep);
        });
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('the replay of the real season', () => {
  const { fixtures } = replay;

  it('has every match once, in the order of kick-offs, the first 3 minutes after the start', () => {
    expect(fixtures.length).toBe(1008);
    expect(fixtures[0]?.startsAt).toBe(STARTS_AT + 3 * 60_000);
    expect(fixtures.map(({ startsAt }) => startsAt)).toEqual(
      fixtures.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
    );
    const played = fixtures.map(({ recorded }) => recorded?.playedAt ?? 0);
    expect(played).toEqual(played.toSorted((a, b) => a - b));
  });

  it('[SEA-8] shows every league’s games on the home page, because the first game may be of any league', () => {
    const topChampionships = new Set(replay.championships.filter(({ top }) => top).map(({ id }) => id));
    expect(topChampionships.has(fixtures[0]?.champId ?? 0)).toBe(false);
    expect(fixtures.filter(({ top }) => !top)).toEqual([]);
  });

  it('keeps prices, results and statistics of the file', () => {
    const opening = fixtures.find(({ home, away }) => home.name === 'Liverpool' && away.name === 'Bournemouth');
    expect(opening).toMatchObject({
      sportId: 1,
      pace: 60,
      top: true,
      format: { model: 'football', periods: 2, periodS: 2700, breakS: 900 },
      recorded: { playedAt: Date.UTC(2025, 7, 15, 19), halfTime: [1, 0], fullTime: [4, 2] },
    });
    expect(opening?.recorded?.prices).toEqual(
      seasons.find(({ division }) => division.code === 'E0')?.matches[0]?.prices,
    );
    expect(opening?.recorded?.stats).toContainEqual(['shots', 19, 10]);
  });

  it('never gives a team two matches at once', () => {
    const freeAt = new Map<number, number>();
    for (const { home, away, startsAt } of fixtures) {
      for (const { id, name } of [home, away]) {
        expect(startsAt, name).toBeGreaterThanOrEqual(freeAt.get(id) ?? 0);
        freeAt.set(id, startsAt + MATCH_MS / 60);
      }
    }
  });

  it('has championships whose competitors are the teams of their fixtures', () => {
    expect(replay.championships.map(({ name, country, top }) => [name, country, top])).toEqual([
      ['Bundesliga', 'DE', true],
      ['Premier League', 'GB-ENG', true],
      ['Championship', 'GB-ENG', false],
      ['Ligue 1', 'FR', true],
      ['Serie A', 'IT', true],
      ['Eredivisie', 'NL', false],
      ['Primeira Liga', 'PT', false],
      ['Premiership', 'GB-SCT', false],
      ['La Liga', 'ES', true],
      ['Süper Lig', 'TR', false],
    ]);
    for (const { id, competitors } of replay.championships) {
      const teams = new Map(
        fixtures
          .filter(({ champId }) => champId === id)
          .flatMap(({ home, away }) => [
            [home.name, home.rating],
            [away.name, away.rating],
          ]),
      );
      expect(new Map(competitors)).toEqual(teams);
    }
  });

  it('has unique ids below 2^28 that do not depend on the other files', () => {
    const own = [
      ...replay.championships.map(({ id }) => id),
      ...new Set(fixtures.flatMap(({ home, away }) => [home.id, away.id])),
      ...fixtures.map(({ id }) => id),
    ];
    expect(new Set(own).size).toBe(own.length);
    const taken = new Set(
      championships.flatMap((championship) => [championship.id, ...competitorsOf(championship).map(({ id }) => id)]),
    );
    for (const id of own) {
      expect(id).toBeGreaterThan(1_000_000);
      expect(id).toBeLessThan(2 ** 28);
      expect(taken.has(id)).toBe(false);
    }

    const ids = new Map(fixtures.map(({ id, home, away }) => [`${home.id}/${away.id}/${id}`, true]));
    const alone = replaySeason(
      seasons.filter(({ division }) => division.code === 'SP1'),
      { startsAt: 0, pace: 1, seed: 1 },
    );
    expect(alone.fixtures.length).toBe(110);
    for (const { id, home, away } of alone.fixtures) expect(ids.has(`${home.id}/${away.id}/${id}`)).toBe(true);
  });

  it('avoids id collisions even with so many matches that hashes collide', () => {
    const ids = createIds();
    const given = Array.from({ length: 60_000 }, (_, i) => ids.fixture('E0', i, 'A', 'B'));
    expect(new Set(given).size).toBe(given.length);
    expect(Math.max(...given.slice(0, 1000))).toBeLessThan(2 ** 28);
  });

  it('is the same for any order of files; another seed changes only the match seeds', () => {
    const options = { startsAt: STARTS_AT, pace: 60, seed: 7 };
    expect(replaySeason(seasons.toReversed(), options)).toEqual(replay);
    const other = replaySeason(seasons, { ...options, seed: 8 });
    expect(other.fixtures.map(({ seed: _, ...rest }) => rest)).toEqual(fixtures.map(({ seed: _, ...rest }) => rest));
    expect(other.fixtures[0]?.seed).not.toBe(fixtures[0]?.seed);
  });

  it('runs twice as fast at twice the pace', () => {
    const fast = replaySeason(seasons, { startsAt: STARTS_AT, pace: 120, seed: 7 });
    fast.fixtures.forEach(({ startsAt }, i) => {
      const slow = (fixtures[i]?.startsAt ?? 0) - STARTS_AT - LEAD_MS;
      expect(Math.abs(2 * (startsAt - STARTS_AT - LEAD_MS) - slow)).toBeLessThanOrEqual(2);
    });
  });

  it('refuses an invalid pace', () => {
    for (const pace of [0, -1, Number.NaN, Infinity])
      expect(() => replaySeason(seasons, { startsAt: 0, pace, seed: 1 })).toThrow(RangeError);
  });
});

describe('ratings', () => {
  const prices = (home: number, draw: number, away: number) =>
    [home, draw, away].map((price, i) => ({ kind: 1, type: i + 1, param: 0, price }));

  it('follow the prices: the favourites of a league have the highest', () => {
    const best = (code: string) =>
      replay.championships
        .find(({ name }) => name === code)
        ?.competitors.toSorted((a, b) => b[1] - a[1])
        .map(([name]) => name);
    expect(best('Bundesliga')?.[0]).toBe('Bayern Munich');
    expect(best('Ligue 1')?.[0]).toBe('Paris SG');
    expect(best('La Liga')?.slice(0, 3)).toEqual(['Real Madrid', 'Barcelona', 'Ath Madrid']);
    expect(best('Premier League')?.slice(0, 4)).toEqual(expect.arrayContaining(['Arsenal', 'Liverpool', 'Man City']));
    for (const { competitors } of replay.championships) {
      const mean = competitors.reduce((sum, [, rating]) => sum + rating, 0) / competitors.length;
      expect(Math.abs(mean - 1500)).toBeLessThan(10);
    }
  });

  it('are equal for teams that are priced evenly home and away, and follow results where there are no prices', () => {
    const even = ratingsOf([
      match('A', 'B', { prices: prices(2000, 3500, 4000) }),
      match('B', 'A', { prices: prices(2000, 3500, 4000) }),
    ]);
    expect(even.get('A')).toBe(even.get('B'));
    const won = ratingsOf([match('A', 'B', { fullTime: [3, 0] }), match('B', 'A', { fullTime: [0, 1] })]);
    expect(won.get('A')).toBeGreaterThan(won.get('B') ?? Infinity);
  });

  it('stay within bounds for any prices', () => {
    const extreme = ratingsOf([
      match('A', 'B', { prices: prices(1001, 1_000_000, 10_000_000) }),
      match('B', 'A', { prices: prices(10_000_000, 1_000_000, 1001) }),
    ]);
    for (const rating of extreme.values()) {
      expect(rating).toBeGreaterThanOrEqual(1000);
      expect(rating).toBeLessThanOrEqual(2400);
    }
  });

  it('give a team one id in two divisions of a country', () => {
    const both = replaySeason(
      [season('X1', [match('A', 'B')]), season('X2', [match('A', 'C', { playedAt: HOUR_MS * 24 })])],
      { startsAt: 0, pace: 1, seed: 1 },
    );
    expect(both.fixtures[0]?.home.id).toBe(both.fixtures[1]?.home.id);
    expect(both.fixtures[0]?.champId).not.toBe(both.fixtures[1]?.champId);
  });
});
