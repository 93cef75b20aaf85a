/** Night Train: three reels, five lines, and free spins that pay three times [NTR-1…NTR-5]. */
import type { Draws } from '../../fairness/stream.ts';
import { createReelGame } from '../reels/create-reel-game.ts';
import type { Paid } from '../reels/lines.ts';
import { FIVE_LINES, payLines } from '../reels/lines.ts';
import type { Grid } from '../reels/strips.ts';
import { gridsOf, readStrip, spinReels } from '../reels/strips.ts';
import type { Top } from '../reels/top.ts';
import { inTurn, oneOf, repeated, topOf } from '../reels/top.ts';
import type { View } from '../reels/views.ts';

/** Drop, leaf, moon, bell, star, crown, ticket. */
const SYMBOLS = 'DLMBSCT';
const ROWS = 3;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = ['MDLTSCMSBDLBDMBLMDLT', 'MLDBMLDTLSMBCLDTBMSD', 'DLBMCDBSTLMDSLMTLDBM'] as const;
/** Units by the length of the run. */
const PAYS = [
  [0, 0, 0, 20],
  [0, 0, 0, 20],
  [0, 0, 0, 25],
  [0, 0, 0, 90],
  [0, 0, 0, 200],
  [0, 0, 0, 1_000],
] as const;
/** Three tickets give a set of free spins; three on the last spin of a set give another, up to this many sets. */
const FREE = { spins: 8, sets: 3, times: 3 } as const;

export const TRAIN = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  perStake: PER_STAKE,
  free: FREE,
} as const;

const TICKET = SYMBOLS.indexOf('T');

/** Whether every reel shows a ticket. */
export function hasTickets(grid: Grid): boolean {
  return grid.every((column) => column.includes(TICKET));
}

export function payTrain(grid: Grid): Paid {
  return payLines(grid, { lines: FIVE_LINES, pays: PAYS, wild: null });
}

function ride(draws: Draws): readonly View[] {
  const views: View[] = [];
  let sets = 0;
  // The first spin is the one that is paid for.
  for (let made = 0; made <= sets * FREE.spins; made += 1) {
    const grid = spinReels(draws, TRAIN.strips, ROWS);
    const { units, lit } = payTrain(grid);
    views.push({ grid, units: made === 0 ? units : units * FREE.times, lit });
    if (made === sets * FREE.spins && sets < FREE.sets && hasTickets(grid)) sets += 1;
  }
  return views;
}

function topTrain(): Top {
  const grids = gridsOf(TRAIN.strips, ROWS);
  const among = (some: readonly Grid[], times: number): Top =>
    topOf(
      some.map((grid) => payTrain(grid).units * times),
      grids.length,
    );
  const tickets = grids.filter(hasTickets);
  const others = grids.filter((grid) => !hasTickets(grid));
  const spin = among(grids, FREE.times);
  /** A set and those after it, when so many sets may follow. */
  const setsFrom = (left: number): Top =>
    inTurn(
      repeated(spin, FREE.spins - 1),
      left === 0 ? spin : oneOf(among(others, FREE.times), inTurn(among(tickets, FREE.times), setsFrom(left - 1))),
    );
  return oneOf(among(others, 1), inTurn(among(tickets, 1), setsFrom(FREE.sets - 1)));
}

export const nightTrain = createReelGame({
  id: 'night-train',
  table: {
    symbols: SYMBOLS,
    rows: ROWS,
    lines: FIVE_LINES,
    strips: STRIPS,
    pays: PAYS,
    free: FREE,
    perStake: PER_STAKE,
  },
  perStake: PER_STAKE,
  spin: ride,
  top: topTrain,
  returned: [191_378_119_031n, 200_000_000_000n],
});
