/** Bingo with 75 balls: five columns of five, with a free cell in the middle [B75-1…B75-3]. */
import { chooseSome } from '../../fairness/stream.ts';
import { createBingoGame } from '../bingo/create-bingo-game.ts';
import type { BingoRules, Ticket } from '../bingo/create-bingo-game.ts';

const SIDE = 5;
const PER_COLUMN = 15;
const TICKETS = 40;
const MIDDLE = 12;
const places = [0, 1, 2, 3, 4];

/** Rows, columns and both diagonals. */
const LINES = [
  ...places.map((row) => places.map((column) => row * SIDE + column)),
  ...places.map((column) => places.map((row) => row * SIDE + column)),
  places.map((at) => at * SIDE + at),
  places.map((at) => at * SIDE + (SIDE - 1 - at)),
];

export const BINGO_75: BingoRules = {
  id: 'bingo-75',
  balls: 75,
  tickets: TICKETS,
  drawTickets: (draws) =>
    Array.from({ length: TICKETS }, (): Ticket => {
      const columns = places.map((column) =>
        chooseSome(draws, PER_COLUMN, SIDE).map((at) => at + 1 + column * PER_COLUMN),
      );
      return places.flatMap((row) =>
        places.map((column) => (row * SIDE + column === MIDDLE ? 0 : (columns[column]?.[row] ?? 0))),
      );
    }),
  lines: LINES,
  prizes: [
    [1, 600],
    [0, 3_000],
  ],
};

export const bingo75 = createBingoGame(BINGO_75);
