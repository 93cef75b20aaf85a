/**
 * Recomputes a round in the browser, offline, from its record. This is a second implementation: it shares no code with the
 * provider, has tables of its own, and uses the browser's Web Crypto.
 */
import type { RoundProof } from 'touchline/core/casino/types';

type Check = 'table' | 'commitment' | 'outcome' | 'payment';

export interface Checked {
  readonly check: Check;
  readonly isRight: boolean;
}

export type Verdict =
  | { readonly kind: 'checked'; readonly checks: readonly Checked[] }
  /** The seed is not revealed, the game or its version is not known here, or no outcome was drawn. */
  | { readonly kind: 'hidden' | 'unknown' | 'undrawn' };

/** Hashes of the pay tables by game and version, as they were published. */
const TABLES: ReadonlyMap<string, string> = new Map([
  ['dice@1', '94107bd784f9507e8bf4a2b7df83c2bd7e4d1282d342f094f60428e71eccbf19'],
  ['mines@1', '3eb851a0de339d7d1f3791f4eee16c591b8cff61df08d9e72011f56569ba173d'],
  ['roulette@1', '9b12c19fdaa935f85629e2695f178b8857a96433d5d46b6a01ba792924d78f16'],
  ['wheel@1', 'cd630b39678c7357f316db0007e0874ab0a28cf62ba7fb8ca68c9364b8aed3b6'],
]);

type Below = (n: number) => Promise<number>;
interface Outcome {
  readonly shown: Readonly<Record<string, number | readonly number[]>>;
  readonly pays: bigint;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encode(text)));
}

/** Unbiased integers from the stream of the round. */
async function streamOf(serverSeed: string, clientSeed: string, nonce: number): Promise<Below> {
  const key = await crypto.subtle.importKey('raw', encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const words: number[] = [];
  let cursor = 0;
  const next = async (): Promise<bigint> => {
    if (words.length === 0) {
      const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${clientSeed}:${nonce}:${cursor}`)));
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

function numberIn(bet: unknown, name: string): number {
  const value: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, name) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

function textIn(bet: unknown, name: string): string {
  const value: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, name) : undefined;
  return typeof value === 'string' ? value : '';
}

async function dice(below: Below, bet: unknown): Promise<Outcome> {
  const [stake, chance] = [BigInt(numberIn(bet, 'stake')), numberIn(bet, 'chance')];
  const roll = await below(10_000);
  const isWin = textIn(bet, 'side') === 'under' ? roll < chance : roll > 9_999 - chance;
  return { shown: { roll }, pays: isWin ? (stake * 9_900n) / BigInt(chance) : 0n };
}

/** 0.99 times the product of 25/(25 - m), 24/(24 - m), … */
function minesPays(stake: bigint, hidden: number, opened: number): bigint {
  let [up, down] = [99n, 100n];
  for (let at = 0; at < opened; at += 1) {
    up *= BigInt(25 - at);
    down *= BigInt(25 - hidden - at);
  }
  return (stake * up) / down;
}

async function mines(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const [stake, count] = [BigInt(numberIn(bet, 'stake')), numberIn(bet, 'mines')];
  const cells = Array.from({ length: 25 }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const other = at + (await below(25 - at));
    [cells[at], cells[other]] = [cells[other] ?? 0, cells[at] ?? 0];
  }
  const board = cells.slice(0, count).sort((a, b) => a - b);
  const picks = moves.filter((move) => move >= 0);
  const hasHit = picks.some((cell) => board.includes(cell));
  return { shown: { picks, mines: board }, pays: hasHit ? 0n : minesPays(stake, count, picks.length) };
}

const REDS = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number);

/** Twice what a chip pays for each unit, so that half a stake is whole. */
function twiceChip(on: string, number: number): bigint {
  const isRed = REDS.includes(number);
  const evens: Readonly<Record<string, boolean>> = {
    red: isRed,
    black: !isRed,
    odd: number % 2 === 1,
    even: number % 2 === 0,
    low: number < 19,
    high: number > 18,
  };
  const chance = evens[on];
  if (chance !== undefined) return number === 0 ? 1n : chance ? 4n : 0n;
  if (on === `n${number}`) return 72n;
  if (number === 0) return 0n;
  return on === `dozen${Math.floor((number - 1) / 12) + 1}` || on === `column${number % 3 === 0 ? 3 : number % 3}`
    ? 6n
    : 0n;
}

async function roulette(below: Below, bet: unknown): Promise<Outcome> {
  const number = await below(37);
  const chips: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'chips') : [];
  const list: readonly unknown[] = Array.isArray(chips) ? chips : [];
  const pays = list.reduce<bigint>(
    (sum, chip) => sum + (BigInt(numberIn(chip, 'stake')) * twiceChip(textIn(chip, 'on'), number)) / 2n,
    0n,
  );
  return { shown: { number }, pays };
}

/** Tenths by segment. */
const STEADY = [12, 0, 15, 12, 0, 12, 0, 17, 12, 0, 12, 0, 15, 12, 0, 12, 0, 19, 30, 14];
const BOLD: ReadonlyMap<number, number> = new Map([
  [2, 20],
  [6, 30],
  [11, 20],
  [19, 124],
]);

async function wheel(below: Below, bet: unknown): Promise<Outcome> {
  const segment = await below(20);
  const tenths = textIn(bet, 'wheel') === 'steady' ? (STEADY[segment] ?? 0) : (BOLD.get(segment) ?? 0);
  return { shown: { segment }, pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

type Replay = (below: Below, bet: unknown, moves: readonly number[]) => Promise<Outcome>;
const REPLAYS: ReadonlyMap<string, Replay> = new Map<string, Replay>([
  ['dice', dice],
  ['mines', mines],
  ['roulette', roulette],
  ['wheel', wheel],
]);

/** Recomputes table, commitment, outcome and payment of a round. */
export async function verifyRound(round: RoundProof): Promise<Verdict> {
  const { gameId, version, tableHash, commitment, serverSeed, clientSeed, nonce, bet, moves, shown, pays } = round;
  if (pays === null) return { kind: 'undrawn' };
  if (serverSeed === null) return { kind: 'hidden' };
  const [replay, table] = [REPLAYS.get(gameId), TABLES.get(`${gameId}@${version}`)];
  if (replay === undefined || table === undefined) return { kind: 'unknown' };
  const committed = await sha256(`${serverSeed}:${tableHash}:${gameId}@${version}`);
  const outcome = await replay(await streamOf(serverSeed, clientSeed, nonce), bet, moves);
  return {
    kind: 'checked',
    checks: [
      { check: 'table', isRight: tableHash === table },
      { check: 'commitment', isRight: commitment === committed },
      { check: 'outcome', isRight: JSON.stringify(sorted(outcome.shown)) === JSON.stringify(sorted(shown)) },
      { check: 'payment', isRight: outcome.pays === BigInt(pays) },
    ],
  };
}

function sorted(shown: Outcome['shown']): readonly (readonly [string, number | readonly number[]])[] {
  return Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1));
}
