/** Same-game combos of basketball: their keys, their joint probability and their results. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { MarketKey, MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { canBePart, comboKey, comboParts } from '../../../adapters/sandbox/operator/models/same-game/parts.ts';
import { priceOf } from '../../../adapters/sandbox/operator/models/same-game/price-combo.ts';
import { selectionsOf } from '../../../adapters/sandbox/operator/models/same-game/selections.ts';
import { FEWER_RUNS, IS_DEEP, RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { fixtureOf, FORMATS, LONG_AFTER, SHORT_FORMATS, STARTS_AT, statesOf } from './fixtures.ts';

/** A case takes tens of milliseconds. */
const FEW = FEWER_RUNS / 4;
const BEFORE = STARTS_AT - 1;
const IN_PLAY = STARTS_AT + 600_000;
const LATE = STARTS_AT + 2_400_000;
const MOMENTS = [BEFORE, IN_PLAY, LATE] as const;
const FORMAT = FORMATS.basketball;
const NBA: MatchFormat = { ...FORMAT, periodS: 720 };
const BASKETBALL = [FORMAT, NBA, SHORT_FORMATS[2] ?? FORMAT];

const allOf = (format: MatchFormat): readonly MarketKey[] => selectionsOf(format)?.all ?? [];
const reachOf = (format: MatchFormat): readonly number[] => selectionsOf(format)?.blocks.at(-1) ?? [];
const jointOf = (match: Match, at: number, parts: readonly MarketKey[]): number => match.joint(at, parts) ?? NaN;
const homeWins: MarketKey = { kind: KIND.winner, type: 1, param: 0 };
const awayWins: MarketKey = { kind: KIND.winner, type: 3, param: 0 };

const anyFormat = fc.constantFrom(...BASKETBALL);
/** A format, and 2 to 4 of the selections that combos of that size can have. */
const anyCombo = fc.tuple(anyFormat, fc.constantFrom(2, 3, 4)).chain(([format, size]) => {
  const last = (reachOf(format)[size - 2] ?? 0) - 1;
  return fc
    .uniqueArray(fc.nat(last), { minLength: size, maxLength: size })
    .map((places) => ({ format, places, parts: places.map((place) => allOf(format)[place] as MarketKey) }));
});
const anyChoice = fc.record({
  seed: fc.nat(500),
  home: fc.integer({ min: 1400, max: 1650 }),
  away: fc.integer({ min: 1400, max: 1650 }),
});

