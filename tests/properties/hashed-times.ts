import { hashOf } from '../../adapters/sandbox/provider/fairness/stream.ts';

/** The hash of the hash of … a text, `times` hashes in all. */
export function hashedTimes(text: string, times: number): string {
  let hash = text;
  for (let at = 0; at < times; at += 1) hash = hashOf(hash);
  return hash;
}
