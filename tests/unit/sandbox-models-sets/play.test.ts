/** Simulated matches: legal at every moment, suspended and reopened, reproducible by seed. */
import { describe, expect, it } from 'vitest';
import type { Fixture, MatchState } from '../../../adapters/sandbox/operator/line/types.ts';
import { isSetOver, targetOf } from '../../../adapters/sandbox/operator/models/sets/rally-set.ts';
import { lawOf } from '../../../adapters/sandbox/operator/models/sets/match-law.ts';
import { setRules } from '../../../adapters/sandbox/operator/models/sets/set-rules.ts';
import { shapeOf, type SetShape } from '../../../adapters/sandbox/operator/models/sets/shape.ts';
import { isTennisSetOver } from '../../../adapters/sandbox/operator/models/sets/tennis-set.ts';
import { FORMAT_NAMES, fixtureOf, START_AT } from './fixtures.ts';

/** Every state of a match in order, from before the start to the end. */
function statesOf(fixture: Fixture): { readonly now: number; readonly state: MatchState }[] {
  const timeline = setRules.play(fixture);
  const states: { now: number; state: MatchState }[] = [];
  for (let now = START_AT - 1000; now < Infinity;) {
    const state = setRules.stateAt(fixture, timeline, now);
    states.push({ now, state });
    expect(state.nextChangeAt).toBeGreaterThan(now);
    now = state.nextChangeAt;
  }
  return states;
}

function isLegalEnd(shape: SetShape, index: number, home: number, away: number): boolean {
  switch (shape.sport) {
    case 'tennis':
      return (
        isTennisSetOver(shape, home, away) &&
        Math.max(home, away) <= 7 &&
        !(Math.max(home, away) === 7 && Math.min(home, away) < 5)
      );
    case 'snooker':
      return Math.max(home, away) >= 63 && Math.min(home, away) < 63 && home + away <= 147;
    case 'darts':
      return Math.max(home, away) === 501 && Math.min(home, away) <= 499;
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'esports': {
      const target = targetOf(shape, index);
      const [win, lose] = home > away ? [home, away] : [away, home];
      return isSetOver(shape, target, home, away) && !isSetOver(shape, target, win - 1, lose);
    }
  }
}

