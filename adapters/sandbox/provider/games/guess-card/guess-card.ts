/** Guess the card: one card of a deck of 52 every minute [GSC-1…GSC-3]. */
import * as v from 'valibot';
import { DECK, rankOf, RANKS, suitOf } from '../cards.ts';
import { stake } from '../stake.ts';
import { createClockedGame } from '../tv/create-clocked-game.ts';

/** In the order of the cards. */
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
/** Hundredths by kind of place. */
const TABLE = { colour: 190, suit: 380, half: 205, faces: 410, rank: 1_220, card: 4_900 };
const SEVEN = 6;
const JACK = 10;

const PLACES = [
  ...['red', 'black', 'low', 'high', 'faces', ...SUITS],
  ...Array.from({ length: RANKS }, (_, rank) => `r${rank}`),
  ...Array.from({ length: DECK }, (_, card) => `c${card}`),
];
const schema = v.object({ stake, on: v.picklist(PLACES) });

/** The places that a card pays, with their hundredths. Aces are neither low nor high. */
function paidBy(card: number): ReadonlyMap<string, number> {
  const [rank, suit] = [rankOf(card), SUITS[suitOf(card)] ?? 'spades'];
  const places: [string, number][] = [
    [suit === 'hearts' || suit === 'diamonds' ? 'red' : 'black', TABLE.colour],
    [suit, TABLE.suit],
    [`r${rank}`, TABLE.rank],
    [`c${card}`, TABLE.card],
  ];
  if (rank > 0) places.push([rank <= SEVEN ? 'low' : 'high', TABLE.half]);
  if (rank >= JACK) places.push(['faces', TABLE.faces]);
  return new Map(places);
}

export const guessCard = createClockedGame({
  id: 'guess-card',
  table: { cards: DECK, ...TABLE },
  schema,
  draw: (draws) => ({ card: draws.below(DECK) }),
  pays: ({ on }, { card }) => (typeof card === 'number' ? (paidBy(card).get(on) ?? 0) : 0),
  returns: [
    { bet: 'colours', value: { n: 19n, d: 20n } },
    { bet: 'suits', value: { n: 19n, d: 20n } },
    { bet: 'low-high', value: { n: 123n, d: 130n } },
    { bet: 'faces', value: { n: 123n, d: 130n } },
    { bet: 'ranks', value: { n: 61n, d: 65n } },
    { bet: 'one-card', value: { n: 49n, d: 52n } },
  ],
  singlePays: {
    colours: TABLE.colour,
    suits: TABLE.suit,
    'low-high': TABLE.half,
    faces: TABLE.faces,
    ranks: TABLE.rank,
    'one-card': TABLE.card,
  },
  max: 20,
});
