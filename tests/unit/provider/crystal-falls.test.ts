/** Crystal Falls: all stops are counted with all their steps, and the steps follow from the stops. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { crystalFalls, fallFrom, FALLS } from '../../../adapters/sandbox/provider/games/crystal-falls/crystal-falls.ts';
import { payClusters } from '../../../adapters/sandbox/provider/games/reels/clusters.ts';
import { cellBit } from '../../../adapters/sandbox/provider/games/reels/strips.ts';
import type { Distribution } from './reel-figures.ts';
import { countOf, figuresOf, summaryOf, volatilityOf } from './reel-figures.ts';

const PLACES = 16;
let weights: Distribution = new Map();
let longest = 0;

beforeAll(() => {
  weights = countOf((add) => {
    for (let stops = 0; stops < PLACES ** 4; stops += 1) {
      const views = fallFrom([0, 1, 2, 3].map((at) => Math.floor(stops / PLACES ** at) % PLACES));
      longest = Math.max(longest, views.length);
      add(views.reduce((sum, { units }) => sum + units, 0));
    }
  });
});

describe('Crystal Falls', () => {
  it('[CRY-1, CRY-3, CRY-5, REEL-5] returns exactly 632217/655360 over all 65,536 stops with all their steps', () => {
    const figures = figuresOf(summaryOf(weights), FALLS.perStake);
    expect(figures).toEqual({
      returned: '632217/655360',
      hit: '28421/65536',
      largest: 139.3,
      largestChance: '1/65536',
      deviation: '3.15',
    });
    expect(crystalFalls.returns).toEqual([{ bet: '', value: { n: 632_217n, d: 655_360n } }]);
    expect(CATALOGUE.find(({ id }) => id === 'crystal-falls')?.volatility).toBe(volatilityOf(figures));
  });

  it('[CRY-1, CRY-4] four rings have 16 places each, and the longest round has 10 steps', () => {
    expect(FALLS.strips.map((strip) => strip.length)).toEqual([PLACES, PLACES, PLACES, PLACES]);
    expect(longest).toBe(10);
  });

  it('[REEL-8, CRY-1] a cluster goes round corners, and symbols that touch at a corner alone do not belong to it', () => {
    const grid = [
      [0, 0, 1, 2],
      [1, 0, 0, 2],
      [1, 2, 1, 0],
      [5, 4, 0, 5],
    ];
    // Four leaves touch; two more leaves touch those at no side.
    const cells = [cellBit(0, 0, 4), cellBit(0, 1, 4), cellBit(1, 1, 4), cellBit(1, 2, 4)];
    expect(payClusters(grid, FALLS.pays)).toEqual({ units: 3, lit: cells.reduce((lit, bit) => lit | bit, 0) });
  });

  it('[REEL-8, CRY-1] seven or more pay the same, and each cluster pays by itself', () => {
    const gems = [5, 5, 5, 5];
    const drops = [1, 1, 1, 1];
    const leaves = [0, 0, 0, 0];
    expect(payClusters([gems, gems, gems, gems], FALLS.pays).units).toBe(500);
    expect(payClusters([gems, leaves, gems, drops], FALLS.pays).units).toBe(50 + 3 + 50 + 3);
  });

  it('[CRY-2, CRY-3, REEL-2] what pays leaves, the next places of the rings come in, and the second step pays twice', () => {
    const rounds = Array.from({ length: PLACES ** 2 }, (_, at) => [at % PLACES, Math.floor(at / PLACES), 0, 0]);
    const falling = rounds.filter((stops) => fallFrom(stops).length > 1);
    expect(falling.length).toBeGreaterThan(20);
    for (const stops of falling) {
      const [before, after] = fallFrom(stops);
      expect(after?.units).toBe(2 * payClusters(after?.grid ?? [], FALLS.pays).units);
      for (const [at, column] of (before?.grid ?? []).entries()) {
        const kept = column.filter((_, row) => ((before?.lit ?? 0) & cellBit(at, row, 4)) === 0);
        const ring = FALLS.strips[at] ?? [];
        const above = [...ring, ...ring].slice(0, (stops[at] ?? 0) + PLACES).slice(kept.length - 4);
        expect(after?.grid[at]).toEqual([...(kept.length === 4 ? [] : above), ...kept]);
      }
    }
  });
});
