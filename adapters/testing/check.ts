/** Holds an engine to packs of laws. */
import { couponLaws } from './coupon-laws.ts';
import type { CouponProfile } from './coupon-laws.ts';
import type { Case, Engine, Law, LawReport, SavedCase } from './engine.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { limitLaws } from './limit-laws.ts';
import { reportText } from './report.ts';
import type { Report } from './report.ts';

/** What is checked, and how often. */
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
  /** Stops after the first law that does not hold. */
  readonly bail?: boolean;
}

/**
 * Runs every law of the packs, one after the other. Throws where a replay names a law that no pack has.
 *
 * @public
 */
export async function check(
  engine: Engine,
  { packs, runs = 300, seed = 1, replay, saved = [], bail = false }: CheckOptions,
): Promise<Report> {
  const chosen = packs.flat().filter(({ name }) => replay === undefined || name === replay.law);
  if (chosen.length === 0)
    throw new Error(replay === undefined ? 'the packs have no laws' : `no pack has the law ${replay.law}`);
  const reports: LawReport[] = [];
  for (const law of chosen) {
    const report = await law.run(engine, optionsOf(law));
    reports.push(report);
    if (bail && report.outcome !== 'held') break;
  }
  return {
    seed: replay?.seed ?? seed,
    runs,
    isSound: reports.every(({ outcome }) => outcome === 'held'),
    laws: reports,
  };

  function optionsOf({ name }: Law): Parameters<Law['run']>[1] {
    if (replay === undefined) return { runs, seed, saved: saved.filter((each) => each.law === name) };
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
export function lawTests(test: TestFunction, engine: Engine, { packs, ...options }: CheckOptions): void {
  for (const law of packs.flat())
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
 * One test for each law of limits: `limitTest(test, engine, jurisdiction('GB'))`.
 *
 * @public
 */
export function limitTest(test: TestFunction, engine: Engine, rules?: Jurisdiction): void {
  lawTests(test, engine, { packs: [limitLaws(rules)] });
}
