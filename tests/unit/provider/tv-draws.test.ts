/** Games with a draw every minute: every bet's exact return. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, equals, mul, reduced, ZERO } from 'touchline/kernel/rational';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { fiveOf36 } from '../../../adapters/sandbox/provider/games/five-of-36/five-of-36.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { BY_PLACE, lucky6 } from '../../../adapters/sandbox/provider/games/lucky-6/lucky-6.ts';
import { lotto6of49 } from '../../../adapters/sandbox/provider/games/lotto-6-of-49/lotto-6-of-49.ts';
import { mega6 } from '../../../adapters/sandbox/provider/games/mega-6/mega-6.ts';
import { choose } from '../../../adapters/sandbox/provider/games/choose.ts';
import { sevenOf42 } from '../../../adapters/sandbox/provider/games/seven-of-42/seven-of-42.ts';
import { isSideHit, SIDES } from '../../../adapters/sandbox/provider/games/tv/numbers.ts';
import { tvWar } from '../../../adapters/sandbox/provider/games/tv-war/tv-war.ts';
import { tvWheel } from '../../../adapters/sandbox/provider/games/tv-wheel/tv-wheel.ts';
import { drawing, part, range, total } from './exact.ts';

const stated = (id: string, bet: string): Rational =>
  gameOf(id)?.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };
/** Draws that choose 1, 2, 3 and so on. */
const inOrder = () => drawing();

describe.each([
  ['five-of-36', fiveOf36, 36, 5, [1, 2, 3, 4, 5]],
  ['seven-of-42', sevenOf42, 42, 7, [1, 2, 3, 7]],
  ['mega-6', mega6, 45, 6, [1, 2, 3, 6]],
  ['lotto-6-of-49', lotto6of49, 49, 6, [6]],
] as const)('%s', (id, game, size, drawn, allPicks) => {
  it.each(allPicks)(
    '[F36-1, F36-2, F36-3, S42-1, S42-2, S42-3, MG6-1, MG6-2, MG6-3, L49-1, L49-2, L49-3, TVG-2] %i numbers return exactly the stated fraction over all draws',
    (picks) => {
      let sum = 0n;
      let ways = 0n;
      for (const hits of range(picks + 1)) {
        const count = choose(picks, hits) * choose(size - picks, drawn - hits);
        // 1 to `drawn` come; of the player's numbers as many as hit.
        const numbers = [...range(hits).map((at) => at + 1), ...range(picks - hits).map((at) => size - at)];
        ways += count;
        sum += count * BigInt(game.play(inOrder(), { stake: 100, numbers }, [])?.pays ?? 0);
      }
      expect(ways).toBe(choose(size, drawn));
      expect(equals({ n: sum, d: 100n * ways }, stated(id, `numbers-${picks}`))).toBe(true);
    },
  );

  it('[TVG-2] other numbers of numbers, equal numbers and numbers that are not there are no bets', () => {
    const stakeOf = (numbers: readonly unknown[]) => gameOf(id)?.stakeOf({ stake: 10, numbers });
    const few = range(allPicks[0]).map((at) => at + 1);
    const others = few.slice(1);
    expect(stakeOf(few)).toBe(10);
    expect(
      [
        [],
        [...others, 0],
        [...others, size + 1],
        [...few, 1],
        [...others, 1.5],
        range(drawn + 1).map((at) => at + 1),
      ].map(stakeOf),
    ).toEqual(Array.from({ length: 6 }, () => null));
    expect(game.play(inOrder(), { stake: 10, numbers: few }, [0])).toBeNull();
  });
});

/** The number of ways to choose `count` numbers with each sum. */
function sumsOf(size: number, count: number): ReadonlyMap<number, bigint> {
  let byCount: readonly Map<number, bigint>[] = range(count + 1).map((at) => new Map(at === 0 ? [[0, 1n]] : []));
  for (const number of range(size).map((at) => at + 1))
    byCount = byCount.map((sums, at) => {
      const next = new Map(sums);
      for (const [sum, ways] of byCount[at - 1] ?? []) next.set(sum + number, (next.get(sum + number) ?? 0n) + ways);
      return next;
    });
  return byCount[count] ?? new Map();
}

describe('bets on sums', () => {
  it.each([
    ['five-of-36', 36, 5],
    ['seven-of-42', 42, 7],
  ] as const)('[TVG-3] %s: each side has exactly half of all draws and returns 93/100', (id, size, drawn) => {
    for (const side of SIDES) {
      let hit = 0n;
      for (const [sum, ways] of sumsOf(size, drawn)) {
        // One draw with this sum stands for all.
        const given = [sum, ...range(drawn - 1).map(() => 0)];
        if (isSideHit(side, given, size)) hit += ways;
      }
      expect(2n * hit).toBe(choose(size, drawn));
    }
    expect(stated(id, 'sides')).toEqual({ n: 186n, d: 200n });
    expect(gameOf(id)?.play(inOrder(), { stake: 100, on: 'under' }, [])?.pays).toBe(186);
  });

  it('[TVG-3] a game without exact halves takes no bets on sums', () => {
    expect(gameOf('mega-6')?.stakeOf({ stake: 10, on: 'odd' })).toBeNull();
    expect(gameOf('five-of-36')?.stakeOf({ stake: 10, on: 'odd' })).toBe(10);
  });
});

