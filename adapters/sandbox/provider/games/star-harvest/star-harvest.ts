/** Star Harvest: eight equal symbols pay wherever they stand, and crowns multiply the spin [STA-1…STA-4]. */
import { payAnywhere } from '../reels/anywhere.ts';
import { createReelGame } from '../reels/create-reel-game.ts';
import type { Grid } from '../reels/strips.ts';
import { bitsOf, readStrip, spinReels } from '../reels/strips.ts';
import type { View } from '../reels/views.ts';

/** Leaf, drop, plum, moon, star, gem, crown. */
const SYMBOLS = 'LDPMSGC';
const CROWN = SYMBOLS.indexOf('C');
const ROWS = 5;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = [
  'LLDDPPMMLSSDPGGDLMPS',
  'DLLPPDDMSSLCPGGMDPMS',
  'PPLLDDGGMMPSSDLCDPMS',
  'LDDPPLLMMSCDDPGGSPMS',
  'DDLLPPMMLCSSPGGDDPMS',
  'PLLDDPPSSMMLDGGDLPMS',
] as const;
/** Symbols in sight from which the first, second and third column of `PAYS` apply. */
const COUNTS = [8, 10, 12] as const;
const PAYS = [
  [4, 8, 30],
  [3, 8, 30],
  [5, 10, 40],
  [10, 30, 100],
  [15, 40, 200],
  [50, 200, 1_000],
] as const;

export const HARVEST = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  crown: CROWN,
  perStake: PER_STAKE,
  counts: COUNTS,
  pays: PAYS,
} as const;

/** One crown pays the spin twice, two three times, and so on; a crown lights up beside a win. */
export function payHarvest(grid: Grid): View {
  const { units, lit } = payAnywhere(grid, HARVEST);
  const times = 1 + grid.flat().filter((symbol) => symbol === CROWN).length;
  return { grid, units: units * times, lit: units > 0 ? lit | bitsOf(grid, (symbol) => symbol === CROWN) : 0 };
}

export const starHarvest = createReelGame({
  id: 'star-harvest',
  table: { symbols: SYMBOLS, rows: ROWS, strips: STRIPS, counts: COUNTS, pays: PAYS, perStake: PER_STAKE },
  perStake: PER_STAKE,
  spin: (draws) => [payHarvest(spinReels(draws, HARVEST.strips, ROWS))],
  top: () => ({ units: 2_016, chance: { n: 1n, d: 4_000_000n } }),
  returned: [6_145_223n, 6_400_000n],
});
