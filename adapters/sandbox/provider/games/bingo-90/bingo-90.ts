/** Bingo with 90 balls: tickets of three rows with five numbers each, six of which cover all numbers [B90-1…B90-4]. */
import type { Draws } from '../../fairness/stream.ts';
import { chooseSome } from '../../fairness/stream.ts';
import { createBingoGame } from '../bingo/create-bingo-game.ts';
import type { BingoRules, Ticket } from '../bingo/create-bingo-game.ts';

const COLUMNS = 9;
const STRIPS = 6;
/** The columns with a number, row by row, of the six tickets of a strip. */
export const SHAPES = [
  '01256 23568 04567',
  '45678 13478 02358',
  '03678 01457 12346',
  '12378 01346 01257',
  '02347 45678 12358',
  '01248 14678 23568',
] as const;

/** Whether a cell of a ticket has a number, by shape and in reading order. */
const FILLED = SHAPES.map((shape) =>
  shape.split(' ').flatMap((row) => Array.from({ length: COLUMNS }, (_, column) => row.includes(String(column)))),
);

/** The numbers of each column: 1 to 9, 10 to 19, and so on to 80 to 90. */
const NUMBERS = Array.from({ length: COLUMNS }, (_, column) => {
  const first = column === 0 ? 1 : column * 10;
  const last = column === COLUMNS - 1 ? 90 : column * 10 + 9;
  return Array.from({ length: last - first + 1 }, (_each, at) => first + at);
});

/** Six tickets that cover all numbers. In a column of a ticket numbers grow from top to bottom. */
function drawStrip(draws: Draws): readonly Ticket[] {
  const left = NUMBERS.map((numbers) =>
    chooseSome(draws, numbers.length, numbers.length).map((at) => numbers[at] ?? 0),
  );
  const taken = left.map(() => 0);
  return FILLED.map((filled) => {
    const ticket = filled.map(() => 0);
    for (const [column, numbers] of left.entries()) {
      const cells = [column, column + COLUMNS, column + 2 * COLUMNS].filter((cell) => filled[cell]);
      const from = taken[column] ?? 0;
      taken[column] = from + cells.length;
      const mine = numbers.slice(from, from + cells.length).toSorted((a, b) => a - b);
      for (const [at, cell] of cells.entries()) ticket[cell] = mine[at] ?? 0;
    }
    return ticket;
  });
}

const TICKETS = STRIPS * SHAPES.length;

export const BINGO_90: BingoRules = {
  id: 'bingo-90',
  balls: 90,
  tickets: TICKETS,
  // The tickets of all strips are shuffled: each has the same chances as any other.
  drawTickets: (draws) => {
    const tickets = Array.from({ length: STRIPS }, () => drawStrip(draws)).flat();
    return chooseSome(draws, TICKETS, TICKETS).map((at) => tickets[at] ?? []);
  },
  lines: [0, 1, 2].map((row) => Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column)),
  prizes: [
    [1, 400],
    [2, 640],
    [0, 2_200],
  ],
};

export const bingo90 = createBingoGame(BINGO_90);
