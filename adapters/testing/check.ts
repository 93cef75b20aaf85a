/** Holds an engine to packs of laws, and tells what was found. */
import type { Case, Engine, Law, LawReport } from './engine.ts';

export interface CheckOptions {
  readonly packs: readonly (readonly Law[])[];
  /** Cases of each law; 300 by default. */
  readonly runs?: number;
  /** The same seed always gives the same cases; 1 by default. */
  readonly seed?: number;
  /** A failure of an earlier report: only its law runs, and only its case. */
  readonly replay?: Case;
}

export interface Report {
  readonly seed: number;
  readonly runs: number;
  /** Every law held, and every law was exercised. */
  readonly isSound: boolean;
  readonly laws: readonly LawReport[];
}

/**
 * Runs every law of the packs, one after the other. Throws where a replay names a law that no pack has.
 *
 * @public
 */
export async function check(engine: Engine, { packs, runs = 300, seed = 1, replay }: CheckOptions): Promise<Report> {
  const chosen = packs.flat().filter(({ name }) => replay === undefined || name === replay.law);
  if (chosen.length === 0) throw new Error(replay === undefined ? 'no laws' : `there is no law ${replay.law}`);
  const options = replay === undefined ? { runs, seed } : { runs, seed: replay.seed, path: replay.path };
  const laws: LawReport[] = [];
  for (const law of chosen) laws.push(await law.run(engine, options));
  return { seed: options.seed, runs, isSound: laws.every(({ outcome }) => outcome === 'held'), laws };
}

function lineOf({ law, rules, statement, outcome, exercised, explanation, replay }: LawReport): string {
  const title = `${law} [${rules.join(', ')}]: ${statement}`;
  if (outcome === 'held') return `✓ ${title} (${exercised} cases)`;
  if (outcome === 'unexercised') return `✗ ${title}\n  No case exercised this law, so nothing is known.`;
  const again = replay === undefined ? '' : `\n  Replay: ${JSON.stringify(replay)}`;
  return `✗ ${title}\n  ${explanation ?? ''}${again}`;
}

/**
 * The report as text, a line for each law and what is wrong below it.
 *
 * @public
 */
export function reportText({ laws, seed, runs, isSound }: Report): string {
  const broken = laws.filter(({ outcome }) => outcome !== 'held').length;
  const sum = isSound ? `${laws.length} laws held` : `${broken} of ${laws.length} laws failed`;
  return [...laws.map(lineOf), `${sum}; ${runs} cases each, seed ${seed}`].join('\n');
}

/** A test runner's `test` or `it`. */
export type TestFunction = (name: string, run: () => Promise<void>) => unknown;

/**
 * Declares one test for each law, in any runner: `lawTests(test, engine, { packs: [couponLaws()] })`.
 *
 * @public
 */
export function lawTests(test: TestFunction, engine: Engine, { packs, ...options }: CheckOptions): void {
  for (const law of packs.flat())
    test(`${law.name}: ${law.statement}`, async () => {
      const report = await check(engine, { ...options, packs: [[law]] });
      if (!report.isSound) throw new Error(reportText(report));
    });
}
