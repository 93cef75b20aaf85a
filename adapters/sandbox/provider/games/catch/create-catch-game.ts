/** One animal, or none, comes at a known chance; a bet names those that win [CTH-1…CTH-3]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

/** Every bet returns this part of all stakes, in hundredths. */
const RETURN = 97;

interface CatchRules {
  readonly id: string;
  /** Equally likely numbers. */
  readonly numbers: number;
  /** The animals with their count of numbers, in the order in which the numbers are theirs. */
  readonly animals: readonly (readonly [name: string, count: number])[];
  /** Animals that one bet may name. */
  readonly maxNamed: number;
  /** The highest stake in euros. */
  readonly max: number;
}

export interface CatchBet {
  readonly stake: number;
  readonly on: readonly string[];
}

export function createCatchGame({ id, numbers, animals, maxNamed, max }: CatchRules): Game<CatchBet> {
  const schema: v.GenericSchema<unknown, CatchBet> = v.object({
    stake,
    on: v.pipe(
      v.array(v.picklist(animals.map(([name]) => name))),
      v.minLength(1),
      v.maxLength(maxNamed),
      v.check((on) => new Set(on).size === on.length, 'each animal once'),
    ),
  });

  /** The place of the animal that has this number; the count of animals for none. */
  function animalOf(number: number): number {
    const ends = animals.map((_, at) => animals.slice(0, at + 1).reduce((sum, [, count]) => sum + count, 0));
    return ends.filter((end) => number >= end).length;
  }

  /** The multiple that a stake on animals with this count of numbers pays. */
  const timesOf = (count: number): Rational => ({ n: BigInt(RETURN * numbers), d: BigInt(100 * count) });

  return {
    id,
    version: 1,
    table: { numbers, animals, maxNamed, return: RETURN },
    schema,
    stakeOf: (bet) => bet.stake,
    play: (draws, { stake: amount, on }, moves) => {
      if (moves.length > 0) return null;
      const number = draws.below(numbers);
      const animal = animalOf(number);
      const named = animals.filter(([name]) => on.includes(name));
      const chance = named.reduce((sum, [, count]) => sum + count, 0);
      const isCaught = named.some(([name]) => name === animals[animal]?.[0]);
      return {
        shown: { number, animal },
        pays: isCaught ? paysOf(amount, timesOf(chance)) : 0,
      };
    },
    returns: [{ bet: '', value: fromScaled(RETURN, 100) }],
    highestWin: () =>
      highestOf(animals.map(([name, count]) => winOf(name, timesOf(count), fromScaled(count, numbers)))),
    stakes: { min: 0.1, max },
  };
}
