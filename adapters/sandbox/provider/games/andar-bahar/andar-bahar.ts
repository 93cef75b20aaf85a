/** Andar bahar: one card is turned, then two sides get cards in turn until one matches its rank [ANB-1…ANB-5]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, singleWins } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK, rankOf } from '../cards.ts';
import { chooseSome } from '../../fairness/stream.ts';

/** Returned for a stake of 100, the stake included. Andar gets the first card. */
const PAYS = { andar: 190, bahar: 200 } as const;

const schema = v.object({ stake, on: v.picklist(['andar', 'bahar']) });

interface Dealt {
  /** The card that is to be matched. */
  readonly turned: number;
  readonly andar: readonly number[];
  readonly bahar: readonly number[];
  readonly winner: 'andar' | 'bahar';
}

/** Deals a shuffled deck until a card matches. */
export function dealDeck(deck: readonly number[]): Dealt {
  const [turned = 0, ...rest] = deck;
  const last = rest.findIndex((card) => rankOf(card) === rankOf(turned));
  const dealt = rest.slice(0, last + 1);
  return {
    turned,
    andar: dealt.filter((_, at) => at % 2 === 0),
    bahar: dealt.filter((_, at) => at % 2 === 1),
    winner: last % 2 === 0 ? 'andar' : 'bahar',
  };
}

export const andarBahar: Game<v.InferOutput<typeof schema>> = {
  id: 'andar-bahar',
  version: 1,
  table: { decks: 1, first: 'andar', pays: PAYS },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { on, stake: amount }, moves) => {
    if (moves.length > 0) return null;
    const { winner, ...shown } = dealDeck(chooseSome(draws, DECK, DECK));
    return { shown, pays: on === winner ? paysOf(amount, fromScaled(PAYS[on], 100)) : 0 };
  },
  returns: [
    { bet: 'andar', value: { n: 8_151n, d: 8_330n } },
    { bet: 'bahar', value: { n: 808n, d: 833n } },
  ],
  highestWin: () => highestOf(singleWins(andarBahar.returns, PAYS)),
  stakes: { min: 0.1, max: 200 },
};
