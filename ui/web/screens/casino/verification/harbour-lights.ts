import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import { readPays, shownIn, stopRings } from './reels.ts';

const RINGS = [
  'PDMBPSBLMDCGPS7DLGMLB',
  'MBPLMBSPGDCMLDGWSL7DP',
  'CLSMLGDPSLPMBDGPD7BMW',
  'GPMSBPDMG7LSDPLMDWBCL',
  'PMGBCMPBSDPBDL7SDLMGL',
];
/** Hundredths of the stake for one way. */
const PAYS = readPays(
  [
    'D 3:20 4:40 5:120, L 3:20 4:40 5:120, M 3:25 4:60 5:160, P 3:25 4:60 5:160, B 3:60 4:120 5:400',
    'S 3:100 4:250 5:800, G 3:100 4:400 5:1200, C 3:250 4:1000 5:4000, 7 3:600 4:2000 5:8000',
  ].join(', '),
);

/** Every way begins on the first reel, so each cell there is followed through the others. */
function payCells(columns: readonly string[]): { readonly units: number; readonly cells: ReadonlySet<number> } {
  let units = 0;
  const cells = new Set<number>();
  for (const letter of columns[0] ?? '') {
    const fitting = columns.map((column) => [0, 1, 2].filter((row) => column[row] === letter || column[row] === 'W'));
    const end = fitting.findIndex((rows) => rows.length === 0);
    const run = end < 0 ? columns.length : end;
    const won = PAYS.get(`${letter}${run}`) ?? 0;
    // One cell of the first reel at a time: the others are counted by their own turns.
    units += won * fitting.slice(1, run).reduce((ways, rows) => ways * rows.length, 1);
    if (won > 0)
      for (const [at, rows] of fitting.slice(0, run).entries()) for (const row of rows) cells.add(at * 3 + row);
  }
  return { units, cells };
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const columns = await stopRings(below, RINGS, 3);
  const step = { columns, ...payCells(columns) };
  return {
    shown: shownIn('DLMPBSGC7W', [step]),
    pays: (BigInt(numberIn(bet, 'stake')) * BigInt(step.units)) / 100n,
  };
}

export const harbourLights: Verification = {
  tables: { 1: 'e717290c0e34542d745c4df65a69f8a4bd6d4c9c665170db3baf5d8ea499b4e5' },
  replay,
};
