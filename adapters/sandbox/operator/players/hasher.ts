/** A port for password hashing, because the work is expensive and each host runs it elsewhere. */

export type HashScheme = 'pbkdf2' | 'scrypt';

/** `cost` is the number of iterations of PBKDF2-SHA-512, or N of scrypt (r = 8, p = 5). */
export interface HashWork {
  readonly scheme: HashScheme;
  readonly cost: number;
}

export interface Hasher {
  /** Scheme and cost for new passwords. A stored hash keeps its own. */
  readonly fresh: HashWork;
  /** 64 bytes, hexadecimal; `salt` is hexadecimal. Rejects with `TryLater` when the queue is full. */
  derive(password: string, salt: string, work: HashWork): Promise<string>;
}

export const HASH_BYTES = 64;
export const SCRYPT_BLOCK_SIZE = 8;
export const SCRYPT_PARALLELIZATION = 5;
/** OWASP's recommendation for PBKDF2-SHA-512. */
const PBKDF2_ITERATIONS = 210_000;

/**
 * Hashes with WebCrypto, which a browser's worker and Node both have, and which supports only PBKDF2. In Node,
 * WebCrypto shares its threads with file access, so hosts with many clients use a pool of their own.
 */
export function createWebHasher(iterations = PBKDF2_ITERATIONS): Hasher {
  return {
    fresh: { scheme: 'pbkdf2', cost: iterations },
    derive: async (password, salt, { scheme, cost }) => {
      if (scheme !== 'pbkdf2') throw new Error(`WebCrypto has no ${scheme}`);
      const secret = new TextEncoder().encode(password);
      const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
      const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt: unhex(salt), iterations: cost };
      return hex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BYTES * 8)));
    },
  };
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
