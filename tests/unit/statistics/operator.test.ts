/** The statistics of the stand-in operator, over the real catalogue and over a list of recorded games. */
import { describe, expect, it } from 'vitest';
import {
  championships,
  politicsChampionships,
  virtualChampionships,
} from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { listSource } from '../../../adapters/sandbox/operator/line/list-source.ts';
import { endOf } from '../../../adapters/sandbox/operator/line/end-of.ts';
import type { Language } from '../../../adapters/sandbox/operator/line/line-views.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { tricastParam } from '../../../adapters/sandbox/operator/models/race/terms.ts';
import { createStatistics } from '../../../adapters/sandbox/operator/statistics/statistics.ts';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { LONG_TERM as LONG_TERM_SPORT, POLITICS } from 'touchline/core/line/rules/sport-ids';
import { isRace, VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { decodeResults } from 'touchline/core/statistics/wire';
import type { PlayedResult, ResultsQuery, SideRecord, TableRow } from 'touchline/core/statistics/types';
import { recordOf } from 'touchline/core/statistics/rules/rank';
import { byNumber, DAY_MS, HOUR_MS, ORIGIN, givenLine, scheduleOf } from '../sandbox-line/given.ts';

const NOW = ORIGIN + 3 * HOUR_MS;
const PREMIER = 1001;
/** Football of short games, day and night. */
const ROUND_THE_CLOCK = 1901;
const LONG_TERM = 299901;
const HALF_HOUR_MS = HOUR_MS / 2;
const source = scheduleOf(5);
const statistics = createStatistics({ lineNow: () => NOW, source });

const sum = (rows: readonly TableRow[], of: (record: SideRecord) => number): number =>
  rows.reduce((all, row) => all + of(recordOf(row, 'all')), 0);

const question = (more: Partial<ResultsQuery> = {}): ResultsQuery => ({
  from: NOW - DAY_MS,
  to: NOW,
  sportId: null,
  champId: null,
  teamId: null,
  words: '',
  ...more,
});

describe('the operator’s statistics', () => {
  it('[STT-5] of every competition count each game for both sides: won is lost, scored is conceded', () => {
    const sports = new Map(championships.map((each) => [each.sportId, each.id]));
    const known = [...sports.values()].flatMap((id) => statistics.competition(id, 'en') ?? []);
    expect(known.length).toBeGreaterThan(12);
    for (const { competition, tables } of known)
      for (const rows of tables) {
        expect(
          sum(rows, ({ won }) => won),
          competition.name,
        ).toBe(sum(rows, ({ lost }) => lost));
        expect(sum(rows, ({ drawn }) => drawn) % 2).toBe(0);
        expect(sum(rows, ({ scored }) => scored)).toBe(sum(rows, ({ conceded }) => conceded));
        for (const { home, away } of rows)
          for (const each of [home, away]) expect(each.played).toBe(each.won + each.drawn + each.lost);
      }
  });

  it('[STT-5] of a league are those of the games that its models play, with the final scores', () => {
    const [season = []] = source.seasons(PREMIER, NOW, 0);
    const over = season.map((fixture) => createMatch(fixture).stateAt(NOW)).filter(({ status }) => status === 4);
    const rows = statistics.competition(PREMIER, 'en')?.tables.flat() ?? [];
    expect(over.length).toBeGreaterThan(0);
    expect(sum(rows, ({ played }) => played)).toBe(2 * over.length);
    expect(sum(rows, ({ scored }) => scored)).toBe(over.reduce((all, { score }) => all + score[0] + score[1], 0));
    const cards = rows.flatMap(({ totals }) => totals).filter(({ name }) => name === 'yellowCards');
    expect(cards.reduce((all, { own }) => all + own, 0)).toBe(
      over
        .flatMap(({ stats }) => stats.filter(([name]) => name === 'yellowCards'))
        .reduce((all, [, home, away]) => all + home + away, 0),
    );
  });

  it('[STT-5] there are none of a long-term market and of an unknown competition', () => {
    expect(statistics.competition(LONG_TERM, 'en')).toBeNull();
    expect(statistics.competition(987_654, 'en')).toBeNull();
  });

  it('[STT-4, STT-6] form and meetings come latest first, and a meeting is one of both sides', () => {
    const [game] = source.current(NOW).filter(({ champId }) => champId === PREMIER);
    if (game === undefined) throw new Error('no game of the league');
    const found = statistics.game(game, 'en');
    const meetings = found?.meetings ?? [];
    expect(meetings.length).toBeGreaterThan(3);
    expect(meetings.map(({ startsAt }) => startsAt)).toEqual(
      meetings.map(({ startsAt }) => startsAt).toSorted((a, b) => b - a),
    );
    const sides = [game.home.name, game.away.name].toSorted();
    for (const { home, away } of meetings) expect([home, away].toSorted()).toEqual(sides);
    const form = found?.table.find(({ id }) => id === game.home.id)?.form ?? [];
    expect(form.length).toBeGreaterThan(0);
    expect(form.map(({ startsAt }) => startsAt)).toEqual(
      form.map(({ startsAt }) => startsAt).toSorted((a, b) => b - a),
    );
  });

  it('[STT-5] of a season file are those of its own seasons, and each counts for itself', () => {
    const fixture = (id: number, at: number, season: string, fullTime: readonly [number, number]): Fixture => ({
      id,
      sportId: 1,
      champId: 7,
      home: { id: 1, name: 'Home', rating: 1500 },
      away: { id: 2, name: 'Away', rating: 1500 },
      startsAt: at,
      pace: 1,
      format: { model: 'football', periods: 2, periodS: 2700, breakS: 900 },
      seed: id,
      top: true,
      recorded: { prices: [], halfTime: null, fullTime, season, playedAt: at, stats: [] },
    });
    const list = listSource({
      championships: [{ id: 7, sportId: 1, name: 'League', country: 'DE', top: true }],
      fixtures: [
        fixture(1, NOW - 9 * DAY_MS, '2024', [5, 0]),
        fixture(2, NOW - 2 * DAY_MS, '2025', [1, 2]),
        fixture(3, NOW + DAY_MS, '2025', [1, 1]),
      ],
    });
    const counted = createStatistics({ lineNow: () => NOW, source: list });
    const [rows = []] = counted.competition(7, 'en')?.tables ?? [];
    expect(rows.map(({ name, home, away }) => [name, home.played + away.played, home.scored + away.scored])).toEqual([
      ['Home', 1, 1],
      ['Away', 1, 2],
    ]);
    expect(counted.game(fixture(3, NOW + DAY_MS, '2025', [1, 1]), 'en')?.meetings.map(({ score }) => score)).toEqual([
      [1, 2],
      [5, 0],
    ]);
  });
});

describe('the operator’s results', () => {
  const find = (more: Partial<ResultsQuery> = {}) =>
    statistics.results(question(more), 'en', (id: number) => `sport ${id}`);

  it('[STT-7] are those that ended on the day, the last end first, by the laws of the game alone', () => {
    const games = find({ sportId: 1 })?.games ?? [];
    expect(games.length).toBe(100);
    expect(find({ sportId: 1 })?.hasMore).toBe(true);
    const ends = games.map(({ id }) => {
      const fixture = source.find(id, NOW);
      if (fixture === null) throw new Error('no such game');
      return endOf(fixture, createMatch(fixture));
    });
    expect(games.map(({ endedAt }) => endedAt)).toEqual(ends);
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    for (const end of ends) expect(end >= NOW - DAY_MS && end < NOW).toBe(true);
    // No game that ended later is missing.
    const [last = 0] = ends.slice(-1);
    const football = source
      .between(new Set(championships.map(({ id }) => id)), NOW - 6 * HOUR_MS, NOW, NOW)
      .filter(({ sportId, field }) => sportId === 1 && field === undefined)
      .filter((fixture) => {
        const end = endOf(fixture, createMatch(fixture));
        return end > last && end < NOW;
      });
    expect(football.map(({ id }) => id).toSorted(byNumber)).toEqual(
      games.flatMap(({ id, endedAt = 0 }) => (endedAt > last ? [id] : [])).toSorted(byNumber),
    );
  });

  it('[STT-7] a game over midnight belongs to the day of its end alone, and no day loses or repeats a game', () => {
    const midnight = NOW - 12 * HOUR_MS;
    const of = (from: number, to: number): readonly PlayedResult[] => {
      const found = find({ champId: ROUND_THE_CLOCK, from, to });
      expect(found?.hasMore).toBe(false);
      return found?.games ?? [];
    };
    const before = of(midnight - HALF_HOUR_MS, midnight);
    const after = of(midnight, midnight + HALF_HOUR_MS);
    const over = after.filter(({ startsAt }) => startsAt < midnight);
    expect(over.length).toBeGreaterThan(0);
    const ids = [...after, ...before].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(of(midnight - HALF_HOUR_MS, midnight + HALF_HOUR_MS).map(({ id }) => id)).toEqual(ids);
    for (const { endedAt = 0 } of over) expect(endedAt).toBeGreaterThanOrEqual(midnight);
    // The end itself is the first moment of the day of the end.
    const [{ id, endedAt = 0 } = { id: 0 }] = over;
    expect(of(endedAt, endedAt + HALF_HOUR_MS).map((game) => game.id)).toContain(id);
    expect(of(endedAt - HALF_HOUR_MS, endedAt).map((game) => game.id)).not.toContain(id);
  });

  it('[STT-7] have a game from the moment of its end', () => {
    let now = NOW;
    const asked = createStatistics({ lineNow: () => now, source });
    const day = question({ champId: ROUND_THE_CLOCK, from: NOW - HOUR_MS, to: NOW + 12 * HOUR_MS });
    const ids = (): readonly number[] => asked.results(day, 'en', String)?.games.map(({ id }) => id) ?? [];
    const next = source
      .endingIn(new Set([ROUND_THE_CLOCK]), NOW, NOW + HOUR_MS, NOW)
      .map((fixture) => ({ id: fixture.id, end: endOf(fixture, createMatch(fixture)) }))
      .filter(({ end }) => end > NOW + 1_000)
      .toSorted((one, other) => one.end - other.end)
      .slice(0, 3);
    expect(next.length).toBe(3);
    for (const { id, end } of next) {
      now = end - 1;
      expect(ids()).not.toContain(id);
      now = end;
      expect(ids()[0]).toBe(id);
    }
  });

  it('[STT-7] of a season file belong to the day of their end too', () => {
    const fixture: Fixture = {
      id: 1,
      sportId: 1,
      champId: 7,
      home: { id: 1, name: 'Home', rating: 1500 },
      away: { id: 2, name: 'Away', rating: 1500 },
      startsAt: NOW - 25 * HOUR_MS,
      pace: 1,
      format: { model: 'football', periods: 2, periodS: 2700, breakS: 900 },
      seed: 1,
      top: true,
    };
    const list = listSource({
      championships: [{ id: 7, sportId: 1, name: 'League', country: 'DE', top: true }],
      fixtures: [fixture],
    });
    const asked = createStatistics({ lineNow: () => NOW, source: list });
    const on = (from: number) => asked.results(question({ from, to: from + DAY_MS }), 'en', String)?.games.length;
    expect(on(NOW - 2 * DAY_MS)).toBe(0);
    expect(on(NOW - DAY_MS)).toBe(1);
  });

  it('[STT-14] say what the sides wear beside names that are not the English ones', () => {
    const of = (language: Language) =>
      statistics.results(question({ champId: ROUND_THE_CLOCK }), language, String)?.games;
    const [english] = of('en') ?? [];
    const [russian] = of('ru') ?? [];
    if (english === undefined || russian === undefined) throw new Error('no result');
    expect(russian.home).not.toBe(english.home);
    expect(russian.kits).toEqual([kitNumber(english.home), kitNumber(english.away)]);
    expect(english).not.toHaveProperty('kits');
    expect(decodeResults(JSON.parse(JSON.stringify(find()))).ok).toBe(true);
  });

  it('[STT-7] can be of a competition, of a side and of words', () => {
    const league = find({ sportId: 1, champId: PREMIER, from: NOW - 7 * DAY_MS, to: NOW - 6 * DAY_MS });
    const days = Array.from({ length: 8 }, (_, at) =>
      find({ sportId: 1, champId: PREMIER, from: NOW - (at + 1) * DAY_MS, to: NOW - at * DAY_MS }),
    );
    const day = [league, ...days].find((each) => (each?.games.length ?? 0) > 1);
    const [first] = day?.games ?? [];
    if (first === undefined) throw new Error('no result of the league');
    const from = (first.endedAt ?? 0) - 1;
    const side = day?.teams.find(({ name }) => name === first.home);
    const own = find({ sportId: 1, champId: PREMIER, teamId: side?.id ?? 0, from, to: from + DAY_MS });
    expect(own?.games.map(({ home }) => home)).toEqual([first.home]);
    const named = find({ words: ` ${first.away.toUpperCase()} `, from, to: from + HOUR_MS });
    expect(named?.games.map(({ id }) => id)).toContain(first.id);
    expect(find({ words: 'no such side' })?.games).toEqual([]);
  });

  it('[STT-23] can be those of starred games, competitions and teams, of any of them', () => {
    const none = { games: [], competitions: [], teams: [] };
    const all = find()?.games ?? [];
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error('no results');
    expect(find({ starred: none })?.games).toEqual([]);
    expect(find({ starred: { ...none, games: [first.id] } })?.games).toEqual([first]);
    const ofCompetition = find({ starred: { ...none, competitions: [second.champId] } })?.games ?? [];
    expect(ofCompetition.length).toBeGreaterThan(0);
    expect(new Set(ofCompetition.map(({ champId }) => champId))).toEqual(new Set([second.champId]));
    const teams = find({ sportId: first.sportId, champId: first.champId })?.teams ?? [];
    const home = teams.find(({ name }) => name === first.home)?.id ?? 0;
    const ofTeam = find({ starred: { ...none, teams: [home] } })?.games ?? [];
    expect(ofTeam.map(({ id }) => id)).toContain(first.id);
    for (const game of ofTeam) expect([game.home, game.away]).toContain(first.home);
    expect(find({ starred: { ...none, games: [first.id] } })?.sports).toEqual(find()?.sports);
  });

  it('[STT-13] can be of a country, and the countries of the day are counted, in the order of the line', () => {
    const all = find();
    const counts = all?.countries.map(({ games }) => games) ?? [];
    expect(counts.length).toBeGreaterThan(3);
    const placeOf = ({ sportId, top, id }: (typeof championships)[number]): number =>
      1_000_000 * championships.findIndex((each) => each.sportId === sportId) +
      (top ? 0 : 100_000) +
      championships.findIndex((each) => each.id === id);
    const line = championships.toSorted((one, other) => placeOf(one) - placeOf(other));
    const lineOf = (code: string): readonly number[] =>
      find({ country: code })?.competitions.map(({ id }) => line.findIndex((each) => each.id === id)) ?? [];
    const places = all?.countries.map(({ code }) => lineOf(code)) ?? [];
    for (const ofCountry of places) expect(ofCountry).toEqual(ofCountry.toSorted((one, other) => one - other));
    const firsts = places.map(([first = 0]) => first);
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    const sports = all?.sports.map(({ id }) => championships.findIndex((each) => each.sportId === id)) ?? [];
    expect(sports).toEqual(sports.toSorted((one, other) => one - other));
    expect(all?.competitions).toEqual([]);
    expect(counts.reduce((before, each) => before + each, 0)).toBe(
      all?.sports.reduce((before, { games }) => before + games, 0),
    );
    const code = all?.countries[1]?.code ?? '';
    const own = find({ country: code });
    expect(own?.games.length).toBeGreaterThan(0);
    expect(new Set(own?.games.map(({ country }) => country))).toEqual(new Set([code]));
    expect(own?.countries).toEqual(all?.countries);
    const football = find({ sportId: 1 })?.countries.reduce((before, { games }) => before + games, 0);
    expect(football).toBe(all?.sports.find(({ id }) => id === 1)?.games);
    expect(find({ country: 'XX' })?.games).toEqual([]);
  });

  it('[STT-7] are there for each of the 30 days before today, and for no more and no longer span', () => {
    for (const ago of [0, 15, 30])
      expect(find({ from: NOW - (ago + 1) * DAY_MS, to: NOW - ago * DAY_MS })?.games.length).toBeGreaterThan(0);
    expect(find({ from: NOW - 40 * DAY_MS, to: NOW - 39 * DAY_MS })).toBeNull();
    expect(find({ from: NOW - 3 * DAY_MS, to: NOW })).toBeNull();
    expect(find({ from: NOW, to: NOW })).toBeNull();
  });

  it('[FLD-9] have races and rounds with those who came first, found by sport, competition and competitor', () => {
    for (const sportId of [MOTORSPORT, GOLF]) {
      const days = [0, 1, 2].map((ago) => ({ from: NOW - (ago + 1) * DAY_MS, to: NOW - ago * DAY_MS }));
      const games = days.flatMap((day) => find({ sportId, ...day })?.games ?? []);
      expect(games.length).toBeGreaterThan(3);
      for (const { id, champId, away, ranking = [], endedAt = 0, periodScores } of games) {
        const fixture = source.find(id, NOW);
        if (fixture === null) throw new Error('no such event');
        const match = createMatch(fixture);
        expect(endedAt).toBe(endOf(fixture, match));
        const winners = (fixture.field ?? []).filter(
          (_, at) => match.settle({ kind: KIND.outright, type: at + 1, param: 0 }, NOW) === 1,
        );
        expect([ranking[0]]).toEqual(winners.map(({ name }) => ({ place: 1, name })));
        expect(ranking.map(({ place }) => place)).toEqual(ranking.map(({ place }) => place).toSorted(byNumber));
        expect(ranking.length).toBeGreaterThanOrEqual(3);
        expect({ away, periodScores }).toEqual({ away: '', periodScores: '' });
        const span = { from: endedAt, to: endedAt + HOUR_MS };
        expect(find({ champId, ...span })?.games.map((game) => game.id)).toContain(id);
        const [, second] = ranking;
        expect(find({ words: second?.name ?? '', ...span })?.games.map((game) => game.id)).toContain(id);
        const named = statistics.results(question({ champId, ...span }), 'ru', String);
        expect(named?.games[0]?.ranking?.[0]?.name).not.toBe(ranking[0]?.name);
        expect(named?.teams).toEqual([]);
      }
      expect(find({ sportId })?.sports.some(({ id }) => id === sportId)).toBe(true);
    }
  });

  it('[LIN-257] have elections with the seats of all parties, most first', () => {
    const elections = createSchedule({ championships: politicsChampionships, seed: 5, origin: ORIGIN, pace: 1 });
    const counted = createStatistics({ lineNow: () => NOW, source: elections });
    const found = counted.results(question({ sportId: POLITICS }), 'en', String);
    const games = found?.games ?? [];
    expect(games.length).toBe(12);
    for (const { id, ranking = [] } of games) {
      const fixture = elections.find(id, NOW);
      if (fixture === null) throw new Error('no such election');
      expect(ranking.reduce((all, { seats = 0 }) => all + seats, 0)).toBe(51);
      expect(ranking.map(({ seats = 0 }) => -seats)).toEqual(ranking.map(({ seats = 0 }) => -seats).toSorted(byNumber));
      const winner = (fixture.field ?? []).findIndex(
        (_, at) => createMatch(fixture).settle({ kind: KIND.outright, type: at + 1, param: 0 }, NOW) === 1,
      );
      expect(ranking[0]?.name).toBe(fixture.field?.[winner]?.name);
    }
    expect(decodeResults(JSON.parse(JSON.stringify(found)))).toEqual({ ok: true, value: found });
    const [champ] = politicsChampionships;
    expect(counted.competition(champ?.id ?? 0, 'en')).toBeNull();
  });

  it('[LIN-261] have virtual races with their first three runners and numbers, once their sport, course or words are chosen', () => {
    const races = createSchedule({ championships: virtualChampionships, seed: 5, origin: ORIGIN, pace: 1 });
    const ran = createStatistics({ lineNow: () => NOW, source: races });
    const findRaces = (more: Partial<ResultsQuery>) => ran.results(question(more), 'en', String);
    for (const sportId of [VIRTUAL.horses, VIRTUAL.dogs, VIRTUAL.marbles]) {
      const found = findRaces({ sportId });
      const games = found?.games ?? [];
      expect(games.length).toBe(100);
      for (const { id, away, ranking = [], endedAt = 0, startsAt } of games) {
        const fixture = races.find(id, NOW);
        if (fixture === null) throw new Error('no such race');
        expect(endedAt).toBe(endOf(fixture, createMatch(fixture)));
        expect(endedAt).toBeGreaterThan(startsAt);
        expect(away).toBe('');
        expect(ranking.map(({ place }) => place)).toEqual([1, 2, 3]);
        expect(ranking.map(({ number = 0 }) => fixture.field?.[number - 1]?.name)).toEqual(
          ranking.map(({ name }) => name),
        );
        const [first = 0, second = 0, third = 0] = ranking.map(({ number }) => number);
        const tricast = { kind: KIND.tricast, type: first, param: tricastParam(second, third) };
        expect(createMatch(fixture).settle(tricast, NOW)).toBe(1);
      }
      expect(decodeResults(JSON.parse(JSON.stringify(found)))).toEqual({ ok: true, value: found });
      expect(found?.sports.some(({ id, games: count }) => id === sportId && count > 400)).toBe(true);
      const [game] = games;
      expect(findRaces({ champId: game?.champId ?? 0 })?.games[0]?.id).toBe(game?.id);
      expect(findRaces({ words: game?.ranking?.[0]?.name ?? '' })?.games.some(({ id }) => id === game?.id)).toBe(true);
    }
    for (const more of [{}, { country: 'INT' }]) {
      const wide = findRaces(more)?.games ?? [];
      expect(wide.length).toBe(100);
      expect(wide.filter(({ sportId }) => isRace(sportId))).toEqual([]);
    }
  });

  it('[LIN-261] have decided long-term bets with their winner', () => {
    const markets = championships.filter(({ sportId }) => sportId === LONG_TERM_SPORT);
    const longTerm = createSchedule({ championships: markets, seed: 5, origin: ORIGIN, pace: 1 });
    const decided = createStatistics({ lineNow: () => NOW, source: longTerm });
    const findDecided = (more: Partial<ResultsQuery>) => decided.results(question(more), 'en', String)?.games ?? [];
    const days = Array.from({ length: 28 }, (_, ago) => ({ from: NOW - (ago + 1) * DAY_MS, to: NOW - ago * DAY_MS }));
    const games = days.flatMap(findDecided);
    expect(new Set(games.map(({ champId }) => champId))).toEqual(new Set(markets.map(({ id }) => id)));
    expect(games.length).toBe(markets.length);
    for (const { id, home, ranking, startsAt, endedAt = 0 } of games) {
      const fixture = longTerm.find(id, NOW);
      if (fixture === null) throw new Error('no such long-term bet');
      const winner = fixture.field?.find(
        (_, at) => createMatch(fixture).settle({ kind: KIND.outright, type: at + 1, param: 0 }, NOW) === 1,
      );
      expect(ranking).toEqual([{ place: 1, name: winner?.name }]);
      expect(endedAt).toBe(startsAt);
      const ofDay = { from: endedAt - HOUR_MS, to: endedAt + HOUR_MS };
      expect(findDecided({ words: winner?.name ?? home, ...ofDay }).map((game) => game.id)).toContain(id);
    }
  });

  it('[STT-7] lead to the game with its final score, however old', () => {
    const { line } = givenLine({ whole: true, at: NOW, warmMs: 1 });
    const games = line.findResults(question({ from: NOW - 30 * DAY_MS, to: NOW - 29 * DAY_MS }), 'en')?.games ?? [];
    expect(games.length).toBe(100);
    for (const { id, home, away, score } of games) {
      expect(line.game(id, 'en')).toMatchObject({ home, away, score: score.join(':'), status: 4 });
    }
    line.stop();
  });
});
