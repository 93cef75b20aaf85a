/** Given events, when a command, then events or a rejection: black-box tests of a decider. */
import { expect } from 'vitest';
import type { Decider } from 'touchline/kernel/decider';
import type { Message, Stamp } from 'touchline/kernel/message';
import type { Result } from 'touchline/kernel/result';

export interface When<C, E, R, S> {
  when(command: C): Then<E, R>;
  readonly state: S;
}

export interface Then<E, R> {
  then(...events: readonly E[]): void;
  refused(rejection: R): void;
  readonly outcome: Result<readonly E[], R>;
}

export const STAMP: Stamp = { at: Date.UTC(2026, 0, 10, 12), id: 'tab-0000001' };

/** The decider's state after these events. */
export function stateAfter<S, C extends Message, E extends Message, F, R>(
  decider: Decider<S, C, E, F, R>,
  events: readonly E[],
): S {
  return events.reduce((state, event) => decider.evolve(state, event), decider.initial);
}

/** `given(decider, facts)(past)` … `.when(command)` … `.then(events)` or `.refused(rejection)`. */
export function given<S, C extends Message, E extends Message, F, R>(
  decider: Decider<S, C, E, F, R>,
  facts: F,
  stamp: Stamp = STAMP,
): (...events: readonly E[]) => When<C, E, R, S> {
  return (...events) => {
    const state = stateAfter(decider, events);
    return {
      state,
      when(command) {
        const outcome = decider.decide(command, state, facts, stamp);
        return {
          outcome,
          then: (...expected) => expect(outcome).toEqual({ ok: true, value: expected }),
          refused: (rejection) => expect(outcome).toEqual({ ok: false, error: rejection }),
        };
      },
    };
  };
}
