import { describe, expect, it } from 'vitest';
import type { Recorded } from 'touchline/kernel/message';
import { takeUnknownCommands } from '../../arbitraries/unknown-commands.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import type { CounterState } from './counter.ts';
import { add, byOf, counterModule, kernelBench } from './counter.ts';

const total = (state: unknown): number => (state as CounterState).total;

describe('dispatch', () => {
  it('decides, folds and publishes before it returns, and returns the events', () => {
    const { runtime, seen } = kernelBench();
    expect(runtime.dispatch(add('a', 3, 2))).toEqual({
      ok: true,
      value: [
        { type: 'a/added', payload: { by: 3 } },
        { type: 'a/added', payload: { by: 3 } },
      ],
    });
    expect(total(runtime.state('a'))).toBe(6);
    expect(total(runtime.state('b'))).toBe(0);
    expect(seen.map(({ seq, event }) => [seq, event.type])).toEqual([
      [1, 'a/added'],
      [2, 'a/added'],
    ]);
  });

  it('refuses a command that no module handles', () => {
    expect(kernelBench().runtime.dispatch({ type: 'nowhere/go', payload: {} })).toEqual({
      ok: false,
      error: { code: 'kernel/unknownModule', type: 'nowhere/go' },
    });
    expect(takeUnknownCommands()).toEqual(['Error: no module handles nowhere/go']);
  });

  it('reaches a module that joined later, and a module that joins twice keeps its state', () => {
    const { runtime, seen } = kernelBench();
    expect(runtime.dispatch(add('late', 2))).toMatchObject({ ok: false });
    expect(takeUnknownCommands()).toHaveLength(1);
    runtime.register(counterModule('late'));
    expect(runtime.dispatch(add('late', 2)).ok).toBe(true);
    runtime.register(counterModule('late'));
    expect(total(runtime.state('late'))).toBe(2);
    expect(total(runtime.readable('late').get())).toBe(2);
    expect(seen.map(({ event }) => event.type)).toEqual(['late/added']);
  });

  it('changes and publishes nothing on a refusal', () => {
    const { runtime, seen } = kernelBench();
    runtime.dispatch(add('a', 1));
    const before = runtime.state('a');
    const states: unknown[] = [];
    runtime.readable('a').value$.subscribe((state) => states.push(state));
    expect(runtime.dispatch({ type: 'a/fail', payload: { how: 'refuse' } })).toEqual({
      ok: false,
      error: { code: 'a/refused' },
    });
    expect(runtime.state('a')).toBe(before);
    expect(states).toEqual([before]);
    expect(seen).toHaveLength(1);
  });

  it('changes nothing when a decision has no events', () => {
    const { runtime, seen } = kernelBench();
    const before = runtime.state('a');
    expect(runtime.dispatch(add('a', 1, 0))).toEqual({ ok: true, value: [] });
    expect(runtime.state('a')).toBe(before);
    expect(seen).toEqual([]);
  });

  it('records the cause', () => {
    const { runtime, seen } = kernelBench();
    runtime.dispatch(add('a', 1), 'why-7');
    expect(seen.map(({ cause }) => cause)).toEqual(['why-7']);
  });
});

