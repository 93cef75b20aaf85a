import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import type { Step } from './reels.ts';
import { readPays, shownIn, stepOfLines, stopRings } from './reels.ts';

const RINGS = ['PLBPSLPBLP7BLSPBOOLS', 'LBPLS7PLBPLOOSBLPBSP', 'PSLBPLBPL7SBPLBOOPSL'];
/** Tenths of the stake. */
const PAYS = readPays('L 3:10, P 3:18, B 3:25, S 3:60, 7 3:500');
const LINES = ['111', '000', '222', '012', '210'];
/** One letter for each of a hundred coins, and the tenths that each letter is worth. */
const COINS = 'a'.repeat(50) + 'b'.repeat(25) + 'c'.repeat(12) + 'd'.repeat(8) + 'e'.repeat(4) + 'f';
const TENTHS: Readonly<Record<string, number>> = { a: 10, b: 20, c: 30, d: 50, e: 100, f: 250 };

const coinsIn = (cells: readonly string[]): readonly number[] =>
  cells.flatMap((cell, at) => (TENTHS[cell] === undefined ? [] : [at]));
const columnsOf = (cells: readonly string[]): readonly string[] =>
  [0, 3, 6].map((from) => cells.slice(from, from + 3).join(''));

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const coin = async (): Promise<string> => COINS[await below(100)] ?? '';
  const cells = Array.from((await stopRings(below, RINGS, 3)).join(''));
  for (const [at, cell] of cells.entries())
    // Coins are drawn one after another.
    // oxlint-disable-next-line no-await-in-loop
    if (cell === 'O') cells[at] = await coin();
  const steps: Step[] = [stepOfLines(columnsOf(cells), LINES, PAYS)];
  let quiet = coinsIn(cells).length < 4 ? 3 : 0;
  while (quiet < 3 && coinsIn(cells).length < 9) {
    quiet += 1;
    for (const [at, cell] of cells.entries()) {
      if (TENTHS[cell] !== undefined) continue;
      // oxlint-disable-next-line no-await-in-loop
      const isNew = (await below(10)) === 0;
      // oxlint-disable-next-line no-await-in-loop
      cells[at] = isNew ? await coin() : '.';
      if (isNew) quiet = 0;
    }
    steps.push({ columns: columnsOf(cells), units: 0, cells: new Set() });
  }
  if (steps.length > 1) {
    const sum = cells.reduce((tenths, cell) => tenths + (TENTHS[cell] ?? 0), 0);
    const held = coinsIn(cells);
    steps.splice(-1, 1, { columns: columnsOf(cells), units: held.length === 9 ? 2 * sum : sum, cells: new Set(held) });
  }
  const tenths = steps.reduce((sum, { units }) => sum + units, 0);
  return { shown: shownIn('LPBS7Oabcdef.', steps), pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const coinRoom: Verification = {
  tables: { 1: 'd584798258ad9d84f821f3f3d17c5457322bf0c8c8a7156a653d59658e170d36' },
  replay,
};
