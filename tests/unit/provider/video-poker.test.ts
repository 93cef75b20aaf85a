/**
 * Video poker: every hand is counted, and the return with best play is the sum over every deal of the best of all 32
 * ways to hold. The value of a hold comes from the pays of all hands that contain the held cards, by inclusion and
 * exclusion of the cards that are thrown away.
 */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { handOf, HANDS } from '../../../adapters/sandbox/provider/games/video-poker/hands.ts';
import type { Hand } from '../../../adapters/sandbox/provider/games/video-poker/hands.ts';
import { ROYALS, TABLES, videoPoker } from '../../../adapters/sandbox/provider/games/video-poker/video-poker.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

const DECK = 52;
const DEALS = 2_598_960;
/** The least common multiple of the numbers of draws. */
const DRAWS = 7_669_695;
/** Draws of 0 to 5 cards from the 47 that are left. */
const WAYS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;

/** Ways to choose k of n, for n below 52 and k up to 5. */
const CHOOSE = Array.from({ length: DECK }, (_, n) =>
  Array.from({ length: 6 }, (__, k) => {
    let ways = 1;
    for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
    return n < k ? 0 : ways;
  }),
);
const SUBSETS = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((at) => (mask >> at) % 2 === 1));

/** The place of each of a hand's 32 subsets among all sets of its size. */
function placesOf(cards: readonly number[], places: Int32Array): void {
  for (let mask = 0; mask < 32; mask += 1) {
    let place = 0;
    const subset = SUBSETS[mask] ?? [];
    for (let at = 0; at < subset.length; at += 1) place += CHOOSE[cards[subset[at] ?? 0] ?? 0]?.[at + 1] ?? 0;
    places[mask] = place;
  }
}

/** Visits every hand, its cards in ascending order. */
function eachHand(visit: (cards: readonly number[], at: number) => void): void {
  const cards = [0, 0, 0, 0, 0];
  let at = 0;
  for (let e = 4; e < DECK; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            visit(cards, at);
            at += 1;
          }
}

let counted: Uint8Array | null = null;
/** The worth of every hand, in the order of `eachHand`. */
function worths(): Uint8Array {
  if (counted !== null) return counted;
  const found = new Uint8Array(DEALS);
  eachHand((cards, at) => {
    found[at] = HANDS.indexOf(handOf(cards));
  });
  counted = found;
  return found;
}

/** The cards of a deal that belong to the royal flush of each suit: held exactly, they may become that royal flush. */
function royalHolds(cards: readonly number[], holds: Int32Array): void {
  holds.fill(0);
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] ?? 0;
    const suit = Math.floor(card / 13);
    if (card % 13 === 0 || card % 13 > 8) holds[suit] = (holds[suit] ?? 0) | (1 << at);
  }
}

/** The return and the chance of a royal flush with best play; of equally good holds, the likelier to a royal flush. */
function bestPlay(table: Readonly<Record<Hand, number>>) {
  const pays = HANDS.map((hand) => table[hand]);
  const found = worths();
  const sums = [1, 52, 1_326, 22_100, 270_725, DEALS].map((sets) => new Int32Array(sets));
  const places = new Int32Array(32);
  const sumsOf = SUBSETS.map(({ length }) => sums[length] ?? new Int32Array(0));
  eachHand((cards, at) => {
    const paid = pays[found[at] ?? 0] ?? 0;
    if (paid === 0) return;
    placesOf(cards, places);
    for (let mask = 0; mask < 32; mask += 1) {
      const into = sumsOf[mask];
      const place = places[mask] ?? 0;
      if (into !== undefined) into[place] = (into[place] ?? 0) + paid;
    }
  });
  const scale = SUBSETS.map(({ length }) => DRAWS / (WAYS[5 - length] ?? 1));
  const values = new Int32Array(32);
  const holds = new Int32Array(4);
  let [total, royals] = [0, 0];
  eachHand((cards) => {
    placesOf(cards, places);
    for (let mask = 0; mask < 32; mask += 1) values[mask] = sumsOf[mask]?.[places[mask] ?? 0] ?? 0;
    for (let card = 1; card < 32; card *= 2)
      for (let mask = 0; mask < 32; mask += 1)
        if ((mask & card) === 0) values[mask] = (values[mask] ?? 0) - (values[mask | card] ?? 0);
    royalHolds(cards, holds);
    let [best, royal] = [0, 0];
    for (let mask = 0; mask < 32; mask += 1) {
      const worth = (values[mask] ?? 0) * (scale[mask] ?? 0);
      if (worth < best) continue;
      let suits = 0;
      for (let suit = 0; suit < 4; suit += 1) if (holds[suit] === mask) suits += 1;
      const likely = suits * (scale[mask] ?? 0);
      royal = worth > best ? likely : Math.max(royal, likely);
      best = worth;
    }
    total += best;
    royals += royal;
  });
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(royals)) throw new Error('the sum is not exact');
  const d = BigInt(DEALS) * BigInt(DRAWS);
  return { returned: reduced({ n: BigInt(total), d }), royal: reduced({ n: BigInt(royals), d }) };
}