describe.each(FORMAT_NAMES)('%s', (name) => {
  it('shows only legal scores that never decrease, and ends with a legal one', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const fixture = fixtureOf(name, seed * 31);
      const shape = shapeOf(fixture.format);
      const states = statesOf(fixture);
      let before: MatchState | undefined;
      for (const { state } of states) {
        const over = state.score[0] + state.score[1];
        expect(Math.max(...state.score)).toBeLessThanOrEqual(shape.need);
        expect(state.periodScores.length).toBe(state.status === 2 ? over + 1 : over);
        state.periodScores.slice(0, over).forEach(([home, away], index) => {
          if (!isLegalEnd(shape, index, home, away)) expect(`${name} ${home}:${away}`).toBe('a legal set');
        });
        if (before !== undefined) {
          expect(state.status === 2 || state.status >= before.status).toBe(true);
          expect(over).toBeGreaterThanOrEqual(before.score[0] + before.score[1]);
          expect(over).toBeLessThanOrEqual(before.score[0] + before.score[1] + 1);
        }
        before = state;
      }
      const last = states.at(-1)?.state;
      expect(last?.status).toBe(4);
      expect(last?.suspended).toBeNull();
      expect(Math.max(...(last?.score ?? []))).toBe(shape.need);
      expect(Math.min(...(last?.score ?? []))).toBeLessThan(shape.need);
    }
  });

  it('suspends for at least three seconds around the ends of sets, and reopens', () => {
    const timeline = setRules.play(fixtureOf(name, 77));
    expect(timeline.suspendedFrom.length).toBeGreaterThanOrEqual(timeline.sets.length - 1);
    timeline.suspendedFrom.forEach((from, index) => {
      const to = timeline.suspendedTo[index] ?? 0;
      expect(to - from).toBeGreaterThanOrEqual(3000);
      const next = timeline.suspendedFrom[index + 1] ?? Infinity;
      expect(next).toBeGreaterThan(to);
    });
    for (const endAt of timeline.setEndAt.slice(0, -1)) {
      const fixture = fixtureOf(name, 77);
      const at = (now: number) => setRules.stateAt(fixture, timeline, now);
      expect(at(endAt).suspended).toBe('break');
      expect(at(endAt).status).toBe(3);
      expect(at(endAt + 2999).suspended).not.toBeNull();
      expect(at(endAt + 6000).suspended).toBeNull();
    }
  });

  it('is open most of the time, even at a fast pace', () => {
    for (const [pace, most] of [
      [1, 0.1],
      [20, 0.6],
    ] as const) {
      const fixture = fixtureOf(name, 5, 60, pace);
      const timeline = setRules.play(fixture);
      const end = timeline.at.at(-1) ?? 0;
      let closed = 0;
      timeline.suspendedFrom.forEach(
        (from, index) => (closed += Math.min(end, timeline.suspendedTo[index] ?? 0) - Math.min(end, from)),
      );
      expect(closed / (end - START_AT)).toBeLessThan(most);
    }
  });

  it('is the same for the same seed at any pace', () => {
    const one = setRules.play(fixtureOf(name, 9));
    expect(setRules.play(fixtureOf(name, 9))).toEqual(one);
    const faster = setRules.play(fixtureOf(name, 9, 60, 10));
    expect(faster.sets).toEqual(one.sets);
    expect(((faster.at.at(-1) ?? 0) - START_AT) * 10).toBeCloseTo((one.at.at(-1) ?? 0) - START_AT, -2);
    const others = [10, 11, 12, 13].map((seed) => setRules.play(fixtureOf(name, seed)));
    expect(others.some((other) => other.at.length !== one.at.length || other.at[1] !== one.at[1])).toBe(true);
  });

  it('takes the mean time per point, or per set where points are not counted', () => {
    let seconds = 0;
    let points = 0;
    let sets = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const timeline = setRules.play(fixtureOf(name, seed));
      timeline.setStartAt.forEach((from, index) => (seconds += ((timeline.setEndAt[index] ?? 0) - from) / 1000));
      sets += timeline.sets.length;
      points += timeline.at.length - timeline.sets.length;
    }
    const { format } = fixtureOf(name, 1);
    const isWhole = format.pointsToWin === 1;
    expect(Math.abs(seconds / (isWhole ? sets : points) / (format.pointS ?? 0) - 1)).toBeLessThan(0.1);
  });
});

describe('tennis', () => {
  it('counts games by the rules of tennis', () => {
    const legal = new Set(['0', '15', '30', '40', 'A']);
    let advantages = 0;
    let tieBreaks = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      for (const { state } of statesOf(fixtureOf('tennis', seed))) {
        if (state.status !== 2) continue;
        const [home, away] = state.points ?? ['', ''];
        const games = state.periodScores.at(-1);
        if (games?.[0] === 6 && games[1] === 6) {
          tieBreaks += 1;
          expect(`${home}:${away}`).toMatch(/^\d+:\d+$/);
          continue;
        }
        expect(legal.has(home) && legal.has(away)).toBe(true);
        if (home === 'A' || away === 'A') {
          advantages += 1;
          expect([home, away].sort()).toEqual(['40', 'A']);
        }
      }
    }
    expect(advantages).toBeGreaterThan(10);
    expect(tieBreaks).toBeGreaterThan(10);
  });

  it('changes server after every game', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      let before: MatchState | undefined;
      for (const { state } of statesOf(fixtureOf('tennis', seed))) {
        const games = (of: MatchState) => of.periodScores.flat().reduce((total, count) => total + count, 0);
        const inTieBreak = (of: MatchState) => of.periodScores.at(-1)?.join() === '6,6';
        if (before?.serving !== undefined && state.serving !== undefined && !inTieBreak(before)) {
          expect(state.serving === before.serving).toBe(games(state) === games(before));
        }
        before = state;
      }
    }
  });
});

it('a match lasts as its own format says, whichever format of its sport was played first', () => {
  const tour = fixtureOf('tableTennis', 1, 412);
  const cup: Fixture = { ...tour, format: { ...tour.format, breakS: 30, pointS: 9 } };
  expect(lawOf(cup).shape).toMatchObject({ pointS: 9, breakS: 30 });
  expect(lawOf(tour).shape).toMatchObject({ pointS: 13, breakS: 60 });
});
