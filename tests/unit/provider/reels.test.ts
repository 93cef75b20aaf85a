/** Games on reels whose outcomes are all counted. */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { ORCHARD } from '../../../adapters/sandbox/provider/games/orchard-row/orchard-row.ts';
import { HARBOUR } from '../../../adapters/sandbox/provider/games/harbour-lights/harbour-lights.ts';
import { hasTickets, payTrain, TRAIN } from '../../../adapters/sandbox/provider/games/night-train/night-train.ts';
import { payLines } from '../../../adapters/sandbox/provider/games/reels/lines.ts';
import { payWays } from '../../../adapters/sandbox/provider/games/reels/ways.ts';
import { countOf, eachGrid, figuresOf, summaryOf, volatilityOf, windowsOf } from './reel-figures.ts';
import { trainSummary } from './train-summary.ts';
import { waysDistribution } from './ways-distribution.ts';

const stated = (id: string): string => {
  const value = gameOf(id)?.returns[0]?.value ?? { n: 0n, d: 1n };
  return `${reduced(value).n}/${reduced(value).d}`;
};
const volatility = (id: string): string | undefined => CATALOGUE.find((each) => each.id === id)?.volatility;

describe('Orchard Row', () => {
  const figures = (count: number) => {
    const lines = ORCHARD.lines.slice(0, count);
    const weights = countOf((add) =>
      eachGrid(windowsOf(ORCHARD.strips, ORCHARD.rows), (grid) =>
        add(payLines(grid, { lines, pays: ORCHARD.pays, wild: null }).units),
      ),
    );
    return figuresOf(summaryOf(weights), count);
  };

  it.each([
    [1, { hit: '113/1000', largest: 500, largestChance: '1/8000', deviation: '6.92' }],
    [2, { hit: '53/250', largest: 255, largestChance: '1/8000', deviation: '4.94' }],
    [3, { hit: '151/500', largest: 170, largestChance: '1/4000', deviation: '4.04' }],
    [4, { hit: '1551/4000', largest: 127.5, largestChance: '1/4000', deviation: '3.45' }],
    [5, { hit: '759/1600', largest: 102, largestChance: '1/4000', deviation: '3.05' }],
  ])('[REEL-5, ORC-4, ORC-5] %i lines return exactly 193/200 over all 8,000 stops', (lines, others) => {
    expect(figures(lines)).toEqual({ returned: '193/200', ...others });
  });

  it('[REEL-5, ORC-4] states the return that is proven, and how much results vary with five lines', () => {
    expect(stated('orchard-row')).toBe('193/200');
    expect(volatility('orchard-row')).toBe(volatilityOf(figures(5)));
  });

  it('[ORC-1, REEL-1, REEL-2] a ring goes on from its last place to its first, and reels stop from left to right', () => {
    const left = [19, 0, 1];
    const round = gameOf('orchard-row')?.play({ below: () => left.shift() ?? 0 }, { stake: 10, lines: 1 }, []);
    // C C L, L C P and L C L, by their numbers.
    expect(round?.shown['symbols']).toEqual([0, 0, 1, 1, 0, 2, 1, 0, 1]);
    expect(ORCHARD.strips.map((strip) => strip.length)).toEqual([20, 20, 20]);
    expect(new Set(ORCHARD.strips.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('[REEL-4] the same seeds give the same spin whatever the stake', () => {
    const seed = { serverSeed: 'a', clientSeed: 'b', nonce: 3 };
    const shown = (stake: number) => gameOf('orchard-row')?.play(createDraws(seed), { stake, lines: 5 }, [])?.shown;
    expect(shown(10)).toEqual(shown(500));
  });

  it('[ORC-2, REEL-6] one to five lines are a bet, and a move is not allowed', () => {
    const game = gameOf('orchard-row');
    expect([0, 1, 5, 6, 1.5].map((lines) => game?.stakeOf({ stake: 10, lines }))).toEqual([null, 10, 10, null, null]);
    expect(game?.play({ below: () => 0 }, { stake: 10, lines: 1 }, [0])).toBeNull();
  });

  it('[ORC-3, REEL-3] a line is paid its part of the stake, rounded down, from the left alone', () => {
    const pays = (lines: number, ...stops: readonly number[]) => {
      const left = [...stops];
      return gameOf('orchard-row')?.play({ below: () => left.shift() ?? 0 }, { stake: 7, lines }, [])?.pays;
    };
    // Sevens stand at 17, 15 and 17 of the rings; the middle row is one place below the stop.
    expect(pays(1, 16, 14, 16)).toBe(3_500);
    expect(pays(5, 16, 14, 16)).toBe(714);
    // Two cherries on the right alone pay nothing.
    expect(pays(1, 0, 0, 1)).toBe(0);
  });
});

describe('Harbour Lights', () => {
  const figures = () => figuresOf(summaryOf(waysDistribution(HARBOUR)), HARBOUR.perStake);

  it('[HAR-2, HAR-3, HAR-4, REEL-5] returns exactly 242519/252105 over all 4,084,101 stops', () => {
    expect(figures()).toEqual({
      returned: '242519/252105',
      hit: '4829/9261',
      largest: 184.8,
      largestChance: '2/4084101',
      deviation: '3.31',
    });
    expect(stated('harbour-lights')).toBe('242519/252105');
    expect(volatility('harbour-lights')).toBe(volatilityOf(figures()));
  });

  it('[HAR-4] the states of the count pay as the game pays each of their stops', () => {
    const short = { ...HARBOUR, strips: HARBOUR.strips.map((strip) => strip.slice(3, 10)) };
    const all = countOf((add) =>
      eachGrid(windowsOf(short.strips, short.rows), (grid) => add(payWays(grid, short).units)),
    );
    const byUnits = (weights: ReadonlyMap<number, bigint>) => [...weights].toSorted(([a], [b]) => a - b);
    expect(byUnits(waysDistribution(short))).toEqual(byUnits(all));
  });

  it('[HAR-1, REEL-7] equal symbols on a reel multiply the ways, and a wild goes on with every symbol', () => {
    const [drop, leaf, moon, wild] = [0, 1, 2, HARBOUR.wild];
    const paid = payWays(
      [
        [drop, leaf, moon],
        [drop, drop, wild],
        [leaf, wild, drop],
        [moon, moon, moon],
        [drop, drop, drop],
      ],
      HARBOUR,
    );
    // Drop: 1 · 3 · 2 ways of three reels; leaf: 1 · 1 · 2 of three; moon: 1 · 1 · 1 · 3 of four.
    expect(paid.units).toBe(6 * 20 + 2 * 20 + 3 * 60);
    expect(HARBOUR.strips.map((strip) => [strip.length, strip.filter((each) => each === wild).length])).toEqual([
      [21, 0],
      [21, 1],
      [21, 1],
      [21, 1],
      [21, 0],
    ]);
  });
});

describe('Night Train', () => {
  const percentOf = (fraction: string): string => {
    const [n = '0', d = '1'] = fraction.split('/');
    return (Number((BigInt(n) * 1_000_000n) / BigInt(d)) / 10_000).toFixed(2);
  };

  it('[NTR-2, NTR-3, NTR-4, NTR-5, REEL-5] returns exactly 191378119031/200000000000 with all sets of free spins', () => {
    const figures = figuresOf(trainSummary(), TRAIN.perStake);
    expect(figures).toMatchObject({ returned: '191378119031/200000000000', largest: 6_617.5, deviation: '5.89' });
    expect(percentOf(figures.hit)).toBe('15.97');
    const [n = '1', d = '1'] = figures.largestChance.split('/');
    expect(BigInt(d) / BigInt(n) > 10n ** 75n).toBe(true);
    expect(stated('night-train')).toBe(figures.returned);
    expect(volatility('night-train')).toBe(volatilityOf(figures));
  });

  it('[NTR-3, NTR-4] 27 of 1,000 spins give free spins, and the formula gives the same return', () => {
    let [all, tickets, units] = [0n, 0n, 0n];
    eachGrid(windowsOf(TRAIN.strips, TRAIN.rows), (grid) => {
      all += 1n;
      tickets += hasTickets(grid) ? 1n : 0n;
      units += BigInt(payTrain(grid).units);
    });
    const reducedText = (n: bigint, d: bigint) => `${reduced({ n, d }).n}/${reduced({ n, d }).d}`;
    expect(reducedText(tickets, all)).toBe('27/1000');
    const chances = 10n ** 9n + 24n * (27n * 10n ** 6n + 27n ** 2n * 10n ** 3n + 27n ** 3n);
    expect(reducedText(units * chances, all * 10n * 10n ** 9n)).toBe(stated('night-train'));
  });

  it('[NTR-1, NTR-3] a set has 8 spins that pay three times, and at most three sets follow', () => {
    const stops = (() => {
      let found: readonly number[] = [];
      TRAIN.strips[0]?.forEach((_, a) =>
        TRAIN.strips[1]?.forEach((__, b) =>
          TRAIN.strips[2]?.forEach((___, c) => {
            const grid = windowsOf(TRAIN.strips, TRAIN.rows).map((reel, at) => reel[[a, b, c][at] ?? 0] ?? []);
            if (hasTickets(grid) && payTrain(grid).units > 0) found = [a, b, c];
          }),
        ),
      );
      return found;
    })();
    let at = 0;
    const below = (): number => stops[at++ % stops.length] ?? 0;
    const units = gameOf('night-train')?.play({ below }, { stake: 10 }, [])?.shown['units'];
    const [first = 0, ...free] = typeof units === 'object' ? units : [];
    expect(first).toBeGreaterThan(0);
    expect(free).toEqual(Array.from({ length: 24 }, () => first * 3));
  });
});
