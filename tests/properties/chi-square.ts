/** A chi-square test of many rounds: 10,000, and 1,000,000 in the deep run. */
import { createHmac } from 'node:crypto';
import type { Draws, RoundSeed } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { drawsFrom } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { IS_DEEP } from '../arbitraries/runs.ts';

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

/** The stream of a round, signed by Node in half the time: a round of bingo draws a thousand words. */
export function quickDraws({ serverSeed, clientSeed, nonce }: RoundSeed): Draws {
  let [cursor, at] = [0, 0];
  let block = Buffer.alloc(0);
  return drawsFrom(() => {
    if (at === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest();
      cursor += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  });
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
