/** The main markets that the rows of a board have. */
import { expect, it } from 'vitest';
import { kindsHad } from 'touchline/core/line/rules/kinds-had';
import { TOTAL_KINDS } from 'touchline/core/line/rules/main-markets';
import { MMA } from 'touchline/core/line/rules/sport-ids';
import type { BoardGroup } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';
import { createFakeLine } from '../../ui/fake-line.ts';

const line = createFakeLine();
const groupsOf = (sportId: number): readonly BoardGroup[] => line.board({ kind: 'line', sportId }).get().groups;

it('[DSP-22] a board has a kind of markets once a row has one, in the order of a row', () => {
  expect(kindsHad(groupsOf(1), line)).toEqual(['result', 'total', 'handicap']);
  expect(kindsHad(groupsOf(2999), line)).toEqual([]);
  expect(kindsHad([], line)).toEqual([]);
});

it('[DSP-22] a kind that no row has is left out', () => {
  const markets = (id: number) =>
    createCell(
      line
        .markets(id)
        .get()
        .filter(({ kind }) => !TOTAL_KINDS.includes(kind)),
    );
  expect(kindsHad(groupsOf(1), { markets, price: line.price })).toEqual(['result', 'handicap']);
});

it('[LIN-248] a board of bouts has no handicaps to choose, though its rows have a third pair of prices', () => {
  const bouts = groupsOf(1).map(({ champ, ...group }) => ({ ...group, champ: { ...champ, sportId: MMA } }));
  expect(kindsHad(bouts, line)).toEqual(['result', 'total']);
});
