/**
 * Seeds of shared draws as a reversed chain of hashes: the end is public first, and each draw reveals one seed more
 * [SHR-3].
 */
import { hashOf } from '../fairness/stream.ts';

/** Draws of one chain. A check of the last one takes as many hashes. */
export const CHAIN_LENGTH = 2_000;

interface Hashed {
  readonly top: string;
  readonly length: number;
}

export interface ChainSeeds {
  /** The seed of draw n, from 0. */
  seed(chain: Hashed, n: number): string;
  /** The hash of the first seed. */
  end(chain: Hashed): string;
}

/** Keeps the seeds of the chains that were asked for, one list each, from the end to the top. */
export function createChainSeeds(): ChainSeeds {
  const lists = new Map<string, readonly string[]>();
  function listOf({ top, length }: Hashed): readonly string[] {
    const known = lists.get(top);
    if (known !== undefined) return known;
    const list = [top];
    while (list.length <= length) list.push(hashOf(list.at(-1) ?? ''));
    const made = list.toReversed();
    lists.set(top, made);
    return made;
  }
  return {
    seed: (chain, n) => {
      const seed = n < 0 ? undefined : listOf(chain)[n + 1];
      if (seed === undefined) throw new RangeError(`a chain of ${chain.length} draws has no draw ${n}`);
      return seed;
    },
    end: (chain) => listOf(chain)[0] ?? '',
  };
}
