import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message, Recorded } from 'touchline/kernel/message';
import { compareRecorded } from 'touchline/kernel/message';
import { createSharedFold } from 'touchline/kernel/shared-fold';
import { FEWER_RUNS } from '../arbitraries/runs.ts';

/** A fold that depends on the order of its events. */
function createSum() {
  let folds = 0;
  const evolve = (state: unknown, event: Message): unknown => {
    folds += 1;
    return ((state as number) * 31 + (event.payload as number)) % 1_000_003;
  };
  return { evolve, folds: () => folds };
}

const recorded = (at: number): Recorded => ({
  seq: at,
  at,
  id: `id-${String(at).padStart(6, '0')}`,
  event: { type: 'sum/added', payload: at },
});

describe('a fold shared between tabs', () => {
  it('ends as the total order ends, however late events arrive within the reordering window', () => {
    const late = fc.array(fc.record({ at: fc.integer({ min: 1, max: 2_900 }), by: fc.integer({ min: 1, max: 500 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        late,
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (delays, count, read) => {
          const delayOf = new Map(delays.map(({ at, by }) => [at, by]));
          const arriving = Array.from({ length: count }, (_, index) => ({
            at: index + 1,
            due: index + 1 + (delayOf.get(index + 1) ?? 0),
          })).toSorted((left, right) => left.due - right.due);
          const events = arriving.map(({ at }) => recorded(at));
          const [sum, plain] = [createSum(), createSum()];
          const fold = createSharedFold(sum.evolve, 7);
          // Events from before the journal was read are forgotten; some are read from it, the others come one by one.
          for (let at = 1; at <= 600; at += 1) fold.add(recorded(10_000 + at));
          fold.reset(7, events.slice(0, read));
          for (const each of events.slice(read)) fold.add(each);
          const { base, tail } = fold.cut();
          const inOrder = events
            .toSorted(compareRecorded)
            .reduce<unknown>((state, each) => plain.evolve(state, each.event), 7);
          expect(tail.reduce<unknown>((state, each) => plain.evolve(state, each.event), base)).toBe(inOrder);
          const last = events.at(-1);
          expect(last === undefined ? 7 : fold.add(last)).toBe(inOrder);
        },
      ),
      { seed: 1, numRuns: FEWER_RUNS },
    );
  });

  it('folds each event once while events arrive in order', () => {
    const sum = createSum();
    const fold = createSharedFold(sum.evolve, 7);
    for (let at = 1; at <= 5_000; at += 1) fold.add(recorded(at));
    expect(sum.folds()).toBe(5_000);
  });
});
