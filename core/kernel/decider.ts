import type { Message, Stamp } from './message.ts';
import type { Result } from './result.ts';

/**
 * The decision logic of a module. `decide` refuses or returns events; `evolve` folds events and never validates. Both
 * are pure: facts about other modules come in as `facts`, time and identity as `stamp`.
 */
export interface Decider<S, C extends Message, E extends Message, F, R> {
  readonly initial: S;
  decide(command: C, state: S, facts: F, stamp: Stamp): Result<readonly E[], R>;
  evolve(state: S, event: E): S;
}

/** How a module's events are stored. Stored values are untrusted: every one is decoded. */
export interface Persist<S, E extends Message> {
  readonly version: number;
  /** Converts an event written by `version` to the current shape, or returns `null` when the value is not an event. */
  upcast(version: number, event: Message): E | null;
  /** Converts a snapshot's state written by `version` to the current shape, or returns `null`. */
  readState(version: number, state: unknown): S | null;
  /** True for an event that must be on disk before anything follows from it. Such an event gets its own transaction. */
  strict?(event: E): boolean;
  /** False for events that are not stored. */
  keep?(event: E): boolean;
}

export interface Module<N extends string, S, C extends Message, E extends Message, F, R> {
  readonly name: N;
  readonly decider: Decider<S, C, E, F, R>;
  /** The facts about sibling modules that this module's decider needs. */
  facts(): F;
  readonly persist?: Persist<S, E>;
}

export type AnyModule = Module<string, unknown, Message, Message, unknown, unknown>;
