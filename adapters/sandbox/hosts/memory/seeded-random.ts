/** Deterministic pseudo-random bytes per seed: for tests, never for real secrets. */
import type { RandomBytes } from '../../operator/players/credentials.ts';

/** Marsaglia's xorshift128, 32 bits per step. */
export function seededRandom(seed: number): RandomBytes {
  let [x, y, z, w] = [seed ^ 0x9e3779b9, 362436069, 521288629, 88675123];
  const step = (): number => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w >>> 0;
  };
  for (let i = 0; i < 16; i += 1) step();
  return (length) => Uint8Array.from({ length }, () => step() >>> 24);
}
