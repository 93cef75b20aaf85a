/** The scratch card: all 10,000 cards of the deck are printed, scratched and summed. */
import { describe, expect, it } from 'vitest';
import { ALL, cloverScratch } from '../../../adapters/sandbox/provider/games/clover-scratch/clover-scratch.ts';
import { cardOf } from '../../../adapters/sandbox/provider/games/clover-scratch/deck.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';

const STAKE = 10;
const CARDS = range(10_000);
const play = (card: number, ...moves: readonly number[]) => cloverScratch.play(drawing(card), { stake: STAKE }, moves);
const counts = <T>(values: readonly T[]): ReadonlyMap<T, number> =>
  values.reduce((map, value) => map.set(value, (map.get(value) ?? 0) + 1), new Map<T, number>());

describe('the scratch card', () => {
  it('[SCR-1, SCR-2, SCR-3] the prizes of all 10,000 cards sum up to exactly 47/50 of their price', () => {
    const paid = CARDS.map((card) => play(card, ALL)?.pays ?? 0);
    expect(isExactly(part(total(paid), 10_000, STAKE), 47n, 50n)).toBe(true);
    expect(Object.fromEntries(counts(paid.map((pays) => pays / STAKE)))).toEqual({
      ...{ 0: 7_795, 1: 700, 2: 1_000, 5: 300, 10: 120, 20: 55, 50: 20, 100: 9, 1_000: 1 },
    });
  });

  it('[SCR-4] exactly the cards that win show a prize three times, the right one, and nothing else more than once', () => {
    for (const card of CARDS) {
      const { prize, fields } = cardOf(card);
      const repeated = [...counts(fields)].filter(([, times]) => times > 1);
      expect(fields).toHaveLength(9);
      expect(repeated).toHaveLength(1);
      const [[value, times] = []] = repeated;
      if (times !== (prize > 0 ? 3 : 2) || (prize > 0 && value !== prize))
        expect({ card, fields }).toBe('a right card');
    }
  });

  it('[SCR-4] on cards without a prize each prize is the pair equally often, up to one card', () => {
    const losing = CARDS.filter((card) => cardOf(card).prize === 0);
    const pairs = losing.map((card) => [...counts(cardOf(card).fields)].find(([, times]) => times === 2)?.[0]);
    const often = [...counts(pairs).values()];
    expect(often).toHaveLength(8);
    expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
  });

  it('[SCR-5] an open card shows the scratched fields alone, and every order ends with the same payment', () => {
    const { fields } = cardOf(205);
    expect(play(205, 4, 0)).toEqual({ shown: { open: [4, 0], prizes: [fields[4], fields[0]] }, pays: null });
    expect(play(205)).toEqual({ shown: { open: [], prizes: [] }, pays: null });
    const over = { shown: { card: 205, fields }, pays: 5 * STAKE };
    for (const moves of [[ALL], [3, ALL], range(9), range(9).toReversed()]) expect(play(205, ...moves)).toEqual(over);
  });

  it('[SCR-5] a field is scratched once, and a finished card takes no move', () => {
    for (const moves of [[9], [-2], [0.5], [1, 1], [ALL, 1], [...range(9), ALL]]) expect(play(0, ...moves)).toBeNull();
  });
});
