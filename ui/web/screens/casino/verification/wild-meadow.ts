import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import type { Step } from './reels.ts';
import { readPays, shownIn, stepOfLines, stopRings } from './reels.ts';

const RINGS = ['LDCPLDSCLPDGLCDPLWDCLSPDLCPDLP', 'DLPCDLGPDCLSPDLCWLDPCSLDPCDLPC', 'PLDCSLDPLCDWLPDCLGDPLCSDLPCDLC'];
/** Tenths of the stake. */
const PAYS = readPays('L 3:2, D 3:2, C 3:3, P 3:5, S 3:15, G 3:40, W 3:80');
const LINES = ['111', '000', '222', '012', '210'];
const FULL = 'WWW';

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const steps: Step[] = [];
  const reels = ['', '', ''];
  for (let isOver = false; !isOver;) {
    const free = [0, 1, 2].filter((at) => reels[at] !== FULL);
    // Spins follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const stopped = await stopRings(
      below,
      free.map((at) => RINGS[at] ?? ''),
      3,
    );
    for (const [order, at] of free.entries()) reels[at] = stopped[order] ?? '';
    const filled = reels.map((reel) => reel.replace(/.*W.*/, FULL));
    isOver = filled.join('') === reels.join('') || filled.every((reel) => reel === FULL);
    if (filled.join('') !== reels.join('')) steps.push({ columns: [...reels], units: 0, cells: new Set() });
    steps.push(stepOfLines(filled, LINES, PAYS, 'W'));
    reels.splice(0, 3, ...filled);
  }
  const tenths = steps.reduce((sum, { units }) => sum + units, 0);
  return { shown: shownIn('LDCPSGW', steps), pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const wildMeadow: Verification = {
  tables: { 1: '9e6d515fbaca5b963c7a2c0decbb3227642846dfc51effc2e81efc976d8541ea' },
  replay,
};
