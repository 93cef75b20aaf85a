import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import { readPays, shownIn, stopRings } from './reels.ts';

const RINGS = [
  'LLDDPPMMLSSDPGGDLMPS',
  'DLLPPDDMSSLCPGGMDPMS',
  'PPLLDDGGMMPSSDLCDPMS',
  'LDDPPLLMMSCDDPGGSPMS',
  'DDLLPPMMLCSSPGGDDPMS',
  'PLLDDPPSSMMLDGGDLPMS',
];
/** Tenths of the stake; an even number stands for the odd one after it, and twelve for every larger number. */
const PAYS = readPays(
  'L 8:4 10:8 12:30, D 8:3 10:8 12:30, P 8:5 10:10 12:40, M 8:10 10:30 12:100, S 8:15 10:40 12:200, G 8:50 10:200 12:1000',
);

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const columns = await stopRings(below, RINGS, 5);
  const all = columns.join('');
  const wonBy = new Map<string, number>();
  for (const letter of new Set(all)) {
    const count = all.split(letter).length - 1;
    wonBy.set(letter, PAYS.get(`${letter}${Math.min(12, count - (count % 2))}`) ?? 0);
  }
  const tenths = [...wonBy.values()].reduce((sum, won) => sum + won, 0);
  if (tenths > 0) wonBy.set('C', 1);
  const cells = new Set(Array.from(all).flatMap((letter, at) => ((wonBy.get(letter) ?? 0) > 0 ? [at] : [])));
  const units = tenths * all.split('C').length;
  return {
    shown: shownIn('LDPMSGC', [{ columns, units, cells }]),
    pays: (BigInt(numberIn(bet, 'stake')) * BigInt(units)) / 10n,
  };
}

export const starHarvest: Verification = {
  tables: { 1: '8f81a8c177d3c6188b70ff80eedefad77d87d393ee26bdf2816703ce9369f6a1' },
  replay,
};
