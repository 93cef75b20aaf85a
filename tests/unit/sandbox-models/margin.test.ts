import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import {
  marginOf,
  MAX_PRICE,
  MIN_PRICE,
  priceBook,
  roundToStep,
} from '../../../adapters/sandbox/operator/models/margin.ts';

const overround = (prices: readonly (number | null)[]): number =>
  prices.reduce<number>((sum, price) => sum + (price === null ? 0 : 1000 / price), 0);

describe('margin', () => {
  it('prices an even pair at 4.5 % as 1.91 and 1.91', () => {
    expect(priceBook([0.5, 0.5], 0.045)).toEqual([1910, 1910]);
  });

  it('is one value for each kind, with a surcharge for smaller sports', () => {
    expect(marginOf(KIND.result, 'football')).toBe(0.055);
    expect(marginOf(KIND.total, 'football')).toBe(0.045);
    expect(marginOf(KIND.result, 'futsal')).toBeCloseTo(0.07, 10);
  });

  it('is higher on longshots than on favourites', () => {
    const [favourite, , longshot] = priceBook([0.8, 0.14, 0.06], 0.055);
    const load = (price: number | null | undefined, fair: number): number => 1000 / (price ?? NaN) / fair - 1;
    expect(load(favourite, 0.8)).toBeLessThan(0.05);
    expect(load(longshot, 0.06)).toBeGreaterThan(0.1);
  });

  it('counts two winners for double chance', () => {
    expect(overround(priceBook([0.75, 0.7, 0.55], 0.055, 2)) / 2).toBeCloseTo(1.055, 2);
  });

  it('leaves out a negligible outcome, and applies the whole margin to the others', () => {
    const prices = priceBook([0.6, 0.3998, 0.0002], 0.05);
    expect(prices[2]).toBeNull();
    expect(overround(prices)).toBeCloseTo(1.05, 2);
  });

  it('offers no market that is nearly decided', () => {
    expect(priceBook([0.999, 0.001], 0.045)).toEqual([null, null]);
    expect(priceBook([1, 0, 0], 0.055)).toEqual([null, null, null]);
    expect(priceBook([0.97, 0.03], 0.045).every((price) => price !== null)).toBe(true);
  });

  it('keeps long books within the maximum price', () => {
    const fair = Array.from({ length: 40 }, (_, index) => (index < 2 ? 0.485 : 0.03 / 38));
    const prices = priceBook(fair, 0.14);
    expect(Math.max(...prices.map((price) => price ?? 0))).toBe(MAX_PRICE);
    expect(overround(prices)).toBeCloseTo(1.14, 2);
  });

  it('rounds to the customary price steps', () => {
    expect([1954.9, 1955, 9996, 14_440, 33_300, 77_400, 133_000, 260_000, 900_000, 1001].map(roundToStep)).toEqual([
      1950,
      1960,
      10_000,
      14_400,
      33_500,
      77_000,
      135_000,
      260_000,
      MAX_PRICE,
      MIN_PRICE,
    ]);
  });
});
