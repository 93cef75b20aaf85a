/** Tries cases of a law on an engine, counts what they exercise, and keeps the smallest that failed. */
import { EngineUnreachable } from './answers.ts';
import type { Engine, EngineCall, Verdict } from './engine.ts';
import { recording } from './recording.ts';

/**
 * How long a failure is made smaller. Most take less than a second; an engine that does not answer takes seconds for
 * each case.
 */
const MAX_SHRINK_MS = 60_000;

/** The verdict `broken`, thrown. */
export class Broken extends Error {
  readonly explanation: string | (() => string);
  readonly example: unknown;
  constructor(explanation: string | (() => string), example: unknown) {
    super('the law does not hold');
    this.explanation = explanation;
    this.example = example;
  }
}

/** A case that failed, and the calls that it made. */
export interface Failed<T> {
  readonly fault: unknown;
  readonly value: T;
  readonly calls: readonly EngineCall[];
}

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export class Trial<T> {
  readonly reached = new Map<string, number>();
  readonly skipped = new Map<string, number>();
  readonly cutBy = new Map<string, number>();
  /** Time ran out before the last case. */
  isOver = false;
  exercised = 0;
  /** Shrinking tries a smaller case after each failure: the last failure is that of the smallest. */
  failed: Failed<T> | null = null;
  unreachable: EngineUnreachable | null = null;
  private endsAt: number;
  private readonly engine: Engine;
  private readonly judge: (engine: Engine, value: T) => Promise<Verdict>;
  private readonly statesOf: (value: T) => readonly string[];

  constructor(
    engine: Engine,
    judge: (engine: Engine, value: T) => Promise<Verdict>,
    statesOf: (value: T) => readonly string[],
    timeMs = Infinity,
  ) {
    this.endsAt = performance.now() + timeMs;
    this.engine = engine;
    this.judge = judge;
    this.statesOf = statesOf;
  }

  /** Throws where the case fails. */
  async attempt(value: T): Promise<void> {
    // An engine that ended at a case answers none of the smaller ones: the case itself is the smallest.
    if (this.unreachable !== null) return;
    if (performance.now() >= this.endsAt) {
      this.isOver = true;
      return;
    }
    const { recorded, calls } = recording(this.engine);
    try {
      this.take(await this.judge(recorded, value), value);
    } catch (fault) {
      if (this.keeps(fault, value, calls)) throw fault;
    }
  }

  /** Whether a case fails; also after others have. */
  async fails(value: T): Promise<boolean> {
    return this.attempt(value).then(
      () => false,
      () => true,
    );
  }

  private take(verdict: Verdict, value: T): void {
    const isShrinking = this.failed !== null;
    if (verdict === 'skipped') return;
    if (typeof verdict === 'object' && verdict.outcome !== 'broken' && verdict.cutBy !== undefined && !isShrinking)
      count(this.cutBy, verdict.cutBy);
    if (typeof verdict === 'object' && verdict.outcome === 'skipped') {
      if (!isShrinking) count(this.skipped, verdict.because);
      return;
    }
    if (!isShrinking) this.exercised += 1;
    if (typeof verdict === 'object' && verdict.outcome === 'broken')
      throw new Broken(verdict.explanation, verdict.example ?? value);
    if (isShrinking) return;
    const more = typeof verdict === 'object' ? verdict.states : [];
    for (const state of new Set([...this.statesOf(value), ...more])) count(this.reached, state);
  }

  /** Keeps the failure of a case. False where the case says nothing about the failure that is being made smaller. */
  private keeps(fault: unknown, value: T, calls: readonly EngineCall[]): boolean {
    const before = this.failed;
    if (fault instanceof EngineUnreachable) {
      this.unreachable = fault;
      return before === null;
    }
    // Shrinking keeps the kind of the failure: a case that turns a wrong answer into a fault, or a fault into a wrong
    // answer, shows another failure.
    if (before !== null && before.fault instanceof Broken !== fault instanceof Broken) return false;
    if (before === null) this.endsAt = performance.now() + MAX_SHRINK_MS;
    this.failed = { fault, value, calls };
    return true;
  }
}
