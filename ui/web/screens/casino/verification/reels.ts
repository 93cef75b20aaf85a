/**
 * Common code of the verifications of games on reels: rings as texts, and lines by pattern. None of this code is the
 * provider's.
 */
import type { Below, Outcome } from './replay.ts';

/** A column for each reel, one letter a symbol, from top to bottom. */
export async function stopRings(below: Below, rings: readonly string[], rows: number): Promise<readonly string[]> {
  const columns: string[] = [];
  for (const ring of rings) {
    // Reels stop one after another.
    // oxlint-disable-next-line no-await-in-loop
    const stop = await below(ring.length);
    columns.push((ring + ring).slice(stop, stop + rows));
  }
  return columns;
}

/** One spin or step: its columns, what it pays, and where. */
export interface Step {
  readonly columns: readonly string[];
  readonly units: number;
  readonly cells: ReadonlySet<number>;
}

/** Reads `A 3:10 4:20, B 3:5` into multiples by letter and count, as `A3`. */
export function readPays(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(', ').flatMap((part) => {
      const [letter = '', ...pairs] = part.split(' ');
      return pairs.map((pair): readonly [string, number] => {
        const [count = '', pays = '0'] = pair.split(':');
        return [letter + count, Number(pays)];
      });
    }),
  );
}

/** Pays lines, each written as a digit for the row of each reel. */
export function stepOfLines(
  columns: readonly string[],
  lines: readonly string[],
  pays: ReadonlyMap<string, number>,
  wild = '',
): Step {
  const cells = new Set<number>();
  const height = columns[0]?.length ?? 0;
  let units = 0;
  for (const line of lines) {
    const read = columns.map((column, at) => column[Number(line[at])] ?? '').join('');
    const letter = Array.from(read).find((each) => each !== wild) ?? wild;
    const run = new RegExp(`^[${letter}${wild}]*`).exec(read)?.[0].length ?? 0;
    const won = pays.get(`${letter}${run}`) ?? 0;
    units += won;
    if (won > 0) for (let at = 0; at < run; at += 1) cells.add(at * height + Number(line[at]));
  }
  return { columns, units, cells };
}

/** The shown result of a round: numbers of symbols by their place in `letters`. */
export function shownIn(letters: string, steps: readonly Step[]): Outcome['shown'] {
  return {
    symbols: steps.flatMap(({ columns }) => Array.from(columns.join(''), (letter) => letters.indexOf(letter))),
    units: steps.map(({ units }) => units),
    lit: steps.map(({ cells }) => [...cells].reduce((bits, cell) => bits + 2 ** cell, 0)),
  };
}
