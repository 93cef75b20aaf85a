import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import type { Step } from './reels.ts';
import { readPays, shownIn, stepOfLines, stopRings } from './reels.ts';

const LETTERS = 'DLMBSCK';
const RINGS = ['DLMKDBLSMDLCMBDKLMDS', 'LDMBLDKMLSDMBLCDMLDB', 'MLDSBMDLKBDMLCDLMBSD'];
/** Tenths of the stake. */
const PAYS = readPays('D 3:5, L 3:5, M 3:10, B 3:40, S 3:150, C 2:10 3:300, K 3:300');
const LINES = ['111', '000', '222', '012', '210'];

/** The reels with the letter, all their cells the letter: a step of its own where so many of them pay. */
function fillReels(columns: readonly string[], letter: string): readonly Step[] {
  const reels = [0, 1, 2].filter((at) => columns[at]?.includes(letter));
  const tenths = PAYS.get(`${letter}${reels.length}`) ?? 0;
  if (tenths === 0) return [];
  return [
    {
      columns: columns.map((column, at) => (reels.includes(at) ? letter.repeat(3) : column)),
      units: LINES.length * tenths,
      cells: new Set(reels.flatMap((at) => [at * 3, at * 3 + 1, at * 3 + 2])),
    },
  ];
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const spin = async (): Promise<Step> => stepOfLines(await stopRings(below, RINGS, 3), LINES, PAYS, 'K');
  const first = await spin();
  const steps = [first];
  const isFree = first.columns.every((column) => column.includes('K'));
  const special = isFree ? await below(6) : -1;
  for (let left = isFree ? 8 : 0; left > 0; left -= 1) {
    // Spins follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const drawn = await spin();
    steps.push(drawn, ...fillReels(drawn.columns, LETTERS[special] ?? ''));
  }
  const tenths = steps.reduce((sum, { units }) => sum + units, 0);
  return {
    shown: { ...shownIn(LETTERS, steps), ...(isFree ? { special } : {}) },
    pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n,
  };
}

export const bookOfTides: Verification = {
  tables: { 1: '887ea28ec4ee11da014a834939584ab0ea46a79b9d6e0cb213b3397fc8c1fa22' },
  replay,
};
