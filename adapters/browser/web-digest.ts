import type { Digest } from '../../core/ports/digest.ts';

/** The browser's own SHA-256. It is there on secure pages only (https, or localhost). */
export function createWebDigest(subtle: Pick<SubtleCrypto, 'digest'> | undefined = crypto.subtle): Digest {
  return {
    async sha256(text) {
      if (subtle === undefined) throw new Error('this page was not loaded securely, so the browser offers no SHA-256');
      const sum = await subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
