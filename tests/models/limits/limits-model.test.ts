import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_TIMEOUT_MS, RUNS } from '../../arbitraries/runs.ts';
import { LAWS } from './laws.ts';
import type { LawName, Tally } from './laws.ts';
import { SOUND } from './limits-world.ts';
import { PLANTED } from './planted.ts';
import type { Found } from './run-histories.ts';
import { runHistories, SOUND_CASHIER } from './run-histories.ts';

/** A timeout for a hundred thousand histories. */
const MAX_MS = TEST_TIMEOUT_MS * 4;
const PLANTED_RUNS = 1_000;
/** These laws are checked in `tests/properties/limits-timers.test.ts`. */
const ELSEWHERE: readonly LawName[] = ['timers fire within one tick'];

describe('the laws of limits in random histories', () => {
  const tally: Tally = new Map<LawName, number>();
  let found: Found | null = null;

  beforeAll(async () => {
    found = await runHistories(SOUND, SOUND_CASHIER, RUNS, tally);
  }, MAX_MS);

  for (const law of LAWS.filter((each) => !ELSEWHERE.includes(each))) {
    it(`[LIM-17] ${law}`, () => {
      expect(found?.report).toBeUndefined();
      expect(tally.get(law) ?? 0).toBeGreaterThan(50);
    });
  }
});

describe('the laws detect', () => {
  for (const { what, parts, cashier, breaks } of PLANTED) {
    it(
      what,
      async () => {
        const found = await runHistories(parts, cashier, PLANTED_RUNS, new Map());
        expect(found).not.toBeNull();
        expect([...breaks, 'the operator equals the reference']).toContain(found?.law);
      },
      TEST_TIMEOUT_MS,
    );
  }
});
