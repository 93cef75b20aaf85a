/** Harbour Lights: five reels, 243 ways, and wilds on the three reels in the middle [HAR-1…HAR-4]. */
import { createReelGame } from '../reels/create-reel-game.ts';
import { readStrip, spinReels } from '../reels/strips.ts';
import { topWays } from '../reels/top-ways.ts';
import { payWays } from '../reels/ways.ts';

/** Drop, leaf, moon, plum, bell, star, gem, crown, seven, wild. */
const SYMBOLS = 'DLMPBSGC7W';
const ROWS = 3;
/** A hundredth of the stake is one unit. */
const PER_STAKE = 100;
const STRIPS = [
  'PDMBPSBLMDCGPS7DLGMLB',
  'MBPLMBSPGDCMLDGWSL7DP',
  'CLSMLGDPSLPMBDGPD7BMW',
  'GPMSBPDMG7LSDPLMDWBCL',
  'PMGBCMPBSDPBDL7SDLMGL',
] as const;
/** Units of one way by the number of reels. */
const PAYS = [
  [0, 0, 0, 20, 40, 120],
  [0, 0, 0, 20, 40, 120],
  [0, 0, 0, 25, 60, 160],
  [0, 0, 0, 25, 60, 160],
  [0, 0, 0, 60, 120, 400],
  [0, 0, 0, 100, 250, 800],
  [0, 0, 0, 100, 400, 1_200],
  [0, 0, 0, 250, 1_000, 4_000],
  [0, 0, 0, 600, 2_000, 8_000],
] as const;

export const HARBOUR = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  pays: PAYS,
  wild: SYMBOLS.indexOf('W'),
  perStake: PER_STAKE,
} as const;

export const harbourLights = createReelGame({
  id: 'harbour-lights',
  table: { symbols: SYMBOLS, rows: ROWS, strips: STRIPS, pays: PAYS, perStake: PER_STAKE },
  perStake: PER_STAKE,
  spin: (draws) => {
    const grid = spinReels(draws, HARBOUR.strips, ROWS);
    return [{ grid, ...payWays(grid, HARBOUR) }];
  },
  top: () => topWays(HARBOUR),
  returned: [242_519n, 252_105n],
});
