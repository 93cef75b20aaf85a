/** Bingo with 75 balls: five columns of five, with a free cell in the middle [B75-1…B75-3]. */
import type { Draws } from '../../fairness/stream.ts';
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

function drawTicket(draws: Draws): Ticket {
  const ticket = Array.from({ length: SIDE * SIDE }, () => 0);
  for (const column of places) {
    const numbers = chooseSome(draws, PER_COLUMN, SIDE);
    for (const row of places) ticket[row * SIDE + column] = (numbers[row] ?? 0) + 1 + column * PER_COLUMN;
  }
  ticket[MIDDLE] = 0;
  return ticket;
}

export const BINGO_75: BingoRules = {
  id: 'bingo-75',
  balls: 75,
  tickets: TICKETS,
  drawTickets: (draws) => Array.from({ length: TICKETS }, () => drawTicket(draws)),
  lines: LINES,
  prizes: [
    [1, 600],
    [0, 3_000],
  ],
};

export const bingo75 = createBingoGame(BINGO_75);
