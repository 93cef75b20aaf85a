/**
 * Common code of all verifications: the stream of a round, by the browser's Web Crypto, and reading of bets.
 * None of this code is the provider's.
 */

/** An unbiased integer below `n`, the next of the round. */
export type Below = (n: number) => Promise<number>;
export interface Outcome {
  readonly shown: Readonly<Record<string, number | readonly number[]>>;
  readonly pays: bigint;
  /** The whole stake after all moves; absent where no move raises the stake. */
  readonly staked?: bigint;
}

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encode(text)));
}

/** HMAC-SHA256 under a key, 32 bytes for each message. */
export async function hmacUnder(
  key: Uint8Array<ArrayBuffer>,
): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>> {
  const read = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', read, message));
}

/** Unbiased integers from the stream of the round. */
export async function streamOf(serverSeed: string, clientSeed: string, nonce: number): Promise<Below> {
  const hmac = await hmacUnder(encode(serverSeed));
  const words: number[] = [];
  let cursor = 0;
  const next = async (): Promise<bigint> => {
    if (words.length === 0) {
      const bytes = await hmac(encode(`${clientSeed}:${nonce}:${cursor}`));
      cursor += 1;
      for (let at = 0; at < bytes.length; at += 4)
        words.push(bytes.subarray(at, at + 4).reduce((word, byte) => word * 256 + byte, 0));
    }
    return BigInt(words.shift() ?? 0);
  };
  const size = 1n << 32n;
  return async (n) => {
    const count = BigInt(n);
    for (;;) {
      // Words follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const product = (await next()) * count;
      if (product % size >= size % count) return Number(product / size);
    }
  };
}

/**
 * The number of the card at a place of a shuffled deck, in the whole deck. The deck has the first `deck` cards of each
 * kind; null for a deck that can't be.
 */
export async function soldCard(
  below: Below,
  {
    deck,
    whole,
    place,
  }: { readonly deck: readonly number[]; readonly whole: readonly number[]; readonly place: number },
): Promise<number | null> {
  const cards: number[] = [];
  let first = 0;
  for (const [kind, all] of whole.entries()) {
    const count = deck[kind] ?? -1;
    if (count < 0 || count > all) return null;
    for (let card = 0; card < count; card += 1) cards.push(first + card);
    first += all;
  }
  if (deck.length !== whole.length || place >= cards.length) return null;
  const order = await drawSome(below, cards.length, place + 1);
  return cards[order[place] ?? -1] ?? null;
}

/** The first `count` numbers below `size` after a shuffle from the front. */
export async function drawSome(below: Below, size: number, count: number): Promise<readonly number[]> {
  const numbers = Array.from({ length: size }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    // Draws follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const other = at + (await below(size - at));
    [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
  }
  return numbers.slice(0, count);
}

/** The second implementation of a game. */
export interface Verification {
  /** Hashes of the pay tables by version, as they were published. */
  readonly tables: Readonly<Record<number, string>>;
  /** All players share the draws: the commitment is the end of a chain of hashes. */
  readonly isShared?: true;
  /**
   * The cards of the whole deck by kind, for a game that sells each card once, and the first version that does. The
   * replay draws the card's number first.
   */
  readonly deck?: { readonly since: number; readonly whole: readonly number[] };
  readonly replay: (below: Below, bet: unknown, moves: readonly number[]) => Promise<Outcome>;
}

function fieldIn(bet: unknown, name: string): unknown {
  return typeof bet === 'object' && bet !== null ? Reflect.get(bet, name) : undefined;
}

export function numberIn(bet: unknown, name: string): number {
  const value = fieldIn(bet, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

export function textIn(bet: unknown, name: string): string {
  const value = fieldIn(bet, name);
  return typeof value === 'string' ? value : '';
}

export function listIn(bet: unknown, name: string): readonly unknown[] {
  const value = fieldIn(bet, name);
  return Array.isArray(value) ? value : [];
}
