import type { Digest } from 'touchline/ports/digest';

/** The browser's SHA-256, available only in secure contexts (https or localhost). */
export function createWebDigest(subtle: Pick<SubtleCrypto, 'digest'> | undefined = crypto.subtle): Digest {
  return {
    async sha256(text) {
      if (subtle === undefined)
        throw new Error('SHA-256 is unavailable: the page is not in a secure context (https or localhost)');
      const sum = await subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
