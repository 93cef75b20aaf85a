/** Same-game combos: their keys, their joint probability and their results. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { MarketKey } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { marginOf } from '../../../adapters/sandbox/operator/models/margin.ts';
import {
  canBePart,
  comboKey,
  comboLabel,
  comboParts,
} from '../../../adapters/sandbox/operator/models/same-game/parts.ts';
import { comboMarket, priceOf } from '../../../adapters/sandbox/operator/models/same-game/price-combo.ts';
import { selectionsOf } from '../../../adapters/sandbox/operator/models/same-game/selections.ts';
import { FEWER_RUNS, RUNS } from '../../arbitraries/runs.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT } from './fixtures.ts';

const BEFORE = STARTS_AT - 1;
const IN_PLAY = STARTS_AT + 1_800_000;
const LATE = STARTS_AT + 5_000_000;
const MOMENTS = [BEFORE, IN_PLAY, LATE] as const;

const FORMAT = FORMATS.football;
const SELECTIONS = selectionsOf(FORMAT)?.all ?? [];
const BLOCKS = selectionsOf(FORMAT)?.blocks ?? [];
/** Selections of goals come first; their combos have the first numbers. */
const GOALS = BLOCKS[0]?.[2] ?? 0;
const REACH = BLOCKS.at(-1) ?? [0, 0, 0];
const anyParts = fc.oneof(
  ...REACH.map((reach, at) => fc.uniqueArray(fc.nat(reach - 1), { minLength: at + 2, maxLength: at + 2 })),
);
const partsAt = (places: readonly number[]): readonly MarketKey[] =>
  places.map((place) => SELECTIONS[place] as MarketKey);
const anyMatch = fc
  .record({ seed: fc.nat(500), home: fc.integer({ min: 1300, max: 1700 }), away: fc.integer({ min: 1300, max: 1700 }) })
  .map((choice) => createMatch(fixtureOf(FORMAT, choice)));
const jointOf = (match: Match, at: number, parts: readonly MarketKey[]): number => match.joint(at, parts) ?? NaN;

