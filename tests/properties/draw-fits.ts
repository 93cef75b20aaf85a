/** Frequencies of the outcomes of card tables, number draws and bingo, for the chi-square test of all games. */
import { choose } from '../../adapters/sandbox/provider/games/choose.ts';
import type { Fit } from './reel-fits.ts';
import { listOf } from './reel-fits.ts';
import { even } from './tv-fits.ts';

/** Choices of `taken` from `size`, of those of `allTaken` from `all`. */
const share = (size: number, taken: number, all: number, allTaken: number): number =>
  Number(choose(size, taken)) / Number(choose(all, allTaken));
/** The chances, the last of which is the rest. */
const withRest = (chances: readonly number[]): readonly number[] => [
  ...chances,
  1 - chances.reduce((sum, chance) => sum + chance, 0),
];

/** Coups of eight decks, as published. */
const COUPS = { player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, tie: 475_627_426_473_216 } as const;
const coup: Omit<Fit, 'bet'> = {
  moves: [],
  cell: (shown) => {
    const [player = Number.NaN, banker = Number.NaN] = listOf(shown, 'points');
    return player > banker ? 0 : banker > player ? 1 : 2;
  },
  chances: Object.values(COUPS).map((count) => count / 4_998_398_275_503_360),
};

/**
 * Hits of the first numbers, as many as are drawn: hypergeometric. Four hits and more are one cell, as they are rare.
 */
function hitsOf(size: number, drawn: number): Fit {
  const numbers = Array.from({ length: drawn }, (_, at) => at + 1);
  return {
    bet: { stake: 1, numbers },
    moves: [],
    cell: (shown) => Math.min(4, listOf(shown, 'drawn').filter((number) => number <= drawn).length),
    chances: withRest(
      [0, 1, 2, 3].map((hits) => Number(choose(drawn, hits)) * share(size - drawn, drawn - hits, size, drawn)),
    ),
  };
}

const SIX = [1, 9, 17, 26, 40, 48] as const;

/**
 * The only ticket with the full house, the last of the prizes: each ticket of the room is equally likely. Each ball is
 * equally likely to be the first, and to be the second.
 */
function ticketOf(tickets: number, lastPrize: string, balls: number): Fit {
  return {
    bet: { stake: 1, tickets: [1] },
    moves: [],
    cell: (shown) => {
      const [winner = Number.NaN, ...others] = listOf(shown, lastPrize);
      return others.length > 0 ? null : winner - 1;
    },
    chances: even(tickets),
    also: [0, 1].map((place) => ({
      cell: (shown) => (listOf(shown, 'balls')[place] ?? Number.NaN) - 1,
      chances: even(balls),
    })),
    isSlow: true,
  };
}

export const DRAW_FITS: Readonly<Record<string, Fit>> = {
  baccarat: { ...coup, bet: { stake: 1, on: 'player' } },
  'live-baccarat': { ...coup, bet: { stake: 1, on: 'tie' } },
  'andar-bahar': {
    bet: { stake: 1, on: 'andar' },
    moves: [],
    // Cards until one of the three of the turned rank; 40 and more are one cell, as they are rare.
    cell: (shown) => Math.min(40, listOf(shown, 'andar').length + listOf(shown, 'bahar').length) - 1,
    chances: withRest(Array.from({ length: 39 }, (_, before) => share(50 - before, 2, 51, 3))),
  },
  'video-poker': {
    bet: { stake: 1, table: 'jacks' },
    // Nothing is held, so that all five cards are replaced. A full house and better hands are one cell, as they are
    // rare.
    moves: [0],
    cell: ({ worth }) => (typeof worth === 'number' ? Math.min(7, worth) : Number.NaN),
    chances: withRest(
      [1_302_540 + 8 * 84_480, 84_480, 4 * 84_480, 123_552, 54_912, 10_200, 5_108].map((hands) => hands / 2_598_960),
    ),
  },
  'seven-of-42': hitsOf(42, 7),
  'mega-6': hitsOf(45, 6),
  'lotto-6-of-49': hitsOf(49, 6),
  'lucky-6': {
    bet: { stake: 1, numbers: SIX },
    moves: [],
    // The place of the sixth number, up to the 20th and then one by one to the 35th, or not among them.
    cell: (shown) => {
      const places = SIX.map((number) => listOf(shown, 'drawn').indexOf(number) + 1);
      return places.includes(0) ? 16 : Math.max(20, ...places) - 20;
    },
    chances: withRest([share(20, 6, 48, 6), ...Array.from({ length: 15 }, (_, at) => share(20 + at, 5, 48, 6))]),
  },
  'tv-war': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    // Ranks of both cards of one deck.
    cell: (shown) => {
      const [red = Number.NaN, blue = Number.NaN] = listOf(shown, 'cards');
      return (red % 13) * 13 + (blue % 13);
    },
    chances: Array.from({ length: 169 }, (_, at) => (at % 14 === 0 ? 12 : 16) / (52 * 51)),
  },
  'bingo-75': ticketOf(40, 'winners2', 75),
  'bingo-90': ticketOf(36, 'winners3', 90),
};
