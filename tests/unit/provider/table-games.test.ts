/** Exact returns of the games at a table: every outcome of every bet is enumerated, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { americanRoulette } from '../../../adapters/sandbox/provider/games/american-roulette/american-roulette.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';

describe('american roulette', () => {
  const paysOn = (on: string, pocket: number): number =>
    americanRoulette.play(drawing(pocket), { chips: [{ on, stake: 10 }] }, [])?.pays ?? 0;
  const returnOf = (on: string): Rational => part(total(range(38).map((pocket) => paysOn(on, pocket))), 38, 10);
  const EVENS = ['red', 'black', 'odd', 'even', 'low', 'high'];
  const GROUPS = [1, 2, 3].flatMap((at) => [`dozen${at}`, `column${at}`]);

  it('[AMR-1, AMR-2, AMR-4] every bet except the top line returns exactly 18/19', () => {
    const numbers = ['n00', ...range(37).map((number) => `n${number}`)];
    for (const on of [...numbers, ...GROUPS, ...EVENS]) expect(isExactly(returnOf(on), 18n, 19n)).toBe(true);
  });

  it('[AMR-2, AMR-4] the top line wins on five pockets and returns exactly 35/38', () => {
    expect(range(38).filter((pocket) => paysOn('topLine', pocket) > 0)).toEqual([0, 1, 2, 3, 37]);
    expect(isExactly(returnOf('topLine'), 35n, 38n)).toBe(true);
  });

  it('[AMR-3] at 0 and 00 a dozen, a column and an even chance lose the whole stake', () => {
    for (const on of [...GROUPS, ...EVENS]) expect([paysOn(on, 0), paysOn(on, 37)]).toEqual([0, 0]);
    expect([paysOn('n00', 37), paysOn('n0', 0), paysOn('n0', 37)]).toEqual([360, 360, 0]);
  });

  it('[AMR-5] a bet has 1 to 40 chips on different places, and places of one variant are not in the other', () => {
    const stakeOf = (id: string, ...places: readonly string[]) =>
      gameOf(id)?.stakeOf({ chips: places.map((on) => ({ on, stake: 10 })) });
    expect(stakeOf('american-roulette', 'n00', 'topLine', 'red')).toBe(30);
    for (const places of [[], ['n00', 'n00'], ['n37'], ['n000'], ['split'], range(41).map((at) => `n${at}`)])
      expect(stakeOf('american-roulette', ...places)).toBeNull();
    expect([stakeOf('roulette', 'n00'), stakeOf('roulette', 'topLine')]).toEqual([null, null]);
    const bet = { chips: [{ on: 'red', stake: 1 }] };
    expect(americanRoulette.play(drawing(1), bet, [0])).toBeNull();
  });
});
