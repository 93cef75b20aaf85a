/** Random histories of actions and faults, checked against the laws (`laws.ts`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { HISTORIES_TIMEOUT_MS, keepTheLaws, LAWS } from './histories.ts';
import type { Act, Plan } from './plan.ts';
import { anyPlan } from './plan.ts';
import { runPlan } from './run-plan.ts';

describe('random actions and faults', () => {
  it(LAWS, () => keepTheLaws('first'), HISTORIES_TIMEOUT_MS);

  it(
    'have the same result when replayed',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPlan, async (plan) => {
          const [first, second] = [await runPlan(plan), await runPlan(plan)];
          expect(second.trace.join('\n')).toBe(first.trace.join('\n'));
        }),
        { seed: 2, numRuns: FEWER_RUNS / 4 },
      );
    },
    TEST_TIMEOUT_MS * 4,
  );
});

const at = (tab: number, edit: 'place' | 'addLeg'): Act => ({ act: 'edit', tab, edit, pick: 0 });
const WAIT: Act = { act: 'wait', ms: 6_000 };
const CALM: Plan = {
  tabs: 3,
  diskMs: 0,
  skewMs: 0,
  legs: [0],
  betType: 'single',
  exactCoef: '',
  acts: [],
  faults: [],
  reopens: false,
};

/** The second tab empties the coupon and places another leg; then the first places its own. */
const TWO_LEGS_UNDER_ONE_KEY: Plan = {
  ...CALM,
  tabs: 2,
  legs: [1],
  acts: [{ act: 'edit', tab: 1, edit: 'clear', pick: 0 }, at(1, 'addLeg'), at(1, 'place'), at(0, 'place')],
};

describe('histories that once broke a law', () => {
  // Seed 2, path 819:1:1:2:2:4:2:2:4:8:8:11:15:9:10:9:17:8:18:14:14.
  it('[CPN-14] a leg that two tabs add at the same moment leaves both coupons once one tab has placed it', async () => {
    const plan = { ...CALM, acts: [at(0, 'place'), WAIT, at(0, 'addLeg'), at(2, 'addLeg'), at(2, 'place')] };
    expect(await runPlan(plan)).toMatchObject({ placed: 2 });
  });

  // Seed 2, path 819:1:1:2:2:4:2:2:4:8:8:11:15:9:10:9:17:8:20:20:17:17.
  it('[CPN-12] the coupon after an accepted one has one name in every tab: two tabs that fill and place it at the same moment make one bet', async () => {
    const acts = [at(0, 'place'), WAIT, at(0, 'addLeg'), at(2, 'addLeg'), at(2, 'place'), at(0, 'place')];
    expect(await runPlan({ ...CALM, acts })).toMatchObject({ placed: 2 });
  });

  // Seed 5, path 37130:1:1:1:2:7:18:17:17:12:12.
  it('[CPN-12] the leg of which no bet was made stays in both coupons when two tabs place different legs under one key', async () => {
    // The disk is slow enough for the first tab's bet to be sent first, although the second tab pressed first.
    expect(await runPlan({ ...TWO_LEGS_UNDER_ONE_KEY, diskMs: 30 })).toMatchObject({ placed: 1 });
  });

  it('[CPN-12] two tabs that place different legs under one key at the same moment make one bet, and its leg leaves both coupons', async () => {
    expect(await runPlan(TWO_LEGS_UNDER_ONE_KEY)).toMatchObject({ placed: 1 });
  });

  // Seed 5, path 23005:1:1:2:5:6:5:10:13:18:18:24:24:24:14.
  it('[BPL-5] a coupon that two tabs place at the same moment, one as several singles and one as a system, is placed once', async () => {
    const acts: readonly Act[] = [{ act: 'edit', tab: 0, edit: 'chooseType', pick: 8 }, at(0, 'place'), at(1, 'place')];
    expect(await runPlan({ ...CALM, tabs: 2, legs: [0, 3, 6], betType: 'system', acts })).toMatchObject({ placed: 3 });
  });

  // Seed 5, path 5265:1:1:1:1:4:3:7:6:6:6:7:9:9:11:16:18:18:18:18:18:12:12.
  it('[SES-4] a leg that another tab added before a logout stays out, however late its event arrives', async () => {
    const acts: readonly Act[] = [
      { act: 'open' },
      { act: 'edit', tab: 1, edit: 'addLeg', pick: 1 },
      { act: 'kill', tab: 1 },
      { act: 'kill', tab: 1 },
      { act: 'logOut', tab: 0 },
    ];
    expect(await runPlan({ ...CALM, acts })).toMatchObject({ placed: 0 });
  });

  // Seed 5, path 2944:2:3:3:7:10:6:6:7:16:18:18:12.
  it('[CPN-11] a tab reports that singles were not saved until it receives the next try', async () => {
    const plan: Plan = {
      ...CALM,
      legs: [0, 6],
      betType: 'singles',
      acts: [{ act: 'kill', tab: 0 }, { act: 'open' }, at(0, 'place'), WAIT, at(0, 'place')],
      faults: [{ on: 'write', fate: { kind: 'full' }, skip: 0, times: 2 }],
    };
    expect(await runPlan(plan)).toMatchObject({ placed: 2 });
  });

  // Seed 5, path 3178:0:0:0:1:4:3:3:3:5:5:5:5:5:5:5:5:5:5.
  it('[SES-4] a logout also removes the leg that another tab adds at the same moment while that tab still loads its session', async () => {
    const acts: readonly Act[] = [
      { act: 'open' },
      { act: 'edit', tab: 1, edit: 'addLeg', pick: 1 },
      { act: 'logOut', tab: 0 },
    ];
    const plan: Plan = {
      ...CALM,
      tabs: 1,
      acts,
      faults: [{ on: 'session', fate: { kind: 'dropRequest' }, skip: 0, times: 1 }],
    };
    expect(await runPlan(plan)).toMatchObject({ placed: 0 });
  });

  // Seed 5, path 22554:1:1:1:2:7.
  it('[BPL-4] a bet whose session ends while it is written is not sent until its player has signed in again', async () => {
    const plan: Plan = {
      ...CALM,
      tabs: 1,
      diskMs: 30,
      acts: [{ act: 'open' }, at(0, 'place')],
      faults: [{ on: 'any', fate: { kind: 'status', status: 401, afterwards: false }, skip: 2, times: 2 }],
    };
    const { placed, trace } = await runPlan(plan);
    const next = (text: string, from: number): number => {
      const found = trace.findIndex((line, index) => index > from && line.includes(text));
      expect(found, text).toBeGreaterThan(from);
      return found;
    };
    const pressed = next('tab1 coupon/placeIntended', -1);
    const signedOut = next('tab1 session/signedOut', pressed);
    const signedIn = next('tab1 session/signedIn', signedOut);
    expect(next('POST /bet-api/v1/bets', pressed)).toBeGreaterThan(signedIn);
    expect(placed).toBe(1);
  });

  // Seed 5, path 26365:1:5:4:3:11:10:9:11:9:10:14:15:21:21:23:8:8:8:17:0:16:16:16:16:12.
  it('[CPN-136] a bet at a worse price that its player accepts in advance is the bet that was pressed', async () => {
    const acts: readonly Act[] = [
      { act: 'move', market: 2, price: 1_100, state: 0 },
      { act: 'edit', tab: 0, edit: 'chooseChangeAction', pick: 10 },
      at(0, 'place'),
    ];
    expect(await runPlan({ ...CALM, tabs: 1, legs: [2], acts })).toMatchObject({ placed: 1 });
  });
});
