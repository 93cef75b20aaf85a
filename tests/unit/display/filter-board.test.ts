/** Boards with only the games that the player chose to see. */
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { createBoardFilter } from 'touchline/core/display/filter-board';
import type { FilteredBoard } from 'touchline/core/display/filter-board';
import { createGamesWithVideo } from 'touchline/core/display/games-with-video';
import { isShownIn } from 'touchline/core/display/rules/board-filter';
import { disciplineOf } from 'touchline/core/display/rules/disciplines';
import type { Display } from 'touchline/core/display/types';
import { viewDisplay } from 'touchline/core/display/views';
import { decodeAnswer, encodeEntries } from 'touchline/core/display/wire';
import type { BoardFilter, Game } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';
import { err, ok } from 'touchline/kernel/result';
import { createFakeLine } from '../../ui/fake-line.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const LIVE: BoardFilter = { kind: 'live', sportId: 1 };
const HOUR_MS = 3_600_000;

type Answer = readonly number[] | 'network';

/** A board on a line of two sports, with the games that have a video as the test sets them. */
function given(filter: BoardFilter = LIVE) {
  const line = createFakeLine();
  const clock = createVirtualClock();
  const display = createCell(viewDisplay({}));
  const visible = createCell(true);
  const watched = new Set<string>();
  let answer: Answer = [];
  let asked = 0;
  const videos = createGamesWithVideo({
    api: (spec) => {
      asked += 1;
      if (answer === 'network') return of(err({ kind: 'network' as const }));
      const decoded = spec.decode({ gameIds: answer });
      return of(decoded.ok ? ok(decoded.value) : err({ kind: 'network' as const }));
    },
    clock,
    visible,
  });
  const reads = {
    ...line,
    watch: (topics: readonly string[]) => {
      topics.forEach((topic) => watched.add(topic));
      return () => topics.forEach((topic) => watched.delete(topic));
    },
  };
  const board = createBoardFilter({ display, videos, clock })(filter, reads);
  const seen: FilteredBoard[] = [];
  const subscription = board.value$.subscribe((value) => seen.push(value));
  open.push(() => subscription.unsubscribe());
  const games = (): readonly Game[] =>
    board.get().groups.flatMap(({ gameIds }) => gameIds.flatMap((id) => line.game(id).get() ?? []));
  return {
    line,
    clock,
    board,
    seen,
    visible,
    watched,
    games,
    leave: () => subscription.unsubscribe(),
    asked: () => asked,
    choose: (change: Partial<Display>) => display.set({ ...display.get(), ...change }),
    answerVideos: (next: Answer) => {
      answer = next;
    },
  };
}
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

