import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { isRace, isVirtualSport, playedAs, VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { decodeRaces } from 'touchline/core/races/wire';
import {
  championships,
  virtualChampionships,
  virtualSports,
} from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { endOf } from '../../../adapters/sandbox/operator/line/end-of.ts';
import { longestMinutes } from '../../../adapters/sandbox/operator/line/durations.ts';
import type { FixtureSource, Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { createFeedClient } from '../sandbox-line/feed-client.ts';

const MINUTE_MS = 60_000;
const ORIGIN = Date.UTC(2026, 10, 21, 16);
const NOW = ORIGIN + 60 * MINUTE_MS + 10_000;

function sourceOf(pace = 1): FixtureSource {
  return createSchedule({ championships: virtualChampionships, seed: 5, origin: ORIGIN, pace });
}

function givenLine(): { readonly line: Line; readonly advance: (ms: number) => void } {
  const clock = createManualClock(NOW);
  const line = createLine({ clock, source: sourceOf(), sports: virtualSports });
  clock.advance(10_000);
  return { line, advance: (ms) => clock.advance(ms) };
}

const ofSport = (sportId: number) =>
  sourceOf()
    .current(NOW)
    .filter((fixture) => fixture.sportId === sportId);

describe('virtual sports in the catalogue', () => {
  it('[LIN-122] have ids of their own, a name in every language, and say in every name that they are virtual', () => {
    expect(virtualSports.map(({ id }) => id)).toEqual(Object.values(VIRTUAL));
    expect(championships.some(({ sportId }) => isVirtualSport(sportId))).toBe(false);
    for (const { names } of virtualSports)
      for (const name of Object.values(names)) expect(name).toMatch(/virtu|виртуальн|افتراضي/i);
    for (const { name, sportId, competitors, id } of virtualChampionships) {
      expect(name).toMatch(/^Virtual /);
      expect(championships.every((each) => each.id !== id)).toBe(true);
      // A race is named by its course.
      if (!isRace(sportId)) for (const [side] of competitors) expect(side).toMatch(/ \(virtual\)$/);
    }
    expect([1, 4, 2999].filter(isVirtualSport)).toEqual([]);
    expect([VIRTUAL.football, VIRTUAL.tennis, VIRTUAL.dogs, 2].map(playedAs)).toEqual([1, 4, VIRTUAL.dogs, 2]);
  });
});

describe('the schedule of virtual sports', () => {
  it.each([VIRTUAL.horses, VIRTUAL.dogs, VIRTUAL.marbles])(
    '[RCE-7] of sport %i has a race every three minutes, the next half hour open',
    (sportId) => {
      const starts = ofSport(sportId).map(({ startsAt }) => startsAt);
      const ahead = starts.filter((at) => at > NOW);
      expect(ahead).toHaveLength(10);
      expect(starts.every((at, index) => index === 0 || at - (starts[index - 1] ?? 0) === 3 * MINUTE_MS)).toBe(true);
    },
  );

  it('[RCE-7] lets horses and dogs take turns, with fields of 8 to 12 horses, 6 dogs and 6 to 8 marbles', () => {
    const [horses, dogs, marbles] = [VIRTUAL.horses, VIRTUAL.dogs, VIRTUAL.marbles].map(ofSport);
    if (horses === undefined || dogs === undefined || marbles === undefined) throw new Error('a course is missing');
    expect(marbles.map(({ startsAt }) => startsAt)).toEqual(dogs.map(({ startsAt }) => startsAt));
    for (const { field = [] } of marbles) expect(field.length >= 6 && field.length <= 8).toBe(true);
    const gap = Math.abs((horses[0]?.startsAt ?? 0) - (dogs[0]?.startsAt ?? 0)) % (3 * MINUTE_MS);
    expect(gap).toBe(1.5 * MINUTE_MS);
    for (const { field = [] } of horses) expect(field.length >= 8 && field.length <= 12).toBe(true);
    expect(dogs.map(({ field = [] }) => field.length)).toEqual(dogs.map(() => 6));
    expect(new Set(horses.map(({ home }) => home.name)).size).toBe(horses.length);
    expect(horses[0]?.home.name).toMatch(/^Virtual Ashgrove Park, race \d+$/);
  });

  it.each([VIRTUAL.football, VIRTUAL.tennis])(
    '[RCE-8] of sport %i starts a round every five minutes, and no game outlasts the time until the next',
    (sportId) => {
      const games = ofSport(sportId);
      expect(new Set(games.map(({ startsAt }) => startsAt % (5 * MINUTE_MS)))).toHaveProperty('size', 1);
      expect(games.filter(({ startsAt }) => startsAt > NOW).length).toBeGreaterThan(10);
      for (const fixture of games) {
        const lasts = (endOf(fixture, createMatch(fixture)) - fixture.startsAt) / MINUTE_MS;
        expect(lasts).toBeLessThanOrEqual(Math.min(5, longestMinutes(fixture.format)));
        expect(lasts).toBeGreaterThan(0.8);
      }
    },
  );

  it('[RCE-8] gives virtual football the markets of football', () => {
    const [fixture] = ofSport(VIRTUAL.football).filter(({ startsAt }) => startsAt > NOW);
    const kinds =
      fixture === undefined
        ? []
        : createMatch(fixture)
            .price(NOW, 'all')
            .map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining([KIND.result, KIND.total, KIND.asianHandicap, KIND.correctScore]));
    const totals =
      fixture === undefined
        ? []
        : createMatch(fixture)
            .price(NOW, 'main')
            .filter(({ kind }) => kind === KIND.total);
    // As in a whole match, the even line is between 2 and 3.5 goals.
    for (const { param } of totals) expect(param / 4 >= 2 && param / 4 <= 3.5).toBe(true);
    expect(totals.length).toBeGreaterThan(0);
  });

  it('[RCE-7] finds each game again by its id, at any pace', () => {
    for (const pace of [1, 60]) {
      const source = sourceOf(pace);
      const fixtures = source.current(NOW);
      expect(fixtures.length).toBeGreaterThan(20);
      for (const fixture of fixtures) expect(sourceOf(pace).find(fixture.id, NOW)).toEqual(fixture);
    }
  });
});

describe('the line of virtual sports', () => {
  it('[RCE-10] publishes the races of a sport as the core reads them: open ones without a result', () => {
    const { line } = givenLine();
    const races = line.races(VIRTUAL.dogs, 'en');
    const decoded = decodeRaces(JSON.parse(JSON.stringify(races)));
    expect(decoded).toMatchObject({ ok: true });
    for (const { result, startsAt } of races?.races ?? []) expect(result === null).toBe(startsAt > (races?.at ?? 0));
    expect(races?.races).toHaveLength(12);
    expect(line.races(VIRTUAL.football, 'en')).toBeNull();
    expect(line.races(1, 'en')).toBeNull();
  });

  it('[RCE-5, RCE-6] runs a race: the result is published from the off on, and bets are settled at its end', () => {
    const { line, advance } = givenLine();
    const next = () => line.races(VIRTUAL.horses, 'en')?.races.find(({ gameId }) => gameId === race?.gameId);
    const race = line.races(VIRTUAL.horses, 'en')?.races.find(({ result }) => result === null);
    if (race === undefined) throw new Error('no race is open');
    const win = (runner: number): number => marketId(race.gameId, { kind: KIND.raceWin, type: runner, param: 0 });
    expect(line.market(win(1))).toMatchObject({ suspended: false, finished: false });
    const before = line.market(win(1))?.price;
    advance(race.startsAt - NOW - 10_000 - 1_000);
    expect(next()?.result).toBeNull();
    expect(line.market(win(1))).toMatchObject({ suspended: false, price: before });
    advance(1_000);
    const order = next()?.result?.order ?? [];
    expect(order).toHaveLength(race.runners.length);
    expect(line.market(win(1))).toMatchObject({ suspended: true, finished: false, price: before });
    expect(line.settle(win(order[0] ?? 0), race.endsAt - 1)).toBeNull();
    advance(race.endsAt - race.startsAt);
    expect(line.settle(win(order[0] ?? 0), race.endsAt)).toBe(1);
    expect(line.settle(win(order[1] ?? 0), race.endsAt)).toBe(0);
    expect(line.finishedAt(race.gameId)).toBe(race.endsAt);
    expect(line.game(race.gameId, 'en')).toMatchObject({
      status: 4,
      score: '',
      winner: race.runners[(order[0] ?? 1) - 1]?.name,
    });
    expect(line.market(win(1))).toMatchObject({ finished: true });
  });

  it('[RCE-9] keeps virtual games out of the home page and of the games of real sports', () => {
    const { line, advance } = givenLine();
    expect(line.tree('en').sports.map(({ id }) => id)).toEqual(Object.values(VIRTUAL));
    expect([...line.fixtures(false), ...line.fixtures(true)]).toEqual([]);
    const [top, horses] = [createFeedClient(), createFeedClient()];
    line.subscribe(['top'], 'en', top.send);
    line.subscribe([`line:${VIRTUAL.horses}`], 'en', horses.send);
    advance(1_000);
    expect(top.frames.length).toBeGreaterThan(0);
    expect(horses.frames.length).toBeGreaterThan(0);
    expect(top.games.size).toBe(0);
    expect(horses.games.size).toBe(10);
  });
});
