/** Star Harvest: all 64,000,000 stops are counted by the numbers of symbols that they bring into sight. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import {
  HARVEST,
  payHarvest,
  starHarvest,
} from '../../../adapters/sandbox/provider/games/star-harvest/star-harvest.ts';
import type { Distribution } from './reel-figures.ts';
import { figuresOf, summaryOf, volatilityOf, windowsOf } from './reel-figures.ts';

const PLACES = 20;
const CELLS = 30;
const SYMBOLS = 7;
/** Counts of symbols as digits of one number. */
const BASE = 32;
let weights: Distribution = new Map();
let stops = 0;

const keyOf = (symbols: readonly number[]): number => symbols.reduce((sum, symbol) => sum + BASE ** symbol, 0);
/** A grid with these counts, in whatever order: where a symbol stands changes nothing. */
function gridOf(key: number): readonly (readonly number[])[] {
  const cells = Array.from({ length: SYMBOLS }, (_, symbol) =>
    Array.from({ length: Math.floor(key / BASE ** symbol) % BASE }, () => symbol),
  ).flat();
  return Array.from({ length: 6 }, (_, at) => cells.slice(at * 5, at * 5 + 5));
}

beforeAll(() => {
  let states: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const windows of windowsOf(HARVEST.strips, HARVEST.rows)) {
    const next = new Map<number, number>();
    for (const [key, weight] of states)
      for (const window of windows) {
        const sum = key + keyOf(window);
        next.set(sum, (next.get(sum) ?? 0) + weight);
      }
    states = next;
  }
  const counted = new Map<number, bigint>();
  for (const [key, weight] of states) {
    stops += weight;
    const { units } = payHarvest(gridOf(key));
    counted.set(units, (counted.get(units) ?? 0n) + BigInt(weight));
  }
  weights = counted;
});

describe('Star Harvest', () => {
  it('[STA-1, STA-4, REEL-5] returns exactly 6145223/6400000 over all 64,000,000 stops', () => {
    expect(stops).toBe(PLACES ** 6);
    const figures = figuresOf(summaryOf(weights), HARVEST.perStake);
    expect(figures).toEqual({
      returned: '6145223/6400000',
      hit: '34999067/64000000',
      largest: 201.6,
      largestChance: '1/4000000',
      deviation: '2.61',
    });
    expect(starHarvest.returns).toEqual([{ bet: '', value: { n: 6_145_223n, d: 6_400_000n } }]);
    expect(CATALOGUE.find(({ id }) => id === 'star-harvest')?.volatility).toBe(volatilityOf(figures));
  });

  it('[STA-1, REEL-1] six rings have 20 places, and the four in the middle have one crown each', () => {
    expect(HARVEST.strips.map((strip) => strip.length)).toEqual(Array.from({ length: 6 }, () => PLACES));
    const crowns = HARVEST.strips.map((strip) => strip.filter((symbol) => symbol === HARVEST.crown).length);
    expect(crowns).toEqual([0, 1, 1, 1, 1, 0]);
  });

  /** A grid with `count` gems, `crowns` crowns, and otherwise symbols that are too few to pay. */
  const withGems = (count: number, crowns: number) => {
    const filler = [0, 1, 2, 3].flatMap((symbol) => Array.from({ length: 7 }, () => symbol));
    const own = [...Array.from({ length: count }, () => 5), ...Array.from({ length: crowns }, () => HARVEST.crown)];
    const cells = [...own, ...filler].slice(0, CELLS);
    return Array.from({ length: 6 }, (_, at) => cells.slice(at * 5, at * 5 + 5));
  };

  it.each([
    [7, 0],
    [8, 50],
    [9, 50],
    [10, 200],
    [11, 200],
    [12, 1_000],
    [20, 1_000],
  ])('[STA-1, REEL-9] %i gems pay %i tenths of the stake wherever they stand', (count, units) => {
    const grid = withGems(count, 0);
    expect(payHarvest(grid).units).toBe(units);
    expect(payHarvest(grid.toReversed().map((column) => column.toReversed())).units).toBe(units);
  });

  it('[STA-2, REEL-2] crowns multiply the spin and light up beside a win alone', () => {
    expect([0, 1, 2, 3, 4].map((crowns) => payHarvest(withGems(8, crowns)).units)).toEqual([50, 100, 150, 200, 250]);
    expect(payHarvest(withGems(7, 2))).toMatchObject({ units: 0, lit: 0 });
    expect(payHarvest(withGems(8, 2)).lit).toBe(2 ** 10 - 1);
  });

  it('[STA-3, REEL-6] a round is one spin, and a move is not allowed', () => {
    const draws = { below: () => 0 };
    const round = starHarvest.play(draws, { stake: 10 }, []);
    expect(round?.shown['units']).toHaveLength(1);
    expect(round?.shown['symbols']).toHaveLength(CELLS);
    expect(starHarvest.play(draws, { stake: 10 }, [0])).toBeNull();
  });
});
