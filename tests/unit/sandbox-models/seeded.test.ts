import { describe, expect, it } from 'vitest';
import { createRandom, pickIndex, poisson } from '../../../adapters/sandbox/operator/models/seeded.ts';

const draws = (seed: number, stream: number, count: number): readonly number[] => {
  const random = createRandom(seed, stream);
  return Array.from({ length: count }, random);
};

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('seeded randomness', () => {
  it('repeats for the same seed and stream, and differs for another', () => {
    expect(draws(42, 3, 20)).toEqual(draws(42, 3, 20));
    expect(draws(42, 3, 20)).not.toEqual(draws(42, 4, 20));
    expect(draws(42, 3, 20)).not.toEqual(draws(43, 3, 20));
    expect(draws(42 + 2 ** 32, 3, 20)).not.toEqual(draws(42, 3, 20));
  });

  it('is uniform on [0, 1), also across the first numbers of neighbouring seeds', () => {
    const numbers = [
      ...draws(1, 0, 20_000),
      ...Array.from({ length: 20_000 }, (_, seed) => draws(seed, 0, 1)[0] ?? NaN),
    ];
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const buckets = new Array<number>(10).fill(0);
    for (const number of numbers) buckets[Math.floor(number * 10)] = (buckets[Math.floor(number * 10)] ?? 0) + 1;
    for (const bucket of buckets) expect(Math.abs(bucket - 4000)).toBeLessThan(250);
  });

  it('draws Poisson and weighted numbers with their means', () => {
    const random = createRandom(7);
    expect(meanOf(Array.from({ length: 20_000 }, () => poisson(random, 2.7)))).toBeCloseTo(2.7, 1);
    expect(meanOf(Array.from({ length: 20_000 }, () => pickIndex(random, [1, 0, 3])))).toBeCloseTo(1.5, 1);
  });
});
