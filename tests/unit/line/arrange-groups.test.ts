/** Boards in an order that the player has chosen. */
import { describe, expect, it } from 'vitest';
import { arrangeGroups, type Arrangement } from 'touchline/core/line/rules/arrange-groups';
import type { BoardGroup } from 'touchline/core/line/types';

const groupOf = (id: number, sportId: number, gameIds: readonly number[]): BoardGroup => ({
  champ: { id, sportId, name: `Competition ${id}`, country: 'DE' },
  gameIds,
});
/** By country, as boards are: competition 12 begins after 13, and 23 has the top game. */
const GROUPS = [groupOf(12, 1, [3, 4]), groupOf(13, 1, [1, 2]), groupOf(21, 2, [5]), groupOf(23, 2, [6, 7])];
const arranged = (arrangement: Partial<Arrangement>): readonly number[] =>
  arrangeGroups(GROUPS, { isGroupedByCountry: true, isBestOnTop: false, ...arrangement }, (id) => ({
    startsAt: id,
    top: id === 7,
  })).map(({ champ }) => champ.id);

describe('[LIN-207] competitions', () => {
  it('[LIN-207] stay grouped by country where the player has chosen nothing', () => {
    expect(arranged({})).toEqual([12, 13, 21, 23]);
  });

  it('[LIN-207] without their countries follow each other by their first game, within their sport', () => {
    expect(arranged({ isGroupedByCountry: false })).toEqual([13, 12, 21, 23]);
  });

  it('[LIN-207] with a top game come first, whatever their sport, and keep their games', () => {
    expect(arranged({ isBestOnTop: true })).toEqual([23, 12, 13, 21]);
    expect(arranged({ isBestOnTop: true, isGroupedByCountry: false })).toEqual([23, 13, 12, 21]);
  });
});
