import { describe, expect, it } from 'vitest';
import { sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createFeedClient } from './feed-client.ts';
import type { FeedClient } from './feed-client.ts';
import { DAY_MS, HOUR_MS, ORIGIN, byNumber, givenLine, priceAll, smallScheduleOf } from './given.ts';

const listen = (line: Line, ...topics: readonly string[]): FeedClient => {
  const client = createFeedClient();
  line.subscribe(topics, 'en', client.send);
  return client;
};

describe('the running line', () => {
  it('has 2,000 games ahead and 60 live games in its tree, in every language', () => {
    const { line, clock } = givenLine({ whole: true, warmMs: 20_000 });
    for (let i = 0; i < 3; i += 1) {
      const { sports: branches, at } = line.tree('en');
      expect(clock.now() - at).toBeLessThan(1_000);
      expect(branches.reduce((sum, { line: ahead }) => sum + ahead, 0)).toBeGreaterThanOrEqual(2_000);
      expect(branches.reduce((sum, { live }) => sum + live, 0)).toBeGreaterThanOrEqual(60);
      for (const { live, championships } of branches)
        expect(championships.reduce((sum, championship) => sum + championship.live, 0)).toBe(live);
      clock.advance(60_000);
    }
    expect(line.tree('de').sports.find(({ id }) => id === 1)?.name).toBe(sports.find(({ id }) => id === 1)?.names.de);
    expect(line.tree('xx').sports[0]?.name).toBe(sports[0]?.names.en);
    line.stop();
  });

  it('counts the same games in its tree as in its feed', () => {
    const { line } = givenLine();
    for (const { id, live, line: ahead } of line.tree('en').sports) {
      expect([...listen(line, `live:${id}`).games.values()].filter(({ status }) => status !== 4).length).toBe(live);
      expect(listen(line, `line:${id}`).games.size).toBe(ahead);
    }
    line.stop();
  });

  it('moves its prices from the start, before all games ahead have a price', () => {
    const { line, clock } = givenLine({ whole: true, warmMs: 500 });
    const live = listen(line, 'live');
    clock.advance(1_500);
    const moved = live.frames.flatMap((frame) => (frame.t === 'd' ? (frame.p ?? []) : []));
    expect(moved.length).toBeGreaterThan(0);
    line.stop();
  });

  it('is the same line after a restart', () => {
    const { line: old, clock } = givenLine({ pace: 20, warmMs: 5 * 60_000 });
    const restarted = createLine({ clock, source: smallScheduleOf(5, 20), sports });
    priceAll([restarted], clock, 8_000);
    const [before, after] = [
      listen(old, 'live', 'line:1', 'line:4', 'line:2999'),
      listen(restarted, 'live', 'line:1', 'line:4', 'line:2999'),
    ];
    clock.advance(500);
    const rows = ({ games }: FeedClient): unknown =>
      [...games].sort(byNumber).map(([id, { more: _more, clock: _clock, clockAt: _at, ...game }]) => [id, game]);
    // The new line may not include these.
    const ended = new Set([...before.games].filter(([, { status }]) => status === 4).map(([id]) => id));
    for (const client of [before, after]) for (const id of ended) client.games.delete(id);
    expect(before.games.size).toBeGreaterThan(100);
    expect(rows(after)).toEqual(rows(before));
    expect([...after.markets].sort(byNumber)).toEqual([...before.markets].sort(byNumber));
    old.stop();
    restarted.stop();
  });

  it('checks a bet against the price that it sent', () => {
    const { line, clock } = givenLine({ pace: 10 });
    const client = listen(line, 'live', 'line:10', 'line:2999');
    let checked = 0;
    for (let i = 0; i < 10; i += 1) {
      clock.advance(1_000);
      let late = 0; // The feed lags by up to half a second.
      const sample = [...client.markets].filter(([id]) => id % 7 === i % 7);
      for (const [id, { price, state, game, kind, type, param, label }] of sample) {
        checked += 1;
        expect(readMarketId(id)).toEqual({ gameId: game, key: { kind, type, param } });
        const view = line.market(id);
        if (view === null || view.price !== price || view.suspended !== (state === 1)) late += 1;
        else expect(view).toMatchObject({ finished: false, fixture: { id: game }, ...(label === '' ? {} : { label }) });
      }
      expect(late).toBeLessThan(sample.length * 0.15);
    }
    expect(checked).toBeGreaterThan(1_000);
    line.stop();
  });

  it('gives the result and the settlement of a game that ended a week ago', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const client = listen(line, 'live:10');
    const [marketId, { game }] = [...client.markets].find(([, { kind }]) => kind === 2) ?? [0, { game: 0 }];
    const end = line.finishedAt(game) ?? 0;
    expect(end).toBeGreaterThan(clock.now());
    expect(line.settle(marketId, end - 1)).toBeNull();
    expect(line.settle(marketId, end)).not.toBeNull();
    clock.advance(end - clock.now() + 60_000);
    const score = line.game(game, 'en')?.score ?? '';
    expect(line.game(game, 'en')).toMatchObject({ id: game, status: 4, sportId: 10, sport: 'Table tennis' });
    expect(score).toMatch(/^\d:\d$/);
    expect(line.market(marketId)).toMatchObject({ price: 0, suspended: true, finished: true });
    expect(line.unknownTopics([`game:${game}`, `market:${marketId}`])).toEqual([]);
    expect([0, 1]).toContain(line.settle(marketId, clock.now()));
    const later = createManualClock(end + 7 * DAY_MS);
    const restarted = createLine({ clock: later, source: smallScheduleOf(5, 20), sports });
    expect(restarted.game(game, 'en')).toEqual(line.game(game, 'en'));
    expect(restarted.settle(marketId, later.now())).toBe(line.settle(marketId, clock.now()));
    expect(restarted.finishedAt(game)).toBe(end);
    line.stop();
    restarted.stop();
  });

  it('names the winner of a finished long-term market, without a score', () => {
    const { line, source, clock } = givenLine({ pace: 20 });
    const ahead = source.current(clock.now()).find(({ field }) => field !== undefined);
    if (ahead === undefined) throw new Error('the schedule has no long-term market');
    expect(line.game(ahead.id, 'en')).toMatchObject({ status: 1, score: '', winner: '' });
    const client = listen(line, `game:${ahead.id}`);
    clock.advance(500);
    const later = createLine({ clock: createManualClock(ahead.startsAt + 1_000), source, sports });
    const won = [...client.markets]
      .filter(([id]) => later.settle(id, ahead.startsAt) === 1)
      .map(([, { label }]) => label);
    expect(won).toEqual([expect.stringMatching(/./)]);
    expect(later.game(ahead.id, 'en')).toMatchObject({ status: 4, score: '', winner: won[0] });
    line.stop();
    later.stop();
  });

  it('has no market, game or settlement for an unknown id, nor a game that is not open yet', () => {
    const { line, source, clock } = givenLine({ warmMs: 0 });
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      expect(line.market(id)).toBeNull();
      expect(line.settle(id, clock.now())).toBeNull();
    }
    const inAMonth = source
      .current(clock.now() + 30 * DAY_MS)
      .find(({ startsAt }) => startsAt > clock.now() + 31 * DAY_MS);
    expect(line.game(inAMonth?.id ?? 0, 'en')).toBeNull();
    expect(line.unknownTopics([`game:${inAMonth?.id ?? 0}`])).not.toEqual([]);
    line.stop();
  });

  it('lists what can be searched: sports, competitions, teams and games of the line', () => {
    const { line, source, clock } = givenLine({ whole: true, warmMs: 1_000 });
    const { sports: found, competitions, teams, games } = line.searchIndex('de');
    expect(found).toContainEqual([1, 'Fußball', 'Football']);
    expect(competitions.find(([id]) => id === 1001)).toEqual([
      1001,
      1,
      'Premier League',
      'GB-ENG',
      100,
      games.filter(([, competition]) => competition === 1001).length,
      expect.stringContaining('EPL'),
    ]);
    const arsenal = teams.filter(([, , name]) => name === 'Arsenal');
    expect(arsenal).toEqual([[arsenal[0]?.[0], 1001, 'Arsenal', 'Арсенал, أرسنال, Gunners', 99, 0]]);
    // A name that is not the English one says what the team wears.
    const kits = line.searchIndex('ru').teams.filter(([, , name]) => name === 'Арсенал');
    expect(kits.map(([, , , , , kit]) => kit)).toEqual([expect.toSatisfy((kit: unknown) => Number(kit) > 0)]);
    const now = clock.now();
    const known = source.current(now).find(({ startsAt, field }) => startsAt > now && field === undefined);
    expect(games).toContainEqual([known?.id, known?.champId, known?.home.id, known?.away.id, known?.startsAt, 0, '']);
    line.stop();
  });

  it('catches up after the machine has slept for a long time', () => {
    const { line, clock } = givenLine({ pace: 1 });
    const awake = createManualClock(clock.now());
    clock.advance(0);
    line.stop();
    // A machine that slept runs all overdue work at once, much later.
    let offset = 0;
    const sleepy = {
      now: () => awake.now() + offset,
      schedule: (at: number, run: () => void) => awake.schedule(at - offset, run),
    };
    const slept = createLine({ clock: sleepy, source: smallScheduleOf(5, 1), sports });
    awake.advance(20_000);
    offset = 5 * HOUR_MS;
    awake.advance(40_000);
    const fresh = createLine({ clock: sleepy, source: smallScheduleOf(5, 1), sports });
    const counts = (of: Line): unknown => of.tree('en').sports.map(({ id, live, line: ahead }) => [id, live, ahead]);
    expect(counts(slept)).toEqual(counts(fresh));
    slept.stop();
    fresh.stop();
  });

  it('does all its work through its clock, and stops', () => {
    const { line, clock } = givenLine({ warmMs: 1_000 });
    const client = listen(line, 'live');
    line.stop();
    const frames = client.frames.length;
    clock.advance(HOUR_MS);
    expect(client.frames.length).toBe(frames);
    expect(ORIGIN).toBeLessThan(clock.now());
  });
});
