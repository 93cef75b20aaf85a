/** Makes a law from cases and a judge. */
import { EngineFault, EngineLacks, faultAt } from './answers.ts';
import type { Engine, Law, LawReport, LeftOut, RunOptions, SavedCase, Verdict } from './engine.ts';
import { fc } from './npm-install-fast-check.ts';
import { caseAt, pathOf, shrink } from './shrink.ts';
import type { Smaller } from './shrink.ts';
import { Broken, Trial } from './trial.ts';
import type { Failed } from './trial.ts';

/** A law that must reach a state is held to that from so many runs on; fewer may miss it by chance. */
const MIN_RUNS_FOR_STATES = 200;
/** A case of a law of your own, in an explanation. */
const MAX_CASE_LENGTH = 500;

/** A law of your own. */
export interface LawDefinition<T> {
  /** `coupon/order`: the pack and the law. */
  readonly name: string;
  /** Numbers of the rules that the law is about, shown in brackets; may be empty. */
  readonly rules: readonly string[];
  /** The law in one sentence. */
  readonly statement: string;
  /** The parts that the cases leave out although the law is about them. */
  readonly leavesOut?: readonly LeftOut[];
  /** Values of JSON, so that a failure can be saved. */
  readonly cases: fc.Arbitrary<T>;
  /**
   * Cases that are smaller than a failing one, the smallest first, where fast-check ends too early. Each must be
   * smaller in an order that ends.
   */
  readonly smaller?: Smaller<T>;
  /** States of a case, for the tallies; a verdict can name more. */
  readonly statesOf?: (value: T) => readonly string[];
  /** States that at least one case must reach. */
  readonly sometimes?: readonly string[];
  readonly judge: (engine: Engine, value: T) => Promise<Verdict>;
}

/**
 * Makes a law. Each run draws cases and passes them to `judge` until one fails. A run throws where no connection to the
 * engine can be made and no case has failed before.
 */
export function defineLaw<T>({
  cases,
  smaller = () => [],
  statesOf = () => [],
  sometimes = [],
  judge,
  ...about
}: LawDefinition<T>): Law {
  return {
    ...about,
    async run(engine, { runs, seed, path, saved = [], timeMs }: RunOptions) {
      const trial = new Trial(engine, judge, statesOf, timeMs);
      const reportOf = (isWhole: boolean): Omit<LawReport, 'outcome'> => ({
        law: about.name,
        rules: about.rules,
        statement: about.statement,
        exercised: trial.exercised,
        reached: Object.fromEntries([...trial.reached].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        skipped: Object.fromEntries(trial.skipped),
        ...(trial.cutBy.size === 0 ? {} : { cutBy: Object.fromEntries(trial.cutBy) }),
        missed: isWhole && runs >= MIN_RUNS_FOR_STATES ? sometimes.filter((state) => !trial.reached.has(state)) : [],
      });
      const failure = (one: Failed<T>, replay: SavedCase, wasSaved = false): LawReport => ({
        ...reportOf(false),
        ...wordsOf(one),
        ...(one.fault instanceof EngineLacks ? {} : { replay }),
        ...(one.calls.length === 0 ? {} : { calls: one.calls }),
        ...(wasSaved ? { wasSaved } : {}),
      });
      /** Tries one case. */
      const failureOf = async (value: T): Promise<Failed<T> | null> => {
        await trial.fails(value);
        if (trial.failed === null && trial.unreachable !== null) throw trial.unreachable;
        return trial.failed;
      };

      for (const earlier of saved) {
        // Saved by this law, so its value is one of the law's cases.
        const failed = await failureOf(earlier.value as T);
        if (failed !== null) return failure(failed, earlier, true);
      }
      if (path !== undefined) {
        const value = await caseAt(cases, smaller, seed, path);
        const failed = await failureOf(value);
        if (failed !== null) return failure(failed, { law: about.name, seed, path, value });
      } else if (runs > 0) {
        const property = fc.asyncProperty(cases, (value) => trial.attempt(value));
        const { failed, counterexamplePath, errorInstance } = await fc.check(property, { seed, numRuns: runs });
        if (failed) {
          const first = trial.failed;
          if (first === null) {
            if (trial.unreachable !== null) throw trial.unreachable;
            const explanation = `the cases of the law cannot be drawn: ${String(errorInstance)}`;
            return { ...reportOf(false), outcome: 'fault', explanation };
          }
          const taken = await shrink(first.value, smaller, (value) => trial.fails(value));
          // The smallest case is the last that failed.
          const smallest = trial.failed ?? first;
          const found = pathOf(counterexamplePath ?? '', taken);
          return failure(smallest, { law: about.name, seed, path: found, value: smallest.value });
        }
      }
      const isOne = path !== undefined || runs === 0;
      if (trial.isOver) {
        const explanation = `The time was over after ${trial.exercised} cases.`;
        return { ...reportOf(false), outcome: 'notRun', explanation };
      }
      const report = reportOf(!isOne);
      return { ...report, outcome: report.exercised === 0 || report.missed.length > 0 ? 'unexercised' : 'held' };
    },
  };
}

function wordsOf({ fault, value }: Failed<unknown>): Pick<LawReport, 'outcome' | 'explanation' | 'example'> {
  if (fault instanceof Broken) {
    const { explanation, example } = fault;
    return { outcome: 'broken', explanation: typeof explanation === 'string' ? explanation : explanation(), example };
  }
  if (fault instanceof EngineLacks) return { outcome: 'fault', explanation: fault.message };
  const reported = faultAt(fault, `Case: ${(JSON.stringify(value) ?? String(value)).slice(0, MAX_CASE_LENGTH)}`, value);
  return reported instanceof EngineFault
    ? { outcome: 'fault', explanation: reported.message, example: reported.at?.example ?? value }
    : { outcome: 'fault', explanation: String(reported), example: value };
}
