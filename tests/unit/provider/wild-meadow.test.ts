/** Wild Meadow: its return is exact over the reels held as wilds, and its rounds follow from what is drawn. */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { hasWild, MEADOW, wildMeadow } from '../../../adapters/sandbox/provider/games/wild-meadow/wild-meadow.ts';
import { meadowSummary } from './meadow-summary.ts';
import { eachGrid, figuresOf, volatilityOf, windowsOf } from './reel-figures.ts';

/** The stop of each reel's wild; one stop before, the wild is in the middle row. */
const WILDS = MEADOW.strips.map((strip) => strip.indexOf(MEADOW.wild));
const [first = 0, second = 0, third = 0] = WILDS;

/** A round whose reels stop at the given places, and the stops that are left. */
const play = (...stops: readonly number[]) => {
  const left = [...stops];
  const round = wildMeadow.play({ below: () => left.shift() ?? Number.NaN }, { stake: 10 }, []);
  const { symbols, units } = round?.shown ?? {};
  const all = typeof symbols === 'object' ? symbols : [];
  const views = Array.from({ length: all.length / 9 }, (_, at) => all.slice(at * 9, at * 9 + 9));
  return { views, units, pays: round?.pays, left };
};

describe('Wild Meadow', () => {
  it('[MEA-1, MEA-3, MEA-5, REEL-5] returns exactly 26095177/27000000 over all stops and all respins', () => {
    const figures = figuresOf(meadowSummary(), MEADOW.perStake);
    expect(figures).toEqual({
      returned: '26095177/27000000',
      hit: '3413/8100',
      largest: 57.2,
      largestChance: '1/13500000',
      deviation: '4.50',
    });
    expect(wildMeadow.returns).toEqual([{ bet: '', value: { n: 26_095_177n, d: 27_000_000n } }]);
    expect(CATALOGUE.find(({ id }) => id === 'wild-meadow')?.volatility).toBe(volatilityOf(figures));
  });

  it('[MEA-1, MEA-4] 271 of 1,000 rounds get a wild, and 1,313 of 125,000 end with three reels of wilds', () => {
    // The number of stops of these reels with no wild, with one wild, and so on.
    const stopsOf = (reels: number): readonly bigint[] => {
      const counts = Array.from({ length: reels + 1 }, () => 0n);
      eachGrid(windowsOf(MEADOW.strips.slice(0, reels), MEADOW.rows), (grid) => {
        const wilds = grid.filter(hasWild).length;
        counts[wilds] = (counts[wilds] ?? 0n) + 1n;
      });
      return counts;
    };
    const text = (n: bigint, d: bigint) => `${reduced({ n, d }).n}/${reduced({ n, d }).d}`;
    expect(MEADOW.strips.map((strip) => strip.length)).toEqual([30, 30, 30]);
    const [none = 0n, one = 0n, two = 0n, three = 0n] = stopsOf(3);
    expect(text(30n ** 3n - none, 30n ** 3n)).toBe('271/1000');
    const [, last = 0n] = stopsOf(1);
    const [, oneMore = 0n, bothMore = 0n] = stopsOf(2);
    const afterOne = bothMore * 30n + oneMore * last;
    expect(text(three * 30n ** 3n + two * last * 30n ** 2n + one * afterOne, 30n ** 6n)).toBe('1313/125000');
  });

  it('[MEA-2, MEA-3] a wild fills its reel, and the two others spin again around it', () => {
    const { views, left } = play(first - 1, 0, 0, 0, 0);
    const [L, D, P, W] = [0, 1, 3, MEADOW.wild];
    const others = [D, L, P, P, L, D];
    expect(views).toEqual([
      [L, W, D, ...others],
      [W, W, W, ...others],
      [W, W, W, ...others],
    ]);
    expect(left).toEqual([]);
  });

  it('[MEA-3] a round without a wild has one spin, and each new wild gives one more', () => {
    expect(play(0, 0, 0).views).toHaveLength(1);
    const { views, left } = play(first, 0, 0, second, 0, 0);
    expect(views).toHaveLength(5);
    expect(left).toEqual([]);
  });

  it('[MEA-3, MEA-4] three reels of wilds end the round and pay 40 stakes, beside what the spins before paid', () => {
    expect(play(first, second, third)).toMatchObject({ units: [0, 400], pays: 400, left: [] });
    const { units, pays, left } = play(first, second, 0, third);
    expect(left).toEqual([]);
    const [drawn, filled = 0, again, last] = typeof units === 'object' ? units : [];
    expect({ drawn, again, last }).toEqual({ drawn: 0, again: 0, last: 400 });
    expect(filled).toBeGreaterThan(0);
    expect(pays).toBe(filled + 400);
  });
});
