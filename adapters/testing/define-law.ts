/** Makes a law from cases and a judge. */
import fc from 'fast-check';
import { EngineFault, EngineLacks, EngineUnreachable, faultAt } from './answers.ts';
import type { Engine, EngineCall, Law, LawReport, LeftOut, RunOptions, SavedCase, Verdict } from './engine.ts';
import { recording } from './recording.ts';

/** A law that must reach a state is held to that from so many runs on; fewer may miss it by chance. */
const MIN_RUNS_FOR_STATES = 200;
/** How long a failure is made smaller. Most take less than a second; an engine that does not answer takes seconds for each case. */
const MAX_SHRINK_MS = 60_000;
/** A case of a law of your own, in an explanation. */
const MAX_CASE_LENGTH = 500;

class Broken extends Error {
  readonly explanation: string | (() => string);
  readonly example: unknown;
  constructor(explanation: string | (() => string), example: unknown) {
    super('the law does not hold');
    this.explanation = explanation;
    this.example = example;
  }
}

/** A law of your own. */
export interface LawDefinition<T> {
  /** `coupon/order`: the pack and the law. */
  readonly name: string;
  /** Numbers of the rules that the law is about, shown in brackets; may be empty. */
  readonly rules: readonly string[];
  /** The law in one sentence. */
  readonly statement: string;
  /** What the cases leave out although the law is about it. */
  readonly leavesOut?: readonly LeftOut[];
  /** Values of JSON, so that a failure can be saved. */
  readonly cases: fc.Arbitrary<T>;
  /** States of a case, for the tallies; a verdict can name more. */
  readonly statesOf?: (value: T) => readonly string[];
  /** States that at least one case must reach. */
  readonly sometimes?: readonly string[];
  readonly judge: (engine: Engine, value: T) => Promise<Verdict>;
}

/** A case that failed, and the calls that it made. */
interface Failed {
  readonly fault: unknown;
  readonly value: unknown;
  readonly calls: readonly EngineCall[];
}

/**
 * Makes a law. Each run draws cases and passes them to `judge` until one fails. A run throws where no connection to the
 * engine can be made and no case has failed before.
 */
export function defineLaw<T>({ cases, statesOf, sometimes = [], judge, ...about }: LawDefinition<T>): Law {
  return {
    ...about,
    async run(engine, { runs, seed, path, saved = [] }: RunOptions) {
      const reached = new Map<string, number>();
      const skipped = new Map<string, number>();
      let exercised = 0;
      // Shrinking tries a smaller case after each failure: the last failure is that of the smallest.
      let failed: Failed | null = null;
      let shrinksUntil = Infinity;
      let unreachable: EngineUnreachable | null = null;
      const attempt = async (value: T): Promise<void> => {
        // An engine that ended at a case answers none of the smaller ones: the case itself is the smallest.
        if (unreachable !== null) return;
        const isShrinking = failed !== null;
        if (performance.now() > shrinksUntil) return;
        const { recorded, calls } = recording(engine);
        try {
          const verdict = await judge(recorded, value);
          if (verdict === 'skipped') return;
          if (typeof verdict === 'object' && verdict.outcome === 'skipped') {
            if (!isShrinking) skipped.set(verdict.because, (skipped.get(verdict.because) ?? 0) + 1);
            return;
          }
          if (!isShrinking) exercised += 1;
          if (typeof verdict === 'object' && verdict.outcome === 'broken')
            throw new Broken(verdict.explanation, verdict.example ?? value);
          if (isShrinking) return;
          const more = typeof verdict === 'object' ? verdict.states : [];
          for (const state of new Set([...(statesOf?.(value) ?? []), ...more]))
            reached.set(state, (reached.get(state) ?? 0) + 1);
        } catch (fault) {
          if (fault instanceof EngineUnreachable) {
            unreachable = fault;
            if (isShrinking) return;
          } else {
            // A wrong answer stays one as it gets smaller, and so does a fault: the other is another failure.
            if (failed !== null && failed.fault instanceof Broken !== fault instanceof Broken) return;
            if (!isShrinking) shrinksUntil = performance.now() + MAX_SHRINK_MS;
            failed = { fault, value, calls };
          }
          throw fault;
        }
      };
      const reportOf = (isWhole: boolean): Omit<LawReport, 'outcome'> => ({
        law: about.name,
        rules: about.rules,
        statement: about.statement,
        exercised,
        reached: Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        skipped: Object.fromEntries(skipped),
        missed: isWhole && runs >= MIN_RUNS_FOR_STATES ? sometimes.filter((state) => !reached.has(state)) : [],
      });
      const failure = (one: Failed, replay: SavedCase | null, wasSaved: boolean): LawReport => ({
        ...reportOf(false),
        ...wordsOf(one),
        ...(replay === null || one.fault instanceof EngineLacks ? {} : { replay }),
        ...(one.calls.length === 0 ? {} : { calls: one.calls }),
        ...(wasSaved ? { wasSaved } : {}),
      });

      for (const earlier of saved) {
        // Saved by this law, so its value is one of the law's cases.
        await attempt(earlier.value as T).catch(() => undefined);
        if (failed !== null) return failure(failed, earlier, true);
        stopWhereUnreachable(unreachable);
      }
      if (runs === 0) return { ...reportOf(false), outcome: exercised === 0 ? 'unexercised' : 'held' };
      const details = await fc.check(fc.asyncProperty(cases, attempt), {
        seed,
        numRuns: path === undefined ? runs : 1,
        ...(path === undefined ? {} : { path, endOnFailure: true }),
      });
      if (details.failed) {
        if (failed === null) stopWhereUnreachable(unreachable);
        const one = failed ?? { fault: details.errorInstance, value: null, calls: [] };
        const found = details.counterexamplePath;
        return failure(one, found === null ? null : { law: about.name, seed, path: found, value: one.value }, false);
      }
      const report = reportOf(path === undefined);
      return { ...report, outcome: exercised === 0 || report.missed.length > 0 ? 'unexercised' : 'held' };
    },
  };
}

function stopWhereUnreachable(unreachable: EngineUnreachable | null): void {
  if (unreachable !== null) throw unreachable;
}

function wordsOf({ fault, value }: Failed): Pick<LawReport, 'outcome' | 'explanation' | 'example'> {
  if (fault instanceof Broken) {
    const { explanation, example } = fault;
    return { outcome: 'broken', explanation: typeof explanation === 'string' ? explanation : explanation(), example };
  }
  if (fault instanceof EngineLacks) return { outcome: 'fault', explanation: fault.message };
  const told = faultAt(fault, `Case: ${JSON.stringify(value).slice(0, MAX_CASE_LENGTH)}`, value);
  return told instanceof EngineFault
    ? { outcome: 'fault', explanation: told.message, example: told.at?.example ?? value }
    : { outcome: 'fault', explanation: String(told), example: value };
}
