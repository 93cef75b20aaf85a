import { describe, expect, it } from 'vitest';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import type { ReadModel } from 'touchline/core/line/read-model/read-model';
import { AT, delta, snap, tables } from './frames.ts';

const rising = (left: number, right: number): number => left - right;

const ROWS = [
  {
    id: 1,
    start: 7_200,
    markets: [
      [11, 2_000],
      [12, 3_000],
    ],
  },
  { id: 2, start: 3_600, flags: 1, markets: [[21, 1_500]] },
  {
    id: 3,
    champ: 6,
    sport: 2,
    status: 2,
    start: -600,
    flags: 3,
    score: '1:0',
    periods: '1:0',
    points: '',
    markets: [[31, 1_100]],
  },
] as const;

function model(topics: readonly string[] = ['top', 'live', 'line:1', 'champ:5']): ReadModel {
  const read = createReadModel(() => undefined);
  read.apply(snap(ROWS), topics);
  read.flush();
  return read;
}

const values = <T>(source: { value$: { subscribe(next: (value: T) => void): unknown } }): T[] => {
  const seen: T[] = [];
  source.value$.subscribe((value) => seen.push(value));
  return seen;
};

describe('names in another language', () => {
  const inRussian = (): ReturnType<typeof snap> => {
    const now = snap(ROWS);
    return {
      ...now,
      champs: { ...now.champs, name: now.champs.name.map((name) => `${name} (ru)`) },
      games: { ...now.games, home: ['А', 'Б', 'В'], kits: [1, 2, 3, 4, 5, 6] },
    };
  };

  it('[LIN-226] replace those of boards, whose games stay the same', () => {
    const read = model();
    const board = read.board({ kind: 'live' });
    const before = board.get();
    read.apply(inRussian(), ['live']);
    read.flush();
    expect(board.get()).not.toBe(before);
    expect(board.get().groups[0]?.champ.name).toBe('Champ 6 (ru)');
    expect(read.game(3).get()?.home).toBe('В');
  });

  it('[LIN-227] come with what the sides wear, which a change of the score keeps', () => {
    const read = model();
    expect(read.game(2).get()?.kits).toBeUndefined();
    read.apply(inRussian(), ['live']);
    read.apply(delta(2, { g: [[3, 2, 1, 61, '2:0', '2:0', '', 9, 3]] }));
    read.flush();
    expect([1, 2, 3].map((id) => read.game(id).get()?.kits)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});

describe('games', () => {
  it('have their championship, times, score and flags', () => {
    expect(model().game(3).get()).toEqual({
      id: 3,
      champ: { id: 6, sportId: 2, name: 'Champ 6', country: 'DE' },
      periodS: 2700,
      home: 'Home 3',
      away: 'Away 3',
      startsAt: AT - 600_000,
      status: 'inPlay',
      period: 1,
      clockS: 60,
      clockRuns: true,
      receivedAt: AT,
      score: ['1', '0'],
      periodScores: [['1', '0']],
      points: null,
      serving: null,
      top: true,
      marketCount: 9,
    });
  });

  it('notify their listeners once a flush when they change, and keep unchanged parts', () => {
    const read = model();
    const seen = values(read.game(3));
    read.apply(delta(2, { g: [[3, 2, 2, 61, '1:1', '1:0,0:1', '40:A', 7, 4]] }));
    read.apply(delta(3, { g: [[3, 3, 2, 62, '2:1', '1:0,1:1', '', 7, 8]] }));
    expect(seen).toHaveLength(1);
    read.flush();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({
      home: 'Home 3',
      status: 'break',
      score: ['2', '1'],
      periodScores: [
        ['1', '0'],
        ['1', '1'],
      ],
      serving: 'away',
      clockRuns: false,
      top: false,
      marketCount: 7,
    });
  });

  it('have the side that serves, and none where nobody does', () => {
    const read = model();
    for (const [at, [flags, serving]] of (
      [
        [4, 'home'],
        [8, 'away'],
        [0, null],
      ] as const
    ).entries()) {
      read.apply(delta(2 + at, { g: [[3, 2, 2, 61, '1:1', '1:0,0:1', '40:A', 7, flags]] }));
      read.flush();
      expect(read.game(3).get()?.serving).toBe(serving);
    }
  });

  it('[LIN-119] have the red cards of both sides, and none once they were taken back', () => {
    const read = model();
    read.apply(delta(2, { g: [[3, 2, 2, 61, '1:1', '1:0,0:1', '', 7, 3 + 16 + 2 * 64]] }));
    read.flush();
    expect(read.game(3).get()).toMatchObject({ redCards: [1, 2], clockRuns: true, top: true, serving: null });
    read.apply(delta(3, { g: [[3, 2, 2, 62, '1:1', '1:0,0:1', '', 7, 3]] }));
    read.flush();
    expect(read.game(3).get()?.redCards).toBeUndefined();
  });

  it('[LIN-231] have the yellow cards of both sides, apart from the red ones', () => {
    const read = model();
    read.apply(delta(2, { g: [[3, 2, 2, 61, '1:1', '1:0,0:1', '', 7, 3 + 64 + 5 * 256 + 7 * 2048]] }));
    read.flush();
    expect(read.game(3).get()).toMatchObject({ redCards: [0, 1], yellowCards: [5, 7], clockRuns: true, serving: null });
    read.apply(delta(3, { g: [[3, 2, 2, 62, '1:1', '1:0,0:1', '', 7, 3 + 2048]] }));
    read.flush();
    expect(read.game(3).get()).toMatchObject({ redCards: undefined, yellowCards: [0, 1] });
  });

  it('ignore a change of an unknown game', () => {
    const read = model();
    read.apply(delta(2, { g: [[99, 2, 1, 0, '', '', '', 0, 0]] }));
    expect(read.game(99).get()).toBeNull();
  });

  it('with an unknown status count as not begun', () => {
    const read = model();
    read.apply(delta(2, { g: [[3, 77, 1, 0, '', '', '', 0, 0]] }));
    expect(read.game(3).get()?.status).toBe('scheduled');
  });

  it('that leave take their markets and statistics along, and all listeners are notified', () => {
    const read = model();
    const gone: number[] = [];
    read.onGone((id) => gone.push(id));
    const [game, markets] = [values(read.game(1)), values(read.markets(1))];
    read.apply(delta(2, { rm: { games: [1] } }));
    read.flush();
    expect(game.at(-1)).toBeNull();
    expect(markets.at(-1)).toEqual([]);
    expect(gone.sort(rising)).toEqual([11, 12]);
    expect(read.market(11)).toBeNull();
    expect(read.slots.state(11)).toBe('gone');
  });
});

describe('markets', () => {
  it('are ordered by kind, line and type; the list changes identity only when markets come or go', () => {
    const read = createReadModel(() => undefined);
    read.apply(
      snap([
        {
          id: 1,
          markets: [
            [15, 1_000, 0, 10],
            [14, 1_000, 0, -6],
            [13, 1_000, 0, 6],
            [12, 1_000, 0, 2],
            [11, 1_000, 0, 2],
          ],
        },
      ]),
    );
    read.flush();
    const lists = values(read.markets(1));
    expect(lists[0]?.map(({ id }) => id)).toEqual([11, 12, 14, 13, 15]);
    read.apply(delta(2, { p: [11, 1_200, 0] }));
    read.flush();
    expect(lists).toHaveLength(1);
    read.apply(delta(3, { add: tables([{ id: 1, markets: [[16, 1_000, 0, 2]] }]), rm: { markets: [15] } }));
    read.flush();
    expect(lists.at(-1)?.map(({ id }) => id)).toEqual([11, 12, 16, 14, 13]);
  });

  it('added again change neither the list nor their slots', () => {
    const read = model();
    const lists = values(read.markets(1));
    read.apply(delta(2, { add: tables([{ id: 1, start: 7_200, markets: [[11, 2_222]] }]) }));
    read.flush();
    expect(lists).toHaveLength(1);
    expect(read.slots.price(11)).toBe(2_222);
    expect(
      read
        .markets(1)
        .get()
        .map(({ id }) => id),
    ).toEqual([11, 12]);
  });

  it('[LIN-7] that leave are reported as gone; a late price does not restore them', () => {
    const read = model();
    const gone: number[] = [];
    const stop = read.onGone((id) => gone.push(id));
    read.slots.listen(11, () => undefined);
    read.apply(delta(2, { rm: { markets: [11] }, p: [11, 9_999, 0] }));
    read.apply(delta(3, { p: [11, 9_999, 0] }));
    read.flush();
    expect(gone).toEqual([11]);
    expect(read.slots.state(11)).toBe('gone');
    expect(read.market(11)).toBeNull();
    stop();
    read.apply(delta(4, { rm: { markets: [12] } }));
    expect(gone).toEqual([11]);
  });

  it('ignore statistics of an unknown game', () => {
    const read = model();
    const seen = values(read.stats(3));
    read.apply(
      delta(2, {
        stats: [
          [3, [['shots', 1, 2]]],
          [99, [['shots', 1, 2]]],
        ],
      }),
    );
    read.flush();
    expect(seen).toEqual([[], [['shots', '1', '2']]]);
    expect(read.stats(99).get()).toEqual([]);
  });
});

describe('a snapshot', () => {
  it('[LIN-3] replaces the line: what it does not contain is removed, and all listeners are notified', () => {
    const read = model();
    const gone: number[] = [];
    read.onGone((id) => gone.push(id));
    const game = values(read.game(1));
    read.apply(snap([{ id: 2, markets: [[21, 1_600]] }]), ['top']);
    read.flush();
    expect(game.at(-1)).toBeNull();
    expect(gone.sort(rising)).toEqual([11, 12, 31]);
    expect(read.game(1).get()).toBeNull();
    expect(read.slots.price(21)).toBe(1_600);
    expect(read.slots.state(31)).toBe('gone');
  });
});

describe('boards', () => {
  const ids = (read: ReadModel, filter: Parameters<ReadModel['board']>[0]): unknown =>
    read
      .board(filter)
      .get()
      .groups.map(({ champ, gameIds }) => [champ.id, gameIds]);

  it('[LIN-6] contain the matching games in kick-off order', () => {
    const read = model();
    expect(ids(read, { kind: 'top' })).toEqual([
      [5, [2]],
      [6, [3]],
    ]);
    expect(ids(read, { kind: 'live' })).toEqual([[6, [3]]]);
    expect(ids(read, { kind: 'live', sportId: 1 })).toEqual([]);
    expect(ids(read, { kind: 'line', sportId: 1 })).toEqual([[5, [2, 1]]]);
    expect(ids(read, { kind: 'champ', champId: 5 })).toEqual([[5, [2, 1]]]);
  });

  it('[LIN-6] list championships with a game of the operator’s selection before earlier games of others', () => {
    const read = createReadModel(() => undefined);
    read.apply(
      snap([
        { id: 1, champ: 5, start: 60, markets: [] },
        { id: 2, champ: 6, start: 7_200, flags: 1, markets: [] },
        { id: 3, champ: 6, start: 600, markets: [] },
        { id: 4, champ: 7, sport: 2, start: 60, flags: 1, markets: [] },
        { id: 5, champ: 8, start: 3_600, flags: 1, markets: [] },
      ]),
      ['line:1'],
    );
    read.flush();
    expect(ids(read, { kind: 'line', sportId: 1 })).toEqual([
      [6, [3, 2]],
      [8, [5]],
      [5, [1]],
    ]);
  });

  it('[LIN-6] list live games first, breaks included, and drop games that are over', () => {
    const read = model();
    read.apply(
      delta(2, {
        g: [
          [1, 3, 1, 0, '', '', '', 0, 0],
          [2, 4, 1, 0, '', '', '', 0, 1],
        ],
      }),
    );
    read.flush();
    expect(ids(read, { kind: 'champ', champId: 5 })).toEqual([[5, [1]]]);
    expect(ids(read, { kind: 'live' })).toEqual([
      [5, [1]],
      [6, [3]],
    ]);
    expect(ids(read, { kind: 'top' })).toEqual([[6, [3]]]);
  });

  it('[LIN-6] change identity only when games come, go or move', () => {
    const read = model();
    const seen = values(read.board({ kind: 'line', sportId: 1 }));
    read.apply(delta(2, { g: [[1, 1, 0, 0, '', '', '', 4, 0]], p: [11, 5_000, 1] }));
    read.apply(delta(3, { g: [[3, 4, 1, 0, '', '', '', 0, 0]] }));
    read.flush();
    expect(seen).toHaveLength(1);
    read.apply(delta(4, { g: [[1, 2, 1, 0, '0:0', '0:0', '', 0, 2]] }));
    read.flush();
    expect(seen.map(({ gameCount }) => gameCount)).toEqual([2, 1]);
  });

  it('[LIN-6] are identical for equal filters', () => {
    const read = model();
    expect(read.board({ kind: 'live', sportId: 1 })).toBe(read.board({ kind: 'live', sportId: 1 }));
  });

  it('[LIN-6] are loaded when the last snapshot carried their topic', () => {
    const read = createReadModel(() => undefined);
    const seen = values(read.board({ kind: 'line', sportId: 1 }));
    expect(read.board({ kind: 'top' }).get().loaded).toBe(false);
    read.apply(snap([]), ['live']);
    read.flush();
    const loaded = (filter: Parameters<ReadModel['board']>[0]): boolean => read.board(filter).get().loaded;
    expect(loaded({ kind: 'live' })).toBe(true);
    expect(loaded({ kind: 'live', sportId: 3 })).toBe(true);
    expect(loaded({ kind: 'top' })).toBe(false);
    expect(loaded({ kind: 'line', sportId: 1 })).toBe(false);
    expect(loaded({ kind: 'champ', champId: 5 })).toBe(false);
    read.apply(snap(ROWS), ['line:1', 'champ:5', 'live:2', 'top']);
    read.flush();
    expect(loaded({ kind: 'live' })).toBe(false);
    expect(loaded({ kind: 'live', sportId: 2 })).toBe(true);
    expect(loaded({ kind: 'line', sportId: 1 })).toBe(true);
    expect(loaded({ kind: 'line', sportId: 2 })).toBe(false);
    expect(loaded({ kind: 'champ', champId: 5 })).toBe(true);
    expect(seen.map((board) => board.loaded)).toEqual([false, true]);
  });
});
