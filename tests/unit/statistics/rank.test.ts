/** The order of a table, averages and form. */
import { describe, expect, it } from 'vitest';
import { formRecord, meanHundredths, rank, recordOf } from 'touchline/core/statistics/rules/rank';
import type { FormGame, SideRecord, TableRow } from 'touchline/core/statistics/types';

const record = (won: number, drawn: number, lost: number, scored: number, conceded: number): SideRecord => ({
  played: won + drawn + lost,
  won,
  drawn,
  lost,
  scored,
  conceded,
});
const NONE = record(0, 0, 0, 0, 0);
const row = (id: number, name: string, home: SideRecord, away = NONE): TableRow => ({
  id,
  name,
  home,
  away,
  form: [],
  totals: [],
});
const THREE = { win: 3, draw: 1 };
const order = (rows: readonly TableRow[], ...rest: [typeof THREE | null, 'all' | 'home' | 'away']): string =>
  rank(rows, ...rest)
    .map(({ row: { name } }) => name)
    .join(' ');

describe('a table', () => {
  it('[STT-2] is ordered by points, difference, scored and name', () => {
    const rows = [
      row(1, 'D', record(1, 0, 1, 2, 2)),
      row(2, 'C', record(1, 0, 1, 2, 2)),
      row(3, 'B', record(1, 0, 1, 3, 3)),
      row(4, 'A', record(0, 2, 0, 9, 9)),
      row(5, 'E', record(1, 0, 1, 3, 2)),
    ];
    expect(order(rows, THREE, 'all')).toBe('E B C D A');
  });

  it('[STT-2] without points compares shares of won games as fractions, and has sides without a game last', () => {
    const rows = [row(1, 'None', NONE), row(2, 'Third', record(1, 0, 2, 1, 2)), row(3, 'Half', record(1, 0, 1, 1, 1))];
    expect(order(rows, null, 'all')).toBe('Half Third None');
    expect(rank(rows, null, 'all').every(({ points }) => points === null)).toBe(true);
  });

  it('[STT-3] can be of home or away games alone, and the sum of both is all games', () => {
    const rows = [
      row(1, 'Home', record(2, 0, 0, 4, 0), record(0, 0, 2, 0, 4)),
      row(2, 'Away', record(0, 1, 1, 1, 2), record(2, 0, 0, 3, 1)),
    ];
    expect(order(rows, THREE, 'home')).toBe('Home Away');
    expect(order(rows, THREE, 'away')).toBe('Away Home');
    expect(recordOf(rows[1] ?? row(0, '', NONE), 'all')).toEqual(record(2, 1, 1, 4, 3));
    expect(rank(rows, THREE, 'all').map(({ place, points }) => [place, points])).toEqual([
      [1, 7],
      [2, 6],
    ]);
  });

  it('[STT-3] has averages in hundredths, half up, and none without a game', () => {
    expect(
      [
        [1, 3],
        [1, 8],
        [7, 2],
        [0, 4],
      ].map(([sum = 0, games = 0]) => meanHundredths(sum, games)),
    ).toEqual([33, 13, 350, 0]);
    expect(meanHundredths(0, 0)).toBeNull();
  });

  it('[STT-4] the form of five games is that of the latest five', () => {
    const game = (own: number, other: number): FormGame => ({
      gameId: 1,
      opponent: 'X',
      isHome: true,
      own,
      other,
      startsAt: 0,
    });
    const form = [game(1, 0), game(0, 0), game(0, 2), game(3, 1), game(1, 1), game(5, 0)];
    expect(formRecord(form, 5)).toEqual(record(2, 2, 1, 5, 4));
    expect(formRecord(form, 10)).toEqual(record(3, 2, 1, 10, 4));
  });
});
