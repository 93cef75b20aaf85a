/** Exact returns of the games at a table: every outcome of every bet is enumerated, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, equals, mul } from 'touchline/kernel/rational';
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { americanRoulette } from '../../../adapters/sandbox/provider/games/american-roulette/american-roulette.ts';
import { craps } from '../../../adapters/sandbox/provider/games/craps/craps.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { sicBo } from '../../../adapters/sandbox/provider/games/sic-bo/sic-bo.ts';
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
    for (const on of [...GROUPS, ...EVENS]) {
      expect(paysOn(on, 0), on).toBe(0);
      expect(paysOn(on, 37), on).toBe(0);
    }
    expect(paysOn('n00', 37)).toBe(360);
    expect(paysOn('n0', 0)).toBe(360);
    expect(paysOn('n0', 37)).toBe(0);
  });

  it('[AMR-5] a bet has 1 to 40 chips on different places, and places of one variant are not in the other', () => {
    const stakeOf = (id: string, ...places: readonly string[]) =>
      gameOf(id)?.stakeOf({ chips: places.map((on) => ({ on, stake: 10 })) });
    expect(stakeOf('american-roulette', 'n00', 'topLine', 'red')).toBe(30);
    for (const places of [[], ['n00', 'n00'], ['n37'], ['n000'], ['split'], range(41).map((at) => `n${at}`)])
      expect(stakeOf('american-roulette', ...places)).toBeNull();
    expect(stakeOf('roulette', 'n00')).toBeNull();
    expect(stakeOf('roulette', 'topLine')).toBeNull();
    const bet = { chips: [{ on: 'red', stake: 1 }] };
    expect(americanRoulette.play(drawing(1), bet, [0])).toBeNull();
  });
});

describe('craps', () => {
  const FACES = range(6);
  const THROWS = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));
  const STAKE = 30;
  type On = Parameters<typeof craps.play>[1]['on'];

  /** The payment of the bet after these throws; null while it is open. */
  function paysAfter(on: On, throws: readonly (readonly [number, number])[]): number | null {
    const dice = throws.flat();
    let at = 0;
    const draws: Draws = {
      below: () => {
        const die = dice[at];
        at += 1;
        if (die === undefined) throw new Error('open');
        return die;
      },
    };
    try {
      const round = craps.play(draws, { stake: STAKE, on }, []);
      if (at !== dice.length) throw new RangeError('a throw too many');
      return round?.pays ?? null;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null;
    }
  }

  /**
   * The exact return. Whatever the first throw leaves open stays open in the same way until a throw decides it, so the
   * mean of the deciding throws is the return from there on.
   */
  function returnOf(on: On): Rational {
    const means = THROWS.map((first): Rational => {
      const pays = paysAfter(on, [first]);
      if (pays !== null) return { n: BigInt(pays), d: BigInt(STAKE) };
      const decided = THROWS.map((next) => paysAfter(on, [first, next])).filter((each) => each !== null);
      const undecided = THROWS.filter((next) => paysAfter(on, [first, next]) === null);
      // A throw that decides nothing changes nothing.
      for (const between of undecided)
        expect(THROWS.map((next) => paysAfter(on, [first, between, next]))).toEqual(
          THROWS.map((next) => paysAfter(on, [first, next])),
        );
      return part(total(decided), decided.length, STAKE);
    });
    return mul(
      means.reduce((sum, each) => add(sum, each)),
      { n: 1n, d: 36n },
    );
  }

  it.each(craps.returns.map(({ bet, value }) => [bet, value] as const))(
    '[CRP-2, CRP-3, CRP-4, CRP-5, CRP-6] %s returns exactly the stated fraction',
    (bet, value) => {
      // The stated bets are the bets of the game.
      const isBet = (on: string): on is On => craps.returns.some((each) => each.bet === on);
      if (!isBet(bet)) throw new Error(`${bet} is not a bet`);
      expect(equals(returnOf(bet), value)).toBe(true);
    },
  );

  it('[CRP-3, CRP-6] the pass line loses 7/495 of the stake, and don’t pass gets the stake back at 12', () => {
    const pass = craps.returns.find(({ bet }) => bet === 'pass')?.value ?? { n: 0n, d: 1n };
    expect(equals(add(pass, { n: 7n, d: 495n }), { n: 1n, d: 1n })).toBe(true);
    expect(paysAfter('dont-pass', [[5, 5]])).toBe(STAKE);
    expect(paysAfter('dont-pass', [[0, 0]])).toBe(STAKE * 2);
    expect(paysAfter('pass', [[5, 5]])).toBe(0);
  });

  it('[CRP-1, CRP-7] every throw shows, each open bet is decided by at least nine throws of 36, and no move is allowed', () => {
    const bet = { stake: 1, on: 'pass' } as const;
    expect(craps.play(drawing(1, 1, 0, 0, 2, 0), bet, [])?.shown).toEqual({ dice: [2, 2, 1, 1, 3, 1] });
    const point = THROWS.filter((next) => paysAfter('pass', [[1, 1], next]) !== null);
    expect(point).toHaveLength(9);
    expect(craps.play(drawing(0, 5), bet, [0])).toBeNull();
    expect(gameOf('craps')?.stakeOf({ stake: 5, on: 'place-7' })).toBeNull();
    expect(gameOf('craps')?.stakeOf(bet)).toBe(1);
  });
});

