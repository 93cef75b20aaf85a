/** The engine that the laws test, and the type of a law. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { LimitsEngine } from './limit-engine.ts';

/** A coupon as `settle` receives it, and its parts, so that an engine needs no other entry of the package. */
export type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
export type { BetResult } from 'touchline/core/history/bet-result';
export type { BetTypeName } from 'touchline/core/history/bet-type';

/**
 * An engine under test: functions of your own, or `httpEngine` for one in another language. A pack calls only its
 * parts.
 */
export interface Engine {
  /** The payout of a coupon whose legs all have results, in minor units. */
  settle?(coupon: SettleInput): number | Promise<number>;
  /** The most that a coupon without results can pay, in minor units. */
  quote?(coupon: SettleInput): number | Promise<number>;
  readonly limits?: LimitsEngine;
  /** A call as a command that a person can run, for reports; `httpEngine` prints `curl`. */
  readonly show?: (call: EngineCall) => string;
}

/** One call that a law made. */
export interface EngineCall {
  /** `settle`, `quote`, or a function of `limits`: `limits.change`. */
  readonly name: string;
  readonly input: unknown;
}

/**
 * `skipped`: the case did not exercise the law. `explanation` says in the domain's words what is wrong; a function is
 * called for the smallest failing case alone. `cutBy` is the law whose failure ended the case early.
 */
export type Verdict =
  | 'held'
  | 'skipped'
  | { readonly outcome: 'skipped'; readonly because: string; readonly cutBy?: string }
  | { readonly outcome: 'held'; readonly states: readonly string[]; readonly cutBy?: string }
  | { readonly outcome: 'broken'; readonly explanation: string | (() => string); readonly example?: unknown };

/** Where a failure is found again: the seed, and the path of the shrunk case below it. */
export interface Case {
  readonly law: string;
  readonly seed: number;
  readonly path: string;
}

/** A failure of an earlier run, with its case written out, so that a change of the generators does not lose it. */
export interface SavedCase extends Case {
  readonly value: unknown;
}

export interface LawReport {
  readonly law: string;
  /** Numbers of rules; `RULES.md` of the package has their text. */
  readonly rules: readonly string[];
  readonly statement: string;
  /**
   * `unexercised`: no case had what the law is about, or a state that the law must reach was not reached, so the law
   * says nothing; `fault`: the engine threw, lacks a function, or gave an answer of another shape; `notRun`: nothing is
   * known because another law failed first, the check ended before, or its time was over. `explanation` says why. No
   * failure.
   */
  readonly outcome: 'held' | 'broken' | 'unexercised' | 'fault' | 'notRun';
  /**
   * How many cases exercised the law, up to the first failure: cases that only make the failure smaller do not count.
   */
  readonly exercised: number;
  /** How often each state occurred among them: `a returned leg`, `a banker` … */
  readonly reached: Readonly<Record<string, number>>;
  /** States that the law must reach and did not. */
  readonly missed: readonly string[];
  /** Why cases did not exercise the law, and how many; empty where the law does not report it. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Laws whose failure ended cases early, and how many; left out where there are none. */
  readonly cutBy?: Readonly<Record<string, number>>;
  readonly explanation?: string;
  /** The smallest case that fails, as the law's judge sees it: a coupon, or the steps of a history. */
  readonly example?: unknown;
  /** The calls of that case. */
  readonly calls?: readonly EngineCall[];
  readonly replay?: SavedCase;
  /** True where the failure was saved by an earlier run. */
  readonly wasSaved?: boolean;
}

export interface RunOptions {
  /** 0: the saved failures alone. */
  readonly runs: number;
  readonly seed: number;
  readonly path?: string;
  /** Failures of earlier runs: tried first. */
  readonly saved?: readonly SavedCase[];
  /** How long new cases are tried, ms. */
  readonly timeMs?: number;
}

/** The parts that a profile can leave out of the cases. */
export type LeftOut = 'bankers';

export interface Law {
  readonly name: string;
  readonly rules: readonly string[];
  readonly statement: string;
  /** The parts that its cases leave out although the law is about them, because the profile says so. */
  readonly leavesOut?: readonly LeftOut[];
  /** Throws where no connection to the engine can be made. */
  run(engine: Engine, options: RunOptions): Promise<LawReport>;
}