describe('the order of events', () => {
  it('is the order of decisions, also for a command dispatched while an event is published', () => {
    const { runtime, seen } = kernelBench();
    const late: number[] = [];
    runtime.on('a/added', (recorded) => {
      if (byOf(recorded) === 1) runtime.dispatch(add('b', 10));
      if (byOf(recorded) === 2) runtime.dispatch(add('b', 20));
    });
    runtime.events$.subscribe((recorded) => late.push(byOf(recorded)));
    runtime.dispatch(add('a', 1));
    runtime.dispatch(add('a', 2));
    expect(seen.map(byOf)).toEqual([1, 10, 2, 20]);
    expect(late).toEqual([1, 10, 2, 20]);
    expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('holds over a batch: its second event is published before the consequences of the first', () => {
    const { runtime, seen } = kernelBench();
    let once = true;
    runtime.on('a/added', () => {
      if (once) runtime.dispatch(add('b', 9));
      once = false;
    });
    runtime.dispatch(add('a', 1, 2));
    expect(seen.map(byOf)).toEqual([1, 1, 9]);
  });

  it('publishes an event only after the state that it made', () => {
    const { runtime } = kernelBench();
    const totals: number[] = [];
    runtime.on('a/added', () => totals.push(total(runtime.state('a'))));
    runtime.dispatch(add('a', 5));
    runtime.dispatch(add('a', 5));
    expect(totals).toEqual([5, 10]);
  });

  it('publishes a state once per batch, after its events', () => {
    const { runtime } = kernelBench();
    const log: string[] = [];
    runtime.events$.subscribe(({ event }) => log.push(event.type));
    runtime.readable('a').value$.subscribe((state) => log.push(`a=${total(state)}`));
    runtime.dispatch(add('a', 1, 3));
    expect(log).toEqual(['a=0', 'a/added', 'a/added', 'a/added', 'a=3']);
  });
});

describe('a runaway cascade', () => {
  const feedback = (): ReturnType<typeof kernelBench> & { refusals: unknown[] } => {
    const bench = kernelBench();
    const refusals: unknown[] = [];
    bench.runtime.on('a/added', () => {
      const answer = bench.runtime.dispatch(add('a', 1));
      if (!answer.ok) refusals.push(answer.error);
    });
    return { ...bench, refusals };
  };

  it('ends after 1,000 commands with a refusal and a report', () => {
    const { runtime, seen, reports, refusals } = feedback();
    runtime.dispatch(add('a', 1));
    expect(seen).toHaveLength(1_001);
    expect(refusals).toEqual([{ code: 'kernel/cascade', type: 'a/add' }]);
    expect(reports).toEqual(['kernel/cascade']);
  });

  it('does not affect the next command', () => {
    const { runtime, seen } = feedback();
    runtime.dispatch(add('a', 1));
    seen.length = 0;
    runtime.dispatch(add('b', 7));
    expect(seen.map(byOf)).toEqual([7]);
  });

  it('does not include defects: however many commands threw before, the next one is decided', () => {
    const { runtime } = kernelBench();
    for (let at = 0; at < 1_500; at += 1)
      expect(() => runtime.dispatch({ type: 'a/fail', payload: { how: 'throw' } })).toThrow('a defect');
    expect(runtime.dispatch(add('a', 1)).ok).toBe(true);
  });
});

describe('faults of subscribers', () => {
  it('are reported, and all other subscribers still receive the event', () => {
    const { runtime, seen, reports } = kernelBench();
    runtime.on('a/added', () => {
      throw new Error('bad listener');
    });
    let count = 0;
    runtime.on('a/added', () => void (count += 1));
    expect(runtime.dispatch(add('a', 1)).ok).toBe(true);
    expect(count).toBe(1);
    expect(seen).toHaveLength(1);
    expect(reports).toEqual(['a/added']);
  });

  it('do not occur after unsubscribing: a former subscriber is not called', () => {
    const { runtime } = kernelBench();
    let count = 0;
    const stop = runtime.on('a/added', () => void (count += 1));
    runtime.dispatch(add('a', 1));
    stop();
    runtime.dispatch(add('a', 1));
    expect(count).toBe(1);
  });
});

describe('stamps', () => {
  it('never go back when the clock does', () => {
    const clock = createVirtualClock();
    const { runtime, seen } = kernelBench([counterModule('a')], clock);
    const start = clock.now();
    runtime.dispatch(add('a', 1));
    clock.shift(-60_000);
    runtime.dispatch(add('a', 2));
    clock.shift(120_000);
    runtime.dispatch(add('a', 3));
    expect(seen.map(({ at }) => at - start)).toEqual([0, 0, 60_000]);
    expect([...seen].sort((left, right) => (left.id < right.id ? -1 : 1)).map(byOf)).toEqual([1, 2, 3]);
  });

  it('are later than every event received from another tab', () => {
    const { runtime, seen, clock } = kernelBench([counterModule('a', { durable: true })]);
    const foreign: Recorded = {
      seq: 9,
      at: clock.now() + 5_000,
      id: 'zzz-1',
      event: { type: 'a/added', payload: { by: 1 } },
    };
    runtime.absorb([foreign]);
    runtime.dispatch(add('a', 2));
    expect((runtime.state('a') as CounterState).steps).toEqual([1, 2]);
    expect(seen[1]?.at).toBeGreaterThan(foreign.at);
  });
});

describe('the log', () => {
  it('keeps the last 2,000 events, oldest first', () => {
    const { runtime } = kernelBench();
    for (let at = 1; at <= 5_000; at += 1) runtime.dispatch(add('a', at));
    const kept = runtime.recent().map(byOf);
    expect(kept).toHaveLength(2_000);
    expect(kept[0]).toBe(3_001);
    expect(kept.at(-1)).toBe(5_000);
  });

  it('can be cleared', () => {
    const { runtime } = kernelBench();
    runtime.dispatch(add('a', 1));
    runtime.forgetLog(false);
    expect(runtime.recent()).toEqual([]);
    runtime.dispatch(add('a', 2));
    expect(runtime.recent().map(byOf)).toEqual([2]);
  });
});

describe('an event recorded by another tab', () => {
  const foreign = (at: number, id: string, by: number): Recorded => ({
    seq: 1,
    at,
    id,
    event: { type: 'a/added', payload: { by } },
  });

  it('is folded into its place, published as foreign, and applied once', () => {
    const { runtime, seen, clock } = kernelBench([counterModule('a', { durable: true })]);
    runtime.dispatch(add('a', 1));
    const early = foreign(clock.now() - 10, 'other-1', 100);
    runtime.absorb([early, early]);
    runtime.absorb([early]);
    expect((runtime.state('a') as CounterState).steps).toEqual([100, 1]);
    expect(seen.map(({ foreign: is }) => is === true)).toEqual([false, true]);
  });

  it('is refused when older than a wipe, and applied when younger', () => {
    const { runtime, clock } = kernelBench([counterModule('a', { durable: true })]);
    runtime.dispatch(add('a', 1));
    runtime.forgetLog(true);
    runtime.absorb([foreign(clock.now(), 'other-1', 100), foreign(clock.now() + 1, 'other-2', 10)]);
    expect((runtime.state('a') as CounterState).steps).toEqual([1, 10]);
  });

  it('is not applied to a module that is unknown or not durable', () => {
    const { runtime, seen, clock } = kernelBench();
    runtime.absorb([
      foreign(clock.now(), 'other-1', 1),
      { ...foreign(clock.now(), 'other-2', 1), event: { type: 'x/y', payload: {} } },
    ]);
    expect(seen).toEqual([]);
    expect(total(runtime.state('a'))).toBe(0);
  });
});

describe('restoring', () => {
  it('folds the tail over the state, in order and each event once, and publishes no event', () => {
    const { runtime, seen, clock } = kernelBench([counterModule('a', { durable: true })]);
    const old = (at: number, by: number): Recorded => ({
      seq: 0,
      at: clock.now() - at,
      id: `old-${at}`,
      event: { type: 'a/added', payload: { by } },
    });
    const states: number[] = [];
    runtime.readable('a').value$.subscribe((state) => states.push(total(state)));
    runtime.restore('a', { total: 10, steps: [10] }, [old(1, 3), old(3, 1), old(2, 2), old(2, 2)]);
    expect((runtime.state('a') as CounterState).steps).toEqual([10, 1, 2, 3]);
    expect(seen).toEqual([]);
    expect(states).toEqual([0, 16]);
  });

  it('keeps events of this tab and of others from while the journal was being read', () => {
    const { runtime, clock } = kernelBench([counterModule('a', { durable: true })]);
    runtime.dispatch(add('a', 7));
    runtime.absorb([{ seq: 1, at: clock.now(), id: 'zother-1', event: { type: 'a/added', payload: { by: 8 } } }]);
    runtime.restore('a', { total: 10, steps: [10] }, [
      { seq: 0, at: clock.now() - 5, id: 'old-1', event: { type: 'a/added', payload: { by: 1 } } },
    ]);
    expect((runtime.state('a') as CounterState).steps).toEqual([10, 1, 7, 8]);
  });

  it('applies an event once that was in the journal and broadcast as well', () => {
    const { runtime, clock } = kernelBench([counterModule('a', { durable: true })]);
    const both: Recorded = { seq: 1, at: clock.now(), id: 'other-1', event: { type: 'a/added', payload: { by: 8 } } };
    runtime.absorb([both]);
    runtime.restore('a', { total: 0, steps: [] }, [both]);
    expect((runtime.state('a') as CounterState).steps).toEqual([8]);
  });

  it('folds long histories in full, once, and continues from there', () => {
    const { runtime, clock } = kernelBench([counterModule('a', { durable: true })]);
    const tail = Array.from({ length: 3_000 }, (_, at): Recorded => ({
      seq: 0,
      at: clock.now() - 3_000 + at,
      id: `old-${at}`,
      event: { type: 'a/added', payload: { by: at } },
    }));
    runtime.restore('a', { total: 0, steps: [] }, [...tail, ...tail.slice(-20)]);
    runtime.dispatch(add('a', 1));
    expect((runtime.state('a') as CounterState).steps).toEqual([...Array.from({ length: 3_000 }, (_, at) => at), 1]);
  });

  it('does nothing to a module that is not durable', () => {
    const { runtime } = kernelBench();
    runtime.restore('a', { total: 99, steps: [] }, []);
    expect(total(runtime.state('a'))).toBe(0);
  });
});
