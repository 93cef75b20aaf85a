/** Poker every minute: all 7,462 strengths of a hand, and every bet's exact return. */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { KINDS, strengthOf } from '../../../adapters/sandbox/provider/games/tv-poker/strength.ts';
import { paysOn, tvPoker } from '../../../adapters/sandbox/provider/games/tv-poker/tv-poker.ts';
import { drawing, range } from './exact.ts';

const HANDS = 2_598_960n;
/** Hands from the 47 other cards. */
const OTHERS = 1_533_939n;
const PLACES = ['high-card', 'pair', 'two-pairs', 'three', 'straight-up'] as const;

/** Ranks of five cards, each at most four times, in ascending order. */
function rankSets(least = 0, count = 5): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return range(13 - least).flatMap((more) => {
    const rank = least + more;
    return rankSets(rank, count - 1).flatMap((rest) => (rest[3] === rank ? [] : [[rank, ...rest]]));
  });
}

/** All hands of these ranks, the cards of one rank in ascending order of suits. */
function handsOf(ranks: readonly number[]): readonly (readonly number[])[] {
  return ranks.reduce<readonly (readonly number[])[]>(
    (hands, rank) =>
      hands.flatMap((hand) => {
        const before = hand.at(-1) ?? -1;
        const cards = range(4).map((suit) => suit * 13 + rank);
        return cards.filter((card) => before % 13 !== rank || card > before).map((card) => [...hand, card]);
      }),
    [[]],
  );
}

const isFlush = (hand: readonly number[]): boolean => new Set(hand.map((card) => Math.floor(card / 13))).size === 1;

interface Counts {
  readonly hands: bigint;
  /** Pairs of these hands without a common card, in order. */
  readonly pairs: bigint;
}

/** Hands of the same ranks, flushes apart, are equally strong. */
interface Class extends Counts {
  readonly example: readonly number[];
}