describe('a same-game combo of basketball', () => {
  it('[SGC-1] its key names its parts, whatever their order, and fits the id of a market', () => {
    fc.assert(
      fc.property(anyCombo, ({ format, places, parts }) => {
        const key = comboKey(format, parts);
        if (key === null) throw new Error('no key');
        expect(comboKey(format, parts.toReversed())).toEqual(key);
        expect(comboParts(format, key)).toEqual(places.toSorted((a, b) => a - b).map((place) => allOf(format)[place]));
        expect(readMarketId(marketId(2 ** 28 - 1, key))?.key).toEqual(key);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });

  it.each(BASKETBALL)(
    '[SGC-1] no key of the format %o is beyond its last set of four, and no selection comes twice',
    (format) => {
      const all = allOf(format);
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
      const last = comboKey(format, all.slice(0, reachOf(format)[2]).slice(-4));
      if (last === null) throw new Error('no key');
      expect(readMarketId(marketId(1, last))?.key).toEqual(last);
      expect(comboParts(format, { ...last, param: last.param + 1 })).toBeNull();
    },
  );

  it('[SGC-1] combos of three and four have the lines nearest to the expected points', () => {
    const [two = 0, three = 0, four = 0] = reachOf(NBA);
    const all = allOf(NBA);
    const params = (count: number): readonly number[] =>
      all.slice(0, count).flatMap(({ kind, param }) => (kind === KIND.total ? [param / 4] : []));
    expect([two, three, four].map((count) => [Math.min(...params(count)), Math.max(...params(count))])).toEqual([
      [163.5, 258.5],
      [200.5, 222.5],
      [206.5, 215.5],
    ]);
    const far = all[two - 1] as MarketKey;
    expect([2, 3, 4].filter((size) => canBePart(NBA, far, size))).toEqual([2]);
    expect(comboKey(NBA, [homeWins, far])).not.toBeNull();
    expect(comboKey(NBA, [homeWins, far, all[3] as MarketKey])).toBeNull();
  });

  it(
    '[SGC-1] every line that is offered before the start can be part of a combo of two',
    () => {
      for (const format of BASKETBALL)
        for (let seed = 1; seed <= 20; seed += 1) {
          const match = createMatch(fixtureOf(format, { seed, home: 1400 + 12 * seed, away: 1640 - 12 * seed }));
          const kinds = new Set(allOf(format).map(({ kind }) => kind));
          for (const { kind, type, param } of match.price(BEFORE, 'all').filter((each) => kinds.has(each.kind)))
            expect(canBePart(format, { kind, type, param }, 2), `${kind} ${type} ${param}`).toBe(true);
        }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[SGC-2] the probability of each part alone is the one behind the price of its own market, overtime included',
    () => {
      const matches = [3, 4, 5].map((seed) => createMatch(fixtureOf(FORMAT, { seed, home: 1560 })));
      const withOvertime = Array.from({ length: 200 }, (_, seed) => createMatch(fixtureOf(FORMAT, { seed }))).find(
        (match) => statesOf(match).some(({ state }) => state.period > 4),
      );
      if (withOvertime === undefined) throw new Error('no overtime in 200 matches');
      const overtimes = statesOf(withOvertime).filter(({ state }) => state.period > 4 && state.status === 2);
      const cases = [
        ...matches.flatMap((match) => MOMENTS.map((at) => ({ match, at }))),
        { match: withOvertime, at: overtimes[Math.floor(overtimes.length / 2)]?.at ?? 0 },
      ];
      for (const { match, at } of cases) {
        const markets = match
          .price(at, 'all')
          .filter(({ kind, type, param }) => canBePart(FORMAT, { kind, type, param }, 2));
        expect(markets.length).toBeGreaterThan(8);
        for (const { kind, type, param, fair } of markets.filter((_, place) => place % 3 === 0))
          expect(jointOf(match, at, [{ kind, type, param }])).toBeCloseTo(fair?.won ?? NaN, 7);
      }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[SGC-2] the joint probability is within the bounds that its parts set, and the order does not matter',
    () => {
      fc.assert(
        fc.property(anyCombo, anyChoice, fc.constantFrom(...MOMENTS), ({ format, parts }, choice, at) => {
          const match = createMatch(fixtureOf(format, choice));
          if (match.stateAt(at).status === 4) return;
          const joint = jointOf(match, at, parts);
          const alone = parts.map((part) => jointOf(match, at, [part]));
          expect(joint).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
          expect(joint).toBeGreaterThanOrEqual(alone.reduce((all, p) => all + p, 0) - (alone.length - 1) - 1e-9);
          expect(jointOf(match, at, parts.toReversed())).toBeCloseTo(joint, 12);
        }),
        { numRuns: FEW, seed: 1 },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it('[SGC-2] a part that is sure changes nothing, before the start and in play; parts that exclude each other never win', () => {
    const match = createMatch(fixtureOf(NBA, { seed: 5 }));
    const start: MarketKey = { kind: KIND.asianHandicap, type: 1, param: 22 };
    expect(jointOf(match, BEFORE, [homeWins, start])).toBeCloseTo(jointOf(match, BEFORE, [homeWins]), 12);
    expect(jointOf(match, BEFORE, [homeWins, awayWins])).toBe(0);
    const half = STARTS_AT + 2_400_000;
    const { periodScores, status, period } = match.stateAt(half);
    expect(status === 2 ? period - 1 : period).toBe(2);
    const [[h1, a1], [h2, a2]] = periodScores as readonly [readonly [number, number], readonly [number, number]];
    const over: MarketKey = { kind: KIND.halfTimeTotal, type: 1, param: 4 * (h1 + a1 + h2 + a2) - 2 };
    expect(jointOf(match, half, [over])).toBeCloseTo(1, 9);
    expect(jointOf(match, half, [homeWins, over])).toBeCloseTo(jointOf(match, half, [homeWins]), 9);
    expect(jointOf(match, half, [homeWins, { ...over, type: 2 }])).toBe(0);
  });

  it('[SGC-2] it is no product of prices: a big home win and many home points come together', () => {
    const match = createMatch(fixtureOf(NBA, { seed: 5 }));
    const manyHome: MarketKey = { kind: KIND.homeTotal, type: 1, param: 4 * 112 + 2 };
    const [won, many] = [homeWins, manyHome].map((part) => jointOf(match, BEFORE, [part]));
    expect(jointOf(match, BEFORE, [homeWins, manyHome])).toBeGreaterThan(1.2 * (won ?? 1) * (many ?? 1));
    const both = priceOf(match, BEFORE, [homeWins, manyHome]);
    expect((both?.price ?? 0) * (both?.fair ?? 0) * (1 + (both?.margin ?? 0))).toBeCloseTo(1_000, -1);
  });

  it(
    '[SGC-2] over many matches, a combo wins as often as its probability says, before the start and in play',
    () => {
      const points = 176;
      const sets: readonly (readonly MarketKey[])[] = [
        [homeWins, { kind: KIND.total, type: 1, param: 4 * points + 2 }],
        [awayWins, { kind: KIND.halfTimeResult, type: 1, param: 0 }],
        [homeWins, { kind: KIND.homeTotal, type: 2, param: 4 * (points / 2) + 2 }],
        [
          { kind: KIND.asianHandicap, type: 1, param: -18 },
          { kind: KIND.total, type: 2, param: 4 * points + 2 },
        ],
        [
          homeWins,
          { kind: KIND.halfTimeResult, type: 3, param: 0 },
          { kind: KIND.total, type: 1, param: 4 * points - 2 },
        ],
      ];
      const off = sets.map(() => [0, 0]);
      const spread = sets.map(() => [0, 0]);
      for (let seed = 1; seed <= (IS_DEEP ? 2_000 : 40); seed += 1) {
        const match = createMatch(fixtureOf(FORMAT, { seed, home: 1450 + ((seed * 37) % 100) }));
        for (const [set, parts] of sets.entries())
          for (const [moment, at] of [BEFORE, IN_PLAY].entries()) {
            const fair = jointOf(match, at, parts);
            const won = match.settle(comboKey(FORMAT, parts) ?? homeWins, LONG_AFTER) === 1 ? 1 : 0;
            const [sums, spreads] = [off[set] ?? [], spread[set] ?? []];
            sums[moment] = (sums[moment] ?? 0) + won - fair;
            spreads[moment] = (spreads[moment] ?? 0) + fair * (1 - fair);
          }
      }
      for (const [set, sums] of off.entries())
        for (const [moment, sum] of sums.entries())
          expect(Math.abs(sum) / Math.sqrt(spread[set]?.[moment] ?? 1)).toBeLessThan(4);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[SGC-4] it is lost with its first lost part, won when all have won, and open until then',
    () => {
      fc.assert(
        fc.property(anyCombo, anyChoice, fc.integer({ min: 0, max: 5_000_000 }), ({ format, parts }, choice, after) => {
          const match = createMatch(fixtureOf(format, choice));
          const key = comboKey(format, parts);
          if (key === null) throw new Error('no key');
          const at = STARTS_AT + after;
          const statuses = parts.map((part) => match.settle(part, at));
          const expected = statuses.includes(0) ? 0 : statuses.every((status) => status === 1) ? 1 : null;
          expect(match.settle(key, at)).toBe(expected);
          expect(match.settle(key, LONG_AFTER)).not.toBeNull();
        }),
        { numRuns: FEW, seed: 1 },
      );
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a planted bug breaks a law of combos:', () => {
  type Joint = (match: Match, parts: readonly MarketKey[]) => number;
  const alone = (match: Match, parts: readonly MarketKey[]): readonly number[] =>
    parts.map((part) => jointOf(match, BEFORE, [part]));
  const BUGS: Readonly<Record<string, Joint>> = {
    'probabilities are multiplied': (match, parts) => alone(match, parts).reduce((all, p) => all * p, 1),
    'the least likely part alone is priced': (match, parts) => Math.min(...alone(match, parts)),
    'the second part is priced given nothing, at half its chance': (match, parts) =>
      jointOf(match, BEFORE, parts.slice(0, -1)) * (alone(match, parts).at(-1) ?? 1) * 0.5,
  };
  const LAWS = (joint: Joint) =>
    fc.property(anyCombo, anyChoice, ({ format, parts }, choice) => {
      const match = createMatch(fixtureOf(format, choice));
      const chances = alone(match, parts);
      const found = joint(match, parts);
      const isWithin =
        found <= Math.min(...chances) + 1e-9 &&
        found >= chances.reduce((all, p) => all + p, 0) - (chances.length - 1) - 1e-9;
      // The sides of one market never win together, and a selection that follows from another one adds nothing.
      const start: MarketKey = { kind: KIND.asianHandicap, type: 1, param: 22 };
      const isSure = Math.abs(joint(match, [homeWins, start]) - jointOf(match, BEFORE, [homeWins])) < 1e-9;
      return isWithin && isSure && joint(match, [homeWins, awayWins]) < 1e-9;
    });
  it(
    '[SGC-2] none for the model itself',
    () => {
      fc.assert(
        LAWS((match, parts) => jointOf(match, BEFORE, parts)),
        { numRuns: IS_DEEP ? 500 : 12, seed: 1 },
      );
    },
    TEST_TIMEOUT_MS,
  );
  it.each(Object.entries(BUGS))(
    '[SGC-2] %s',
    (_, joint) => {
      expect(fc.check(LAWS(joint), { numRuns: IS_DEEP ? 500 : 12, seed: 1 }).failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
