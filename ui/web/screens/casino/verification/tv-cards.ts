/** Games of cards with a draw every minute. */
import type { Verification } from './replay.ts';
import { drawSome, numberIn, textIn } from './replay.ts';

/** A stake times hundredths, rounded down. */
const paid = (bet: unknown, hundredths: number): bigint => (BigInt(numberIn(bet, 'stake')) * BigInt(hundredths)) / 100n;

/** The short deck of a suit, from the ace on, with the points of each card. */
const SHORT = 'A6789TJQK';
const VALUES: Readonly<Record<string, number>> = { A: 11, T: 10, J: 2, Q: 3, K: 4 };
const LONG = 'A23456789TJQK';
const valueOf = (card: number): number => {
  const letter = LONG[card % 13] ?? '';
  return VALUES[letter] ?? Number(letter);
};

/** Takes cards until they have seventeen points; what is left, the hand, and its points. */
function handFrom(cards: readonly number[]): { readonly hand: readonly number[]; readonly points: number } {
  let points = 0;
  let count = 0;
  for (; points < 17; count += 1) points += valueOf(cards[count] ?? 0);
  return { hand: cards.slice(0, count), points };
}

/** Above 21 only two aces are worth anything. */
const rankIn = ({ hand, points }: ReturnType<typeof handFrom>): number =>
  points < 22 ? points : hand.length === 2 ? 22 : 0;

export const tv21: Verification = {
  tables: { 1: '64ad2d93430e2475c7317ee395a107cb2b663b6fc00864c5e56e45e4c68b11cf' },
  isShared: true,
  replay: async (below, bet) => {
    const drawn = await drawSome(below, 36, 13);
    const cards = drawn.map((at) => Math.floor(at / 9) * 13 + LONG.indexOf(SHORT[at % 9] ?? ''));
    const red = handFrom(cards);
    const blue = handFrom(cards.slice(red.hand.length));
    const [ofRed, ofBlue] = [rankIn(red), rankIn(blue)];
    const won = new Map<string, number>();
    won.set(ofRed === ofBlue ? 'tie' : ofRed > ofBlue ? 'red' : 'blue', ofRed === ofBlue ? 490 : 235);
    for (const [name, rank] of [
      ['red', ofRed],
      ['blue', ofBlue],
    ] as const) {
      if (rank === 21) won.set(`${name}-21`, 890);
      if (rank === 0) won.set(`${name}-over`, 300);
      if (rank === 22) won.set('golden', 4_900);
    }
    return { shown: { red: red.hand, blue: blue.hand }, pays: paid(bet, won.get(textIn(bet, 'on')) ?? 0) };
  },
};

/** One card: what each of its marks pays, in hundredths. */
export const guessCard: Verification = {
  tables: { 1: '4cee04ac2c49d7e222fed838f1a79d317491d2a92ce77cf05ee7cb81d3183afb' },
  isShared: true,
  replay: async (below, bet) => {
    const card = await below(52);
    const suit = ['spades', 'hearts', 'diamonds', 'clubs'][Math.floor(card / 13)] ?? '';
    const letter = LONG[card % 13] ?? '';
    const won = new Map([
      ['spades clubs'.includes(suit) ? 'black' : 'red', 190],
      [suit, 380],
      [`r${card % 13}`, 1_220],
      [`c${card}`, 4_900],
    ]);
    if ('234567'.includes(letter)) won.set('low', 205);
    if ('89TJQK'.includes(letter)) won.set('high', 205);
    if ('JQK'.includes(letter)) won.set('faces', 410);
    return { shown: { card }, pays: paid(bet, won.get(textIn(bet, 'on')) ?? 0) };
  },
};
