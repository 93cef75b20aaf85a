/**
 * Placing a bet under faults: the tab is killed at any call of its ports, requests and answers are lost, tokens
 * expire, two tabs place at once. There is at most one bet, and 60 s after the network has recovered a visitor of the
 * site sees the outcome.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Tab } from './virtual-browser.ts';
import type { World } from './world.ts';
import { createWorld, fill, market, place } from './world.ts';

/** The final outcome for the player, never unknown. */
function outcome(world: World, { core }: Tab): 'placed' | 'notPlaced' {
  const view = core.coupon.get();
  const { placing, legs } = view;
  expect(['saving', 'sending', 'pending', 'unknown']).not.toContain(placing.state);
  expect(view.blockers.map(({ code }) => code)).not.toContain('placing');
  expect(world.operator.bets.length).toBeLessThanOrEqual(1);
  expect(world.operator.balance('1001')).toBe(10_000 - world.operator.bets.length * 1_000);
  if (world.operator.bets.length === 0) return 'notPlaced';
  // The bet is accepted: in the history, debited, and its coupon is not offered again.
  expect(core.history.get().bets.map(({ key }) => key)).toEqual([world.operator.bets[0]?.key]);
  expect(core.accounts.get().active?.money).toBe(9_000);
  expect(legs).toEqual([]);
  return 'placed';
}

async function ready(): Promise<{ readonly world: World; readonly tab: Tab }> {
  const world = createWorld();
  const tab = await world.player();
  fill(tab.core, [market(1), market(3)]);
  await world.clock.run(1_000);
  return { world, tab };
}

async function callsOfPlacing(acceptanceMs: number): Promise<number> {
  const { world, tab } = await ready();
  world.operator.acceptanceMs = acceptanceMs;
  const before = tab.calls.length;
  place(tab.core);
  await world.clock.run(8_000);
  return tab.calls.length - before;
}

describe('a tab that is killed while a bet is placed', () => {
  for (const [kind, acceptanceMs] of [
    ['before the game', 0],
    ['live', 5_000],
  ] as const) {
    it(
      `[CPN-11, CPN-13] after any call, ${kind}: at most one bet, and the next visit knows its outcome`,
      async () => {
        const calls = await callsOfPlacing(acceptanceMs);
        const outcomes: string[] = [];
        for (let dieAt = 1; dieAt <= calls; dieAt += 1) {
          const world = createWorld();
          const first = await world.player();
          fill(first.core, [market(1), market(3)]);
          await world.clock.run(1_000);
          first.kill();
          world.operator.acceptanceMs = acceptanceMs;
          // A tab that opens on the filled coupon, places it and is killed.
          const probe = world.browser.open();
          probe.core.line.watch(['top']);
          await world.clock.run(2_000);
          const opening = probe.calls.length;
          probe.kill();
          const doomed = world.browser.open({ killAfter: opening + dieAt });
          doomed.core.line.watch(['top']);
          await world.clock.run(2_000);
          expect(place(doomed.core).ok).toBe(true);
          await world.clock.run(8_000);
          expect(doomed.isAlive()).toBe(false);
          const next = world.browser.open();
          next.core.line.watch(['top']);
          await world.clock.run(60_000);
          outcomes.push(outcome(world, next));
          expect(next.reports).toEqual([]);
        }
        expect(outcomes.length).toBeGreaterThanOrEqual(5);
        // Once the intent is on disk, the bet is placed.
        expect(new Set(outcomes.slice(2))).toEqual(new Set(['placed']));
      },
      TEST_TIMEOUT_MS,
    );
  }

  it('[CPN-13] closes the key if it returns after the intent has expired and the operator never received the bet, also for the delayed request', async () => {
    const { world, tab } = await ready();
    world.browser.fate = ({ path }) =>
      path === '/bet-api/v1/bets' ? { kind: 'answer', ms: 90_000 } : { kind: 'answer', ms: 5 };
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    await world.clock.run(40_000);
    const next = world.browser.open();
    next.core.line.watch(['top']);
    await world.clock.run(10_000);
    expect(next.core.coupon.get().placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'abandoned' }] });
    await world.clock.run(120_000);
    expect(outcome(world, next)).toBe('notPlaced');
  });

  it('[CPN-13, BPL-2] sends the intent again with its key if it returns at once', async () => {
    const { world, tab } = await ready();
    world.browser.fate = ({ path }) =>
      path === '/bet-api/v1/bets' ? { kind: 'loseRequest' } : { kind: 'answer', ms: 5 };
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    const next = world.browser.open();
    next.core.line.watch(['top']);
    await world.clock.run(10_000);
    expect(outcome(world, next)).toBe('placed');
  });

  it('[CPN-13] does not treat an old intent as fresh when the clock was set back', async () => {
    const { world, tab } = await ready();
    world.browser.fate = ({ path }) =>
      path === '/bet-api/v1/bets' ? { kind: 'loseRequest' } : { kind: 'answer', ms: 5 };
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    await world.clock.run(40_000);
    world.clock.shift(-3_600_000);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    const next = world.browser.open();
    next.core.line.watch(['top']);
    await world.clock.run(60_000);
    expect(next.core.coupon.get().placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'abandoned' }] });
    expect(outcome(world, next)).toBe('notPlaced');
  });
});

