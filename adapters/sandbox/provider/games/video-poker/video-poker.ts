/** Video poker: five cards, those that are not held are replaced once, and the hand pays by a table [VPK-1…VPK-7]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { fromInt } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK } from '../cards.ts';
import { chooseSome } from '../../fairness/stream.ts';
import type { Hand } from './hands.ts';
import { handOf, HANDS } from './hands.ts';

const SIZE = 5;
/** One bit for each card that is held. */
const ALL_HELD = 31;

const FULL_PAY = {
  nothing: 0,
  tens: 0,
  jacks: 1,
  twoPair: 2,
  three: 3,
  straight: 4,
  flush: 6,
  fullHouse: 9,
  four: 25,
  fourLow: 25,
  fourAces: 25,
  straightFlush: 50,
  royal: 800,
} as const satisfies Readonly<Record<Hand, number>>;

/** Multiples of the stake. */
export const TABLES = {
  jacks: FULL_PAY,
  bonus: { ...FULL_PAY, flush: 5, fullHouse: 8, fourLow: 40, fourAces: 80 },
  tens: { ...FULL_PAY, tens: 1, flush: 5, fullHouse: 6 },
} as const satisfies Readonly<Record<string, Readonly<Record<Hand, number>>>>;

const schema = v.object({ stake, table: v.picklist(['jacks', 'bonus', 'tens']) });

/** The chance of a royal flush with best play by table, stated as the returns are; the tests count both. */
export const ROYALS = {
  jacks: { n: 979_191n, d: 39_550_060_550n },
  bonus: { n: 10_321_732n, d: 415_275_635_775n },
  tens: { n: 1_292_763n, d: 50_336_440_700n },
} as const satisfies Readonly<Record<keyof typeof TABLES, Rational>>;

export const videoPoker: Game<v.InferOutput<typeof schema>> = {
  id: 'video-poker',
  version: 1,
  table: TABLES,
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    const cards = chooseSome(draws, DECK, 2 * SIZE);
    const dealt = cards.slice(0, SIZE);
    const [held, ...more] = moves;
    if (held === undefined) return { shown: { dealt, worth: HANDS.indexOf(handOf(dealt)) }, pays: null };
    if (more.length > 0 || !Number.isInteger(held) || held < 0 || held > ALL_HELD) return null;
    const next = cards.slice(SIZE);
    const hand = dealt.map((card, at) => ((held >> at) % 2 === 1 ? card : (next.shift() ?? card)));
    const worth = handOf(hand);
    return {
      shown: { dealt, hand, worth: HANDS.indexOf(worth) },
      pays: paysOf(bet.stake, fromInt(TABLES[bet.table][worth])),
    };
  },
  returns: [
    { bet: 'jacks', value: { n: 1_653_526_326_983n, d: 1_661_102_543_100n } },
    { bet: 'bonus', value: { n: 1_647_248_502_503n, d: 1_661_102_543_100n } },
    { bet: 'tens', value: { n: 411_699_083_729n, d: 415_275_635_775n } },
  ],
  highestWin: () =>
    highestOf(
      (['jacks', 'bonus', 'tens'] as const).map((table) => winOf(table, fromInt(TABLES[table].royal), ROYALS[table])),
    ),
  stakes: { min: 0.1, max: 5 },
};
