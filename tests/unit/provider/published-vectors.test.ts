/**
 * Published vectors for the hash and the HMAC of both implementations: RFC 4231, and FIPS 180-4 with NIST's examples. The
 * stream that is made of them has no published vectors [FAIR-10].
 */
import { describe, expect, it } from 'vitest';
import type { RoundProof } from 'touchline/core/casino/types';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws, hashOf, macUnder } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { createChainSeeds } from '../../../adapters/sandbox/provider/shared/chain.ts';
import { hmacUnder, sha256 } from '../../../ui/web/screens/casino/verification/replay.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hex, 'hex'));
const text = (ascii: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(ascii);
const hexOf = (value: Uint8Array): string => Buffer.from(value).toString('hex');

const LONG_KEY = bytes('aa'.repeat(131));
/** Cases of RFC 4231; case 5 has a truncated output, which is not used here. */
const RFC_4231 = [
  [1, bytes('0b'.repeat(20)), text('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    2,
    text('Jefe'),
    text('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    3,
    bytes('aa'.repeat(20)),
    bytes('dd'.repeat(50)),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    4,
    bytes('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    bytes('cd'.repeat(50)),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    6,
    LONG_KEY,
    text('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    LONG_KEY,
    text(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
] as const;

/** One block and two blocks. */
const CHAINED = [
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
] as const;
const SHA_256 = [...CHAINED, ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855']] as const;

describe('published vectors of the hash and the HMAC', () => {
  it.each(RFC_4231)(
    '[FAIR-2, FAIR-10] RFC 4231, case %i: the provider and the verifier compute the HMAC',
    async (_, key, message, mac) => {
      expect(hexOf(macUnder(key)(message))).toBe(mac);
      const hmac = await hmacUnder(key);
      expect(hexOf(await hmac(message))).toBe(mac);
    },
  );

  it.each(SHA_256)('[FAIR-1, FAIR-10] FIPS 180-4: the provider and the verifier hash %j', async (message, hash) => {
    expect(hashOf(message)).toBe(hash);
    expect(await sha256(message)).toBe(hash);
  });

  it.each(CHAINED)(
    '[SHR-3, FAIR-1] FIPS 180-4: a chain of one draw with the seed %j ends with its hash, and the verifier follows it there',
    async (serverSeed, end) => {
      const chain = { top: serverSeed, length: 1 };
      expect(createChainSeeds().end(chain)).toBe(end);
      const seed = { serverSeed: createChainSeeds().seed(chain, 0), clientSeed: 'salt', nonce: 0 };
      const bet = { stake: 100, target: 200 };
      const game = gameOf('crash');
      const result = game?.play(createDraws(seed), bet, []);
      const tableHash = tableHashOf(game?.table);
      const round: RoundProof = {
        id: 'r',
        gameId: 'crash',
        status: 'over',
        currency: 'EUR',
        stake: 100,
        bet,
        moves: [],
        shown: result?.shown ?? {},
        pays: result?.pays ?? null,
        seedId: 's',
        at: 1,
        tableHash,
        version: 1,
        ...seed,
        commitment: commitmentOf({ serverSeed: end, tableHash, gameId: 'crash', version: 1 }),
      };
      const verdict = await verifyRound(round);
      expect(verdict.kind === 'checked' && verdict.checks.filter(({ isRight }) => !isRight)).toEqual([]);
    },
  );
});
