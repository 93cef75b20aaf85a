/** Damage to the record of a stopped operator: the next start has every acknowledged bet, or fails. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../adapters/sandbox/hosts/http/file-store.ts';
import type { BetAnswer, Bettor } from '../../adapters/sandbox/operator/book/coupon.ts';
import { outcome } from '../unit/sandbox-book/fake-line.ts';
import { coupon, leg, newPlayer, stage } from '../unit/sandbox-book/given.ts';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';

const BETS = 12;
const NEWLINE = 10;
const KEYS = Array.from({ length: BETS }, (_, i) => `bet-${i}`);

type Bytes = Uint8Array;
/** Changes one file of the record; `at` and `to` are relative positions from 0 to 1. */
type Damage = (bytes: Bytes, at: number, to: number, junk: Bytes) => Bytes;

const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(Buffer.concat(parts));
const range = (bytes: Bytes, at: number, to: number): readonly [number, number] => {
  const [from, until] = [Math.min(at, to), Math.max(at, to)].map((part) => Math.floor(part * bytes.length));
  return [from ?? 0, until ?? 0];
};
/** The lines, each with its line end. */
const linesOf = (bytes: Bytes): readonly Bytes[] => {
  const lines: Bytes[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from);
    const until = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, until));
    from = until;
  }
  return lines;
};
const byLines =
  (change: (lines: Bytes[], first: number, second: number) => void): Damage =>
  (bytes, at, to) => {
    const lines = [...linesOf(bytes)];
    change(lines, Math.floor(at * lines.length), Math.floor(to * lines.length));
    return joined(...lines);
  };

const DAMAGES: Readonly<Record<string, Damage>> = {
  flipBit: (bytes, at, to) => {
    const [from] = range(bytes, at, at);
    return bytes.map((byte, i) => (i === from ? byte ^ (1 << Math.floor(to * 8)) : byte));
  },
  overwrite: (bytes, at, _, junk) => {
    const [from] = range(bytes, at, at);
    return joined(bytes.subarray(0, from), junk, bytes.subarray(from + junk.length)).slice(0, bytes.length);
  },
  insert: (bytes, at, _, junk) => {
    const [from] = range(bytes, at, at);
    return joined(bytes.subarray(0, from), junk, bytes.subarray(from));
  },
  append: (bytes, _, __, junk) => joined(bytes, junk),
  removeBytes: (bytes, at, to) => {
    const [from, until] = range(bytes, at, to);
    return joined(bytes.subarray(0, from), bytes.subarray(until));
  },
  zero: (bytes, at, to) => {
    const [from, until] = range(bytes, at, to);
    return bytes.map((byte, i) => (i >= from && i < until ? 0 : byte));
  },
  truncate: (bytes, at) => bytes.slice(0, range(bytes, at, at)[0]),
  truncateAtLineEnd: byLines((lines, first) => lines.splice(first)),
  removeLine: byLines((lines, first) => lines.splice(first, 1)),
  repeatLine: byLines((lines, first, second) => lines.splice(second, 0, lines[first] ?? new Uint8Array())),
  swapLines: byLines((lines, first, second) => {
    const [a, b] = [lines[first] ?? new Uint8Array(), lines[second] ?? new Uint8Array()];
    lines[first] = b;
    lines[second] = a;
  }),
  joinLines: byLines((lines, first) => {
    lines[first] = (lines[first] ?? new Uint8Array()).slice(0, -1);
  }),
};

let whole = '';
let player: Bettor;
let acknowledged: readonly BetAnswer[] = [];
let balance = 0;
let at = 0;

beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'touchline-damage-'));
  const store = await openFileStore(whole, () => undefined);
  const { operator, clock } = await stage({ store });
  player = await newPlayer(operator);
  const answers: BetAnswer[] = [];
  for (const [i, key] of KEYS.entries()) {
    answers.push(operator.book.place(player, key, coupon(player, { bets: [leg(outcome(1), 1950)], amount: 100 + i })));
    await operator.durable();
  }
  acknowledged = answers;
  balance = operator.balance(player.id);
  at = clock.now();
  await operator.stop();
  await store.close();
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));

/** Starts the operator with that folder: its answers and the player's money, or the start error. */
async function start(folder: string): Promise<{ readonly bets: readonly unknown[]; readonly money: number } | Error> {
  const store = await openFileStore(folder, () => undefined);
  try {
    const { operator } = await stage({ store, at, seed: 2 });
    const bets = KEYS.map((key) => operator.book.answer(player, key));
    const money = operator.balance(player.id);
    await operator.stop();
    return { bets, money };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await store.close();
  }
}

describe('a damaged record', () => {
  it(
    '[REC-8] never silently loses an acknowledged bet: the operator has all of them, or refuses to start and names the file',
    async () => {
      const files = readdirSync(whole).toSorted();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...files),
          fc.constantFrom(...Object.keys(DAMAGES)),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          fc.uint8Array({ minLength: 1, maxLength: 40 }),
          async (file, damage, first, second, junk) => {
            const folder = mkdtempSync(join(tmpdir(), 'touchline-damage-'));
            try {
              cpSync(whole, folder, { recursive: true });
              const path = join(folder, file);
              writeFileSync(path, DAMAGES[damage]?.(new Uint8Array(readFileSync(path)), first, second, junk) ?? '');
              const started = await start(folder);
              if (started instanceof Error) expect(started.message).toContain(folder);
              else expect(started).toEqual({ bets: acknowledged, money: balance });
            } finally {
              rmSync(folder, { recursive: true, force: true });
            }
          },
        ),
        { seed: 1, numRuns: Math.min(RUNS / 5, 2_000) },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
