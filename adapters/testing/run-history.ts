/** Runs one history against an engine and the reference, up to the first step at which they differ. */
import { faultAt } from './answers.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import type { Concern, Divergence } from './limit-concerns.ts';
import type { LimitsEngine } from './limit-engine.ts';
import { LimitRun } from './limit-history.ts';
import type { LimitStep } from './limit-step.ts';

export interface RanHistory {
  /** Concerns that at least one step was about. */
  readonly touched: ReadonlySet<Concern>;
  readonly states: ReadonlySet<string>;
  readonly divergence: Divergence | null;
}

/** Throws where the engine does not answer a step; the fault contains the history up to that step. */
export async function runHistory(
  engine: LimitsEngine,
  rules: Jurisdiction,
  history: readonly LimitStep[],
): Promise<RanHistory> {
  const run = new LimitRun(engine, rules);
  for (const [at, step] of history.entries()) {
    const divergence = await run.take(step).catch((fault: unknown) => {
      throw faultAt(fault, run.historyText(), history.slice(0, at + 1));
    });
    if (divergence !== null) return { touched: run.touched, states: run.states, divergence };
  }
  return { touched: run.touched, states: run.states, divergence: null };
}
