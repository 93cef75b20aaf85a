/** A chi-square test of many rounds: 10,000, and 1,000,000 in the deep run. */
import { IS_DEEP } from '../arbitraries/runs.ts';
import { quickDraws } from './quick-stream.ts';

export const ROUNDS = IS_DEEP ? 1_000_000 : 10_000;
/** A fair game exceeds this many standard deviations once in about 30,000 runs; the seeds are fixed. */
export const MAX_DEVIATION = 4;
/** The statistic's distance from its mean, in standard deviations (Wilson and Hilferty). */
export function deviationOf(counts: readonly number[], chances: readonly number[]): number {
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const statistic = chances.reduce(
    (sum, chance, at) => sum + ((counts[at] ?? 0) - chance * counted) ** 2 / (chance * counted),
    0,
  );
  const freedom = chances.length - 1;
  const part = 2 / (9 * freedom);
  return ((statistic / freedom) ** (1 / 3) - (1 - part)) / Math.sqrt(part);
}

/**
 * A planted bias: one draw of `oneIn` is 0 in place of what the stream says. What a test sees of it grows with the
 * rounds and with the square of the share: a deep run finds a tenth of what the ordinary one does.
 */
export function biasedDraws(rounds: number): typeof quickDraws {
  const oneIn = Math.round(Math.sqrt(rounds) / 5);
  return (seed) => {
    const fair = quickDraws(seed);
    let made = 0;
    return {
      below: (n) => {
        const drawn = fair.below(n);
        made += 1;
        // The draw that is replaced is not the same in each round.
        return (made + seed.nonce) % oneIn === 0 ? 0 : drawn;
      },
    };
  };
}
