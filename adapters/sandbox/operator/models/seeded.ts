/**
 * Seeded randomness: the same seed and stream give the same numbers on every machine. The operator's models must use no
 * other source.
 */

/** Numbers in [0, 1) with 32 bits of randomness. */
export type Random = () => number;

/**
 * A generator (splitmix, 32 bits). Different `stream`s of one seed are independent, so a new draw in one part of a
 * match never affects another part.
 */
export function createRandom(seed: number, stream = 0): Random {
  let state = mixSeed(seed, stream);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return avalanche(state) / 4294967296;
  };
}

/** Mixes two numbers into one unsigned 32-bit seed. */
export function mixSeed(seed: number, salt: number): number {
  const high = Math.floor(seed / 4294967296);
  return avalanche((avalanche((seed ^ Math.imul(high, 0x85ebca6b)) | 0) + Math.imul(salt + 1, 0x9e3779b9)) | 0);
}

function avalanche(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** An integer from low to high, both included. */
export function integerBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** The index of one of the weights, at least one of which must be positive. */
export function pickIndex(random: Random, weights: readonly number[]): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return index;
  }
  return weights.length - 1;
}

/** The waiting time of a Poisson process with `rate` events per unit; Infinity when the rate is 0. */
export function exponential(random: Random, rate: number): number {
  return rate > 0 ? -Math.log(1 - random()) / rate : Infinity;
}

/** A Poisson number, by counting waiting times; intended for means below 100. */
export function poisson(random: Random, mean: number): number {
  let count = 0;
  for (let time = exponential(random, 1); time < mean; time += exponential(random, 1)) count += 1;
  return count;
}
