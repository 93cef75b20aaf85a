import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { Facts } from '../../../adapters/sandbox/operator/models/frames.ts';
import { settleByScore } from '../../../adapters/sandbox/operator/models/settle.ts';

type Score = readonly [number, number];

/** Facts of a football match; `half` and `full` are scores, `final` is whether the match is over. */
function facts(half: Score | null, full: Score, final = true): Facts {
  const second: Score = half ? [full[0] - half[0], full[1] - half[1]] : [0, 0];
  return {
    final,
    score: full,
    periodScores: half ? [half, second] : [full],
    completed: final ? 2 : half ? 1 : 0,
    stats: [],
    scored: full[0] + full[1],
  };
}

const settle = (state: Facts, kind: number, type: number, param = 0, scorers: readonly (1 | 2)[] = []): number | null =>
  settleByScore(state, { scorers, halfPeriods: 1 }, { kind, type, param });

describe('settlement', () => {
  it.each([
    // total goals, line in goals, over, under
    [3, 2.5, 1, 0],
    [2, 2.5, 0, 1],
    [2, 2, 2, 2],
    [3, 2, 1, 0],
    [2, 2.25, 5, 4],
    [3, 2.25, 1, 0],
    [3, 2.75, 4, 5],
    [2, 2.75, 0, 1],
    [4, 2.75, 1, 0],
  ])('settles %i goals at %f as over %i, under %i', (goals, line, over, under) => {
    const state = facts([0, 0], [goals, 0]);
    expect(settle(state, KIND.total, 1, line * 4)).toBe(over);
    expect(settle(state, KIND.total, 2, line * 4)).toBe(under);
  });

  it.each([
    // home margin, home handicap, home status, away status (at the opposite handicap)
    [1, -0.5, 1, 0],
    [0, -0.5, 0, 1],
    [1, -1, 2, 2],
    [2, -1, 1, 0],
    [1, -0.75, 4, 5],
    [2, -0.75, 1, 0],
    [0, -0.75, 0, 1],
    [1, -1.25, 5, 4],
    [2, -1.25, 1, 0],
    [0, -0.25, 5, 4],
    [0, 0.25, 4, 5],
    [-1, 0.25, 0, 1],
    [-1, 0.75, 5, 4],
    [-1, 1.25, 4, 5],
    [0, 0, 2, 2],
    [-1, 0, 0, 1],
  ])('settles a margin of %i at home handicap %f as %i, and the other side as %i', (margin, handicap, home, away) => {
    const state = facts([0, 0], margin >= 0 ? [margin, 0] : [0, -margin]);
    expect(settle(state, KIND.asianHandicap, 1, handicap * 4)).toBe(home);
    expect(settle(state, KIND.asianHandicap, 3, handicap * -4)).toBe(away);
  });

  it('settles results, double chance, draw no bet and European handicap', () => {
    const draw = facts([0, 1], [1, 1]);
    expect([1, 2, 3].map((type) => settle(draw, KIND.result, type))).toEqual([0, 1, 0]);
    expect([1, 2, 3].map((type) => settle(draw, KIND.doubleChance, type))).toEqual([1, 0, 1]);
    expect([1, 3].map((type) => settle(draw, KIND.drawNoBet, type))).toEqual([2, 2]);
    expect([1, 2, 3].map((type) => settle(draw, KIND.europeanHandicap, type, 4))).toEqual([1, 0, 0]);
    const home = facts([1, 0], [3, 1]);
    expect([1, 2, 3].map((type) => settle(home, KIND.doubleChance, type))).toEqual([1, 1, 0]);
    expect([1, 2, 3].map((type) => settle(home, KIND.europeanHandicap, type, -8))).toEqual([0, 1, 0]);
    expect([1, 3].map((type) => settle(home, KIND.drawNoBet, type))).toEqual([1, 0]);
  });

  it('settles scores, halves, odd and even, both to score', () => {
    const state = facts([0, 1], [2, 1]);
    expect([21, 11, 127].map((type) => settle(state, KIND.correctScore, type))).toEqual([1, 0, 0]);
    expect(settle(facts([3, 0], [7, 0]), KIND.correctScore, 127)).toBe(1);
    expect([1, 2, 3].map((type) => settle(state, KIND.halfTimeResult, type))).toEqual([0, 0, 1]);
    expect([1, 3, 7, 9].map((type) => settle(state, KIND.halfTimeFullTime, type))).toEqual([0, 0, 1, 0]);
    expect([1, 2].map((type) => settle(state, KIND.halfTimeTotal, type, 2))).toEqual([1, 0]);
    expect([1, 3].map((type) => settle(state, KIND.halfTimeHandicap, type, type === 1 ? 3 : -3))).toEqual([5, 4]);
    expect([1, 2, 3].map((type) => settle(state, KIND.periodResult, type, 8))).toEqual([1, 0, 0]);
    expect([1, 2].map((type) => settle(state, KIND.oddEven, type))).toEqual([1, 0]);
    expect([1, 2].map((type) => settle(state, KIND.bothScore, type))).toEqual([1, 0]);
    expect([1, 2].map((type) => settle(facts([0, 0], [0, 0]), KIND.oddEven, type))).toEqual([0, 1]);
  });

  it('settles the next goal by the order of the goals', () => {
    const scorers = [2, 1, 1] as const;
    const state = facts([0, 1], [2, 1]);
    expect([1, 2, 3].map((type) => settle(state, KIND.nextGoal, type, 4, scorers))).toEqual([0, 0, 1]);
    expect([1, 2, 3].map((type) => settle(state, KIND.nextGoal, type, 8, scorers))).toEqual([1, 0, 0]);
    expect([1, 2, 3].map((type) => settle(state, KIND.nextGoal, type, 16, scorers))).toEqual([0, 1, 0]);
  });

  it('settles early only what can no longer change', () => {
    const running = facts([1, 1], [2, 1], false);
    expect(settle(running, KIND.total, 1, 10)).toBe(1);
    expect(settle(running, KIND.total, 2, 10)).toBe(0);
    expect(settle(running, KIND.total, 1, 11)).toBeNull();
    expect(settle(running, KIND.total, 1, 14)).toBeNull();
    expect(settle(running, KIND.bothScore, 2)).toBe(0);
    expect(settle(running, KIND.correctScore, 11)).toBe(0);
    expect(settle(running, KIND.correctScore, 21)).toBeNull();
    expect(settle(running, KIND.halfTimeResult, 2)).toBe(1);
    expect(settle(running, KIND.halfTimeTotal, 2, 10)).toBe(1);
    expect(settle(running, KIND.halfTimeFullTime, 1)).toBe(0);
    expect(settle(running, KIND.halfTimeFullTime, 4)).toBeNull();
    expect(settle(running, KIND.result, 1)).toBeNull();
    expect(settle(running, KIND.asianHandicap, 1, 20)).toBeNull();
    expect(settle(running, KIND.periodResult, 1, 8)).toBeNull();
  });

  it('[LIN-229] settles corners and cards by what was counted, an over as soon as it is reached', () => {
    const counted = (final: boolean): Facts => ({
      ...facts([0, 0], [1, 0], final),
      stats: [
        ['corners', 6, 3],
        ['yellowCards', 1, 2],
        ['redCards', 1, 0],
      ],
    });
    const [running, ended] = [counted(false), counted(true)];
    expect([34, 38].map((line) => settle(running, STAT_KIND.cornerTotal, 1, line))).toEqual([1, null]);
    expect([34, 38].map((line) => settle(ended, STAT_KIND.cornerTotal, 2, line))).toEqual([0, 1]);
    expect([1, 2, 3].map((type) => settle(running, STAT_KIND.cornerResult, type))).toEqual([null, null, null]);
    expect([1, 2, 3].map((type) => settle(ended, STAT_KIND.cornerResult, type))).toEqual([1, 0, 0]);
    expect([1, 2, 3].map((type) => settle(ended, STAT_KIND.cardResult, type))).toEqual([0, 1, 0]);
    expect([1, 2].map((type) => settle(ended, STAT_KIND.cardTotal, type, 14))).toEqual([1, 0]);
    // Without the statistic the stake comes back.
    expect(settle({ ...ended, stats: [['corners', 6, 3]] }, STAT_KIND.cardTotal, 1, 14)).toBe(2);
  });
});
