/** A result of a game of chance in parts that a shell can draw or say [CSN-13]. */
import type { ZoneKind } from '../../media/public.ts';
import type { Shown } from '../types.ts';

export type DrawSide = 'none' | 'red' | 'blue' | 'white' | 'black' | 'turned' | 'andar' | 'bahar';

/**
 * `balls`, `sectors`: the numbers themselves; the sector 0 is the star. `cards`: from 0 to 51, thirteen of each suit,
 * ace to king; spades, hearts, diamonds, clubs. `dice`: faces from 1 to 6.
 */
export interface DrawPart {
  readonly what: 'balls' | 'cards' | 'dice' | 'sectors';
  readonly side: DrawSide;
  readonly numbers: readonly number[];
}

const DECK = 52;
const FACES = 6;

export const rankOfCard = (card: number): number => card % 13;
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export const suitOfCard = (card: number): (typeof SUITS)[number] => SUITS[Math.floor(card / 13)] ?? 'spades';

function part(what: DrawPart['what'], side: DrawSide, numbers: readonly number[]): DrawPart {
  return { what, side, numbers };
}

function isPossible({ what, numbers }: DrawPart): boolean {
  if (numbers.length === 0) return false;
  switch (what) {
    case 'balls':
      return numbers.every((each) => each >= 1);
    case 'cards':
      return numbers.every((each) => each >= 0 && each < DECK);
    case 'dice':
      return numbers.every((each) => each >= 1 && each <= FACES);
    case 'sectors':
      return numbers.every((each) => each >= 0);
  }
}

const everyOther = (numbers: readonly number[], first: 0 | 1): readonly number[] =>
  numbers.filter((_, at) => at % 2 === first);

/** The dice of a backgammon race by side: the opening has one die of each, then the sides throw two dice in turn. */
function raceDice(dice: readonly number[], opener: number): readonly DrawPart[] {
  const sides: number[][] = [[], []];
  dice.forEach((face, at) => {
    const side = at < 2 ? at : (opener + Math.floor(at / 2)) % 2;
    sides[side]?.push(face);
  });
  return [part('dice', 'white', sides[0] ?? []), part('dice', 'black', sides[1] ?? [])];
}

function partsOf(kind: ZoneKind, list: (name: string) => readonly number[]): readonly DrawPart[] {
  switch (kind) {
    case 'match':
      return [];
    case '5of36':
    case '7of42':
    case 'lucky6':
    case 'mega6':
    case 'keno':
      return [part('balls', 'none', list('drawn'))];
    case 'wheel':
      return [part('sectors', 'none', list('number'))];
    case 'spin2wheels':
      return [part('sectors', 'none', list('wheels'))];
    case 'guesscard':
      return [part('cards', 'none', list('card'))];
    case 'warbetfun':
      return [part('cards', 'red', list('cards').slice(0, 1)), part('cards', 'blue', list('cards').slice(1))];
    case 'the21':
    case 'poker':
      return [part('cards', 'red', list('red')), part('cards', 'blue', list('blue'))];
    case 'battle':
      return [part('dice', 'red', everyOther(list('dice'), 0)), part('dice', 'blue', everyOther(list('dice'), 1))];
    case 'backgammon':
      return raceDice(list('dice'), list('opener')[0] ?? 0);
    case 'andarbahar':
      return [
        part('cards', 'turned', list('turned')),
        part('cards', 'andar', list('andar')),
        // The first card may decide: then bahar got none.
        ...(list('bahar').length === 0 ? [] : [part('cards', 'bahar', list('bahar'))]),
      ];
  }
}

/** Empty where the result lacks what its kind shows. */
export function drawParts(kind: ZoneKind, result: Shown): readonly DrawPart[] {
  const list = (name: string): readonly number[] => {
    const value = result[name];
    return value === undefined ? [] : typeof value === 'number' ? [value] : value;
  };
  const parts = partsOf(kind, list);
  return parts.every(isPossible) ? parts : [];
}
