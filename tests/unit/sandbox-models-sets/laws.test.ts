/** The probabilities of one set, compared with hand-computed numbers and with each other. */
import { describe, expect, it } from 'vitest';
import {
  START,
  throwerChance,
  visitsAt,
  visitTable,
} from '../../../adapters/sandbox/operator/models/sets/darts-leg.ts';
import { isSetOver, rallyLaw, rallyScores } from '../../../adapters/sandbox/operator/models/sets/rally-set.ts';
import { freshStanding, homeChance, type ScoreLaw } from '../../../adapters/sandbox/operator/models/sets/set-law.ts';
import { matchChance, setScores } from '../../../adapters/sandbox/operator/models/sets/set-scores.ts';
import { shapeOf } from '../../../adapters/sandbox/operator/models/sets/shape.ts';
import { BREAK_WEIGHTS, snookerLaw } from '../../../adapters/sandbox/operator/models/sets/snooker-frame.ts';
import {
  holdChance,
  tennisLaw,
  tieBreakChance,
  tieBreakServer,
  tieBreakTable,
} from '../../../adapters/sandbox/operator/models/sets/tennis-set.ts';
import { FORMATS } from './fixtures.ts';

const sum = (law: ScoreLaw) => law.chance.reduce((total, chance) => total + chance, 0);

describe('tennis', () => {
  const shape = shapeOf(FORMATS.tennis);

  it('holds serve with the probability of the closed formula', () => {
    const p = 0.62;
    const q = 1 - p;
    const deuce = (p * p) / (1 - 2 * p * q);
    const formula = p ** 4 * (1 + 4 * q + 10 * q * q) + 20 * p ** 3 * q ** 3 * deuce;
    expect(holdChance(p, 0, 0)).toBeCloseTo(formula, 12);
    expect(holdChance(p, 5, 5)).toBeCloseTo(deuce, 12);
    expect(holdChance(p, 6, 5)).toBeCloseTo(p + q * deuce, 12);
  });

  it('alternates serve in a tie-break: one point, then two each', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((played) => tieBreakServer(0, played))).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });

  it('has the same tie-break and set probabilities whoever serves first', () => {
    const serve = { home: 0.66, away: 0.61 };
    const first = tieBreakTable(serve, 0);
    const second = tieBreakTable(serve, 1);
    expect(first[0]).toBeCloseTo(second[0] ?? 0, 12);
    const law = tennisLaw(shape, serve);
    expect(homeChance(law.scores(freshStanding(0, 0)))).toBeCloseTo(homeChance(law.scores(freshStanding(0, 1))), 12);
    expect(sum(law.scores(freshStanding(0, 1)))).toBeCloseTo(1, 12);
  });

  it('is consistent in a level tie-break: the current value is the mean of the next ones', () => {
    const serve = { home: 0.7, away: 0.58 };
    const table = tieBreakTable(serve, 0);
    for (const [home, away] of [
      [6, 6],
      [7, 6],
      [8, 8],
      [3, 5],
      [6, 4],
    ] as const) {
      const point = tieBreakServer(0, home + away) === 0 ? serve.home : 1 - serve.away;
      const next =
        point * tieBreakChance(serve, table, 0, home + 1, away) +
        (1 - point) * tieBreakChance(serve, table, 0, home, away + 1);
      expect(tieBreakChance(serve, table, 0, home, away)).toBeCloseTo(next, 12);
    }
  });
});