describe('the filter of time', () => {
  it('[DSP-10] without a choice a board is whole, and nothing runs for it', () => {
    const { board, line, clock, watched } = given();
    expect(board.get()).toMatchObject({ groups: line.board(LIVE).get().groups, isFiltered: false, soon: [] });
    expect(board.get().gameCount).toBe(5);
    expect(clock.waiting()).toBe(0);
    expect([...watched]).toEqual([]);
  });

  it.each([
    ['firstPeriod', 1, 3],
    ['secondPeriod', 2, 2],
  ] as const)(
    '[DSP-10] %s shows the games in play in period %i, and says how many there are',
    (time, period, count) => {
      const { board, choose, games } = given();
      choose({ liveTime: time });
      expect(games().map((game) => game.period)).toEqual(Array.from({ length: count }, () => period));
      expect(board.get()).toMatchObject({ gameCount: count, allCount: 5, isFiltered: true });
    },
  );

  it('[DSP-10] a game whose period ends leaves the board within a second, though the list of games is the same', async () => {
    const { line, clock, choose, games, seen } = given();
    choose({ liveTime: 'firstPeriod' });
    const [first] = games();
    line.setGame(first?.id ?? 0, { period: 2 });
    await clock.run(1_000);
    expect(games().map(({ id }) => id)).not.toContain(first?.id);
    expect(seen.at(-1)?.gameCount).toBe(2);
    const count = seen.length;
    await clock.run(10_000);
    expect(seen).toHaveLength(count);
  });

  it('[DSP-10] recommended games are the operator’s selection, in play and before the start', () => {
    const live = given();
    live.line.setGame(live.games()[0]?.id ?? 0, { top: false });
    live.choose({ liveTime: 'recommended', lineTime: 'all' });
    expect(live.games().every(({ top }) => top)).toBe(true);
    expect(live.board.get()).toMatchObject({ gameCount: 4, allCount: 5 });
    const ahead = given({ kind: 'line', sportId: 1 });
    ahead.choose({ lineTime: 'recommended' });
    expect(ahead.games().length).toBeGreaterThan(0);
    expect(ahead.games().every(({ top, status }) => top && status === 'scheduled')).toBe(true);
  });

  it('[DSP-10] on a board of games in play, upcoming shows the games of its sport that start within 3 hours', () => {
    const { line, choose, games, watched, leave } = given();
    choose({ liveTime: 'upcoming' });
    expect([...watched]).toEqual(['line:1']);
    expect(games().length).toBeGreaterThan(0);
    for (const { status, startsAt } of games()) {
      expect(status).toBe('scheduled');
      expect(startsAt).toBeLessThanOrEqual(line.now() + 3 * HOUR_MS);
    }
    leave();
    expect([...watched]).toEqual([]);
  });

  it('[DSP-10] of every sport, upcoming games come from the operator’s selection', () => {
    const { choose, watched, games } = given({ kind: 'live' });
    choose({ liveTime: 'upcoming' });
    expect([...watched]).toEqual(['top']);
    expect(games().every(({ status, top }) => status === 'scheduled' && top)).toBe(true);
  });

  it('[DSP-10] each kind of board has its own choice, and a competition has none', () => {
    const champ = given({ kind: 'champ', champId: 10 });
    champ.choose({ liveTime: 'firstPeriod', lineTime: 'recommended', isVideoOnly: true, isUpcomingShown: true });
    expect(champ.board.get()).toMatchObject({ isFiltered: false, soon: [] });
    const ahead = given({ kind: 'line', sportId: 1 });
    ahead.choose({ liveTime: 'firstPeriod', isVideoOnly: true });
    expect(ahead.board.get()).toMatchObject({ isFiltered: false, videos: 'known' });
  });

  it('[DSP-10] a break counts to the period that the feed names, and an end to none', () => {
    const game = { ...(createFakeLine().game(1001).get() as Game), period: 1 };
    expect(isShownIn('firstPeriod', { ...game, status: 'break' }, 0)).toBe(true);
    expect(isShownIn('firstPeriod', { ...game, status: 'finished' }, 0)).toBe(false);
    expect(isShownIn('firstPeriod', { ...game, status: 'scheduled' }, 0)).toBe(false);
  });

  it('[DSP-10] the account has the required numbers: 0 all, 1 upcoming, 2 and 3 periods, 6 recommended', () => {
    const times = ['all', 'upcoming', 'firstPeriod', 'secondPeriod', 'recommended'] as const;
    const codes = times.map((value) => encodeEntries({ liveTime: { value, at: 1 } }, 'european')[0]?.value);
    expect(codes).toEqual([0, 1, 2, 3, 6]);
    const read = (name: string, value: unknown) => {
      const decoded = decodeAnswer({ preferences: [{ name, value, updatedAt: 1 }] });
      return decoded.ok ? decoded.value : null;
    };
    expect(codes.map((code) => read('liveTimeFilter', code)?.liveTime?.value)).toEqual(times);
    expect(read('liveTimeFilter', 4)).toEqual({});
    // A board of games ahead has no periods.
    expect(read('lineTimeFilter', 2)).toEqual({});
    expect(read('lineTimeFilter', 6)?.lineTime?.value).toBe('recommended');
  });
});

describe('games with a video', () => {
  it('[DSP-11] the board has the games that the operator shows, asked for again while the board is shown and the page seen', async () => {
    const { board, choose, clock, games, answerVideos, asked, visible, leave, line } = given();
    const [first, second] = games().map(({ id }) => id);
    answerVideos([second ?? 0, 999]);
    await clock.run(60_000);
    expect(asked()).toBe(0);
    choose({ isVideoOnly: true });
    expect(board.get()).toMatchObject({ videos: 'loading', gameCount: 0 });
    await clock.run(10);
    expect(games().map(({ id }) => id)).toEqual([second]);
    expect(board.get()).toMatchObject({ videos: 'known', allCount: 5 });
    answerVideos([first ?? 0, second ?? 0]);
    await clock.run(15_000);
    expect(games()).toHaveLength(2);
    // Both filters apply.
    choose({ liveTime: 'firstPeriod' });
    expect(games().map(({ id }) => id)).toEqual([first]);
    line.setGame(first ?? 0, { period: 2 });
    await clock.run(1_000);
    expect(games()).toEqual([]);
    const count = asked();
    visible.set(false);
    await clock.run(60_000);
    expect(asked()).toBe(count);
    visible.set(true);
    await clock.run(1);
    expect(asked()).toBe(count + 1);
    leave();
    await clock.run(60_000);
    expect(asked()).toBe(count + 1);
  });

  it('[DSP-11] without an answer the board says so, asks again, and keeps a list that was known', async () => {
    const { board, choose, clock, answerVideos } = given();
    answerVideos('network');
    choose({ isVideoOnly: true });
    await clock.run(10);
    expect(board.get()).toMatchObject({ videos: 'failed', gameCount: 0, allCount: 5 });
    answerVideos([1001]);
    await clock.run(15_000);
    expect(board.get()).toMatchObject({ videos: 'known', gameCount: 1 });
    answerVideos('network');
    await clock.run(15_000);
    expect(board.get()).toMatchObject({ videos: 'known', gameCount: 1 });
  });
});

