import { describe, expect, it } from 'vitest';
import { FIELD_KIND } from 'touchline/core/line/rules/field-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { championships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { EXPRESS_BANNED, flagsOf } from '../../../adapters/sandbox/operator/line/market-flags.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { settledBy } from '../../../adapters/sandbox/operator/models/field/rules.ts';
import type { Standing } from '../../../adapters/sandbox/operator/models/field/standing.ts';
import { pairParam, startList } from '../../../adapters/sandbox/operator/models/field/terms.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { FIELD_FORMATS, fieldFixture } from './field-fixtures.ts';
import { STARTS_AT } from './fixtures.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 4, 4, 12);

const standing = (number: number, score: number, tie = 0, out: number | null = null): Standing => ({
  number,
  done: out ?? 18,
  score,
  tie,
  isOut: out !== null,
});

describe('the calendar of fields', () => {
  const schedule = createSchedule({ championships, seed: 5, origin: NOW, pace: 1 });
  const ofSport = (sportId: number) =>
    new Set(championships.filter((each) => each.sportId === sportId).map(({ id }) => id));

  it.each([MOTORSPORT, GOLF])('[FLD-1] sport %i has two events a day, and two of each competition ahead', (sportId) => {
    const ids = ofSport(sportId);
    expect(ids.size).toBe(3);
    expect(schedule.between(ids, NOW, NOW + 6 * DAY_MS)).toHaveLength(12);
    const ahead = schedule.current(NOW).filter((each) => ids.has(each.champId) && each.startsAt > NOW);
    expect(ahead).toHaveLength(6);
    for (const { away, field = [], home, format } of ahead) {
      expect(away.name).toBe('');
      expect(field.length).toBeGreaterThanOrEqual(20);
      expect(home.name).toMatch(format.model === 'golf' ? /, round [1-4]$/ : /\. /);
      expect(field.every(({ team }) => (team === undefined) === (sportId === GOLF))).toBe(true);
    }
  });

  it('[FLD-1] the grid is by ratings and a qualifying, the tee times are in any order', () => {
    const { field = [] } = fieldFixture(FIELD_FORMATS[0] ?? { model: 'golf', periods: 1, periodS: 1, breakS: 0 });
    const grid = startList('motorsport', field, 9);
    expect(grid).toEqual(startList('motorsport', field, 9));
    expect(grid).not.toEqual(startList('motorsport', field, 10));
    grid.forEach(({ rating }, at) =>
      grid.slice(at + 1).forEach((behind) => expect(behind.rating - rating).toBeLessThan(220)),
    );
    expect(startList('golf', field, 9).toSorted((a, b) => a.id - b.id)).toEqual(field);
  });
});

describe('the settlement of fields', () => {
  it('[FLD-5] golf shares places in full, returns equal pairs, and has one winner', () => {
    const [a, b, c, d, e, f] = [-6, -5, -5, -4, -4, -4];
    const round = [a, b, c, d, e, f, -1].map((score, at) => standing(at + 1, score, (7 - at) / 10));
    const place = round.map(({ number }) =>
      settledBy('golf', round, { kind: FIELD_KIND.topFive, type: 1, param: number * 4 }),
    );
    expect(place).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(settledBy('golf', round, { kind: FIELD_KIND.headToHead, type: 1, param: pairParam(2, 3) })).toBe(2);
    expect(settledBy('golf', round, { kind: FIELD_KIND.headToHead, type: 3, param: pairParam(1, 2) })).toBe(0);
    const playOff = [standing(1, -6, 0.8), standing(2, -6, 0.1)];
    expect([1, 2].map((type) => settledBy('golf', playOff, { kind: KIND.outright, type, param: 0 }))).toEqual([0, 1]);
  });

  it('[FLD-5] a driver who retires loses, and a pair is returned only where both retire', () => {
    const race = [standing(1, 90), standing(2, 20, 0, 12), standing(3, 60, 0, 40)];
    const pair = (low: number, high: number, type: number) =>
      settledBy('motorsport', race, { kind: FIELD_KIND.headToHead, type, param: pairParam(low, high) });
    expect([pair(1, 2, 1), pair(1, 2, 3), pair(1, 3, 1), pair(2, 3, 1), pair(2, 3, 3)]).toEqual([1, 0, 1, 2, 2]);
    const place = (number: number) =>
      settledBy('motorsport', race, { kind: FIELD_KIND.topThree, type: 1, param: number * 4 });
    expect([1, 2, 3].map(place)).toEqual([1, 0, 0]);
    const nobody = race.map((each) => ({ ...each, isOut: true }));
    expect(settledBy('motorsport', nobody, { kind: KIND.outright, type: 1, param: 0 })).toBe(2);
    expect(settledBy('motorsport', race, { kind: KIND.total, type: 1, param: 10 })).toBeNull();
  });

  it('[FLD-5] the winner of an event may be a leg of an express, that of a long-term bet may not', () => {
    const [format] = FIELD_FORMATS;
    if (format === undefined) throw new Error('no format');
    expect(flagsOf({ format, seed: 1 }, KIND.outright) & EXPRESS_BANNED).toBe(0);
    expect(flagsOf({ format: { ...format, model: 'outright' }, seed: 1 }, KIND.outright) & EXPRESS_BANNED).toBe(1);
  });
});

describe('fields in play', () => {
  it.each(FIELD_FORMATS.slice(0, 2))(
    '[FLD-6] $model closes its markets for what moves them, and opens them at new prices',
    (format) => {
      let closed = 0;
      for (let seed = 1; seed < 6; seed += 1) {
        const match = createMatch(fieldFixture(format, { seed }));
        let before = match.stateAt(STARTS_AT);
        for (let at = before.nextChangeAt; at < Infinity; at = before.nextChangeAt) {
          const now = match.stateAt(at);
          const retired = now.field?.standings.some(
            ({ number, isOut }) => isOut && before.field?.standings[number - 1]?.isOut === false,
          );
          if (retired === true && now.status === 2) expect(now.suspended).not.toBeNull();
          if (now.suspended !== null) {
            closed += 1;
            expect(match.price(at, 'all').every(({ suspended }) => suspended)).toBe(true);
            expect(now.nextChangeAt - at).toBeLessThanOrEqual(10_000);
            expect(match.stateAt(now.nextChangeAt).suspended).toBeNull();
          }
          expect(now.period).toBeGreaterThanOrEqual(before.period);
          before = now;
        }
        expect(before.status).toBe(4);
      }
      expect(closed).toBeGreaterThan(10);
    },
  );
});
