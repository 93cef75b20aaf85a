/** Poker every minute: two hands of five cards, red against blue [TPK-1…TPK-4]. */
import * as v from 'valibot';
import { chooseSome } from '../../fairness/stream.ts';
import { DECK } from '../cards.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';
import type { Kind } from './strength.ts';
import { KINDS, strengthOf } from './strength.ts';

const HAND = 5;
/** Hundredths. Equal hands give back bets on red and blue. */
const TABLE = { side: 190, equal: 100, highCard: 186, pair: 220, twoPairs: 1_960, three: 4_400, straightUp: 12_300 };
const PLACES = ['red', 'blue', 'high-card', 'pair', 'two-pairs', 'three', 'straight-up'] as const;
type Place = (typeof PLACES)[number];
const schema = v.object({ stake, on: v.picklist(PLACES) });

/** The payment of the red hand's kind on a place that is not a side. */
function paysOnKind(on: Exclude<Place, 'red' | 'blue'>, kind: Kind): number {
  switch (on) {
    case 'high-card':
      return kind === on ? TABLE.highCard : 0;
    case 'pair':
      return kind === on ? TABLE.pair : 0;
    case 'two-pairs':
      return kind === on ? TABLE.twoPairs : 0;
    case 'three':
      return kind === on ? TABLE.three : 0;
    case 'straight-up':
      return KINDS.indexOf(kind) >= KINDS.indexOf('straight') ? TABLE.straightUp : 0;
  }
}

/** The payment of a place for two hands, in hundredths. */
export function paysOn(on: Place, red: readonly number[], blue: readonly number[]): number {
  const [ofRed, ofBlue] = [strengthOf(red), strengthOf(blue)];
  if (on !== 'red' && on !== 'blue') return paysOnKind(on, ofRed.kind);
  if (ofRed.value === ofBlue.value) return TABLE.equal;
  return ofRed.value > ofBlue.value === (on === 'red') ? TABLE.side : 0;
}

export const tvPoker = createClockedGame({
  id: 'tv-poker',
  table: { cards: DECK, hand: HAND, ...TABLE },
  schema,
  draw: (draws) => {
    const cards = chooseSome(draws, DECK, 2 * HAND);
    const [red, blue] = [cards.slice(0, HAND), cards.slice(HAND)];
    return { red, blue, kinds: [red, blue].map((hand) => KINDS.indexOf(strengthOf(hand).kind)) };
  },
  pays: ({ on }, result) => paysOn(on, numbersOf(result, 'red'), numbersOf(result, 'blue')),
  returns: [
    { bet: 'red-blue', value: { n: 735_689_819n, d: 774_406_780n } },
    { bet: 'poker-high-card', value: { n: 118_761n, d: 127_400n } },
    { bet: 'poker-pair', value: { n: 3_872n, d: 4_165n } },
    { bet: 'poker-two-pairs', value: { n: 396n, d: 425n } },
    { bet: 'poker-three', value: { n: 3_872n, d: 4_165n } },
    { bet: 'poker-straight-up', value: { n: 202_089n, d: 216_580n } },
  ],
  // A stake on a hand may come back, and its win is the lowest of all.
  singlePays: {
    'poker-high-card': TABLE.highCard,
    'poker-pair': TABLE.pair,
    'poker-two-pairs': TABLE.twoPairs,
    'poker-three': TABLE.three,
    'poker-straight-up': TABLE.straightUp,
  },
  max: 20,
});
