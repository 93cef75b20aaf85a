/** The exact return of hi-lo: chains of cards are enumerated, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import { hiLo, HIGHER, LOWER, SKIP, TAKE, winningRanks } from '../../../adapters/sandbox/provider/games/hi-lo/hi-lo.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';

/** A multiple of every denominator of two guesses, so that no win is rounded. */
const STAKE = 100 * 27_720 ** 2;
const [ACE, SEVEN, KING] = [0, 6, 12];
const GUESSES = [LOWER, HIGHER] as const;

const play = (cards: readonly number[], moves: readonly number[], stake = STAKE) =>
  hiLo.play(drawing(...cards), { stake }, moves);
/** A wrong guess ends the round, so that the rest of the plan is not allowed. */
const paid = (cards: readonly number[], moves: readonly number[]): number => play(cards, moves)?.pays ?? 0;
const likelier = (rank: number): number => (rank < SEVEN ? HIGHER : LOWER);
const rarer = (rank: number): number => (rank < SEVEN ? LOWER : HIGHER);

describe('hi-lo', () => {
  it('[HILO-2, HILO-3, HILO-4] each guess at each rank wins on the stated ranks and returns exactly 99/100', () => {
    for (const rank of range(13))
      for (const guess of GUESSES) {
        const wins = range(52).map((next) => paid([rank, next], [guess, TAKE]));
        const ways = winningRanks(rank, guess === HIGHER);
        expect(wins.filter((pays) => pays > 0)).toHaveLength(ways * 4);
        expect(isExactly(part(total(wins), 52, STAKE), 99n, 100n)).toBe(true);
      }
  });

  it('[HILO-2, HILO-3] a tie wins with either guess, except where the guess would be certain', () => {
    for (const rank of range(13)) {
      const [isLower, isHigher] = GUESSES.map((guess) => paid([rank, rank + 13], [guess, TAKE]) > 0);
      expect({ isLower, isHigher }).toEqual({ isLower: rank !== KING, isHigher: rank !== ACE });
    }
    expect(winningRanks(ACE, true)).toBe(12);
    expect(winningRanks(ACE, false)).toBe(1);
    expect(winningRanks(KING, true)).toBe(1);
    expect(winningRanks(KING, false)).toBe(12);
  });

  it.each([
    ['two likely guesses', ([first = 0, second = 0]: readonly number[]) => [likelier(first), likelier(second), TAKE]],
    ['two unlikely guesses', ([first = 0, second = 0]: readonly number[]) => [rarer(first), rarer(second), TAKE]],
    [
      'a second guess after low cards only',
      ([first = 0, second = 0]: readonly number[]) =>
        second < SEVEN ? [likelier(first), HIGHER, TAKE] : [likelier(first), TAKE],
    ],
    ['a skip and a guess', ([, second = 0]: readonly number[]) => [SKIP, rarer(second), TAKE]],
    ['a guess and a skip', ([first = 0]: readonly number[]) => [likelier(first), SKIP, TAKE]],
  ])('[HILO-4, HILO-5, HILO-7] all chains of three cards with %s return exactly 99/100', (_, plan) => {
    const chains = range(13 ** 3).map((at) => [at % 13, Math.floor(at / 13) % 13, Math.floor(at / 169)]);
    const wins = chains.map((cards) => paid(cards, plan(cards)));
    expect(isExactly(part(total(wins), chains.length, STAKE), 99n, 100n)).toBe(true);
  });

  it('[HILO-5] a win is taken after at least one right guess, and rounded down', () => {
    expect(play([ACE], [TAKE])).toBeNull();
    // 0.99 · 13/12 of 100 is 107.25.
    expect(play([ACE, SEVEN], [HIGHER, TAKE], 100)).toEqual({ shown: { cards: [ACE, SEVEN], ways: [12] }, pays: 107 });
    expect(play([ACE, SEVEN], [HIGHER, TAKE, TAKE])).toBeNull();
    expect(play([ACE, ACE], [HIGHER], 100)).toEqual({ shown: { cards: [ACE, ACE], ways: [] }, pays: 0 });
    expect(play([ACE, ACE], [HIGHER, HIGHER])).toBeNull();
    for (const move of [3, -2, 0.5]) expect(play([ACE, ACE], [move])).toBeNull();
  });

  it('[HILO-6] the round pays by itself at 1,000 times the stake, or after 30 right guesses', () => {
    expect(play([ACE, ACE, ACE, ACE], [LOWER, LOWER], 100)?.pays).toBeNull();
    // 0.99 · 13³ is 2,175.03.
    expect(play([ACE, ACE, ACE, ACE], [LOWER, LOWER, LOWER], 100)?.pays).toBe(217_503);
    expect(play([ACE, ACE, ACE, ACE], [LOWER, LOWER, LOWER, TAKE], 100)).toBeNull();
    const [cards, moves] = [range(31), range(30)].map((list) => list.map((at) => at % 2));
    const inTurn = (cards ?? []).map((odd) => odd * KING);
    const guesses = (moves ?? []).map((odd) => (odd === 0 ? HIGHER : LOWER));
    expect(play(inTurn, guesses.slice(0, 29))?.pays).toBeNull();
    expect(play(inTurn, guesses)?.pays).toBeGreaterThan(10 * STAKE);
  });

  it('[HILO-1, HILO-7, HILO-8] an open round shows no later card, and 20 cards may be skipped', () => {
    expect(play([ACE, KING, SEVEN], [SKIP], 100)).toEqual({
      shown: { cards: [ACE, KING], ways: [], skips: 19, takes: 0, lower: 107, higher: 1_287 },
      pays: null,
    });
    const skips = range(20).map(() => SKIP);
    expect(play([], skips)?.shown['skips']).toBe(0);
    expect(play([], [...skips, SKIP])).toBeNull();
    expect(play([], [...skips, LOWER])).not.toBeNull();
  });
});
