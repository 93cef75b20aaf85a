import { createHash } from 'node:crypto';
import type { Digest } from 'touchline/ports/digest';

/** Node's synchronous SHA-256, so that a core in virtual time waits for no thread. */
export function createNodeDigest(): Digest {
  return { sha256: (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex')) };
}
