/** Crystal Falls: clusters pay and leave, and the reels fall on to the next symbols of their rings [CRY-1…CRY-5]. */
import { createReelGame } from '../reels/create-reel-game.ts';
import { payClusters } from '../reels/clusters.ts';
import { cellBit, readStrip, windowAt } from '../reels/strips.ts';
import type { View } from '../reels/views.ts';

/** Leaf, drop, plum, moon, star, gem. */
const SYMBOLS = 'LDPMSG';
const ROWS = 4;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = ['LLDDPLMMDPPSDGGL', 'DDLPPMLDDSSLPGML', 'PLLDDMPPDLSSMDGL', 'LDDPLLMDPSSDPMGG'] as const;
/** Units by the size of a cluster: 4, 5, 6, and 7 or more. */
const PAYS = [
  [0, 0, 0, 0, 3, 5, 10, 20],
  [0, 0, 0, 0, 3, 5, 10, 20],
  [0, 0, 0, 0, 5, 10, 20, 40],
  [0, 0, 0, 0, 10, 20, 40, 80],
  [0, 0, 0, 0, 15, 30, 60, 150],
  [0, 0, 0, 0, 50, 100, 200, 500],
] as const;

export const FALLS = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  perStake: PER_STAKE,
  pays: PAYS,
} as const;

/** All steps of a round. Its stops decide it: what falls in are the places of each ring before those in sight. */
export function fallFrom(stops: readonly number[]): readonly View[] {
  const views: View[] = [];
  const tops = [...stops];
  let grid = FALLS.strips.map((strip, at) => windowAt(strip, tops[at] ?? 0, ROWS));
  for (let step = 1; ; step += 1) {
    const { units, lit } = payClusters(grid, PAYS);
    views.push({ grid, units: units * step, lit });
    if (lit === 0) return views;
    grid = grid.map((column, at) => {
      const strip = FALLS.strips[at] ?? [];
      const kept = column.filter((_, row) => (lit & cellBit(at, row, ROWS)) === 0);
      const missing = ROWS - kept.length;
      const top = ((tops[at] ?? 0) - missing + strip.length) % strip.length;
      tops[at] = top;
      return [...windowAt(strip, top, missing), ...kept];
    });
  }
}

export const crystalFalls = createReelGame({
  id: 'crystal-falls',
  table: { symbols: SYMBOLS, rows: ROWS, strips: STRIPS, pays: PAYS, perStake: PER_STAKE },
  perStake: PER_STAKE,
  spin: (draws) => fallFrom(FALLS.strips.map((strip) => draws.below(strip.length))),
  top: () => ({ units: 1_393, chance: { n: 1n, d: 65_536n } }),
  returned: [632_217n, 655_360n],
});