describe('sets of rallies', () => {
  it('end at the scores of their sport', () => {
    const volleyball = shapeOf(FORMATS.volleyball);
    const badminton = shapeOf(FORMATS.badminton);
    const esports = shapeOf(FORMATS.esports);
    expect(isSetOver(volleyball, 25, 25, 23)).toBe(true);
    expect(isSetOver(volleyball, 25, 25, 24)).toBe(false);
    expect(isSetOver(volleyball, 15, 15, 13)).toBe(true);
    expect(isSetOver(badminton, 21, 29, 28)).toBe(false);
    expect(isSetOver(badminton, 21, 30, 29)).toBe(true);
    expect(isSetOver(esports, 13, 13, 11)).toBe(true);
    expect(isSetOver(esports, 13, 13, 12)).toBe(false);
    expect(isSetOver(esports, 13, 15, 12)).toBe(false);
    expect(isSetOver(esports, 13, 16, 14)).toBe(true);
    expect(isSetOver(esports, 13, 16, 15)).toBe(false);
    expect(isSetOver(esports, 13, 19, 15)).toBe(true);
  });

  it('are even between equal sides, and the probabilities sum to one from any score', () => {
    for (const name of ['volleyball', 'tableTennis', 'badminton', 'esports'] as const) {
      const shape = shapeOf(FORMATS[name]);
      const even = rallyScores(shape, shape.target, 0.5, 0, 0);
      expect(homeChance(even)).toBeCloseTo(0.5, 9);
      for (const [home, away] of [
        [0, 0],
        [shape.target - 1, shape.target - 1],
        [shape.target + 1, shape.target],
        [3, 1],
      ] as const) {
        expect(sum(rallyScores(shape, shape.target, 0.53, home, away))).toBeCloseTo(1, 5);
      }
    }
  });

  it('match the closed formula at level scores', () => {
    const shape = shapeOf(FORMATS.volleyball);
    const p = 0.55;
    const level = (p * p) / (p * p + (1 - p) ** 2);
    expect(homeChance(rallyScores(shape, 25, p, 30, 30))).toBeCloseTo(level, 4);
    expect(homeChance(rallyScores(shape, 25, p, 31, 30))).toBeCloseTo(p + (1 - p) * level, 4);
  });

  it('have a short deciding set in volleyball', () => {
    const law = rallyLaw(shapeOf(FORMATS.volleyball), 0.55);
    expect(Math.min(...law.scores(freshStanding(4, 0)).home.filter((points) => points > 13))).toBe(15 - 1);
    expect(law.winChance(4, 0)).toBeLessThan(law.winChance(0, 0));
  });
});

describe('frames and legs', () => {
  it('are even between equal players, and a lead raises the probability', () => {
    const law = snookerLaw(0.5);
    expect(law.winChance(0, 0)).toBeCloseTo(0.5, 9);
    const lead = homeChance(law.scores({ ...freshStanding(0, 0), home: 50, away: 10 }));
    expect(lead).toBeGreaterThan(0.7);
    expect(homeChance(law.scores({ ...freshStanding(0, 0), home: 60, away: 0 }))).toBeGreaterThan(lead);
    expect(BREAK_WEIGHTS.reduce<number>((total, weight) => total + weight, 0)).toBeCloseTo(1, 12);
  });

  it('have dart visits that sum to one and never leave a remainder of one', () => {
    for (let left = 2; left <= START; left += 1) {
      const visits = visitsAt(left, 0.4);
      expect(visits.reduce((total, visit) => total + visit.chance, 0)).toBeCloseTo(1, 12);
      for (const visit of visits) expect(visit.left === 0 || (visit.left >= 2 && visit.left <= left)).toBe(true);
    }
  });

  it('favour the thrower in a leg, which has exactly one winner', () => {
    const table = visitTable(0.6);
    const chance = throwerChance(table, START, table, START);
    expect(chance).toBeGreaterThan(0.55);
    expect(chance).toBeLessThan(0.75);
    const lasts = table.subarray(START * 37, START * 37 + 37).reduce((total, part) => total + part, 0);
    expect(lasts).toBeCloseTo(1, 4);
  });
});

describe('sets of a match', () => {
  it('follow the binomial distribution', () => {
    const shape = shapeOf(FORMATS.tennisLong);
    const q = 0.6;
    const scores = setScores(shape, 0, 0, q, () => q);
    expect(scores.home[0]).toBeCloseTo(q ** 3, 12);
    expect(scores.home[1]).toBeCloseTo(3 * q ** 3 * (1 - q), 12);
    expect(scores.home[2]).toBeCloseTo(6 * q ** 3 * (1 - q) ** 2, 12);
    expect(scores.away[2]).toBeCloseTo(6 * (1 - q) ** 3 * q ** 2, 12);
    expect(matchChance(setScores(shape, 2, 1, 0.5, () => q))).toBeCloseTo(0.5 + 0.5 * q, 12);
  });
});
