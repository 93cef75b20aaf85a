/** Games on reels whose outcomes are all counted. */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { ORCHARD } from '../../../adapters/sandbox/provider/games/orchard-row/orchard-row.ts';
import { payLines } from '../../../adapters/sandbox/provider/games/reels/lines.ts';
import { countOf, eachGrid, figuresOf, volatilityOf, windowsOf } from './reel-figures.ts';

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
    return figuresOf(weights, count);
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
    expect([pays(1, 16, 14, 16), pays(5, 16, 14, 16)]).toEqual([3_500, 714]);
    // Two cherries on the right alone pay nothing.
    expect(pays(1, 0, 0, 1)).toBe(0);
  });
});
