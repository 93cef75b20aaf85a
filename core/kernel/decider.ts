import type { Message, Stamp } from './message.ts';
import type { Result } from './result.ts';

/**
 * A domain module's heart. `decide` refuses or tells what happened; `evolve` folds what happened and never validates. Both are pure: facts about
 * other modules come in as `facts`, time and identity as `stamp`.
 */
export interface Decider<S, C extends Message, E extends Message, F, R> {
  readonly initial: S;
  decide(command: C, state: S, facts: F, stamp: Stamp): Result<readonly E[], R>;
  evolve(state: S, event: E): S;
}

/** How a module's events outlive the visit. Values read back from storage are foreign: every one is decoded. */
export interface Persist<S, E extends Message> {
  readonly version: number;
  /** Loads what reading needs, where that is kept out of the first load: awaited before anything stored or told by another tab is read. */
  prepare?(): Promise<void>;
  /** An event written by `version` -> an event of today, or null when it is not one. */
  upcast(version: number, event: Message): E | null;
  /** A snapshot's state written by `version` -> a state of today, or null. */
  readState(version: number, state: unknown): S | null;
  /** True for an event that must be on disk before anything follows from it: a transaction of its own. */
  strict?(event: E): boolean;
  /** False for events that are not worth keeping. */
  keep?(event: E): boolean;
  /** Personal or wagering data: gone from storage at logout. */
  readonly personal: boolean;
}

/** Reads another module's state by name. Only `facts` functions get it. */
export interface World {
  state(module: string): unknown;
}

export interface Module<N extends string, S, C extends Message, E extends Message, F, R> {
  readonly name: N;
  readonly decider: Decider<S, C, E, F, R>;
  /** What this module's decider needs to know of its siblings. */
  facts(world: World): F;
  readonly persist?: Persist<S, E>;
}

export type AnyModule = Module<string, unknown, Message, Message, unknown, unknown>;