const counted = new Map<string, Counts>();
/** Counts the hands of these ranks; only how often each rank comes makes a difference. */
function countsOf(ranks: readonly number[], flush: boolean): Counts {
  const times = ranks.map((rank) => ranks.filter((each) => each === rank).length);
  const key = `${times.toSorted((a, b) => a - b).join('')} ${flush}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const masks = handsOf(ranks)
    .filter((hand) => isFlush(hand) === flush)
    .map((hand) => hand.reduce((mask, card) => mask | (1n << BigInt(card)), 0n));
  let pairs = 0;
  for (const mask of masks) for (const other of masks) if ((mask & other) === 0n) pairs += 1;
  const found = { hands: BigInt(masks.length), pairs: BigInt(pairs) };
  counted.set(key, found);
  return found;
}

function classes(): readonly Class[] {
  return rankSets().flatMap((ranks) => {
    // Cards of one rank have different suits; the last card of five ranks breaks a flush.
    const suits = ranks.map((rank, at) => ranks.slice(0, at).filter((each) => each === rank).length);
    const mixed = ranks.map((rank, at) => (suits[at] ?? 0) * 13 + rank);
    if (new Set(ranks).size < 5) return [{ example: mixed, ...countsOf(ranks, false) }];
    const broken = mixed.map((card, at) => (at === 4 ? card + 13 : card));
    return [
      { example: mixed, ...countsOf(ranks, true) },
      { example: broken, ...countsOf(ranks, false) },
    ];
  });
}

describe('poker every minute', () => {
  const all = classes();
  const strengths = all.map(({ example, ...counts }) => ({ ...counts, ...strengthOf(example), example }));

  it('[TPK-2] there are 2,598,960 hands of 7,462 strengths, and as many of each kind as everybody counts', () => {
    expect(all.reduce((sum, { hands }) => sum + hands, 0n)).toBe(HANDS);
    expect(new Set(strengths.map(({ value }) => value)).size).toBe(7_462);
    const byKind = KINDS.map((kind) =>
      Number(strengths.reduce((sum, each) => (each.kind === kind ? sum + each.hands : sum), 0n)),
    );
    expect(byKind).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]);
    // A stronger kind is stronger whatever its ranks.
    const ordered = strengths.toSorted((a, b) => a.value - b.value).map(({ kind }) => KINDS.indexOf(kind));
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
  });

  it('[TPK-2] every suit of a hand of the same ranks is equally strong, and the rank of the kind comes first', () => {
    for (const ranks of [
      [0, 2, 5, 8, 11],
      [3, 3, 5, 8, 11],
      [4, 4, 9, 9, 12],
      [7, 7, 7, 1, 1],
    ].map((each) => each.toSorted((a, b) => a - b))) {
      const hands = handsOf(ranks).filter((hand) => !isFlush(hand));
      expect(new Set(hands.map((hand) => strengthOf(hand).value)).size).toBe(1);
    }
    const value = (...hand: readonly number[]): number => strengthOf(hand).value;
    // Ranks count from the ace, 0, to the king, 12; suits are 13 apart.
    expect(value(0, 13, 1, 2, 3)).toBeGreaterThan(value(12, 25, 11, 10, 0));
    expect(value(1, 14, 4, 5, 6)).toBeGreaterThan(value(1, 14, 4, 5, 3));
    expect(value(0, 9, 10, 11, 25)).toBeGreaterThan(value(8, 9, 10, 11, 25));
    expect(value(1, 2, 3, 4, 18)).toBeGreaterThan(value(13, 1, 2, 3, 4));
    expect(strengthOf([0, 1, 2, 3, 4]).kind).toBe('straight-flush');
    expect(strengthOf([0, 1, 2, 3, 17]).kind).toBe('straight');
    expect(strengthOf([12, 0, 1, 2, 16]).kind).toBe('high-card');
  });

  it('[TPK-1, TPK-3, TPK-4] red and blue return exactly the stated fraction, with equal hands as they are counted', () => {
    const equal = all.reduce((sum, { pairs }) => sum + pairs, 0n);
    const deals = HANDS * OTHERS;
    expect({ equal, deals }).toEqual({ equal: 347_798_880n, deals: 3_986_646_103_440n });
    // Both hands are alike, so each wins half of the deals that are not equal.
    const [a = [], b = []] = [strengths[0]?.example, strengths[900]?.example];
    const twice = (['red', 'blue'] as const).map((on) => BigInt(paysOn(on, a, b) + paysOn(on, b, a)));
    const same = (['red', 'blue'] as const).map((on) => BigInt(paysOn(on, a, a)));
    for (const at of [0, 1]) {
      const sum = ((deals - equal) / 2n) * (twice[at] ?? 0n) + equal * (same[at] ?? 0n);
      expect(reduced({ n: sum, d: 100n * deals })).toEqual(
        tvPoker.returns.find(({ bet }) => bet === 'red-blue')?.value,
      );
    }
  });

  it('[TPK-3, TPK-4] each kind of the red hand returns exactly the stated fraction over all hands', () => {
    for (const on of PLACES) {
      const sum = strengths.reduce((paid, { example, hands }) => paid + hands * BigInt(paysOn(on, example, [])), 0n);
      const stated = tvPoker.returns.find(({ bet }) => bet === `poker-${on}`)?.value;
      expect({ on, value: reduced({ n: sum, d: 100n * HANDS }) }).toEqual({ on, value: stated });
    }
  });

  it('[TPK-1, TPK-3] any draw deals ten different cards, says both kinds, and pays by them', () => {
    const places = ['red', 'blue', ...PLACES] as const;
    for (const nonce of range(400)) {
      const seed = { serverSeed: 'a', clientSeed: 'b', nonce };
      const shown = tvPoker.shared?.result(createDraws(seed)) ?? {};
      const [red, blue] = [shown['red'], shown['blue']];
      if (typeof red !== 'object' || typeof blue !== 'object') throw new Error('two hands were expected');
      expect(red).toHaveLength(5);
      expect(blue).toHaveLength(5);
      expect(new Set([...red, ...blue]).size).toBe(10);
      expect(shown['kinds']).toEqual([red, blue].map((hand) => KINDS.indexOf(strengthOf(hand).kind)));
      const on = places[nonce % places.length] ?? 'red';
      expect(tvPoker.play(createDraws(seed), { stake: 100, on }, [])).toEqual({ shown, pays: paysOn(on, red, blue) });
    }
  });

  it('[TPK-3] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('tv-poker')?.stakeOf({ stake: 10, on });
    expect(['red', 'straight-up', 'tie', 'flush'].map(stakeOf)).toEqual([10, 10, null, null]);
    expect(tvPoker.play(drawing(), { stake: 10, on: 'red' }, [0])).toBeNull();
  });
});