describe('a same-game combo', () => {
  it('[SGC-1] its key names its parts, whatever their order, and fits the id of a market', () => {
    fc.assert(
      fc.property(anyParts, (places) => {
        const key = comboKey(FORMAT, partsAt(places));
        if (key === null) throw new Error('no key');
        expect(comboKey(FORMAT, partsAt([...places].reverse()))).toEqual(key);
        expect(comboParts(FORMAT, key)).toEqual(partsAt([...places].sort((a, b) => a - b)));
        expect(readMarketId(marketId(2 ** 28 - 1, key))?.key).toEqual(key);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });

  it('[SGC-1] different pairs have different keys, and no key is beyond the last set of four', () => {
    const keys = SELECTIONS.flatMap((one, at) =>
      SELECTIONS.slice(at + 1).map((other) => JSON.stringify(comboKey(FORMAT, [one, other]))),
    );
    expect(new Set(keys).size).toBe((SELECTIONS.length * (SELECTIONS.length - 1)) / 2);
    const four = SELECTIONS.slice(REACH[2] - 4, REACH[2]);
    const last = comboKey(FORMAT, four);
    if (last === null) throw new Error('no key');
    expect(comboParts(FORMAT, last)).toEqual(four);
    expect(comboParts(FORMAT, { ...last, param: last.param + 1 })).toBeNull();
    expect(comboParts(FORMAT, { ...last, kind: KIND.total })).toBeNull();
  });

  it('[SGC-1] combos of goals have the numbers that they had before corners could be combined', () => {
    const [one, two, three] = [SELECTIONS.slice(0, 2), SELECTIONS.slice(0, 3), SELECTIONS.slice(GOALS - 4, GOALS)];
    expect([one, two, three].map((parts) => comboKey(FORMAT, parts))).toEqual([
      { kind: KIND.sameGame, type: 0, param: -4096 },
      { kind: KIND.sameGame, type: 0, param: -2920 },
      { kind: KIND.sameGame, type: 28, param: -1997 },
    ]);
  });

  it('[SGC-1] a number that would name a set of goals once more names no combo', () => {
    const last = comboKey(FORMAT, SELECTIONS.slice(GOALS - 4, GOALS));
    if (last === null) throw new Error('no key');
    expect(comboParts(FORMAT, { ...last, param: last.param + 1 })).toBeNull();
  });

  it('[SGC-1] one part, five parts, equal parts and other selections make no combo', () => {
    const [first, second] = SELECTIONS;
    if (first === undefined || second === undefined) throw new Error('no selections');
    expect(comboKey(FORMAT, [first])).toBeNull();
    expect(comboKey(FORMAT, SELECTIONS.slice(0, 5))).toBeNull();
    expect(comboKey(FORMAT, [first, first])).toBeNull();
    expect(comboKey(FORMAT, [first, { kind: KIND.asianHandicap, type: 1, param: -2 }])).toBeNull();
    expect(comboLabel([first, second])).toBe('1.1.0+1.2.0');
  });

  it('[SGC-2] the probability of each part alone is the one behind the price of its own market', () => {
    const places = new Set(SELECTIONS.map((part) => JSON.stringify(part)));
    for (const at of MOMENTS) {
      const match = createMatch(fixtureOf(FORMAT, { seed: 3, home: 1560 }));
      const markets = match
        .price(at, 'all')
        .filter(({ kind, type, param }) => places.has(JSON.stringify({ kind, type, param })));
      expect(markets.length).toBeGreaterThan(8);
      for (const { kind, type, param, fair } of markets)
        expect(jointOf(match, at, [{ kind, type, param }])).toBeCloseTo(fair?.won ?? NaN, 6);
    }
  });

  it('[SGC-2] the joint probability is within the bounds that its parts set, and the order does not matter', () => {
    fc.assert(
      fc.property(anyMatch, anyParts, fc.constantFrom(...MOMENTS), (match, places, at) => {
        const parts = partsAt(places);
        const joint = jointOf(match, at, parts);
        const alone = parts.map((part) => jointOf(match, at, [part]));
        expect(joint).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
        expect(joint).toBeGreaterThanOrEqual(alone.reduce((all, p) => all + p, 0) - (alone.length - 1) - 1e-9);
        expect(jointOf(match, at, [...parts].reverse())).toBe(joint);
      }),
      { numRuns: FEWER_RUNS, seed: 1 },
    );
  });

  it('[SGC-2] a part that is sure changes nothing, before the start and in play; parts that exclude each other never win', () => {
    const match = createMatch(fixtureOf(FORMAT, { seed: 5 }));
    const homeWins = { kind: KIND.result, type: 1, param: 0 };
    const someGoal = { kind: KIND.total, type: 1, param: 2 };
    const alone = jointOf(match, BEFORE, [homeWins]);
    expect(jointOf(match, BEFORE, [homeWins, someGoal])).toBeCloseTo(alone, 12);
    const seeds = [6, 7, 8, 9, 10, 11, 12];
    const withGoals = seeds
      .map((seed) => createMatch(fixtureOf(FORMAT, { seed })))
      .filter((each) => each.stateAt(LATE).score.some((goals) => goals > 0));
    expect(withGoals.length).toBeGreaterThan(2);
    for (const each of withGoals) {
      expect(jointOf(each, LATE, [someGoal])).toBeCloseTo(1, 12);
      expect(jointOf(each, LATE, [homeWins, someGoal])).toBeCloseTo(jointOf(each, LATE, [homeWins]), 12);
    }
    expect(jointOf(match, BEFORE, [homeWins, { ...homeWins, type: 3 }])).toBe(0);
  });

  it('[SGC-2] the price has the margin of each part once, and no less than a combo with a part less', () => {
    const match = createMatch(fixtureOf(FORMAT, { seed: 5 }));
    const parts = [
      { kind: KIND.result, type: 1, param: 0 },
      { kind: KIND.total, type: 1, param: 10 },
    ];
    const priced = priceOf(match, BEFORE, parts);
    const margin = marginOf(KIND.result, 'football') + marginOf(KIND.total, 'football');
    expect(priced?.fair).toBe(jointOf(match, BEFORE, parts));
    expect((priced?.price ?? 0) / (1000 / ((priced?.fair ?? 0) * (1 + margin)))).toBeCloseTo(1, 2);
    const more = priceOf(match, BEFORE, [...parts, { kind: KIND.bothScore, type: 1, param: 0 }]);
    expect(more?.price).toBeGreaterThan(priced?.price ?? Infinity);
  });

  it('[SGC-2] over many matches, a combo wins as often as its probability says', () => {
    const sets = [
      [SELECTIONS[0], { kind: KIND.total, type: 1, param: 10 }],
      [SELECTIONS[1], { kind: KIND.bothScore, type: 1, param: 0 }],
      [SELECTIONS[0], { kind: KIND.halfTimeResult, type: 2, param: 0 }],
      [{ kind: KIND.bothScore, type: 1, param: 0 }, { kind: KIND.total, type: 1, param: 10 }, SELECTIONS[0]],
      [SELECTIONS[0], { kind: STAT_KIND.cornerResult, type: 1, param: 0 }],
      [
        { kind: STAT_KIND.cornerResult, type: 3, param: 0 },
        { kind: STAT_KIND.cornerTotal, type: 1, param: 38 },
        { kind: KIND.total, type: 2, param: 10 },
      ],
    ] as readonly (readonly MarketKey[])[];
    const matches = 1_500;
    const off = sets.map(() => 0);
    const spread = sets.map(() => 0);
    for (let seed = 1; seed <= matches; seed += 1) {
      const match = createMatch(fixtureOf(FORMAT, { seed, home: 1450 + ((seed * 37) % 100) }));
      sets.forEach((parts, at) => {
        const fair = jointOf(match, BEFORE, parts);
        const key = comboKey(FORMAT, parts);
        const won = key !== null && match.settle(key, LONG_AFTER) === 1 ? 1 : 0;
        off[at] = (off[at] ?? 0) + won - fair;
        spread[at] = (spread[at] ?? 0) + fair * (1 - fair);
      });
    }
    for (const [at, sum] of off.entries()) expect(Math.abs(sum) / Math.sqrt(spread[at] ?? 1)).toBeLessThan(4);
  });

  it('[SGC-4] it is lost with its first lost part, won when all have won, and open until then', () => {
    fc.assert(
      fc.property(anyMatch, anyParts, fc.integer({ min: 0, max: 7_000_000 }), (match, places, after) => {
        const parts = partsAt(places);
        const key = comboKey(FORMAT, parts) ?? SELECTIONS[0];
        if (key === undefined) throw new Error('no key');
        const at = STARTS_AT + after;
        const statuses = parts.map((part) => match.settle(part, at));
        const expected = statuses.includes(0) ? 0 : statuses.every((status) => status === 1) ? 1 : null;
        expect(match.settle(key, at)).toBe(expected);
        expect(match.settle(key, LONG_AFTER)).not.toBeNull();
        if (expected !== null) expect(comboMarket(match, key, { pricedAt: at, at, suspended: false })).toBeNull();
      }),
      { numRuns: FEWER_RUNS, seed: 1 },
    );
  });

  it('[SGC-2] corners depend on each other, and not on goals; cards are in no combo', () => {
    const match = createMatch(fixtureOf(FORMAT, { seed: 5, home: 1560 }));
    const homeWins = { kind: KIND.result, type: 1, param: 0 };
    const over = { kind: KIND.total, type: 1, param: 10 };
    const moreCorners = { kind: STAT_KIND.cornerResult, type: 1, param: 0 };
    const equalCorners = { kind: STAT_KIND.cornerResult, type: 2, param: 0 };
    const fewCorners = { kind: STAT_KIND.cornerTotal, type: 2, param: 26 };
    const joint = (...parts: readonly MarketKey[]): number => jointOf(match, BEFORE, parts);
    expect(joint(homeWins, over, moreCorners)).toBeCloseTo(joint(homeWins, over) * joint(moreCorners), 12);
    expect(joint(equalCorners, fewCorners)).toBeGreaterThan(1.1 * joint(equalCorners) * joint(fewCorners));
    expect(joint(moreCorners, equalCorners)).toBe(0);
    for (const kind of [STAT_KIND.cardResult, STAT_KIND.cardTotal])
      expect(canBePart(FORMAT, { kind, type: 1, param: kind === STAT_KIND.cardTotal ? 14 : 0 }, 2)).toBe(false);
  });

  it('[SGC-1] only football with known halves and basketball have combos', () => {
    const parts = [SELECTIONS[0], SELECTIONS[6]] as readonly MarketKey[];
    const { hockey, basketball } = FORMATS;
    expect(createMatch(fixtureOf(hockey)).joint(BEFORE, parts)).toBeNull();
    expect([hockey, basketball].map((format) => comboKey(format, parts))).toEqual([null, null]);
    expect(canBePart(hockey, SELECTIONS[0] as MarketKey, 2)).toBe(false);
    expect(
      createMatch(fixtureOf(basketball)).joint(BEFORE, [{ kind: KIND.winner, type: 1, param: 0 }]),
    ).toBeGreaterThan(0);
  });
});
