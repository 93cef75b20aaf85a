/**
 * Reels as data [REEL-1]. A strip is written as letters, one a symbol; a symbol's number is the place of its letter in
 * the game's list of symbols.
 */
import type { Draws } from '../../fairness/stream.ts';

/** Symbols of one reel in sight, from top to bottom. */
export type Column = readonly number[];
/** A column for each reel, from left to right. */
export type Grid = readonly Column[];

export function readStrip(symbols: string, strip: string): Column {
  return Array.from(strip, (letter) => {
    const symbol = symbols.indexOf(letter);
    if (symbol < 0) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

/** The symbols in sight when the strip stops with its place `stop` in the top row. A strip is a ring. */
export function windowAt(strip: Column, stop: number, rows: number): Column {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
}

/** Each reel stops by a draw of its own, from left to right; every place of a strip is equally likely. */
export function spinReels(draws: Draws, strips: readonly Column[], rows: number): Grid {
  return strips.map((strip) => windowAt(strip, draws.below(strip.length), rows));
}

/** The grids of all stops, each as likely as any other. */
export function gridsOf(strips: readonly Column[], rows: number): readonly Grid[] {
  return strips.reduce<readonly Grid[]>(
    (grids, strip) => {
      const windows = strip.map((_, stop) => windowAt(strip, stop, rows));
      return grids.flatMap((grid) => windows.map((window) => [...grid, window]));
    },
    [[]],
  );
}

/** The bit of a cell in a number that marks cells: column by column, from top to bottom. */
export function cellBit(column: number, row: number, rows: number): number {
  return 1 << (column * rows + row);
}

/** The cells that `isLit` names, as bits. */
export function bitsOf(grid: Grid, isLit: (symbol: number, column: number) => boolean): number {
  return grid.reduce(
    (bits, column, at) =>
      column.reduce((sum, symbol, row) => (isLit(symbol, at) ? sum | cellBit(at, row, column.length) : sum), bits),
    0,
  );
}
