/** Holds an engine to packs of laws. */
import { EngineUnreachable } from './answers.ts';
import { couponLaws } from './coupon-laws.ts';
import type { CouponProfile } from './coupon-profile.ts';
import type { Case, Engine, Law, LawReport, SavedCase } from './engine.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { limitLaws } from './limit-laws.ts';
import type { LimitLawOptions } from './limit-laws.ts';
import { isCutBy, notRun, withoutCutLaws } from './not-run.ts';
import { failuresOf, reportText } from './report.ts';
import type { Report } from './report.ts';

/** The laws to check, and the number of cases. */
export interface CheckOptions {
  /** `[couponLaws(), limitLaws()]`. */
  readonly packs: readonly (readonly Law[])[];
  /** Cases of each law; 300 by default. */
  readonly runs?: number;
  /** The same seed always gives the same cases; 1 by default. */
  readonly seed?: number;
  /** A failure of an earlier report: only its law runs, and only its case. */
  readonly replay?: Case | SavedCase;
  /** Failures of earlier runs: each law tries its own before new cases. */
  readonly saved?: readonly SavedCase[];
  /** Stops after the first law that does not hold; the others are reported as not run. */
  readonly bail?: boolean;
  /**
   * Stops after so many seconds; laws that have not tried all their cases by then are reported as not run. No limit by
   * default.
   */
  readonly timeS?: number;
}

/**
 * The laws of the options. Throws, in words, where a caller in plain JavaScript left the packs out or put something
 * else into them.
 */
function lawsOf(options: Partial<CheckOptions> | undefined): readonly Law[] {
  const packs: unknown = options?.packs;
  const example = 'for example check(engine, { packs: [couponLaws()] })';
  if (!Array.isArray(packs)) throw new Error(`which laws? packs must be a list of packs of laws, ${example}`);
  const laws: readonly unknown[] = packs.flat();
  const isLaw = (law: unknown): law is Law => typeof law === 'object' && law !== null && 'run' in law;
  if (!laws.every(isLaw)) throw new Error(`packs has something that is no law: each pack is called, ${example}`);
  return laws;
}

/**
 * Runs every law of the packs, one after the other. Throws where there are no packs, where a replay names a law that no
 * pack has, and where no connection to the engine can be made before a law has failed.
 *
 * @public
 */
export async function check(engine: Engine, options: CheckOptions): Promise<Report> {
  const all = lawsOf(options);
  const { runs = 300, seed = 1, replay, saved = [], bail = false, timeS = Infinity } = options;
  const chosen = all.filter(({ name }) => replay === undefined || name === replay.law);
  if (chosen.length === 0)
    throw new Error(replay === undefined ? 'the packs have no laws' : `no pack has the law ${replay.law}`);
  const about = { seed: replay?.seed ?? seed, runs: replay === undefined ? runs : 1, isReplay: replay !== undefined };
  const endsAt = performance.now() + timeS * 1_000;
  const laws: LawReport[] = [];
  /** Why no further law runs. */
  let end: string | null = null;
  let stopped: string | null = null;
  for (const law of chosen) {
    if (end === null && performance.now() >= endsAt) end = `The time of ${timeS} s was over.`;
    if (end !== null) {
      laws.push(notRun(law, end));
      continue;
    }
    try {
      const { wasSaved, ...report } = await law.run(engine, optionsOf(law));
      // A replay tries its case as a saved one, although no earlier run has saved it.
      laws.push(wasSaved === undefined || replay !== undefined ? report : { ...report, wasSaved });
      // A law that is cut off by the failure of another is no failure, where the other law fails too.
      if (
        bail &&
        failuresOf({ laws: [report] }).length > 0 &&
        !isCutBy(
          report,
          chosen.map(({ name }) => name),
        )
      )
        end = `The check ended at the failure of ${law.name}.`;
    } catch (fault) {
      if (!(fault instanceof EngineUnreachable) || failuresOf({ laws }).length === 0) throw fault;
      stopped = fault.message;
      end = stopped;
      laws.push(notRun(law, end));
    }
  }
  const judged = withoutCutLaws(laws, about.runs);
  return {
    ...about,
    isSound: judged.every(({ outcome }) => outcome === 'held'),
    laws: judged,
    ...(stopped === null ? {} : { stopped }),
  };

  function optionsOf({ name }: Law): Parameters<Law['run']>[1] {
    const timeMs = endsAt - performance.now();
    if (replay === undefined) return { runs, seed, timeMs, saved: saved.filter((each) => each.law === name) };
    // A written-out case needs no generator.
    if ('value' in replay) return { runs: 0, seed: replay.seed, saved: [replay] };
    return { runs, seed: replay.seed, path: replay.path };
  }
}

/** A test runner's `test` or `it`. */
export type TestFunction = (name: string, run: () => Promise<void>) => unknown;

/**
 * Declares one test for each law, in any runner: `lawTests(test, engine, { packs: [couponLaws()] })`.
 *
 * @public
 */
export function lawTests(test: TestFunction, engine: Engine, options: CheckOptions): void {
  for (const law of lawsOf(options))
    test(`${law.name}: ${law.statement}`, async () => {
      const report = await check(engine, { ...options, packs: [[law]] });
      if (!report.isSound) throw new Error(reportText(report));
    });
}

/**
 * One test for each law of coupons: `couponTest(test, engine)`.
 *
 * @public
 */
export function couponTest(test: TestFunction, engine: Engine, profile?: CouponProfile): void {
  lawTests(test, engine, { packs: [couponLaws(profile)] });
}

/**
 * One test for each law of limits: `limitTest(test, engine, jurisdiction('GB'), { without: ['two-tabs'] })`.
 *
 * @public
 */
export function limitTest(test: TestFunction, engine: Engine, rules?: Jurisdiction, options?: LimitLawOptions): void {
  lawTests(test, engine, { packs: [limitLaws(rules, options)] });
}