describe('upcoming events', () => {
  it('[DSP-12] games of the sport that start within 3 hours follow those in play', () => {
    const { board, choose, line, watched } = given();
    choose({ isUpcomingShown: true });
    const { soon, gameCount, isFiltered } = board.get();
    expect({ gameCount, isFiltered }).toEqual({ gameCount: 5, isFiltered: false });
    const ids = soon.flatMap(({ gameIds }) => gameIds);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(line.game(id).get()).toMatchObject({ status: 'scheduled' });
    expect([...watched]).toEqual(['line:1']);
  });

  it('[DSP-12] a filter of games in play leaves them out, and turning them off watches nothing more', () => {
    const { board, choose, watched } = given();
    choose({ isUpcomingShown: true, liveTime: 'firstPeriod' });
    expect(board.get().soon).toEqual([]);
    choose({ liveTime: 'all', isVideoOnly: true });
    expect(board.get().soon).toEqual([]);
    choose({ isVideoOnly: false });
    expect(board.get().soon).not.toEqual([]);
    choose({ isUpcomingShown: false });
    expect([...watched]).toEqual([]);
  });
});

describe('cyber sport', () => {
  it.each([
    ['Counter-Strike 2. Major', 'counterStrike'],
    ['CS2 Major', 'counterStrike'],
    ['Dota 2. The International', 'dota'],
    ['League of Legends. LCK', 'leagueOfLegends'],
    ['Valorant Champions Tour', 'valorant'],
    ['Rocket League. Worlds', 'other'],
  ] as const)('[DSP-17] %s is a competition of %s', (name, discipline) => {
    expect(disciplineOf(name)).toBe(discipline);
  });

  it('[DSP-17] a board of cyber sport has the chosen game alone; other boards do not change', () => {
    const names = (shown: ReturnType<typeof given>) => shown.board.get().groups.map(({ champ }) => champ.name);
    const cyber = given({ kind: 'line', sportId: 40 });
    const all = names(cyber);
    const own = all.filter((name) => name.startsWith('CS2'));
    expect(own.length).toBeGreaterThan(0);
    cyber.choose({ discipline: 'counterStrike' });
    expect(names(cyber)).toEqual(own);
    expect(cyber.board.get()).toMatchObject({ isFiltered: true });
    cyber.choose({ discipline: 'dota' });
    expect(names(cyber)).toEqual(all.filter((name) => name.startsWith('Dota')));
    const football = given();
    football.choose({ discipline: 'dota' });
    expect(football.board.get()).toMatchObject({ isFiltered: false, gameCount: 5 });
  });
});

describe('categories', () => {
  it('[DSP-18] the board of all games in play has its groups by sport, each once, with the number of games', () => {
    const { board, choose, seen } = given({ kind: 'live' });
    expect(board.get().categories).toBeNull();
    choose({ isGroupedByCategory: true });
    const { categories, groups } = board.get();
    const sports = categories?.map(({ sportId }) => sportId) ?? [];
    expect(sports.length).toBeGreaterThan(1);
    expect(new Set(sports).size).toBe(sports.length);
    expect(categories?.flatMap((category) => category.groups)).toEqual(groups);
    for (const { groups: own, gameCount } of categories ?? [])
      expect(own.flatMap(({ gameIds }) => gameIds)).toHaveLength(gameCount);
    expect(seen.at(-1)?.categories).not.toBeNull();
  });

  it('[DSP-18] filters apply to categories, and the board of one sport has none', () => {
    const { board, choose } = given({ kind: 'live' });
    choose({ isGroupedByCategory: true, liveTime: 'firstPeriod' });
    const { categories, gameCount } = board.get();
    expect(categories?.reduce((sum, category) => sum + category.gameCount, 0)).toBe(gameCount);
    const one = given();
    one.choose({ isGroupedByCategory: true });
    expect(one.board.get().categories).toBeNull();
  });
});
