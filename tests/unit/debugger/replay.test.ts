/** The log folded again, apart from the core. */
import { describe, expect, it } from 'vitest';
import { differing, stateAt, write } from 'touchline/core/debugger/replay';
import type { AnyModule } from 'touchline/kernel/decider';
import { ok } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';

const counter = (name: string): AnyModule => ({
  name,
  decider: {
    initial: 0,
    decide: (command) => ok([{ type: `${name}/added`, payload: command.payload }]),
    evolve: (state, event) => Number(state) + Number(event.payload),
  },
  facts: () => null,
});

function bus() {
  let now = 0;
  let id = 0;
  return createRuntime({
    modules: [counter('a'), counter('b')],
    clock: { now: () => (now += 1), after: () => () => undefined },
    ids: { next: () => String((id += 1)), uuid: () => String(id), random: () => 0.5 },
    report: () => undefined,
  });
}

describe('[DBG-2] the state at an event', () => {
  it('is the fold of the log up to that event', () => {
    const runtime = bus();
    for (const [type, payload] of [
      ['a/add', 1],
      ['b/add', 10],
      ['a/add', 2],
    ] as const)
      runtime.dispatch({ type, payload });
    const past = runtime.past();
    expect([0, 1, 2, 3].map((seq) => stateAt(past, seq))).toEqual([
      { a: 0, b: 0 },
      { a: 1, b: 0 },
      { a: 1, b: 10 },
      { a: 3, b: 10 },
    ]);
    expect(differing(past)).toEqual([]);
  });

  it('is correct for logs longer than the kept history', () => {
    const runtime = bus();
    for (let at = 0; at < 4_500; at += 1) runtime.dispatch({ type: at % 3 === 0 ? 'b/add' : 'a/add', payload: 1 });
    const past = runtime.past();
    expect(past.events.length).toBeLessThan(4_500);
    expect(stateAt(past, 4_500)).toEqual({ a: 3_000, b: 1_500 });
    expect(stateAt(past, 4_499)).toEqual({ a: 2_999, b: 1_500 });
    expect(differing(past)).toEqual([]);
  });

  it('is correct after the log was cleared', () => {
    const runtime = bus();
    runtime.dispatch({ type: 'a/add', payload: 5 });
    runtime.forgetLog(false);
    runtime.dispatch({ type: 'a/add', payload: 1 });
    expect(stateAt(runtime.past(), 1)).toEqual({ a: 5, b: 0 });
    expect(stateAt(runtime.past(), 2)).toEqual({ a: 6, b: 0 });
  });

  it('names modules whose state differs from their log', () => {
    const past = bus().past();
    expect(
      differing({
        ...past,
        modules: past.modules.map((each) => (each.module.name === 'b' ? { ...each, state: 9 } : each)),
      }),
    ).toEqual(['b']);
  });
});

it('[DBG-2] a state is printed with its maps and sets', () => {
  expect(write({ a: new Map([['x', 1]]), b: new Set([2]), c: 3n })).toBe(
    '{"a":{"map":[["x",1]]},"b":{"set":[2]},"c":"3n"}',
  );
});
