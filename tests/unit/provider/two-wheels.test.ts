/** Two wheels: every place's exact return over all hundred pairs of numbers. */
import { describe, expect, it } from 'vitest';
import { equals } from 'touchline/kernel/rational';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { twoWheels } from '../../../adapters/sandbox/provider/games/two-wheels/two-wheels.ts';
import { drawing, part, range, total } from './exact.ts';

const PLACES = {
  'wheels-half': ['odd', 'even'],
  'wheels-side': ['left', 'right', 'low', 'high'],
  'wheels-equal': ['equal', 'middle'],
  'wheels-colours': ['reds', 'blacks'],
  'wheels-number': range(10).map((at) => `n${at + 1}`),
};
/** The payment of a place for two numbers from one to ten. */
const paidFor = (left: number, right: number, on: string): number =>
  twoWheels.play(drawing(left - 1, right - 1), { stake: 100, on }, [])?.pays ?? Number.NaN;
const NUMBERS = range(10).map((at) => at + 1);

describe('two wheels', () => {
  it.each(Object.entries(PLACES))(
    '[TWH-2, TWH-3] %s returns exactly the stated fraction over all pairs',
    (bet, places) => {
      const stated = twoWheels.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };
      for (const on of places) {
        const paid = total(NUMBERS.flatMap((left) => NUMBERS.map((right) => paidFor(left, right, on))));
        expect({ on, isStated: equals(part(paid, 100, 100), stated) }).toEqual({ on, isStated: true });
      }
    },
  );

  it('[TWH-1, TWH-2] the left wheel is the first number, and a number on both wheels pays once', () => {
    expect(twoWheels.play(drawing(6, 2), { stake: 100, on: 'left' }, [])).toEqual({
      shown: { wheels: [7, 3] },
      pays: 210,
    });
    expect(paidFor(7, 7, 'n7')).toBe(490);
    expect(paidFor(7, 7, 'equal')).toBe(940);
    expect(paidFor(7, 7, 'left')).toBe(0);
    expect(paidFor(7, 7, 'reds')).toBe(375);
    expect(paidFor(4, 7, 'middle')).toBe(940);
    expect(paidFor(4, 7, 'low')).toBe(0);
    expect(paidFor(4, 7, 'high')).toBe(0);
    expect(paidFor(4, 7, 'reds')).toBe(0);
  });

  it('[TWH-2] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('two-wheels')?.stakeOf({ stake: 10, on });
    expect(['left', 'n10', 'n0', 'n11', 'red'].map(stakeOf)).toEqual([10, 10, null, null, null]);
    expect(twoWheels.play(drawing(), { stake: 10, on: 'odd' }, [0])).toBeNull();
  });
});
