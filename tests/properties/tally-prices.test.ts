/**
 * The laws of the markets of corners and cards: their fair chances are those of the draws that play them, summed over
 * all results here, and their prices carry the margin of the kind. A wrong model breaks them.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { MarketKey, PricedMarket } from '../../adapters/sandbox/operator/line/types.ts';
import { ratesOf } from '../../adapters/sandbox/operator/models/goals/rates.ts';
import { goalsSpecFor } from '../../adapters/sandbox/operator/models/goals/spec.ts';
import { marginOf } from '../../adapters/sandbox/operator/models/margin.ts';
import { createMatch } from '../../adapters/sandbox/operator/models/match.ts';
import { FEWER_RUNS } from '../arbitraries/runs.ts';
import { fixtureOf, FORMATS, STARTS_AT } from '../unit/sandbox-models/fixtures.ts';

const FORMAT = FORMATS.football;
const SPEC = goalsSpecFor('football', FORMAT);
const MAX_COUNT = 45;

const poisson = (mean: number, count: number): number => {
  let p = Math.exp(-mean);
  for (let k = 1; k <= count; k += 1) p *= mean / k;
  return p;
};

/** The chances of 0, 1, … of what a kind counts, for a side that attacks at `rate`. */
type Counts = (kind: number, rate: number) => readonly number[];
const statOf = (name: string): { readonly mean: number; readonly follows: number } =>
  SPEC.stats.find((stat) => stat.name === name) ?? { mean: 0, follows: 0 };
const countOf = (name: string, rate: number): readonly number[] => {
  const { mean, follows } = statOf(name);
  return Array.from({ length: MAX_COUNT }, (_, count) => poisson(mean * (rate / SPEC.goals) ** follows, count));
};
const isCards = (kind: number): boolean => kind === STAT_KIND.cardResult || kind === STAT_KIND.cardTotal;

const asPlayed: Counts = (kind, rate) => {
  if (!isCards(kind)) return countOf('corners', rate);
  const yellow = countOf('yellowCards', rate);
  const { mean } = statOf('redCards');
  const red = [poisson(mean, 0), poisson(mean, 1), 1 - poisson(mean, 0) - poisson(mean, 1)];
  return yellow.map((_, count) => red.reduce((sum, p, reds) => sum + p * (yellow[count - reds] ?? 0), 0));
};

const LINE = 4;
const isWon = ({ kind, type, param }: MarketKey, home: number, away: number): boolean => {
  if (kind === STAT_KIND.cornerTotal || kind === STAT_KIND.cardTotal)
    return home + away > param / LINE === (type === 1);
  return type === (home > away ? 1 : home === away ? 2 : 3);
};

const fixtures = fc
  .record({
    seed: fc.integer({ min: 1, max: 100_000 }),
    home: fc.integer({ min: 1_300, max: 1_700 }),
    away: fc.integer({ min: 1_300, max: 1_700 }),
  })
  .map((choice) => fixtureOf(FORMAT, choice));

const KINDS: ReadonlySet<number> = new Set<number>(Object.values(STAT_KIND));
type Fixture = ReturnType<typeof fixtureOf>;
const marketsOf = (fixture: Fixture): readonly PricedMarket[] =>
  createMatch(fixture)
    .price(STARTS_AT - 1, 'all')
    .filter(({ kind }) => KINDS.has(kind));

function chancesHold(fixture: Fixture, counts: Counts): boolean {
  const rates = ratesOf(SPEC, fixture);
  return marketsOf(fixture).every((market) => {
    const [home, away] = [counts(market.kind, rates.home), counts(market.kind, rates.away)];
    let chance = 0;
    for (const [h, p] of home.entries()) for (const [a, q] of away.entries()) if (isWon(market, h, a)) chance += p * q;
    return Math.abs((market.fair?.won ?? 0) - chance) < 1e-6 && market.fair?.back === 0;
  });
}

describe('markets of corners and cards', () => {
  it('[LIN-229] of two equal sides are as worked', () => {
    const shown = marketsOf(fixtureOf(FORMAT))
      .filter(({ param }) => [0, 38, 14].includes(param))
      .map(({ kind, type, price, fair }) => [kind, type, price, Number((fair?.won ?? 0).toFixed(3))]);
    expect(shown).toEqual([
      [32, 1, 1840, 0.516],
      [32, 2, 6780, 0.127],
      [32, 3, 2590, 0.357],
      [33, 1, 1810, 0.519],
      [33, 2, 1950, 0.481],
      [34, 1, 2540, 0.368],
      [34, 2, 4340, 0.207],
      [34, 3, 2220, 0.425],
      [35, 1, 1680, 0.563],
      [35, 2, 2120, 0.437],
    ]);
  });

  it('[LIN-229] have the chances of the draws that play them, summed over all results', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => chancesHold(fixture, asPlayed)),
      { seed: 61, numRuns: FEWER_RUNS / 2 },
    );
  });

  it('[LIN-229] return 1 / (1 + margin) of a stake on all selections of a book, whatever happens', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => {
        const books = new Map<string, PricedMarket[]>();
        for (const market of marketsOf(fixture)) {
          const key = `${market.kind} ${market.param}`;
          books.set(key, [...(books.get(key) ?? []), market]);
        }
        expect(new Set([...books.values()].map(([first]) => first?.kind))).toEqual(KINDS);
        for (const book of books.values()) {
          const margin = marginOf(book[0]?.kind ?? 0, 'football');
          // A stake in proportion to 1/price returns the same on each selection: 1 / sum.
          const sum = book.reduce((all, { price }) => all + 1000 / price, 0);
          // Prices are rounded to steps of a hundredth, and of a tenth from 10 on.
          const rounding = book.reduce((all, { price }) => all + (price < 10_000 ? 5 : 50) / price ** 2, 0) * 1000;
          expect(Math.abs(sum - (1 + margin))).toBeLessThan(rounding + 1e-6);
          // The expected return of each selection at its chance, weighted by its stake, is that too.
          const returned = book.reduce((all, { price, fair }) => all + ((fair?.won ?? 0) * price) / (price * sum), 0);
          expect(returned).toBeCloseTo(1 / sum, 9);
        }
      }),
      { seed: 62, numRuns: FEWER_RUNS / 2 },
    );
  });
});

describe('a wrong model breaks a law:', () => {
  const WRONG: Readonly<Record<string, Counts>> = {
    'red cards are not counted': (kind, rate) => countOf(isCards(kind) ? 'yellowCards' : 'corners', rate),
    'the stronger side has no more corners': (kind, rate) => asPlayed(kind, isCards(kind) ? rate : SPEC.goals),
    'a side may have any number of red cards': (kind, rate) => {
      const red = countOf('redCards', SPEC.goals);
      const yellow = countOf('yellowCards', rate);
      return isCards(kind)
        ? yellow.map((_, count) => red.reduce((sum, p, reds) => sum + p * (yellow[count - reds] ?? 0), 0))
        : asPlayed(kind, rate);
    },
  };
  for (const [bug, counts] of Object.entries(WRONG))
    it(bug, () => {
      const law = fc.property(fixtures, (fixture) => chancesHold(fixture, counts));
      expect(fc.check(law, { seed: 61, numRuns: 20 }).failed).toBe(true);
    });
});