describe('Lucky 6', () => {
  it('[LK6-1, LK6-2, LK6-3] six numbers return exactly 1402094/1533939 over all places of the last one', () => {
    let sum: Rational = ZERO;
    for (const place of range(30).map((at) => at + 6)) {
      const chance: Rational = { n: choose(place - 1, 5), d: choose(48, 6) };
      const numbers = [1, 2, 3, 4, 5, place];
      const paid = lucky6.play(inOrder(), { stake: 100, numbers }, [])?.pays ?? 0;
      expect(paid).toBe(BY_PLACE[place - 6]);
      sum = add(sum, mul(chance, part(paid, 1, 100)));
    }
    expect(reduced(sum)).toEqual({ n: 1_402_094n, d: 1_533_939n });
    expect(equals(sum, stated('lucky-6', 'numbers-6'))).toBe(true);
  });

  it('[LK6-2] a number that does not come loses, and six different numbers from 1 to 48 are a bet', () => {
    expect(lucky6.play(inOrder(), { stake: 100, numbers: [1, 2, 3, 4, 5, 36] }, [])?.pays).toBe(0);
    const stakeOf = (numbers: readonly number[]) => gameOf('lucky-6')?.stakeOf({ stake: 10, numbers });
    expect(
      [
        [1, 2, 3, 4, 5, 48],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 5],
        [1, 2, 3, 4, 5, 49],
      ].map(stakeOf),
    ).toEqual([10, null, null, null]);
  });

  it('[LK6-4] each bet on the first ball wins for 24 of 48 balls and returns 93/100', () => {
    for (const on of SIDES) {
      const paid = range(48).map((ball) => lucky6.play(drawing(ball), { stake: 100, on }, [])?.pays ?? 0);
      expect(part(total(paid), 48, 100)).toEqual({ n: 24n * 186n, d: 4_800n });
    }
  });
});

describe('Wheel of 19', () => {
  it('[TVW-1, TVW-2, TVW-3] every place returns exactly the stated fraction over all 19 segments', () => {
    const returnOf = (on: string): Rational =>
      part(total(range(19).map((number) => tvWheel.play(drawing(number), { stake: 100, on }, [])?.pays ?? 0)), 19, 100);
    for (const number of range(19)) expect(equals(returnOf(`n${number}`), stated('tv-wheel', 'one-number'))).toBe(true);
    for (const on of ['red', 'black', 'low', 'high'])
      expect(equals(returnOf(on), stated('tv-wheel', 'halves'))).toBe(true);
    for (const on of ['third1', 'third2', 'third3'])
      expect(equals(returnOf(on), stated('tv-wheel', 'thirds'))).toBe(true);
    expect(['n19', 'odd', 'third4'].map((on) => gameOf('tv-wheel')?.stakeOf({ stake: 10, on }))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('War every minute', () => {
  it('[TWR-1, TWR-2, TWR-3] each side and a tie return exactly the stated fraction over all 2,652 pairs of cards', () => {
    for (const [on, bet] of [
      ['red', 'red-blue'],
      ['blue', 'red-blue'],
      ['tie', 'tie'],
    ] as const) {
      const paid = range(52).flatMap((first) =>
        range(51).map((second) => tvWar.play(drawing(first, second), { stake: 100, on }, [])?.pays ?? 0),
      );
      expect(equals(part(total(paid), 52 * 51, 100), stated('tv-war', bet))).toBe(true);
    }
  });

  it('[TWR-1] the ace beats the king, and the first card is red', () => {
    // The ace of spades is card 0, the king of spades card 12.
    const shown = tvWar.play(drawing(0, 11), { stake: 100, on: 'red' }, []);
    expect(shown).toEqual({ shown: { cards: [0, 12] }, pays: 198 });
    expect(tvWar.play(drawing(12, 11), { stake: 100, on: 'blue' }, [])?.shown['cards']).toEqual([12, 0]);
  });
});

describe('the catalogue', () => {
  it('[CSN-1] each game has a number and a name in its address of its own', () => {
    expect(new Set(CATALOGUE.map(({ number }) => number)).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map(({ slug }) => slug)).size).toBe(CATALOGUE.length);
  });
});

describe('games with a draw every minute', () => {
  it('[TVG-1] take bets for 40 of 60 seconds, on the clock, and are in the section of TV games', () => {
    const games = CATALOGUE.filter(({ section }) => section === 'tvgames').map(({ id }) => gameOf(id));
    expect(games.length).toBeGreaterThanOrEqual(5);
    for (const game of games)
      expect(game?.shared).toMatchObject({ betMs: 40_000, pauseMs: 20_000, isOnTheClock: true });
  });
});
