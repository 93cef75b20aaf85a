/** The stream, unbiased integers, and the verifier against five cheats that have been seen on live sites. */
import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundProof } from 'touchline/core/casino/types';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { chooseSome, createDraws, createWords } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf, GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';

const SEED = { serverSeed: 'a1'.repeat(32), clientSeed: 'my-seed', nonce: 7 };

/** A fair round of roulette with a chip on red. */
function fairRound(change: Partial<RoundProof> = {}): RoundProof {
  const game = gameOf('roulette');
  if (game === null) throw new Error('there is no roulette');
  const bet = { chips: [{ on: 'red', stake: 100 }] };
  const result = game.play(createDraws(SEED), bet, []);
  const tableHash = tableHashOf(game.table);
  const { serverSeed, clientSeed, nonce } = SEED;
  return {
    id: 'r',
    gameId: 'roulette',
    status: 'over',
    currency: 'EUR',
    stake: 100,
    bet,
    moves: [],
    shown: result?.shown ?? {},
    pays: result?.pays ?? null,
    nonce,
    seedId: 's',
    at: 1,
    tableHash,
    version: 1,
    clientSeed,
    serverSeed,
    commitment: commitmentOf({ serverSeed, tableHash, gameId: 'roulette', version: 1 }),
    ...change,
  };
}

async function faults(round: RoundProof): Promise<readonly string[]> {
  const verdict = await verifyRound(round);
  if (verdict.kind !== 'checked') throw new Error(verdict.kind);
  return verdict.checks.filter(({ isRight }) => !isRight).map(({ check }) => check);
}

describe('the stream', () => {
  it('[FAIR-2] equals the HMAC of another library, over several blocks', () => {
    const next = createWords(SEED);
    for (const cursor of [0, 1, 2]) {
      const block = createHmac('sha256', SEED.serverSeed).update(`my-seed:7:${cursor}`).digest();
      for (let at = 0; at < 32; at += 4) expect(next()).toBe(block.readUInt32BE(at));
    }
  });

  it('[FAIR-3] an integer is the product’s upper half, which equals the floor of the industry’s float', () => {
    const draws = createDraws(SEED);
    const word = createWords(SEED);
    for (const n of [37, 10_000, 25, 20, 2]) expect(draws.below(n)).toBe(Math.floor((word() / 2 ** 32) * n));
    expect(() => draws.below(0)).toThrow(RangeError);
    expect(() => draws.below(2.5)).toThrow(RangeError);
  });

  it('[FAIR-8] a choice without repetition has different numbers', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const chosen = chooseSome(createDraws({ ...SEED, nonce }), 25, 5);
        expect(new Set(chosen).size).toBe(5);
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  it('[FAIR-1] the commitment is the hash of seed, table, game and version', () => {
    const committed = { serverSeed: 'b'.repeat(64), tableHash: 'c'.repeat(64), gameId: 'dice', version: 3 };
    const text = `${'b'.repeat(64)}:${'c'.repeat(64)}:dice@3`;
    expect(commitmentOf(committed)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('the verifier', () => {
  it('[FAIR-1, CSN-5] finds a fair round right, and says why a round cannot be checked', async () => {
    expect(await faults(fairRound())).toEqual([]);
    expect(await verifyRound(fairRound({ serverSeed: null }))).toEqual({ kind: 'hidden' });
    expect(await verifyRound(fairRound({ pays: null }))).toEqual({ kind: 'undrawn' });
    expect(await verifyRound(fairRound({ gameId: 'other' }))).toEqual({ kind: 'unknown' });
  });

  it('[FAIR-1] names a pay table that was changed, even where the commitment was made for it', async () => {
    const tableHash = tableHashOf({ pockets: 37, pays: { number: 35 } });
    const { serverSeed } = SEED;
    const commitment = commitmentOf({ serverSeed, tableHash, gameId: 'roulette', version: 1 });
    expect(await faults(fairRound({ tableHash, commitment }))).toEqual(['table']);
  });

  it('[FAIR-2] names an outcome that ignores the client seed', async () => {
    const ignored = Array.from({ length: 20 }, (_, nonce) =>
      createDraws({ ...SEED, clientSeed: 'ignored', nonce }).below(37),
    );
    const seen = await Promise.all(ignored.map((number, nonce) => faults(fairRound({ nonce, shown: { number } }))));
    expect(seen.filter((wrong) => wrong.includes('outcome')).length).toBeGreaterThan(15);
  });

  it('[FAIR-2, CSN-5] names a game that runs other code than the committed table says', async () => {
    const game = gameOf('roulette');
    if (game === null) throw new Error('there is no roulette');
    const bet = { chips: [{ on: 'red', stake: 100 }] };
    // The copy moves the ball one pocket on; table, version and commitment stay as they are.
    const rounds = Array.from({ length: 20 }, (_, nonce) => {
      const result = game.play(createDraws({ ...SEED, nonce }), bet, []);
      const number = result?.shown['number'];
      if (typeof number !== 'number') throw new Error('no ball');
      return fairRound({ nonce, shown: { number: (number + 1) % 37 }, pays: result?.pays ?? null });
    });
    expect(await Promise.all(rounds.map(faults))).toEqual(rounds.map(() => ['outcome']));
  });

  it('[FAIR-1] names a commitment that was swapped after the client seed', async () => {
    expect(await faults(fairRound({ commitment: 'd'.repeat(64) }))).toEqual(['commitment']);
    expect(await faults(fairRound({ serverSeed: 'e'.repeat(64) }))).toContain('commitment');
  });

  it('[FAIR-1] names a payment that does not follow from the outcome', async () => {
    expect(await faults(fairRound({ pays: 199 }))).toEqual(['payment']);
  });

  it('[CSN-5] shares no code with the provider', () => {
    const folder = 'ui/web/screens/casino';
    const files = ['verify-round.ts', ...readdirSync(`${folder}/verification`).map((name) => `verification/${name}`)];
    const listed = readFileSync(`${folder}/verify-round.ts`, 'utf8');
    expect(GAMES.filter(({ id }) => !listed.includes(`  ['${id}', `))).toEqual([]);
    const imports = files.flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^import (.*);$/gm)].map(([, text = '']) => text),
    );
    const foreign = imports.filter((text) => !/ from '\.\/(?:verification\/)?[a-z-]+\.ts'$/.test(text));
    // Types of the records that are verified: rounds, and races of virtual sports.
    expect(foreign.toSorted()).toEqual([
      "type { Race } from 'touchline/core/races/types'",
      "type { RoundProof } from 'touchline/core/casino/types'",
    ]);
  });
});
