/** The kinds of markets in rows of boards, and the groups of markets that are open at first. */
import { describe, expect, it } from 'vitest';
import type { Column } from 'touchline/core/display/rules/board-columns';
import { COLUMNS, columnsFrom, columnsOf, withColumn } from 'touchline/core/display/rules/board-columns';
import { isOpenAtFirst } from 'touchline/core/display/rules/open-markets';
import { CHOICES } from 'touchline/core/display/types';
import { viewDisplay } from 'touchline/core/display/views';
import { encodeEntries } from 'touchline/core/display/wire';

describe('markets in rows', () => {
  it('[DSP-13] each choice has other columns, and the account has them as bits, with 0 for all', () => {
    const bits = (columns: readonly Column[]): number =>
      columns.reduce((sum, column) => sum + { result: 1, total: 2, handicap: 4 }[column], 0);
    for (const value of CHOICES.boardMarkets) {
      const [entry] = encodeEntries({ boardMarkets: { value, at: 1 } }, 'european');
      expect(entry).toMatchObject({ name: 'filteredMarkets', value: bits(columnsOf(value)) % 7 });
    }
  });

  it('[DSP-13] adding or removing a column changes that column alone, and the last one stays', () => {
    for (const choice of CHOICES.boardMarkets)
      for (const column of COLUMNS)
        for (const isShown of [true, false]) {
          const next = withColumn(choice, column, isShown);
          const wanted = COLUMNS.filter((each) => (each === column ? isShown : columnsOf(choice).includes(each)));
          expect(next === null ? [] : columnsOf(next)).toEqual(wanted);
        }
  });

  it('[DSP-13] the first column comes first only where the row has it', () => {
    expect(columnsFrom('handicap', 'all')).toEqual(['handicap', 'result', 'total']);
    expect(columnsFrom('handicap', 'totalHandicap')).toEqual(['handicap', 'total']);
    expect(columnsFrom('handicap', 'resultTotal')).toEqual(['result', 'total']);
  });

  it('[DSP-13] a board with fewer columns is not the usual one', () => {
    expect(viewDisplay({}).isBoardOwn).toBe(false);
    expect(viewDisplay({ boardMarkets: { value: 'total', at: 1 } }).isBoardOwn).toBe(true);
  });
});

describe('the order of games', () => {
  it('[DSP-20] by time is a board of its own, and the account has 0 for competitions and 1 for time', () => {
    expect(viewDisplay({ boardOrder: { value: 'time', at: 1 } }).isBoardOwn).toBe(true);
    const codes = CHOICES.boardOrder.map((value) => encodeEntries({ boardOrder: { value, at: 1 } }, 'european')[0]);
    expect(codes).toMatchObject([
      { name: 'boardOrder', value: 0 },
      { name: 'boardOrder', value: 1 },
    ]);
  });
});

describe('markets that are open at first', () => {
  it.each([
    ['all', 'scores', true],
    ['main', 'main', true],
    ['main', 'totals', false],
    ['none', 'main', false],
  ] as const)('[DSP-14] with %s, the topic %s is open: %s', (choice, topic, isOpen) => {
    expect(isOpenAtFirst(choice, topic, ['main', 'totals', 'scores'])).toBe(isOpen);
  });

  it('[DSP-14] a game without main markets has all open', () => {
    expect(isOpenAtFirst('main', 'field', ['field'])).toBe(true);
  });
});
