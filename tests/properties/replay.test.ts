import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryDisk, createMemoryJournal } from '../../adapters/node/memory-ports.ts';
import { createJournal } from 'touchline/kernel/journal';
import type { CouponState } from 'touchline/core/coupon/state';
import { anyTurns, couponTurns } from '../arbitraries/commands.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { lasting, realModules } from '../models/real-modules.ts';
import type { RealModules } from '../models/real-modules.ts';

function journalOf(
  { modules, clock }: RealModules,
  disk: ReturnType<typeof createMemoryDisk>,
): ReturnType<typeof createJournal> {
  return createJournal({
    port: createMemoryJournal(disk),
    clock,
    modules,
    onUnsaved: () => undefined,
    report: (_where, fault) => {
      throw fault;
    },
  });
}

describe('replay and live state', () => {
  it(
    'are equal: every state is the fold of the published events',
    () => {
      fc.assert(
        fc.property(anyTurns, (turns) => {
          const live = realModules();
          for (const turn of turns) live.play(turn);
          for (const { name, decider } of live.modules) {
            const own = live.recorded.filter(({ event }) => event.type.startsWith(`${name}/`));
            expect(own.reduce((state, { event }) => decider.evolve(state, event), decider.initial)).toEqual(
              live.runtime.state(name),
            );
          }
        }),
        { seed: 1, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-1] are equal for a coupon restored from the journal',
    async () => {
      await fc.assert(
        fc.asyncProperty(couponTurns, async (turns) => {
          const live = realModules();
          const disk = createMemoryDisk();
          const journal = journalOf(live, disk);
          live.runtime.events$.subscribe((recorded) => journal.record(recorded));
          for (const turn of turns) live.play(turn);
          expect(await journal.flush()).toBe(true);
          const next = realModules('next');
          const loaded = await journalOf(next, disk).load();
          for (const { name, state, tail } of loaded.modules) next.runtime.restore(name, state, tail);
          expect(loaded.setAside).toEqual([]);
          expect(lasting(next.state('coupon'))).toEqual(lasting(live.state('coupon')));
        }),
        { seed: 2, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-1] are equal for a coupon restored from a snapshot, however often the history was cut',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(couponTurns, { minLength: 2, maxLength: 3 }), async (visits) => {
          const disk = createMemoryDisk();
          let before: CouponState | null = null;
          for (const [visit, turns] of visits.entries()) {
            const live = realModules(`visit${visit}`);
            const journal = journalOf(live, disk);
            // Old broken texts make the journal fold everything into a snapshot.
            disk.segments.push({ key: disk.nextKey, text: 'tl1 seg 00000000 []' });
            disk.nextKey += 1;
            for (const { name, state, tail } of (await journal.load()).modules) live.runtime.restore(name, state, tail);
            expect(disk.segments).toEqual([]);
            if (before !== null) expect(lasting(live.state('coupon'))).toEqual(lasting(before));
            live.runtime.events$.subscribe((recorded) => journal.record(recorded));
            for (const turn of turns) live.play(turn);
            await journal.flush();
            before = live.state('coupon');
          }
        }),
        { seed: 3, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
