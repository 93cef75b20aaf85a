/** What the laws are held against, and what a law is. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';

/** An engine under test: functions of your own, or `httpEngine` for one in another language. */
export interface Engine {
  /** The payout of a coupon whose legs all have results, in minor units. */
  settle(coupon: SettleInput): number | Promise<number>;
}

/** `skipped`: the case did not exercise the law. `explanation` says in the domain's words what is wrong. */
export type Verdict = 'held' | 'skipped' | { readonly explanation: string; readonly coupon: SettleInput };

/** Where a failure is found again: the seed, and the path of the shrunk case below it. */
export interface Case {
  readonly law: string;
  readonly seed: number;
  readonly path: string;
}

export interface LawReport {
  readonly law: string;
  /** Rules of `core/modules/<module>/SPEC.md`. */
  readonly rules: readonly string[];
  readonly statement: string;
  /** `unexercised`: no case had what the law is about, so the law says nothing; `fault`: the engine threw. */
  readonly outcome: 'held' | 'broken' | 'unexercised' | 'fault';
  /** How many cases exercised the law. */
  readonly exercised: number;
  /** How often each state occurred among them: `a returned leg`, `a banker` … */
  readonly reached: Readonly<Record<string, number>>;
  readonly explanation?: string;
  /** The smallest case that fails. */
  readonly coupon?: SettleInput;
  readonly replay?: Case;
}

export interface RunOptions {
  readonly runs: number;
  readonly seed: number;
  readonly path?: string;
}

export interface Law {
  readonly name: string;
  readonly rules: readonly string[];
  readonly statement: string;
  run(engine: Engine, options: RunOptions): Promise<LawReport>;
}
