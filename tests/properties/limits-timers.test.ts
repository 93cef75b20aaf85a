import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitsPaths } from 'touchline/core/limits/paths';
import { reckon, serverNow } from 'touchline/core/limits/rules/server-time';
import { dueForApproval } from 'touchline/core/limits/rules/binding';
import { FEWER_RUNS, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { createLimitsWorld } from '../models/limits/limits-world.ts';
import type { LimitsWorld } from '../models/limits/limits-world.ts';
import { turns } from '../models/limits/limits-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A beat, plus the time of a call to the operator. */
const TICK_MS = 2_000;

function save(world: LimitsWorld, limitType: number, limitValue: number): void {
  world.send('POST', limitsPaths.limits, {}, { limits: [{ limitType, limitValue }] });
}

type Turn = { readonly what: 'run' | 'sleep' | 'set' | 'hide'; readonly ms: number };

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ what: fc.constant('run' as const), ms: fc.integer({ min: 1, max: 20 * MINUTE }) }),
  fc.record({ what: fc.constant('sleep' as const), ms: fc.integer({ min: 1, max: 3 * HOUR }) }),
  fc.record({
    what: fc.constant('set' as const),
    ms: fc.constantFrom(-3 * DAY, -HOUR, -MINUTE, MINUTE, HOUR, 3 * DAY),
  }),
  fc.record({ what: fc.constant('hide' as const), ms: fc.integer({ min: 1, max: 2 * HOUR }) }),
);

/** Runs a step in every tab, then a tick for missed timers. */
async function play(world: LimitsWorld, { what, ms }: Turn): Promise<void> {
  if (what === 'run') await world.clock.run(ms);
  if (what === 'sleep') world.clock.sleep(ms);
  if (what === 'set') world.clock.set(ms);
  if (what === 'hide') {
    for (const tab of world.tabs) tab.visible.set(false);
    await world.clock.run(ms);
    for (const tab of world.tabs) tab.visible.set(true);
  }
  await world.clock.run(TICK_MS);
}

async function opened(limits: readonly (readonly [number, number])[]): Promise<LimitsWorld> {
  const world = createLimitsWorld();
  for (const [type, value] of limits) save(world, type, value);
  world.open();
  world.open();
  world.logIn();
  await turns();
  return world;
}

