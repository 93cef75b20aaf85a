/** Wild Meadow: a wild fills its reel, and the other reels spin again around it [MEA-1…MEA-5]. */
import type { Draws } from '../../fairness/stream.ts';
import { createReelGame } from '../reels/create-reel-game.ts';
import type { Paid } from '../reels/lines.ts';
import { FIVE_LINES, payLines } from '../reels/lines.ts';
import type { Column, Grid } from '../reels/strips.ts';
import { gridsOf, readStrip, windowAt } from '../reels/strips.ts';
import type { Top } from '../reels/top.ts';
import { inTurn, NOTHING, oneOf, topOf } from '../reels/top.ts';
import type { View } from '../reels/views.ts';

/** Leaf, drop, cherry, plum, star, gem, wild. */
const SYMBOLS = 'LDCPSGW';
const ROWS = 3;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = [
  'LDCPLDSCLPDGLCDPLWDCLSPDLCPDLP',
  'DLPCDLGPDCLSPDLCWLDPCSLDPCDLPC',
  'PLDCSLDPLCDWLPDCLGDPLCSDLPCDLC',
] as const;
/** Units by the length of the run; a line of wilds alone has a win of its own. */
const PAYS = [
  [0, 0, 0, 2],
  [0, 0, 0, 2],
  [0, 0, 0, 3],
  [0, 0, 0, 5],
  [0, 0, 0, 15],
  [0, 0, 0, 40],
  [0, 0, 0, 80],
] as const;

const WILD = SYMBOLS.indexOf('W');
const WILD_COLUMN: Column = Array.from({ length: ROWS }, () => WILD);

export const MEADOW = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  perStake: PER_STAKE,
  pays: PAYS,
  wild: WILD,
  wildColumn: WILD_COLUMN,
} as const;

export const hasWild = (column: Column): boolean => column.includes(WILD);

/** Every wild in sight fills its reel. */
export function expand(grid: Grid): Grid {
  return grid.map((column) => (hasWild(column) ? WILD_COLUMN : column));
}

export function payMeadow(grid: Grid): Paid {
  return payLines(grid, { lines: FIVE_LINES, pays: PAYS, wild: WILD });
}

function spinMeadow(draws: Draws): readonly View[] {
  const views: View[] = [];
  let held: Grid = MEADOW.strips.map(() => []);
  for (;;) {
    // A reel that is held is not drawn.
    const drawn = held.map((column, at) => {
      const strip = MEADOW.strips[at] ?? [];
      return hasWild(column) ? column : windowAt(strip, draws.below(strip.length), ROWS);
    });
    const grid = expand(drawn);
    const before = held.filter(hasWild).length;
    const wilds = grid.filter(hasWild).length;
    // The spin as it was drawn comes before the wilds that fill their reels.
    if (wilds > before) views.push({ grid: drawn, units: 0, lit: 0 });
    views.push({ grid, ...payMeadow(grid) });
    if (wilds === before || wilds === grid.length) return views;
    held = grid;
  }
}

/** A round from a spin on, while the reels marked in `held` are wild. */
function topFrom(held: readonly boolean[]): Top {
  // A reel that is held has one place.
  const strips = MEADOW.strips.map((strip, at) => (held[at] === true ? [WILD] : strip));
  const grids = gridsOf(strips, ROWS).map(expand);
  /** The payments of spins, by the reels that are wild after them. */
  const paid = new Map<number, { readonly wilds: readonly boolean[]; readonly units: number[] }>();
  for (const grid of grids) {
    const wilds = grid.map(hasWild);
    const key = wilds.reduce((bits, isWild) => bits * 2 + Number(isWild), 0);
    const same = paid.get(key) ?? { wilds, units: [] };
    same.units.push(payMeadow(grid).units);
    paid.set(key, same);
  }
  return oneOf(
    ...[...paid.values()].map(({ wilds, units }) => {
      const isOver = wilds.every((isWild, at) => isWild === held[at]) || wilds.every(Boolean);
      return inTurn(topOf(units, grids.length), isOver ? NOTHING : topFrom(wilds));
    }),
  );
}

export const wildMeadow = createReelGame({
  id: 'wild-meadow',
  table: { symbols: SYMBOLS, rows: ROWS, lines: FIVE_LINES, strips: STRIPS, pays: PAYS, perStake: PER_STAKE },
  perStake: PER_STAKE,
  spin: spinMeadow,
  top: () => topFrom(MEADOW.strips.map(() => false)),
  returned: [26_095_177n, 27_000_000n],
});
