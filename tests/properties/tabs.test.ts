import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recorded } from 'touchline/kernel/message';
import type { Turn } from '../arbitraries/commands.ts';
import { couponTurns } from '../arbitraries/commands.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { RealModules } from '../models/real-modules.ts';
import { lasting, realModules } from '../models/real-modules.ts';
import { createVirtualClock } from '../models/virtual-clock.ts';

/** The next step: a tab's next turn, or the delivery of a message in transit to a tab. */
type Step = { readonly tab: number; readonly deliver: number | null };

interface Tab {
  readonly live: RealModules;
  /** Events of other tabs that this tab has not received yet, in any order. */
  readonly inbox: Recorded[];
  turns: readonly Turn[];
}

const step: fc.Arbitrary<Step> = fc.record({ tab: fc.nat(2), deliver: fc.option(fc.nat(50), { freq: 2 }) });

function isShared(live: RealModules, { event, foreign }: Recorded): boolean {
  return (
    foreign !== true &&
    event.type.startsWith('coupon/') &&
    live.modules.find(({ name }) => name === 'coupon')?.persist?.keep?.(event) !== false
  );
}

describe('tabs that share events', () => {
  it(
    '[CPN-1] end in one state, in whatever order and however late events arrive, with or without clock changes',
    () => {
      let crossings = 0;
      fc.assert(
        fc.property(
          fc.array(couponTurns, { minLength: 3, maxLength: 3 }),
          fc.array(step, { maxLength: 150, size: 'max' }),
          (histories, steps) => {
            const clock = createVirtualClock();
            const tabs = histories.map((turns, at): Tab => ({
              live: realModules(`tab${at}`, clock),
              inbox: [],
              turns,
            }));
            for (const tab of tabs) {
              tab.live.runtime.events$.subscribe((recorded) => {
                if (!isShared(tab.live, recorded)) return;
                for (const other of tabs)
                  if (other !== tab) other.inbox.push(JSON.parse(JSON.stringify(recorded)) as Recorded);
              });
            }
            for (const { tab: at, deliver } of steps) {
              const tab = tabs[at];
              if (tab === undefined) continue;
              clock.tick(1);
              if (deliver === null) {
                const [turn, ...rest] = tab.turns;
                tab.turns = rest;
                if (turn !== undefined) tab.live.play(turn);
              } else if (tab.inbox.length > 0) {
                if (tab.inbox.length > 1) crossings += 1;
                tab.live.runtime.absorb(tab.inbox.splice(deliver % tab.inbox.length, 1));
              }
            }
            for (const tab of tabs) tab.live.runtime.absorb(tab.inbox.splice(0).reverse());
            const [first, ...others] = tabs.map(({ live }) => lasting(live.state('coupon')));
            for (const other of others) expect(other).toEqual(first);
          },
        ),
        { seed: 1, numRuns: FEWER_RUNS * 3 },
      );
      expect(crossings).toBeGreaterThan(FEWER_RUNS);
    },
    TEST_TIMEOUT_MS,
  );
});
