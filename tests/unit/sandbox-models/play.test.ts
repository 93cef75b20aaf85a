import { describe, expect, it } from 'vitest';
import type { GameStatus, MatchState } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { fixtureOf, FORMATS, LONG_AFTER, SHORT_FORMATS, STARTS_AT, statesOf, TIMED_MODELS } from './fixtures.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed + 1);

function pathOf(states: readonly { readonly state: MatchState }[]): readonly GameStatus[] {
  const path: GameStatus[] = [1];
  for (const { state } of states) if (path.at(-1) !== state.status) path.push(state.status);
  return path;
}

const BOUTS: readonly string[] = ['boxing', 'mma'];

describe('a simulated match', () => {
  it('is deterministic', () => {
    for (const model of TIMED_MODELS) {
      const [first, again] = [
        createMatch(fixtureOf(FORMATS[model], { seed: 9 })),
        createMatch(fixtureOf(FORMATS[model], { seed: 9 })),
      ];
      expect(again.stateAt(LONG_AFTER)).toEqual(first.stateAt(LONG_AFTER));
      expect(statesOf(again)).toEqual(statesOf(first));
      expect(createMatch(fixtureOf(FORMATS[model], { seed: 10 })).stateAt(LONG_AFTER).stats).not.toEqual(
        first.stateAt(LONG_AFTER).stats,
      );
    }
  });

  it('is not started before its start, and is constant after its end', () => {
    const match = createMatch(fixtureOf(FORMATS.football));
    expect(match.stateAt(STARTS_AT - 1)).toMatchObject({
      status: 1,
      period: 0,
      score: [0, 0],
      nextChangeAt: STARTS_AT,
    });
    expect(match.stateAt(STARTS_AT)).toMatchObject({ status: 2, period: 1, clockS: 0, clockRuns: true });
    expect(match.stateAt(LONG_AFTER)).toMatchObject({
      status: 4,
      clockRuns: false,
      suspended: null,
      nextChangeAt: Infinity,
    });
    expect(match.price(LONG_AFTER, 'all')).toEqual([]);
  });

  it('goes through its periods and breaks in order', () => {
    for (const seed of SEEDS) {
      expect(pathOf(statesOf(createMatch(fixtureOf(FORMATS.football, { seed }))))).toEqual([1, 2, 3, 2, 4]);
      expect(pathOf(statesOf(createMatch(fixtureOf(FORMATS.hockey, { seed }))))).toEqual([1, 2, 3, 2, 3, 2, 4]);
    }
  });

  it('never decreases a score, a period or a period’s clock, and its period scores add up', () => {
    for (const format of [...Object.values(FORMATS), ...SHORT_FORMATS]) {
      for (const seed of SEEDS.slice(0, 8)) {
        let before: MatchState | null = null;
        const match = createMatch(fixtureOf(format, { seed, pace: 7 }));
        for (const { at, state } of statesOf(match)) {
          const sums = state.periodScores.reduce(([h, a], [home, away]) => [h + home, a + away] as const, [
            0, 0,
          ] as const);
          // The rounds of a bout have the points of the judges.
          if (!BOUTS.includes(format.model)) expect(sums).toEqual(state.score);
          expect(state.periodScores.length).toBe(state.period);
          expect(state.nextChangeAt).toBeGreaterThan(at);
          if (before) {
            expect(state.score[0]).toBeGreaterThanOrEqual(before.score[0]);
            expect(state.score[1]).toBeGreaterThanOrEqual(before.score[1]);
            expect(state.period).toBeGreaterThanOrEqual(before.period);
            if (state.period === before.period && state.status === before.status)
              expect(state.clockS).toBeGreaterThanOrEqual(before.clockS);
          }
          before = state;
        }
      }
    }
  });

  it('changes only the clock before the announced moment', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { seed: 4 }));
    for (const { at, state } of statesOf(match).slice(0, -1)) {
      const last = match.stateAt(state.nextChangeAt - 1);
      expect({ ...last, clockS: 0 }).toEqual({ ...state, clockS: 0 });
      expect(last.clockS).toBeGreaterThanOrEqual(state.clockS);
      expect(at).toBeLessThan(state.nextChangeAt);
    }
  });

  it.each([1, 20, 60])('suspends football for at least 4 s after every goal at pace %i, and opens again', (pace) => {
    let goals = 0;
    for (const seed of SEEDS) {
      const match = createMatch(fixtureOf(FORMATS.football, { seed, pace }));
      const states = statesOf(match);
      for (const [index, { at, state }] of states.entries()) {
        const before = states[index - 1]?.state.score ?? [0, 0];
        if (state.score[0] + state.score[1] === before[0] + before[1]) continue;
        goals += 1;
        expect(state.suspended).toBe('goal');
        expect(match.price(at, 'all').every((market) => market.suspended)).toBe(true);
        const later = match.stateAt(at + 3999);
        expect(later.suspended !== null || later.status === 4).toBe(true);
        const open = states.slice(index).find((next) => next.state.suspended === null);
        expect(open).toBeDefined();
        if (pace === 1 && open?.state.status === 2) expect(open.at - at).toBeLessThan(400_000);
      }
    }
    expect(goals).toBeGreaterThan(30);
  });

  it('has more football goals late than early', () => {
    let early = 0;
    let late = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const [first, second] = createMatch(fixtureOf(FORMATS.football, { seed })).stateAt(LONG_AFTER).periodScores;
      early += (first?.[0] ?? 0) + (first?.[1] ?? 0);
      late += (second?.[0] ?? 0) + (second?.[1] ?? 0);
    }
    expect(late / early).toBeGreaterThan(1.1);
    expect(late / early).toBeLessThan(1.6);
  });

  it('has a winner where a draw is played off', () => {
    for (const model of ['basketball', 'american-football', 'baseball'] as const) {
      for (let seed = 1; seed <= 150; seed += 1) {
        const { score } = createMatch(fixtureOf(FORMATS[model], { seed })).stateAt(LONG_AFTER);
        expect(score[0]).not.toBe(score[1]);
      }
    }
  });
});
