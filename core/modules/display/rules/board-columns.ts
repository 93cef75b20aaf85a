/** The kinds of markets that rows of boards have [DSP-13]. */
import type { Display } from '../types.ts';
import { CHOICES } from '../types.ts';

/** In the order of a row. */
export const COLUMNS = ['result', 'total', 'handicap'] as const;
export type Column = (typeof COLUMNS)[number];

export type BoardMarketsChoice = Display['boardMarkets'];

/** A choice has its place in the list as a set of bits, one for each column; the first place is all of them. */
const EVERY = (1 << COLUMNS.length) - 1;
const bitsOf = (choice: BoardMarketsChoice): number => CHOICES.boardMarkets.indexOf(choice) || EVERY;

/** The columns of a row, in the order of a row. */
export function columnsOf(choice: BoardMarketsChoice): readonly Column[] {
  return COLUMNS.filter((_, at) => (bitsOf(choice) & (1 << at)) !== 0);
}

/** The choice with a column more or less; null for a choice without any column, which does not exist. */
export function withColumn(choice: BoardMarketsChoice, column: Column, isShown: boolean): BoardMarketsChoice | null {
  const bit = 1 << COLUMNS.indexOf(column);
  const bits = isShown ? bitsOf(choice) | bit : bitsOf(choice) & ~bit;
  return bits === 0 ? null : (CHOICES.boardMarkets[bits % EVERY] ?? null);
}

/** The columns as a row shows them: the player's first column first, where the row has it. */
export function columnsFrom(first: Column, choice: BoardMarketsChoice): readonly Column[] {
  const columns = columnsOf(choice);
  return columns.includes(first) ? [first, ...columns.filter((column) => column !== first)] : columns;
}