type Trouble = 'answer' | 'loseAnswer' | 'loseRequest' | 'down' | 'error' | 'garbage' | 'late';

const trouble: fc.Arbitrary<Trouble> = fc.constantFrom(
  'answer',
  'answer',
  'loseAnswer',
  'loseRequest',
  'down',
  'error',
  'garbage',
  'late',
);

interface History {
  readonly live: boolean;
  /** The fates of successive calls after placing has begun; later calls succeed. */
  readonly troubles: readonly Trouble[];
  /** Successive or simultaneous tabs: when each is killed (calls after placing), and the delay until the next. */
  readonly lives: readonly { readonly calls: number; readonly pauseMs: number }[];
  readonly alsoInSecondTab: boolean;
  readonly tokensEnd: boolean;
  readonly skewMs: number;
}

const history: fc.Arbitrary<History> = fc.record({
  live: fc.boolean(),
  troubles: fc.array(trouble, { maxLength: 12 }),
  lives: fc.array(
    fc.record({ calls: fc.integer({ min: 1, max: 14 }), pauseMs: fc.constantFrom(0, 100, 5_000, 25_000, 45_000) }),
    { maxLength: 3 },
  ),
  alsoInSecondTab: fc.boolean(),
  tokensEnd: fc.boolean(),
  skewMs: fc.constantFrom(0, 0, -300_000, 300_000),
});

describe('random losses, crashes and tabs', () => {
  it(
    '[CPN-12, CPN-13] result in at most one bet, resolved within 60 s of a working network',
    async () => {
      const outcomes = { placed: 0, notPlaced: 0 };
      await fc.assert(
        fc.asyncProperty(history, async ({ live, troubles, lives, alsoInSecondTab, tokensEnd, skewMs }) => {
          const { world, tab } = await ready();
          const { browser, operator, clock } = world;
          operator.clockOffset = skewMs;
          operator.acceptanceMs = live ? 5_000 : 0;
          const second = alsoInSecondTab ? browser.open() : null;
          second?.core.line.watch(['top']);
          await clock.run(1_000);
          if (tokensEnd) operator.expireTokens();
          const left = [...troubles];
          browser.fate = () => {
            const next = left.shift() ?? 'answer';
            switch (next) {
              case 'error':
                return { kind: 'respond', status: 503, text: '' };
              case 'garbage':
                return { kind: 'respond', status: 200, text: '{"key":"of another","status":"accepted"}' };
              case 'late':
                return { kind: 'answer', ms: 9_000 };
              case 'answer':
              case 'loseAnswer':
                return { kind: next, ms: 20 };
              case 'loseRequest':
              case 'down':
                return { kind: next };
            }
          };
          place(tab.core);
          if (second !== null) place(second.core);
          for (const { calls, pauseMs } of lives) {
            await clock.run(calls * 40);
            tab.kill();
            await clock.run(pauseMs);
            browser.open({ killAfter: calls });
            await clock.run(pauseMs / 2);
          }
          await clock.run(1_000);
          left.length = 0;
          const last = browser.open();
          last.core.line.watch(['top']);
          // Time for calls that were delayed or waiting for a timeout when the network recovered.
          await clock.run(60_000);
          outcomes[outcome(world, last)] += 1;
          for (const each of [tab, second, last])
            if (each?.isAlive() === true) expect(each.core.coupon.get().placing.state).not.toBe('unknown');
        }),
        { seed: 1, numRuns: Math.min(FEWER_RUNS * 3, 15_000) },
      );
      expect(Math.min(outcomes.placed, outcomes.notPlaced)).toBeGreaterThan(10);
    },
    TEST_TIMEOUT_MS,
  );
});
