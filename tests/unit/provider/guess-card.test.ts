/** Guess the card: every place's exact return over all 52 cards. */
import { describe, expect, it } from 'vitest';
import { equals } from 'touchline/kernel/rational';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { guessCard } from '../../../adapters/sandbox/provider/games/guess-card/guess-card.ts';
import { drawing, part, range, total } from './exact.ts';

const PLACES = {
  colours: ['red', 'black'],
  suits: ['spades', 'hearts', 'diamonds', 'clubs'],
  'low-high': ['low', 'high'],
  faces: ['faces'],
  ranks: range(13).map((rank) => `r${rank}`),
  'one-card': range(52).map((card) => `c${card}`),
};
const paidFor = (card: number, on: string): number =>
  guessCard.play(drawing(card), { stake: 100, on }, [])?.pays ?? Number.NaN;

describe('guess the card', () => {
  it.each(Object.entries(PLACES))(
    '[GSC-2, GSC-3] %s return exactly the stated fraction over all cards',
    (bet, places) => {
      const stated = guessCard.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };
      for (const on of places) {
        const paid = total(range(52).map((card) => paidFor(card, on)));
        expect({ on, isStated: equals(part(paid, 52, 100), stated) }).toEqual({ on, isStated: true });
      }
    },
  );

  it('[GSC-1, GSC-2] hearts and diamonds are red, and an ace is neither low nor high', () => {
    // The ace of spades is card 0, of hearts 13, of diamonds 26, of clubs 39.
    expect([0, 13, 26, 39].map((card) => paidFor(card, 'red'))).toEqual([0, 190, 190, 0]);
    expect([0, 13, 26, 39].flatMap((card) => [paidFor(card, 'low'), paidFor(card, 'high')])).toEqual(Array(8).fill(0));
    // A seven is low and an eight high; a ten is no picture card, and a jack is one.
    expect(paidFor(6, 'low')).toBe(205);
    expect(paidFor(7, 'low')).toBe(0);
    expect(paidFor(7, 'high')).toBe(205);
    expect(paidFor(9, 'faces')).toBe(0);
    expect(paidFor(10, 'faces')).toBe(410);
  });

  it('[GSC-2] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('guess-card')?.stakeOf({ stake: 10, on });
    expect(['red', 'r12', 'c51', 'r13', 'c52', 'ace'].map(stakeOf)).toEqual([10, 10, 10, null, null, null]);
    expect(guessCard.play(drawing(), { stake: 10, on: 'red' }, [0])).toBeNull();
  });
});
