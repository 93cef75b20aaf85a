/**
 * Frequencies of the outcomes of TV games with cards and dice, and of the seats of hold'em, for the chi-square test of
 * all games.
 */
import type { RoundResult } from '../../adapters/sandbox/provider/games/game.ts';
import type { Fit } from './reel-fits.ts';
import { listOf } from './reel-fits.ts';

const numberOf = (shown: RoundResult['shown'], name: string): number => {
  const value = shown[name];
  return typeof value === 'number' ? value : Number.NaN;
};
export const even = (cells: number): readonly number[] => Array.from({ length: cells }, () => 1 / cells);

/** The worth of a hand of The 21: two aces are 22, more than 21 is nothing. */
function worthOf21(hand: readonly number[]): number {
  const points = hand.reduce((sum, card) => sum + ([11, 0, 0, 0, 0, 6, 7, 8, 9, 10, 2, 3, 4][card % 13] ?? 0), 0);
  return points > 21 ? (hand.length === 2 ? 22 : 0) : points;
}
/** A side's stated return by what it pays; the rest of both sides is a tie. */
const SIDE_OF_21 = 6_183_255_535_129 / 6_505_594_845_750 / 2.35;

/** The ends of a battle by rounds, then by those who are left: each round costs red, blue or both one. */
function battleEnds(red: number, blue: number, rounds: number, chance: number, ends: Map<string, number>): void {
  if (red === 0 || blue === 0) {
    const key = `${rounds} ${red} ${blue}`;
    ends.set(key, (ends.get(key) ?? 0) + chance);
    return;
  }
  battleEnds(red - 1, blue, rounds + 1, (chance * 15) / 36, ends);
  battleEnds(red, blue - 1, rounds + 1, (chance * 15) / 36, ends);
  battleEnds(red - 1, blue - 1, rounds + 1, (chance * 6) / 36, ends);
}
const BATTLES = new Map<string, number>();
battleEnds(3, 3, 0, 1, BATTLES);

export const TV_FITS: Readonly<Record<string, Fit>> = {
  'tv-21': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    cell: (shown) => {
      const [red, blue] = [worthOf21(listOf(shown, 'red')), worthOf21(listOf(shown, 'blue'))];
      return red > blue ? 0 : blue > red ? 1 : 2;
    },
    chances: [SIDE_OF_21, SIDE_OF_21, 1 - 2 * SIDE_OF_21],
  },
  'guess-card': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    cell: (shown) => numberOf(shown, 'card'),
    chances: even(52),
  },
  'backgammon-race': {
    bet: { stake: 1, on: 'white' },
    moves: [],
    // The winner's throws: up to five, six, more.
    cell: (shown) => Math.min(2, Math.max(0, numberOf(shown, 'throws') - 5)),
    chances: [
      568_066_497_532_709 / 609_359_740_010_496 / 3.5,
      Number(45_987_433_384_136_794_697n) / Number(49_358_138_940_850_176_000n) / 1.96,
      Number(509_939_236_976_446_327n) / Number(548_423_766_009_446_400n) / 3.6,
    ],
  },
  'tv-poker': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    // Kinds of the red hand; four of a kind and a straight flush are one cell, as they are rare.
    cell: (shown) => Math.min(7, listOf(shown, 'kinds')[0] ?? Number.NaN),
    chances: [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 664].map((hands) => hands / 2_598_960),
  },
  'two-wheels': {
    bet: { stake: 1, on: 'odd' },
    moves: [],
    cell: (shown) => {
      const [left = Number.NaN, right = Number.NaN] = listOf(shown, 'wheels');
      return (left - 1) * 10 + right - 1;
    },
    chances: even(100),
  },
  'tv-battle': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    cell: (shown) => {
      const [red = 0, blue = 0] = listOf(shown, 'left');
      return [...BATTLES.keys()].indexOf(`${listOf(shown, 'dice').length / 2} ${red} ${blue}`);
    },
    chances: [...BATTLES.values()],
  },
  holdem: {
    bet: { stake: 1, seats: 3 },
    moves: [],
    // The player's seat: the prizes by seat are only fair if every seat is equally likely.
    cell: (shown) => numberOf(shown, 'seat'),
    chances: even(3),
  },
};
