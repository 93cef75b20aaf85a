/** The 21 every minute: every bet's exact return over all deals of both hands. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, mul, reduced, ZERO } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { rankOf } from '../../../adapters/sandbox/provider/games/cards.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import {
  MAX_CARDS,
  paysOn,
  pointsOf,
  SHORT_DECK,
  takesAnother,
  tv21,
  worthOf,
} from '../../../adapters/sandbox/provider/games/tv-21/tv-21.ts';
import { drawing, range } from './exact.ts';

const BETS = [
  ['red', 'red-blue'],
  ['blue', 'red-blue'],
  ['tie', 'tie'],
  ['red-21', 'hand-21'],
  ['blue-21', 'hand-21'],
  ['red-over', 'hand-over'],
  ['blue-over', 'hand-over'],
  ['golden', 'golden'],
] as const;
/** A card of each rank, in the order of the deck. */
const ONE_OF_EACH = SHORT_DECK.slice(0, SHORT_DECK.length / 4);
const FULL: readonly number[] = ONE_OF_EACH.map(() => 4);

/** Visits every order of ranks in which a hand can come from the cards that are left, with its number of ways. */
function eachHand(
  left: readonly number[],
  visit: (hand: readonly number[], left: readonly number[], ways: number) => void,
): void {
  const [counts, hand]: [number[], number[]] = [[...left], []];
  const deal = (ways: number): void => {
    if (!takesAnother(hand)) {
      visit(hand, counts, ways);
      return;
    }
    for (const [at, card] of ONE_OF_EACH.entries()) {
      const count = counts[at] ?? 0;
      if (count === 0) continue;
      counts[at] = count - 1;
      hand.push(card);
      deal(ways * count);
      hand.pop();
      counts[at] = count;
    }
  };
  deal(1);
}

/** Ways to deal hands by their worth and their number of cards, from the cards that are left. */
function worths(left: readonly number[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  eachHand(left, (hand, _, ways) => {
    const key = `${worthOf(hand)} ${hand.length}`;
    found.set(key, (found.get(key) ?? 0) + ways);
  });
  return found;
}

/** Chances of each pair of worths, `red blue`. */
function chances(): ReadonlyMap<string, Rational> {
  // First hands that leave the same cards and are worth the same count together.
  const reds = new Map<string, { readonly left: readonly number[]; readonly worth: number; ways: number }>();
  eachHand(FULL, (hand, left, ways) => {
    const key = `${left.join(',')} ${worthOf(hand)}`;
    const known = reds.get(key) ?? { left: [...left], worth: worthOf(hand), ways: 0 };
    known.ways += ways;
    reds.set(key, known);
  });
  const found = new Map<string, Map<number, bigint>>();
  for (const { left, worth, ways } of reds.values()) {
    const used = SHORT_DECK.length - left.reduce((sum, each) => sum + each, 0);
    for (const [blue, blueWays] of worths(left)) {
      const [blueWorth = '', cards = ''] = blue.split(' ');
      const byCards = found.get(`${worth} ${blueWorth}`) ?? new Map<number, bigint>();
      found.set(`${worth} ${blueWorth}`, byCards);
      const all = used + Number(cards);
      byCards.set(all, (byCards.get(all) ?? 0n) + BigInt(ways) * BigInt(blueWays));
    }
  }
  const orders = (cards: number): bigint =>
    range(cards).reduce((product, at) => product * BigInt(SHORT_DECK.length - at), 1n);
  return new Map(
    [...found].map(([pair, byCards]) => [
      pair,
      [...byCards].reduce((sum, [cards, ways]) => add(sum, { n: ways, d: orders(cards) }), ZERO),
    ]),
  );
}

describe('the 21 every minute', () => {
  it('[TTO-4, TTO-5] every bet returns exactly the stated fraction over all deals of both hands', () => {
    const all = chances();
    expect(reduced([...all.values()].reduce((sum, chance) => add(sum, chance), ZERO))).toEqual({ n: 1n, d: 1n });
    for (const [on, bet] of BETS) {
      let sum: Rational = ZERO;
      for (const [pair, chance] of all) {
        const [red = 0, blue = 0] = pair.split(' ').map(Number);
        sum = add(sum, mul(chance, { n: BigInt(paysOn(on, red, blue)), d: 100n }));
      }
      expect({ on, value: reduced(sum) }).toEqual({ on, value: tv21.returns.find((each) => each.bet === bet)?.value });
    }
  });

  it('[TTO-1, TTO-2, TTO-4] any draw deals two hands by the rule from at most 13 cards, and pays by their worth', () => {
    for (const nonce of range(400)) {
      const shown = tv21.shared?.result(createDraws({ serverSeed: 'a', clientSeed: 'b', nonce })) ?? {};
      const [red, blue] = [shown['red'], shown['blue']];
      if (typeof red !== 'object' || typeof blue !== 'object') throw new Error('two hands were expected');
      for (const hand of [red, blue]) {
        expect(takesAnother(hand)).toBe(false);
        expect(takesAnother(hand.slice(0, -1))).toBe(true);
      }
      expect(red.length + blue.length).toBeLessThanOrEqual(MAX_CARDS);
      expect(new Set([...red, ...blue]).size).toBe(red.length + blue.length);
      expect([...red, ...blue].every((card) => SHORT_DECK.includes(card))).toBe(true);
      const on = BETS[nonce % BETS.length]?.[0] ?? 'red';
      const played = tv21.play(createDraws({ serverSeed: 'a', clientSeed: 'b', nonce }), { stake: 100, on }, []);
      expect(played).toEqual({ shown, pays: paysOn(on, worthOf(red), worthOf(blue)) });
    }
  });

  it('[TTO-1] no two hands take more than 13 cards: without their last cards they have 32 points at most', () => {
    const smallest = SHORT_DECK.toSorted((a, b) => pointsOf([a]) - pointsOf([b])).slice(0, MAX_CARDS + 1 - 2);
    expect(pointsOf(smallest)).toBeGreaterThan(2 * 16);
  });

  it('[TTO-1, TTO-3] aces count 11, jacks 2, queens 3, kings 4; two aces beat 21, and more than 21 is worth nothing', () => {
    const [ace, six, ten, jack, queen, king] = [0, 5, 9, 10, 11, 12];
    expect([ace, six, ten, jack, queen, king].map((card) => pointsOf([card]))).toEqual([11, 6, 10, 2, 3, 4]);
    expect(worthOf([ace, ace + 13])).toBe(22);
    expect(worthOf([ace, ten])).toBe(21);
    expect(worthOf([ten, six, ten + 13])).toBe(0);
    expect(paysOn('red', 22, 21)).toBe(235);
    expect(paysOn('tie', 0, 0)).toBe(490);
    expect(SHORT_DECK.map(rankOf).filter((rank) => rank > 0 && rank < 5)).toEqual([]);
  });

  it('[TTO-4] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('tv-21')?.stakeOf({ stake: 10, on });
    expect(['red', 'golden', 'green', 'red-20'].map(stakeOf)).toEqual([10, 10, null, null]);
    expect(tv21.play(drawing(), { stake: 10, on: 'red' }, [0])).toBeNull();
  });
});
