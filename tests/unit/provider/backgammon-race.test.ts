/** The backgammon race: every bet's exact return, from the exact chances of each side's throws. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, equals, mul, reduced, sub, ZERO } from 'touchline/kernel/rational';
import { backgammonRace, paysOn } from '../../../adapters/sandbox/provider/games/backgammon-race/backgammon-race.ts';
import type { Side } from '../../../adapters/sandbox/provider/games/backgammon-race/race.ts';
import { leftOn, START, throwDice } from '../../../adapters/sandbox/provider/games/backgammon-race/race.ts';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { drawing, range } from './exact.ts';

const BETS = [
  ['white', 'race-side'],
  ['black', 'race-side'],
  ['opener', 'race-opener'],
  ['other', 'race-other'],
  ['short', 'race-short'],
  ['six', 'race-six'],
  ['long', 'race-long'],
  ['close', 'race-close'],
  ['far', 'race-far'],
] as const;
const ALL_PAIRS = range(6).flatMap((first) => range(6).map((second) => [first + 1, second + 1] as const));
const ONE: Rational = { n: 1n, d: 1n };

/**
 * Chances of each number of checkers that a side has left after each of its throws, until every side has finished. The
 * opening throw has two different dice.
 */
function chancesLeft(isOpening: boolean): readonly ReadonlyMap<number, Rational>[] {
  let states = new Map<string, { readonly side: Side; readonly ways: bigint }>([
    [START.join(), { side: START, ways: 1n }],
  ]);
  let all = 1n;
  const found = [new Map([[leftOn(START), ONE]])];
  while (!equals(found.at(-1)?.get(0) ?? ZERO, ONE)) {
    const pairs = isOpening && found.length === 1 ? ALL_PAIRS.filter(([a, b]) => a !== b) : ALL_PAIRS;
    const next: typeof states = new Map();
    for (const { side, ways } of states.values())
      for (const [first, second] of pairs) {
        const moved = throwDice(side, first, second);
        const key = moved.join();
        next.set(key, { side: moved, ways: (next.get(key)?.ways ?? 0n) + ways });
      }
    all *= BigInt(pairs.length);
    states = next;
    const counts = new Map<number, bigint>();
    for (const { side, ways } of states.values()) counts.set(leftOn(side), (counts.get(leftOn(side)) ?? 0n) + ways);
    found.push(new Map([...counts].map(([left, ways]) => [left, reduced({ n: ways, d: all })])));
  }
  return found;
}

interface Ending {
  readonly isOpener: boolean;
  readonly throws: number;
  readonly left: number;
  readonly chance: Rational;
}

/** Every way in which a race can end. The sides' dice are independent of each other. */
function endings(): readonly Ending[] {
  const [opener, other] = [chancesLeft(true), chancesLeft(false)];
  const at = (side: typeof opener, throws: number): ReadonlyMap<number, Rational> =>
    side[Math.min(throws, side.length - 1)] ?? new Map();
  const endsAt = (side: typeof opener, throws: number): Rational =>
    sub(at(side, throws).get(0) ?? ZERO, at(side, throws - 1).get(0) ?? ZERO);
  return range(Math.max(opener.length, other.length)).flatMap((before) => {
    const throws = before + 1;
    return [true, false].flatMap((isOpener) => {
      const [winner, loser] = isOpener ? [opener, other] : [other, opener];
      // The opener's opponent has thrown once less; the other side's opponent as often.
      return [...at(loser, isOpener ? before : throws)].flatMap(([left, chance]) =>
        left === 0 ? [] : [{ isOpener, throws, left, chance: mul(endsAt(winner, throws), chance) }],
      );
    });
  });
}

describe('the backgammon race', () => {
  it('[BGR-4, BGR-5] every bet returns exactly the stated fraction over all dice', () => {
    const all = endings();
    expect(reduced(all.reduce((sum, { chance }) => add(sum, chance), ZERO))).toEqual(ONE);
    for (const [on, bet] of BETS) {
      let sum: Rational = ZERO;
      // White opens in half of all races.
      for (const { isOpener, throws, left, chance } of all)
        for (const opener of [0, 1]) {
          const pays = paysOn(on, { opener, winner: isOpener ? opener : 1 - opener, throws, left });
          sum = add(sum, mul(chance, { n: BigInt(pays), d: 200n }));
        }
      expect({ on, value: reduced(sum) }).toEqual({
        on,
        value: backgammonRace.returns.find((each) => each.bet === bet)?.value,
      });
    }
  });

  it('[BGR-1, BGR-2] a die takes off the checker on its point, else the farthest one moves or leaves', () => {
    expect(throwDice(START, 6, 1)).toEqual([1, 2, 2, 2, 2, 1]);
    // No checker on four: the one on six moves to two, and then the checker on one leaves.
    expect(throwDice([1, 0, 0, 0, 0, 1], 1, 4)).toEqual([0, 1, 0, 0, 0, 0]);
    // The higher die first: the checker on two leaves with the five.
    expect(throwDice([1, 1, 0, 0, 0, 0], 1, 5)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(throwDice([0, 0, 0, 0, 2, 2], 6, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(throwDice([0, 0, 1, 0, 0, 0], 1, 1)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('[BGR-3] the higher die of the opening begins with both dice, and the race ends with the last checker', () => {
    for (const nonce of range(400)) {
      const shown = backgammonRace.shared?.result(createDraws({ serverSeed: 'a', clientSeed: 'b', nonce })) ?? {};
      const dice = shown['dice'];
      if (typeof dice !== 'object') throw new Error('dice were expected');
      const [white = 0, black = 0] = dice;
      expect(white).not.toBe(black);
      const opener = white > black ? 0 : 1;
      const sides = [START, START];
      const throwsOf = [0, 0];
      for (let at = 0, turn = opener; at < dice.length; at += 2, turn = 1 - turn) {
        expect(sides.map(leftOn)).not.toContain(0);
        sides[turn] = throwDice(sides[turn] ?? START, dice[at] ?? 0, dice[at + 1] ?? 0);
        throwsOf[turn] = (throwsOf[turn] ?? 0) + 1;
      }
      const winner = sides.findIndex((side) => leftOn(side) === 0);
      const left = leftOn(sides[1 - winner] ?? START);
      expect(shown).toEqual({ dice, opener, winner, throws: throwsOf[winner], left });
      const on = BETS[nonce % BETS.length]?.[0] ?? 'white';
      const played = backgammonRace.play(
        createDraws({ serverSeed: 'a', clientSeed: 'b', nonce }),
        { stake: 100, on },
        [],
      );
      expect(played?.pays).toBe(paysOn(on, { winner, opener, throws: throwsOf[winner] ?? 0, left }));
    }
  });

  it('[BGR-3] each of the 30 pairs of different dice opens one race', () => {
    const pairs = range(6).flatMap((white) =>
      range(5).map((black) => {
        const dice = backgammonRace.shared?.result(drawing(white, black, ...range(40).map(() => 5)))['dice'];
        return typeof dice === 'object' ? dice.slice(0, 2).join('-') : '';
      }),
    );
    expect(new Set(pairs).size).toBe(30);
    expect(pairs.filter((pair) => /^(\d)-\1$/.test(pair))).toEqual([]);
  });

  it('[BGR-4] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('backgammon-race')?.stakeOf({ stake: 10, on });
    expect(['white', 'far', 'red', 'seven'].map(stakeOf)).toEqual([10, 10, null, null]);
    const sixes = range(60).map(() => 5);
    expect(backgammonRace.play(drawing(0, 1, ...sixes), { stake: 10, on: 'white' }, [0])).toBeNull();
  });
});
