/** War every minute: two cards of one deck, red against blue [TWR-1…TWR-3]. */
import * as v from 'valibot';
import { chooseSome } from '../../fairness/stream.ts';
import { DECK, rankOf, RANKS } from '../cards.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';

/** Hundredths. */
const SIDE = 198;
const TIE = 1_580;

const schema = v.object({ stake, on: v.picklist(['red', 'blue', 'tie']) });

/** The ace is the highest card. */
const heightOf = (card: number): number => (rankOf(card) + RANKS - 1) % RANKS;

export const tvWar = createClockedGame({
  id: 'tv-war',
  table: { cards: DECK, side: SIDE, tie: TIE },
  schema,
  draw: (draws) => ({ cards: chooseSome(draws, DECK, 2) }),
  pays: ({ on }, result) => {
    const [red = 0, blue = 0] = numbersOf(result, 'cards').map(heightOf);
    const winner = red > blue ? 'red' : red < blue ? 'blue' : 'tie';
    if (on !== winner) return 0;
    return on === 'tie' ? TIE : SIDE;
  },
  returns: [
    { bet: 'red-blue', value: { n: 396n, d: 425n } },
    { bet: 'tie', value: { n: 79n, d: 85n } },
  ],
  singlePays: { 'red-blue': SIDE, tie: TIE },
  max: 20,
});
