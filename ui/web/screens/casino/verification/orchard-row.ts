import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import { readPays, shownIn, stepOfLines, stopRings } from './reels.ts';

const RINGS = ['CLPCLBCPLCSLPCBLP7LC', 'LCPLBPLSCLPBLCP7LPLC', 'PLCLPBLPSLCPLBPLC7LP'];
const PAYS = readPays('C 2:2 3:12, L 3:10, P 3:16, B 3:60, S 3:200, 7 3:500');

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const count = numberIn(bet, 'lines');
  const lines = ['111', '000', '222', '012', '210'].slice(0, count);
  const step = stepOfLines(await stopRings(below, RINGS, 3), lines, PAYS);
  return {
    shown: shownIn('CLPBS7', [step]),
    pays: (BigInt(numberIn(bet, 'stake')) * BigInt(step.units)) / BigInt(Math.max(1, count)),
  };
}

export const orchardRow: Verification = {
  tables: { 1: 'e3fff0fb2c8c58ced0b701f195d53c1107e099c4a6dfc244b7064fdf9d07b772' },
  replay,
};
