/** A scratch card from a deck of 10,000 whose cards are sold once each: three equal prizes win it [SCR-1…SCR-8]. */
import * as v from 'valibot';
import { fromInt, fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { cardOf, CARDS, EQUAL, FIELDS, KINDS, PRIZE_STEP, PRIZES, STEPS } from './deck.ts';

/** The move that scratches all fields. */
export const ALL = -1;

const schema = v.object({ stake });

export const cloverScratch: Game<v.InferOutput<typeof schema>> = {
  id: 'clover-scratch',
  version: 2,
  table: {
    cards: CARDS,
    prizes: PRIZES,
    fields: FIELDS,
    equal: EQUAL,
    steps: STEPS,
    prizeStep: PRIZE_STEP,
    sold: 'once',
  },
  deck: KINDS,
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { stake: amount }, moves) => {
    const card = draws.below(CARDS);
    const { prize, fields } = cardOf(card);
    const open: number[] = [];
    for (const [at, move] of moves.entries()) {
      const isLast = at === moves.length - 1;
      const isField = Number.isInteger(move) && move >= 0 && move < FIELDS && !open.includes(move);
      if (move !== ALL && !isField) return null;
      if (isField) open.push(move);
      if (move === ALL || open.length === FIELDS)
        return isLast ? { shown: { card, fields }, pays: paysOf(amount, fromInt(prize)) } : null;
    }
    return { shown: { open, prizes: open.map((field) => fields[field] ?? 0) }, pays: null };
  },
  returns: [{ bet: '', value: { n: 47n, d: 50n } }],
  highestWin: () => highestOf(PRIZES.map(([prize, count]) => winOf('', fromInt(prize), fromScaled(count, CARDS)))),
  // One price, so that the prizes of a deck are a fraction of the price of its cards [SCR-3].
  stakes: { min: 1, max: 1 },
};
