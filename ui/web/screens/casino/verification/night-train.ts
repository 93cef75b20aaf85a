import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import type { Step } from './reels.ts';
import { readPays, shownIn, stepOfLines, stopRings } from './reels.ts';

const RINGS = ['MDLTSCMSBDLBDMBLMDLT', 'MLDBMLDTLSMBCLDTBMSD', 'DLBMCDBSTLMDSLMTLDBM'];
/** Tenths of the stake. */
const PAYS = readPays('D 3:20, L 3:20, M 3:25, B 3:90, S 3:200, C 3:1000');
const LINES = ['111', '000', '222', '012', '210'];

const isTicketed = ({ columns }: Step): boolean => columns.every((column) => column.includes('T'));

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const spin = async (): Promise<Step> => stepOfLines(await stopRings(below, RINGS, 3), LINES, PAYS);
  let last = await spin();
  const steps = [last];
  for (let sets = 0; sets < 3 && isTicketed(last); sets += 1)
    for (let at = 0; at < 8; at += 1) {
      // Spins follow each other.
      // oxlint-disable-next-line no-await-in-loop
      last = await spin();
      steps.push({ ...last, units: last.units * 3 });
    }
  const tenths = steps.reduce((sum, { units }) => sum + units, 0);
  return { shown: shownIn('DLMBSCT', steps), pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const nightTrain: Verification = {
  tables: { 1: 'fbd17311804f724d0d59fa5380cba24d742aa5c6ee5e587ba6736f7a89a06b52' },
  replay,
};
