/** The smallest history that fails, and the way back to it. */
import { describe, expect, it } from 'vitest';
import { check } from '../../adapters/testing/check.ts';
import type { Engine, LawReport } from '../../adapters/testing/engine.ts';
import { jurisdiction } from '../../adapters/testing/jurisdictions.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { smallerHistories } from '../../adapters/testing/limit-shrink.ts';
import type { LimitStep } from '../../adapters/testing/limit-step.ts';
import { planted } from '../../adapters/testing/planted.ts';
import type { PlantedBug } from '../../adapters/testing/planted.ts';
import { caseAt, shrink } from '../../adapters/testing/shrink.ts';
import { coupon } from '../../adapters/testing/coupons.ts';
import { createLimits } from './plain-limits.mjs';

const RULES = jurisdiction('default');
const ANY = limitLaws().filter(({ name }) => name === 'limits/any-history');
const withBug = (bug: PlantedBug): Engine => planted({ limits: createLimits() }, bug);
async function failureOf(bug: PlantedBug): Promise<LawReport> {
  const [law] = (await check(withBug(bug), { packs: [ANY] })).laws;
  if (law === undefined) throw new Error('no law');
  return law;
}

describe('a history that fails', () => {
  it('has only the steps that it needs, the first kind of limit, and small amounts', async () => {
    const { explanation, example } = await failureOf('looserAtOnce');
    expect(example).toEqual([
      { do: 'change', kind: 'stakes-24h', value: 100 },
      { do: 'change', kind: 'stakes-24h', value: 200 },
    ]);
    expect(explanation).toBe(
      'stakes-24h is 2.00 in the engine, and must be 1.00. History: day 0 00:00:00 stakes-24h from no limit to 1.00; day 0 00:00:00 stakes-24h from 1.00 to 2.00.',
    );
  });

  for (const bug of ['repeatCountsTwice', 'exclusionAnHourShort', 'repeatedChangeRestartsWait'] as const)
    it(`is found again by its path: ${bug}`, async () => {
      const { explanation, replay } = await failureOf(bug);
      if (replay === undefined) throw new Error('nothing to replay');
      expect(replay.path).toMatch(/^\d+(?::\d+)*\/\d+(?:\.\d+)*$/);
      const { law, seed, path } = replay;
      const again = await check(withBug(bug), { packs: [ANY], replay: { law, seed, path } });
      expect(again.laws[0]).toMatchObject({ outcome: 'broken', explanation, replay: { path, value: replay.value } });
      expect(
        (await check({ limits: createLimits() }, { packs: [ANY], replay: { law, seed, path } })).laws[0],
      ).toMatchObject({ outcome: 'held', exercised: 1 });
    });

  it('whose path no longer leads to a case says so', async () => {
    const replay = { law: 'limits/any-history', seed: 1, path: '0/9999' };
    await expect(check({ limits: createLimits() }, { packs: [ANY], replay })).rejects.toThrow(
      'the path 0/9999 leads to no case: the laws have changed since',
    );
  });
});

describe('smaller histories', () => {
  const HISTORY: readonly LimitStep[] = [
    { do: 'change', kind: 'deposits-7d', value: 60_000, seen: null },
    { do: 'wait', ms: 9 * 86_400_000 },
    { do: 'deposit', amount: 'over', fails: true },
    { do: 'exclude', exclusion: 'time-out', days: 30 },
    { do: 'waitUntil', moment: 'due', kind: 'deposits-7d', ms: -1_800_000 },
    { do: 'settle', percent: 300 },
  ];

  it('end with a history that has nothing more to take away, whatever fails', async () => {
    const all: (readonly LimitStep[])[] = [];
    const isLong = (history: readonly LimitStep[]): boolean => {
      all.push(history);
      return history.length === HISTORY.length;
    };
    const taken = await shrink(
      HISTORY,
      (history) => smallerHistories(RULES, history),
      (history) => Promise.resolve(isLong(history)),
    );
    expect(taken.length).toBeGreaterThan(5);
    const simplest: readonly LimitStep[] = [
      { do: 'change', kind: 'stakes-24h', value: 100 },
      { do: 'wait', ms: 60_000 },
      { do: 'deposit', amount: 1, fails: false },
      { do: 'exclude', exclusion: 'time-out', days: 1 },
      { do: 'waitUntil', moment: 'due', kind: 'stakes-24h', ms: 0 },
      { do: 'settle', percent: 0 },
    ];
    expect(all).toContainEqual(simplest);
    expect([...smallerHistories(RULES, simplest)].filter(({ length }) => length === simplest.length)).toEqual([]);
  });

  it('keep to the amounts of the jurisdiction', () => {
    const rules = { ...RULES, amounts: [0, 2_000, 9_000, 60_000] };
    const values = [...smallerHistories(rules, [{ do: 'change', kind: 'stakes-24h', value: 60_000 }])].flat();
    expect(values).toEqual([
      { do: 'change', kind: 'stakes-24h', value: 2_000 },
      { do: 'change', kind: 'stakes-24h', value: 9_000 },
    ]);
  });
});

describe('a path', () => {
  it('leads to the case that fast-check has found', async () => {
    const cases = coupon('express');
    const values = await Promise.all(['0', '1', '1:0'].map((path) => caseAt(cases, () => [], 1, path)));
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(3);
  });
});
