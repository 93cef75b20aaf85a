import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { periodsText } from '../../../adapters/sandbox/operator/line/scoreboard.ts';
import type { RecordedMatch } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { withoutMargin } from '../../../adapters/sandbox/operator/models/goals/rates.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT, statesOf } from './fixtures.ts';

const PRICES: RecordedMatch['prices'] = [
  { kind: KIND.result, type: 1, param: 0, price: 1300 },
  { kind: KIND.result, type: 2, param: 0, price: 6000 },
  { kind: KIND.result, type: 3, param: 0, price: 8500 },
  { kind: KIND.total, type: 1, param: 10, price: 1440 },
  { kind: KIND.total, type: 2, param: 10, price: 2750 },
  { kind: KIND.asianHandicap, type: 1, param: -6, price: 1930 },
  { kind: KIND.asianHandicap, type: 3, param: 6, price: 1970 },
];

function recorded(halfTime: readonly [number, number] | null, fullTime: readonly [number, number]): RecordedMatch {
  return {
    prices: PRICES,
    halfTime,
    fullTime,
    playedAt: 0,
    stats: [
      ['shots', 19, 7],
      ['corners', 6, 0],
    ],
  };
}

describe('a recorded match', () => {
  it.each([
    [
      [1, 1],
      [4, 2],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 3],
      [5, 3],
    ],
    [
      [2, 0],
      [2, 0],
    ],
  ] as const)('is %s at half-time and %s at the end', (halfTime, fullTime) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const match = createMatch(
        fixtureOf(FORMATS.football, { seed, recorded: recorded(halfTime, fullTime), pace: 30 }),
      );
      const half = statesOf(match).filter(({ state }) => state.status === 3);
      expect(half.length).toBeGreaterThan(0);
      for (const { state } of half) expect(state.score).toEqual(halfTime);
      const end = match.stateAt(LONG_AFTER);
      expect(end.score).toEqual(fullTime);
      expect(end.stats).toEqual([
        ['shots', 19, 7],
        ['corners', 6, 0],
      ]);
    }
  });

  it('[SEA-7] without a half-time score ends as recorded, with goals in both halves across seeds', () => {
    const firstHalves = new Set<number>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const match = createMatch(fixtureOf(FORMATS.football, { seed, recorded: recorded(null, [3, 1]), pace: 30 }));
      for (const { state } of statesOf(match).filter(({ state: { status } }) => status === 3))
        firstHalves.add(state.score[0] + state.score[1]);
      expect(match.stateAt(LONG_AFTER).score).toEqual([3, 1]);
    }
    expect(firstHalves.size).toBeGreaterThan(2);
  });

  it('[SEA-7] without a half-time score offers no market that needs that score, before the start and in play, and shows no scores by half', () => {
    const needHalves: readonly number[] = [
      KIND.halfTimeResult,
      KIND.halfTimeTotal,
      KIND.halfTimeHandicap,
      KIND.halfTimeFullTime,
      KIND.periodResult,
    ];
    const kindsOf = (halfTime: readonly [number, number] | null): readonly number[] => {
      const match = createMatch(fixtureOf(FORMATS.football, { recorded: recorded(halfTime, [1, 0]) }));
      return [STARTS_AT - 1, STARTS_AT + 600_000, STARTS_AT + 4_000_000].flatMap((at) =>
        match.price(at, 'all').map(({ kind }) => kind),
      );
    };
    expect(needHalves.filter((kind) => kindsOf([0, 0]).includes(kind))).toEqual(needHalves);
    expect(needHalves.filter((kind) => kindsOf(null).includes(kind))).toEqual([]);
    expect(new Set(kindsOf(null)).size).toBe(new Set(kindsOf([0, 0])).size - needHalves.length);

    const shownOf = (halfTime: readonly [number, number] | null): string => {
      const fixture = fixtureOf(FORMATS.football, { recorded: recorded(halfTime, [1, 0]) });
      return periodsText(fixture, createMatch(fixture).stateAt(LONG_AFTER));
    };
    expect(shownOf([1, 0])).toBe('1:0,0:0');
    expect(shownOf(null)).toBe('');
  });

  it('[LIN-229] has markets of corners, which its record has, and none of cards, which it lacks', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { recorded: recorded([0, 0], [1, 0]) }));
    const kinds = new Set(match.price(STARTS_AT - 1, 'all').map(({ kind }) => kind));
    const offered = Object.values(STAT_KIND).filter((kind) => kinds.has(kind));
    expect(offered).toEqual([STAT_KIND.cornerResult, STAT_KIND.cornerTotal]);
    const settled = match.settle({ kind: STAT_KIND.cornerResult, type: 1, param: 0 }, LONG_AFTER);
    expect(settled).toBe(1);
  });

  it('offers exactly its recorded prices before the start, each market once', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { recorded: recorded([0, 0], [1, 0]) }));
    const all = match.price(STARTS_AT - 1, 'all');
    for (const row of PRICES)
      expect(
        all.filter((market) => market.kind === row.kind && market.type === row.type && market.param === row.param),
      ).toMatchObject([{ ...row, suspended: false }]);
    expect(new Set(all.map((market) => `${market.kind}:${market.type}:${market.param}`)).size).toBe(all.length);
    expect(new Set(all.map((market) => market.kind)).size).toBeGreaterThanOrEqual(15);
    const main = match.price(STARTS_AT - 1, 'main');
    expect(main).toHaveLength(PRICES.length);
    for (const row of PRICES) expect(main).toContainEqual(expect.objectContaining({ ...row, suspended: false }));
  });

  it('derives the other markets and the live prices from a model fitted to the recorded prices', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { recorded: recorded([0, 0], [1, 0]) }));
    const atStart = match.price(STARTS_AT, 'all');
    const fairOf = (kind: number, param: number): readonly number[] =>
      withoutMargin(
        atStart.filter((market) => market.kind === kind && market.param === param).map((market) => market.price),
      );
    const result = withoutMargin([1300, 6000, 8500]);
    const modelled = fairOf(KIND.result, 0);
    expect((modelled[0] ?? 0) - (modelled[2] ?? 0)).toBeCloseTo((result[0] ?? 0) - (result[2] ?? 0), 2);
    expect(fairOf(KIND.total, 10)[0]).toBeCloseTo(withoutMargin([1440, 2750])[0] ?? NaN, 2);
  });

  it('spreads its statistics evenly over the match', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { recorded: recorded([0, 0], [1, 0]) }));
    const [, home] = match.stateAt(STARTS_AT + (2700 + 450) * 1000).stats[0] ?? ['', 0, 0];
    expect(home).toBeGreaterThanOrEqual(7);
    expect(home).toBeLessThanOrEqual(12);
  });
});
