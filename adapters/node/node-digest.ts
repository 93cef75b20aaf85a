import { createHash } from 'node:crypto';
import type { Digest } from '../../core/ports/digest.ts';

/** Node's SHA-256. It is there at once, so that a core in virtual time waits for no thread. */
export function createNodeDigest(): Digest {
  return { sha256: (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex')) };
}
