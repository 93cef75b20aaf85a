/** Plinko: a ball goes left or right at each row of pegs, and the slot below pays [PLINKO-1…PLINKO-4]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { choose } from '../choose.ts';
import type { HighestWin } from '../highest-win.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

const ROWS = [8, 12, 16] as const;
const RISKS = ['low', 'medium', 'high'] as const;
type Rows = (typeof ROWS)[number];
type Risk = (typeof RISKS)[number];

/** Multipliers in hundredths by rows and risk, from the edge to the centre. */
const HALVES: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [500, 200, 110, 100, 50],
    medium: [1_200, 300, 130, 70, 40],
    high: [2_600, 420, 150, 30, 20],
  },
  12: {
    low: [1_000, 300, 170, 130, 110, 100, 50],
    medium: [3_000, 1_000, 400, 200, 110, 60, 30],
    high: [15_000, 2_400, 800, 200, 70, 20, 20],
  },
  16: {
    low: [1_500, 800, 250, 150, 130, 120, 110, 100, 50],
    medium: [10_000, 4_000, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 13_000, 2_500, 900, 400, 200, 20, 20, 20],
  },
};

/** The exact returns, stated as they are published; the tests prove each from its table. */
const RETURNED: Readonly<Record<Rows, Readonly<Record<Risk, readonly [n: bigint, d: bigint]>>>> = {
  8: { low: [1_253n, 1_280n], medium: [157n, 160n], high: [627n, 640n] },
  12: { low: [20_117n, 20_480n], medium: [20_123n, 20_480n], high: [20_033n, 20_480n] },
  16: { low: [323_569n, 327_680n], medium: [64_821n, 65_536n], high: [161_563n, 163_840n] },
};

/** The slots with the highest payment of a table, and the balls of all paths that end in them. */
function highestIn(rows: Rows, risk: Risk): HighestWin {
  const half = HALVES[rows][risk];
  const highest = Math.max(...half);
  const paths = Array.from({ length: rows + 1 }, (_, slot) =>
    half[Math.min(slot, rows - slot)] === highest ? choose(rows, slot) : 0n,
  ).reduce((sum, each) => sum + each, 0n);
  return winOf(`${rows}-${risk}`, fromScaled(highest, 100), { n: paths, d: 2n ** BigInt(rows) });
}

const schema = v.object({ stake, rows: v.picklist(ROWS), risk: v.picklist(RISKS) });

export const plinko: Game<v.InferOutput<typeof schema>> = {
  id: 'plinko',
  version: 1,
  table: HALVES,
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { stake: amount, rows, risk }, moves) => {
    if (moves.length > 0) return null;
    const path = Array.from({ length: rows }, () => draws.below(2));
    const slot = path.reduce((sum, bit) => sum + bit, 0);
    const times = HALVES[rows][risk][Math.min(slot, rows - slot)] ?? 0;
    return { shown: { path, slot }, pays: paysOf(amount, fromScaled(times, 100)) };
  },
  returns: ROWS.flatMap((rows) =>
    RISKS.map((risk) => {
      const [n, d] = RETURNED[rows][risk];
      return { bet: `${rows}-${risk}`, value: { n, d } };
    }),
  ),
  highestWin: () => highestOf(ROWS.flatMap((rows) => RISKS.map((risk) => highestIn(rows, risk)))),
  stakes: { min: 0.1, max: 100 },
};