describe('sic bo', () => {
  const THROWS = range(216).map((at) => [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)] as const);
  const STAKE = 100;
  const paysOn = (on: string, dice: readonly number[]): number =>
    sicBo.play(drawing(...dice), { chips: [{ on, stake: STAKE }] }, [])?.pays ?? 0;
  const each = (name: string, from: number, to: number): readonly string[] =>
    range(to - from + 1).map((at) => `${name}${from + at}`);
  const PLACES: Readonly<Record<string, readonly string[]>> = {
    'small-big': ['small', 'big'],
    'totals-outer': [...each('total', 4, 7), ...each('total', 14, 17)],
    'totals-8-13': ['total8', 'total13'],
    'totals-middle': each('total', 9, 12),
    triples: ['triple', ...each('triple', 1, 6)],
    doubles: each('double', 1, 6),
    singles: each('single', 1, 6),
  };

  it.each(sicBo.returns.map(({ bet, value }) => [bet, value] as const))(
    '[SIC-1, SIC-2, SIC-3, SIC-4, SIC-5, SIC-6] over all 216 throws every bet on %s returns exactly the stated fraction',
    (bet, value) => {
      const places = PLACES[bet] ?? [];
      expect(places.length).toBeGreaterThan(1);
      for (const on of places) {
        const paid = total(THROWS.map((dice) => paysOn(on, dice)));
        expect(equals(part(paid, 216, STAKE), value)).toBe(true);
      }
    },
  );

  it('[SIC-2] small and big lose at three equal dice', () => {
    for (const die of range(6)) for (const on of ['small', 'big']) expect(paysOn(on, [die, die, die])).toBe(0);
    expect(paysOn('small', [0, 3, 5])).toBe(0);
    expect(paysOn('big', [0, 4, 5])).toBe(200);
  });

  it('[SIC-7] a bet has 1 to 40 chips on different places', () => {
    const stakeOf = (...places: readonly string[]) =>
      gameOf('sic-bo')?.stakeOf({ chips: places.map((on) => ({ on, stake: 10 })) });
    expect(stakeOf(...Object.values(PLACES).flat().slice(0, 35))).toBe(350);
    for (const places of [[], ['small', 'small'], ['total3'], ['total18'], ['single7'], ['double'], ['triple0']])
      expect(stakeOf(...places)).toBeNull();
    expect(sicBo.play(drawing(1, 2, 3), { chips: [{ on: 'small', stake: 1 }] }, [0])).toBeNull();
  });
});
