/** The common part of all variants of roulette: numbers 1 to 36, dozens, columns, even chances, and chips on places. */
import * as v from 'valibot';
import type { Game } from '../game.ts';
import { countedWin, highestOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

export const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const;
const reds: ReadonlySet<number> = new Set(RED);
const MAX_NUMBER = 36;
const MAX_CHIPS = 40;
export const PAYS = { number: 36, dozen: 3, column: 3, even: 2 } as const;

const EVEN_CHANCES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
type EvenChance = (typeof EVEN_CHANCES)[number];

const PLACE = /^(?:n(?:[0-9]|[12][0-9]|3[0-6])|dozen[123]|column[123]|red|black|odd|even|low|high)$/;

/** A place that only some variants have: the pockets that win, and what a win pays. */
interface Place {
  readonly pockets: readonly number[];
  readonly pays: number;
}

interface Variant extends Pick<Game, 'id' | 'version' | 'table' | 'returns' | 'stakes'> {
  readonly pockets: number;
  readonly hasLaPartage: boolean;
  readonly ownPlaces: ReadonlyMap<string, Place>;
}

function isEvenChance(on: string): on is EvenChance {
  return EVEN_CHANCES.some((known) => known === on);
}

/** For a number from 1 to 36. */
function isHit(on: EvenChance, number: number): boolean {
  switch (on) {
    case 'red':
      return reds.has(number);
    case 'black':
      return !reds.has(number);
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    case 'low':
      return number <= 18;
    case 'high':
      return number >= 19;
  }
}

const schemaOf = (ownPlaces: Variant['ownPlaces']) =>
  v.object({
    chips: v.pipe(
      v.array(
        v.object({
          on: v.pipe(
            v.string(),
            v.check((on) => PLACE.test(on) || ownPlaces.has(on), 'a place of the table'),
          ),
          stake,
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_CHIPS),
      v.check((chips) => new Set(chips.map(({ on }) => on)).size === chips.length, 'one chip a place'),
    ),
  });
type Bet = v.InferOutput<ReturnType<typeof schemaOf>>;

/** A variant of roulette. A pocket is a number from 1 to 36, or a zero: 0, and from 37 on. */
export function createRoulette({ pockets, hasLaPartage, ownPlaces, ...game }: Variant): Game<Bet> {
  /** The payment of a stake on a place when the ball is in a pocket, minor units. */
  function chipPays(on: string, amount: number, pocket: number): number {
    const own = ownPlaces.get(on);
    if (own !== undefined) return own.pockets.includes(pocket) ? amount * own.pays : 0;
    const isZero = pocket === 0 || pocket > MAX_NUMBER;
    if (isEvenChance(on)) {
      if (isZero) return hasLaPartage ? Math.floor(amount / 2) : 0;
      return isHit(on, pocket) ? amount * PAYS.even : 0;
    }
    if (on.startsWith('n')) return on === `n${pocket}` ? amount * PAYS.number : 0;
    const part = Number(on.at(-1));
    if (on.startsWith('dozen')) return !isZero && Math.ceil(pocket / 12) === part ? amount * PAYS.dozen : 0;
    return !isZero && ((pocket - 1) % 3) + 1 === part ? amount * PAYS.column : 0;
  }

  /** Twice the stake, so that half a stake is whole. */
  const winOn = (on: string, bet: string) =>
    countedWin(
      bet,
      Array.from({ length: pockets }, (_, pocket) => chipPays(on, 2, pocket)),
      2,
    );

  return {
    ...game,
    schema: schemaOf(ownPlaces),
    stakeOf: ({ chips }) => chips.reduce((total, { stake: amount }) => total + amount, 0),
    play: (draws, { chips }, moves) => {
      if (moves.length > 0) return null;
      const number = draws.below(pockets);
      return {
        shown: { number },
        pays: chips.reduce((total, { on, stake: amount }) => total + chipPays(on, amount, number), 0),
      };
    },
    highestWin: () =>
      highestOf([
        winOn('n1', 'straight'),
        winOn('dozen1', 'dozens'),
        winOn('column1', 'columns'),
        winOn('red', 'even'),
        ...[...ownPlaces.keys()].map((on) => winOn(on, on)),
      ]),
  };
}
