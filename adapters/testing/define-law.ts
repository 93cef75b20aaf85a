/** A law over generated cases: counts what was exercised, shrinks a failure, and says where to find it again. */
import fc from 'fast-check';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { Engine, Law, LawReport, Verdict } from './engine.ts';
import { statesOf } from './failure-text.ts';

class Broken extends Error {
  readonly coupon: SettleInput;
  constructor(explanation: string, coupon: SettleInput) {
    super(explanation);
    this.coupon = coupon;
  }
}

export interface LawDefinition<T> {
  readonly name: string;
  readonly rules: readonly string[];
  readonly statement: string;
  readonly cases: fc.Arbitrary<T>;
  /** The coupon of a case, for the tallies. */
  readonly couponOf: (value: T) => SettleInput;
  readonly judge: (engine: Engine, value: T) => Promise<Verdict>;
}

export function defineLaw<T>({ cases, couponOf, judge, ...about }: LawDefinition<T>): Law {
  return {
    ...about,
    async run(engine, { runs, seed, path }) {
      const reached = new Map<string, number>();
      let exercised = 0;
      const property = fc.asyncProperty(cases, async (value) => {
        const verdict = await judge(engine, value);
        if (verdict === 'skipped') return;
        exercised += 1;
        for (const state of statesOf(couponOf(value))) reached.set(state, (reached.get(state) ?? 0) + 1);
        if (verdict !== 'held') throw new Broken(verdict.explanation, verdict.coupon);
      });
      const details = await fc.check(property, {
        seed,
        numRuns: path === undefined ? runs : 1,
        ...(path === undefined ? {} : { path, endOnFailure: true }),
      });
      const report = {
        law: about.name,
        rules: about.rules,
        statement: about.statement,
        exercised,
        reached: Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      };
      if (!details.failed) return { ...report, outcome: exercised === 0 ? 'unexercised' : 'held' };
      return { ...report, ...failureOf(details.errorInstance, about.name, seed, details.counterexamplePath) };
    },
  };
}

function failureOf(
  fault: unknown,
  law: string,
  seed: number,
  path: string | null,
): Pick<LawReport, 'outcome' | 'explanation' | 'coupon' | 'replay'> {
  const where = path === null ? {} : { replay: { law, seed, path } };
  if (fault instanceof Broken) return { outcome: 'broken', explanation: fault.message, coupon: fault.coupon, ...where };
  const explanation = `the engine threw: ${fault instanceof Error ? fault.message : String(fault)}`;
  return { outcome: 'fault', explanation, ...where };
}
