/** Draws of numbers: bets on numbers that the player chooses, and on the sum of the draw [TVG-2, TVG-3]. */
import * as v from 'valibot';
import { chooseSome } from '../../fairness/stream.ts';
import type { Game, RoundResult } from '../game.ts';
import { fromScaled } from 'touchline/kernel/rational';
import { choose } from '../choose.ts';
import type { HighestWin } from '../highest-win.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from './create-clocked-game.ts';

export const SIDES = ['odd', 'even', 'under', 'over'] as const;
export type Side = (typeof SIDES)[number];

export interface NumbersRules {
  readonly id: string;
  /** Numbers run from 1 to this. */
  readonly size: number;
  readonly drawn: number;
  /** Hundredths by picks, then by hits; a number of picks that is not there is no bet. */
  readonly pays: Readonly<Record<number, readonly number[]>>;
  /** Hundredths of odd, even, under and over where each has exactly half of all draws; null where they are no bets. */
  readonly side: number | null;
  /** The exact returns by picks, stated as they are published; the tests prove each from its table. */
  readonly returned: Readonly<Record<number, readonly [n: bigint, d: bigint]>>;
  readonly max: number;
}

export type NumbersBet =
  | { readonly stake: number; readonly numbers: readonly number[] }
  | { readonly stake: number; readonly on: Side };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export function isSideHit(side: Side, drawn: readonly number[], size: number): boolean {
  const sum = sumOf(drawn);
  // The sums above and below this are equally frequent, and no sum equals it where it is not whole.
  const middle = (drawn.length * (size + 1)) / 2;
  switch (side) {
    case 'odd':
      return sum % 2 === 1;
    case 'even':
      return sum % 2 === 0;
    case 'under':
      return sum < middle;
    case 'over':
      return sum > middle;
  }
}

export function createNumbersGame(rules: NumbersRules): Game<NumbersBet> {
  const { id, size, drawn, pays, side, returned, max } = rules;
  const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(size));
  const schema: v.GenericSchema<unknown, NumbersBet> = v.union([
    v.object({
      stake,
      numbers: v.pipe(
        v.array(number),
        v.check((numbers) => new Set(numbers).size === numbers.length && pays[numbers.length] !== undefined),
      ),
    }),
    v.object({ stake, on: v.picklist(side === null ? [] : SIDES) }),
  ]);
  const hitsOf = (numbers: readonly number[], result: RoundResult['shown']): number => {
    const all = numbersOf(result, 'drawn');
    return numbers.filter((each) => all.includes(each)).length;
  };
  return createClockedGame({
    id,
    table: { numbers: size, drawn, pays, side },
    schema,
    draw: (draws) => ({ drawn: chooseSome(draws, size, drawn).map((at) => at + 1) }),
    pays: (bet, result) => {
      if ('on' in bet) return isSideHit(bet.on, numbersOf(result, 'drawn'), size) ? (side ?? 0) : 0;
      return pays[bet.numbers.length]?.[hitsOf(bet.numbers, result)] ?? 0;
    },
    returns: [
      ...Object.entries(returned).map(([picks, [n, d]]) => ({ bet: `numbers-${picks}`, value: { n, d } })),
      ...(side === null ? [] : [{ bet: 'sides', value: { n: BigInt(side), d: 200n } }]),
    ],
    otherWins: () =>
      Object.entries(pays).flatMap(([key, byHits]): readonly HighestWin[] => {
        const picks = Number(key);
        return byHits.map((hundredths, hits) =>
          winOf(`numbers-${picks}`, fromScaled(hundredths, 100), {
            n: choose(drawn, hits) * choose(size - drawn, picks - hits),
            d: choose(size, picks),
          }),
        );
      }),
    singlePays: side === null ? {} : { sides: side },
    max,
  });
}
