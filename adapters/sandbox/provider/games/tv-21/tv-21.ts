/** The 21 every minute: two hands from a deck of 36 cards, red against blue [TTO-1…TTO-5]. */
import * as v from 'valibot';
import { chooseSome } from '../../fairness/stream.ts';
import { rankOf, RANKS } from '../cards.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';

/** Points by rank, from the ace on; 0 for the ranks that the deck does not have. */
const POINTS = [11, 0, 0, 0, 0, 6, 7, 8, 9, 10, 2, 3, 4];
/** The deck of 36 as cards of a deck of 52. */
export const SHORT_DECK: readonly number[] = Array.from({ length: 4 * RANKS }, (_, card) => card).filter(
  (card) => POINTS[rankOf(card)] !== 0,
);
/** Two hands never need more cards: without its last card a hand has 16 points at most. */
export const MAX_CARDS = 13;
const STANDS_AT = 17;
const BEST = 21;
/** Two aces, above 21. */
const GOLDEN = 22;

/** Hundredths. */
const TABLE = { side: 235, tie: 490, exact: 890, over: 300, golden: 4_900 };
const PLACES = ['red', 'blue', 'tie', 'red-21', 'blue-21', 'red-over', 'blue-over', 'golden'] as const;
type Place = (typeof PLACES)[number];

const schema = v.object({ stake, on: v.picklist(PLACES) });

export function pointsOf(hand: readonly number[]): number {
  return hand.reduce((sum, card) => sum + (POINTS[rankOf(card)] ?? 0), 0);
}

export function takesAnother(hand: readonly number[]): boolean {
  return pointsOf(hand) < STANDS_AT;
}

/** The points of a finished hand, 22 for two aces, and 0 above 21. */
export function worthOf(hand: readonly number[]): number {
  const points = pointsOf(hand);
  if (points <= BEST) return points;
  return hand.length === 2 ? GOLDEN : 0;
}

/** The payment of a place for hands of this worth, in hundredths. */
export function paysOn(on: Place, red: number, blue: number): number {
  switch (on) {
    case 'red':
      return red > blue ? TABLE.side : 0;
    case 'blue':
      return blue > red ? TABLE.side : 0;
    case 'tie':
      return red === blue ? TABLE.tie : 0;
    case 'red-21':
      return red === BEST ? TABLE.exact : 0;
    case 'blue-21':
      return blue === BEST ? TABLE.exact : 0;
    case 'red-over':
      return red === 0 ? TABLE.over : 0;
    case 'blue-over':
      return blue === 0 ? TABLE.over : 0;
    case 'golden':
      return red === GOLDEN || blue === GOLDEN ? TABLE.golden : 0;
  }
}

/** Takes a hand off the top of the cards. */
function takeHand(cards: number[]): readonly number[] {
  const hand: number[] = [];
  while (takesAnother(hand)) hand.push(cards.shift() ?? 0);
  return hand;
}

export const tv21 = createClockedGame({
  id: 'tv-21',
  table: { points: POINTS, standsAt: STANDS_AT, ...TABLE },
  schema,
  draw: (draws) => {
    const cards = chooseSome(draws, SHORT_DECK.length, MAX_CARDS).map((at) => SHORT_DECK[at] ?? 0);
    const red = takeHand(cards);
    return { red, blue: takeHand(cards) };
  },
  pays: ({ on }, result) => paysOn(on, worthOf(numbersOf(result, 'red')), worthOf(numbersOf(result, 'blue'))),
  returns: [
    { bet: 'red-blue', value: { n: 6_183_255_535_129n, d: 6_505_594_845_750n } },
    { bet: 'tie', value: { n: 124_324_970_947n, d: 132_767_241_750n } },
    { bet: 'hand-21', value: { n: 2_179_343n, d: 2_318_800n } },
    { bet: 'hand-over', value: { n: 227_347n, d: 243_474n } },
    { bet: 'golden', value: { n: 7_847n, d: 8_415n } },
  ],
  singlePays: {
    'red-blue': TABLE.side,
    tie: TABLE.tie,
    'hand-21': TABLE.exact,
    'hand-over': TABLE.over,
    golden: TABLE.golden,
  },
  max: 20,
});
