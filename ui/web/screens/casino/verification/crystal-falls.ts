import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';
import type { Step } from './reels.ts';
import { readPays, shownIn } from './reels.ts';

const RINGS = ['LLDDPLMMDPPSDGGL', 'DDLPPMLDDSSLPGML', 'PLLDDMPPDLSSMDGL', 'LDDPLLMDPSSDPMGG'];
/** Tenths of the stake; seven stands for seven or more. */
const PAYS = readPays(
  'L 4:3 5:5 6:10 7:20, D 4:3 5:5 6:10 7:20, P 4:5 5:10 6:20 7:40, M 4:10 5:20 6:40 7:80, S 4:15 5:30 6:60 7:150, G 4:50 5:100 6:200 7:500',
);

/** The cells of each cluster: every cell takes the lowest number among its equal neighbours until none changes. */
function clustersIn(cells: string): readonly (readonly number[])[] {
  const marks = Array.from(cells, (_, at) => at);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [at, mark] of marks.entries()) {
      const near = [at % 4 > 0 ? at - 1 : at, at % 4 < 3 ? at + 1 : at, at - 4, at + 4];
      const lowest = Math.min(
        mark,
        ...near.flatMap((other) => (cells[other] === cells[at] ? (marks[other] ?? []) : [])),
      );
      if (lowest < mark) isChanged = true;
      marks[at] = lowest;
    }
  }
  return [...new Set(marks)].map((mark) => marks.flatMap((each, at) => (each === mark ? [at] : [])));
}

function stepOf(columns: readonly string[], times: number): Step {
  const cells = columns.join('');
  const paying = clustersIn(cells).map((cluster) => ({
    cluster,
    tenths: PAYS.get(`${cells[cluster[0] ?? 0]}${Math.min(7, cluster.length)}`) ?? 0,
  }));
  return {
    columns,
    units: times * paying.reduce((sum, { tenths }) => sum + tenths, 0),
    cells: new Set(paying.flatMap(({ cluster, tenths }) => (tenths > 0 ? cluster : []))),
  };
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  /** Each reel's symbols from far above down to the last row. */
  let reels: readonly string[] = [];
  for (const ring of RINGS) {
    // Reels stop one after another.
    // oxlint-disable-next-line no-await-in-loop
    const stop = await below(ring.length);
    reels = [...reels, ring.repeat(8).slice(0, ring.length * 6 + stop + 4)];
  }
  const steps: Step[] = [];
  while (steps.length === 0 || steps.at(-1)?.cells.size !== 0) {
    const step = stepOf(
      reels.map((reel) => reel.slice(-4)),
      steps.length + 1,
    );
    steps.push(step);
    // Each reel keeps its symbols without the cells that paid.
    reels = reels.map((reel, at) => {
      const kept = Array.from(reel.slice(-4)).filter((_, row) => !step.cells.has(at * 4 + row));
      return reel.slice(0, -4) + kept.join('');
    });
  }
  const tenths = steps.reduce((sum, { units }) => sum + units, 0);
  return { shown: shownIn('LDPMSG', steps), pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const crystalFalls: Verification = {
  tables: { 1: '3776cbc8c6b77c9c746ceaf808729c39972e14a49b197b71284aa5ad862846aa' },
  replay,
};