const statedOf = (bet: string) => videoPoker.returns.find((each) => each.bet === bet)?.value;

describe('video poker', () => {
  it(
    '[VPK-3, VPK-5] every one of 2,598,960 hands is counted once',
    () => {
      const counts = new Map<Hand, number>();
      for (const worth of worths()) {
        const hand = HANDS[worth] ?? 'nothing';
        counts.set(hand, (counts.get(hand) ?? 0) + 1);
      }
      expect(Object.fromEntries(counts)).toEqual({
        royal: 4,
        straightFlush: 36,
        fourAces: 48,
        fourLow: 144,
        four: 432,
        fullHouse: 3_744,
        flush: 5_108,
        straight: 10_200,
        three: 54_912,
        twoPair: 123_552,
        jacks: 337_920,
        tens: 84_480,
        nothing: 1_978_380,
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[VPK-4, VPK-6, PRV-11] Jacks or Better 9/6 returns exactly 1653526326983/1661102543100 with best play, and a royal flush has exactly the stated chance',
    () => {
      expect(bestPlay(TABLES.jacks)).toEqual({
        returned: { n: 1_653_526_326_983n, d: 1_661_102_543_100n },
        royal: ROYALS.jacks,
      });
      expect(statedOf('jacks')).toEqual({ n: 1_653_526_326_983n, d: 1_661_102_543_100n });
    },
    TEST_TIMEOUT_MS,
  );

  it.runIf(IS_DEEP).each(['bonus', 'tens'] as const)(
    '[VPK-4, VPK-6, PRV-11] %s returns exactly what it states with best play, and a royal flush has exactly the stated chance',
    (bet) => {
      expect(bestPlay(TABLES[bet])).toEqual({ returned: statedOf(bet), royal: ROYALS[bet] });
    },
    TEST_TIMEOUT_MS,
  );

  it('[VPK-1, VPK-2] held cards stay, the others are replaced in order, and a round has one move', () => {
    const play = (...moves: readonly number[]) =>
      videoPoker.play(
        createDraws({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }),
        { stake: 10, table: 'jacks' },
        moves,
      );
    const dealt = play()?.shown['dealt'];
    const all = play(0)?.shown['hand'];
    const some = play(0b01010)?.shown['hand'];
    if (!Array.isArray(dealt) || !Array.isArray(all) || !Array.isArray(some)) throw new Error('no cards are shown');
    expect(play()?.pays).toBeNull();
    expect(some).toEqual([all[0], dealt[1], all[1], dealt[3], all[2]]);
    expect(play(31)?.shown['hand']).toEqual(dealt);
    expect(new Set([...dealt, ...all]).size).toBe(10);
    expect(play(32)).toBeNull();
    expect(play(-1)).toBeNull();
    expect(play(0.5)).toBeNull();
    expect(play(31, 0)).toBeNull();
  });

  it('[VPK-4] a table pays a hand its multiple of the stake', () => {
    const at = (nonce: number, table: keyof typeof TABLES) => {
      const bet = { stake: 7, table };
      const result = videoPoker.play(createDraws({ serverSeed: 'a', clientSeed: 'b', nonce }), bet, [31]);
      const worth = HANDS[Number(result?.shown['worth'])] ?? 'nothing';
      return [result?.pays, 7 * TABLES[table][worth]];
    };
    for (let nonce = 0; nonce < 300; nonce += 1)
      for (const table of ['jacks', 'bonus', 'tens'] as const) {
        const [paid, due] = at(nonce, table);
        expect(paid).toBe(due);
      }
  });
});