describe('timers fire within one tick', () => {
  it(
    '[LIM-11] a reality check, whatever sleeps, is hidden or has its clock set: never early, in every tab, reported once',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(turn, { minLength: 1, maxLength: 12 }),
          fc.constantFrom(5, 30, 60),
          async (many, minutes) => {
            const world = await opened([[32, minutes]]);
            let from = world.clock.now();
            for (const each of many) {
              await play(world, each);
              const shown = world.tabs.map((tab) => tab.limits().reminder !== null);
              const late = world.clock.now() - from - minutes * MINUTE;
              if (late >= TICK_MS) expect(shown).toEqual([true, true]);
              if (late < 0) expect(shown).toEqual([false, false]);
              if (!shown.includes(true)) continue;
              world.tabs[0]?.dispatch({
                type: 'limits/answerReminder',
                payload: { action: 'continue', notAgain: false },
              });
              await turns();
              from = world.clock.now();
              expect(world.tabs.map((tab) => tab.limits().reminder)).toEqual([null, null]);
            }
            for (const tab of world.tabs) {
              expect(tab.reports).toEqual([]);
              tab.close();
            }
          },
        ),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[LIM-12] a session limit ends the session in all tabs, and not before',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 12 }), async (many) => {
          const world = await opened([[31, 2]]);
          for (const each of many) {
            // The operator counts the reported time; its last answer is authoritative.
            const ends = Math.max(
              ...world.tabs.map(
                (tab) =>
                  (tab.limits().limits.find(({ limitType }) => limitType === 'sessionTime')?.endsAt ?? 0) * 1_000,
              ),
            );
            const before = world.clock.now();
            await play(world, each);
            const players = world.tabs.filter((tab) => tab.session().status === 'player').length;
            if (ends === 0) break;
            const announcedAt = Math.max(
              ends,
              ...world.tabs.map(
                (tab) =>
                  (tab.limits().limits.find(({ limitType }) => limitType === 'sessionTime')?.endsAt ?? 0) * 1_000,
              ),
            );
            if (world.clock.now() >= announcedAt + TICK_MS) expect(players).toBe(0);
            if (world.clock.now() < ends) expect(players).toBe(2);
            if (players === 0) {
              expect(world.clock.now()).toBeGreaterThanOrEqual(Math.min(ends, before));
              expect(world.tabs.map((tab) => tab.notices().map(({ text }) => text.key))).toEqual([
                ['limits.sessionEnded'],
                ['limits.sessionEnded'],
              ]);
              break;
            }
          }
          for (const tab of world.tabs) tab.close();
        }),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[LIM-10] the question about a pending change appears, and an exclusion ends, on time',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(turn, { minLength: 1, maxLength: 10 }),
          fc.constantFrom(DAY - HOUR, DAY - 1, DAY, 2 * DAY),
          async (many, ms) => {
            const world = await opened([
              [20, 1_000],
              [20, 5_000],
              [30, 1],
            ]);
            const due = world.clock.now() + DAY;
            for (const each of [...many, { what: 'sleep', ms } as const]) {
              await play(world, each);
              // One second more, because the service reports whole seconds.
              const asks = world.tabs.map((tab) => dueForApproval(tab.limits()).length);
              const excluded = world.tabs.map((tab) =>
                tab.limits().limits.some(({ limitType }) => limitType === 'selfExclusion'),
              );
              if (world.clock.now() < due) expect({ asks, excluded }).toEqual({ asks: [0, 0], excluded: [true, true] });
              if (world.clock.now() >= due + TICK_MS + 1_000)
                expect({ asks, excluded }).toEqual({ asks: [1, 1], excluded: [false, false] });
            }
            for (const tab of world.tabs) tab.close();
          },
        ),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it('[LIM-13] without a network protection still applies, and nothing is released', async () => {
    const world = await opened([
      [31, 1],
      [30, 1],
    ]);
    world.fates.push(...Array.from({ length: 200 }, () => 'error' as const));
    world.clock.sleep(2 * DAY);
    await world.clock.run(900);
    expect(world.tabs.map((tab) => tab.limits().limits.some(({ limitType }) => limitType === 'selfExclusion'))).toEqual(
      [true, true],
    );
    await world.clock.run(TICK_MS);
    expect(world.tabs.map((tab) => tab.session().status)).toEqual(['guest', 'guest']);
  });

  it('[LIM-13] one tab asks the operator at a due time, and all tabs get the answer', async () => {
    const world = await opened([
      [20, 1_000],
      [20, 5_000],
    ]);
    world.open();
    await turns();
    let reads = 0;
    world.onReceived = ({ path }) => {
      if (path === limitsPaths.limits) reads += 1;
    };
    await world.clock.run(DAY + 5_000);
    expect(reads).toBe(1);
    expect(world.tabs.map((tab) => dueForApproval(tab.limits()).length)).toEqual([1, 1, 1]);
  });

  it('keep time through a year: visible an hour a day, hidden otherwise, a reminder each hour', () => {
    const world = createLimitsWorld();
    save(world, 32, 60);
    save(world, 20, 1_000);
    const tab = world.open();
    world.logIn();
    let reminders = 0;
    for (let day = 0; day < 365; day += 1) {
      tab.visible.set(true);
      world.clock.tick(HOUR);
      tab.visible.set(false);
      for (let hour = 0; hour < 23; hour += 1) {
        world.clock.tick(HOUR);
        if (tab.limits().reminder === null) continue;
        reminders += 1;
        tab.dispatch({ type: 'limits/answerReminder', payload: { action: 'continue', notAgain: false } });
      }
    }
    expect(reminders).toBeGreaterThan(365 * 20);
  });
});

describe('the estimated time', () => {
  it('[LIM-13] never goes back, and never falls behind a due time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -DAY, max: DAY }), fc.integer({ min: 0, max: HOUR }), fc.boolean())),
        (many) => {
          let time = { serverAt: 1_000, localAt: 5_000, doubtSince: null as number | null };
          let local = 5_000;
          for (const [jump, waited, visible] of many) {
            local += waited + jump;
            const next = reckon(time, local, waited, visible);
            expect(next.serverAt).toBeGreaterThanOrEqual(time.serverAt + waited - 500);
            if (jump < -500 || jump > 90_000) expect(next.doubtSince).not.toBeNull();
            expect(serverNow(next, local)).toBe(next.serverAt);
            time = next;
          }
        },
      ),
      { seed: 1, numRuns: RUNS },
    );
  });
});

describe('an operator whose clock has stopped', () => {
  it('[LIM-13] is asked repeatedly about the same due time, at growing intervals', async () => {
    const world = await opened([[20, 1_000]]);
    // A millisecond less than a day ago; the limit frees up when the operator's clock continues.
    world.money((book) => book.ledger.deposit(1001, 'd', 700, world.clock.now() - DAY + 1));
    for (const tab of world.tabs) tab.dispatch({ type: 'limits/refresh', payload: { why: 'asked' } });
    await turns();
    save(world, 1, 500);
    world.restart(-DAY);
    let reads = 0;
    world.onReceived = ({ method, path }) => {
      if (method === 'GET' && path === limitsPaths.limits) reads += 1;
    };
    await world.clock.run(HOUR);
    expect(reads).toBeGreaterThan(5);
    expect(reads).toBeLessThan(100);
    for (const tab of world.tabs) tab.close();
  });
});
