/**
 * The random stream of a round [FAIR-2, FAIR-3]: HMAC-SHA256 under the server seed of `clientSeed:nonce:cursor`, read
 * as big-endian words of four bytes. The stream depends on nothing else, so anybody with the seeds can repeat the
 * round.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const WORD = 2 ** 32;
/** A product of a word and a number up to here is exact in a double. */
const MAX_BELOW = 2 ** 20;

export interface Draws {
  /** The next integer from 0 to n - 1; every value is equally likely. */
  below(n: number): number;
}

/** The seeds and the round's number under them. */
export interface RoundSeed {
  /** 64 hexadecimal digits, used as text. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** HMAC-SHA256 under a key: 32 bytes for each message. The key is prepared once. */
export function macUnder(key: Uint8Array): (message: Uint8Array) => Uint8Array<ArrayBuffer> {
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(message).digest();
}

/** The words of the stream, in order. */
export function createWords({ serverSeed, clientSeed, nonce }: RoundSeed): () => number {
  const sign = macUnder(utf8ToBytes(serverSeed));
  let cursor = 0;
  let at = 0;
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    if (at === block.byteLength) {
      const bytes = sign(utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      cursor += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  };
}

export function createDraws(seed: RoundSeed): Draws {
  return drawsFrom(createWords(seed));
}

/** Multiply-shift with Lemire's rejection: words in the uneven rest are drawn again. */
export function drawsFrom(next: () => number): Draws {
  return {
    below: (n) => {
      if (!Number.isInteger(n) || n < 1 || n > MAX_BELOW) throw new RangeError(`no integer below ${n} can be drawn`);
      for (;;) {
        const product = next() * n;
        const drawn = Math.floor(product / WORD);
        const rest = product - drawn * WORD;
        // The uneven rest is less than n, so that most words need no remainder.
        if (rest >= n || rest >= WORD % n) return drawn;
      }
    },
  };
}

/** Chooses `count` of the numbers from 0 to size - 1 without repetition, in the order drawn. */
export function chooseSome(draws: Draws, size: number, count: number): readonly number[] {
  const numbers: number[] = [];
  for (let number = 0; number < size; number += 1) numbers.push(number);
  for (let at = 0; at < count; at += 1) {
    const chosen = at + draws.below(size - at);
    const there = numbers[chosen] ?? 0;
    numbers[chosen] = numbers[at] ?? 0;
    numbers[at] = there;
  }
  return numbers.slice(0, count);
}

/** The SHA-256 of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
