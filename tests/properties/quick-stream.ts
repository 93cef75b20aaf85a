/**
 * The stream of a round, signed several times faster than by the provider: a round of bingo draws a thousand words. The
 * states after the two padded keys are computed once for each key; a block of words then takes two compressions of
 * SHA-256, and no object of its own.
 */
import type { Draws, RoundSeed } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { drawsFrom } from '../../adapters/sandbox/provider/fairness/stream.ts';

const BLOCK_WORDS = 16;
const STATE_WORDS = 8;
const STEPS = 64;
/** The padding takes a byte, and the length eight. */
const MAX_MESSAGE_BYTES = 4 * BLOCK_WORDS - 9;

/** The first 32 bits after the point. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const isPrime = (number: number): boolean => {
  for (let divisor = 2; divisor < number; divisor += 1) if (number % divisor === 0) return false;
  return true;
};
/** The last of the first 64 is 311. */
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Int32Array.from(PRIMES.slice(0, STATE_WORDS), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The first 16 words are the block to compress. */
const words = new Int32Array(STEPS);

/** Compresses the block in `words`: SHA-256 from one state to the next. */
function compress(from: Int32Array, into: Int32Array): void {
  for (let at = BLOCK_WORDS; at < STEPS; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const added =
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    words[at] = added + (words[at - 7] ?? 0) + (words[at - BLOCK_WORDS] ?? 0);
  }
  let a = from[0] ?? 0;
  let b = from[1] ?? 0;
  let c = from[2] ?? 0;
  let d = from[3] ?? 0;
  let e = from[4] ?? 0;
  let f = from[5] ?? 0;
  let g = from[6] ?? 0;
  let h = from[7] ?? 0;
  for (let at = 0; at < STEPS; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (CONSTANTS[at] ?? 0) + (words[at] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  into[0] = (from[0] ?? 0) + a;
  into[1] = (from[1] ?? 0) + b;
  into[2] = (from[2] ?? 0) + c;
  into[3] = (from[3] ?? 0) + d;
  into[4] = (from[4] ?? 0) + e;
  into[5] = (from[5] ?? 0) + f;
  into[6] = (from[6] ?? 0) + g;
  into[7] = (from[7] ?? 0) + h;
}

/** Writes the end of a message of `bytes` bytes, which follows a block. */
function pad(bytes: number): void {
  const at = bytes >> 2;
  words[at] = (words[at] ?? 0) | (0x80 << (24 - 8 * (bytes & 3)));
  words[BLOCK_WORDS - 1] = 8 * (4 * BLOCK_WORDS + bytes);
}

/** Writes a text of one byte a character into `words`. */
function write(text: string): void {
  words.fill(0, 0, BLOCK_WORDS);
  for (let at = 0; at < text.length; at += 1)
    words[at >> 2] = (words[at >> 2] ?? 0) | (text.charCodeAt(at) << (24 - 8 * (at & 3)));
}

interface Keyed {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}
const keys = new Map<string, Keyed>();

function keyedBy(key: string): Keyed {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const under = (mask: number): Int32Array => {
    write(key);
    for (let at = 0; at < BLOCK_WORDS; at += 1) words[at] = (words[at] ?? 0) ^ mask;
    const state = new Int32Array(STATE_WORDS);
    compress(INITIAL, state);
    return state;
  };
  const keyed = { inner: under(0x36_36_36_36), outer: under(0x5c_5c_5c_5c) };
  keys.set(key, keyed);
  return keyed;
}

export function quickDraws({ serverSeed, clientSeed, nonce }: RoundSeed): Draws {
  const { inner, outer } = keyedBy(serverSeed);
  const block = new Int32Array(STATE_WORDS);
  let cursor = 0;
  let at = STATE_WORDS;
  return drawsFrom(() => {
    if (at === STATE_WORDS) {
      const message = `${clientSeed}:${nonce}:${cursor}`;
      if (message.length > MAX_MESSAGE_BYTES) throw new RangeError(`no quick stream of ${message}`);
      write(message);
      pad(message.length);
      compress(inner, block);
      words.fill(0, STATE_WORDS, BLOCK_WORDS);
      words.set(block);
      pad(4 * STATE_WORDS);
      compress(outer, block);
      cursor += 1;
      at = 0;
    }
    at += 1;
    return (block[at - 1] ?? 0) >>> 0;
  });
}
