/** The bots' published strategy [HEM-10…HEM-13]: points of a seat's own cards, a mood, and the price of a call. */
import { suitOf } from '../cards.ts';
import { bestOf, heightOf, kindOf, leadOf } from './best-of-seven.ts';
import type { Hand } from './betting.ts';
import { CALL, choicesOf, FOLD } from './betting.ts';

/** All that a bot knows: its own cards and what everybody sees. */
export interface BotView {
  readonly hole: readonly number[];
  /** The open cards of the board. */
  readonly board: readonly number[];
  /** 0 to 99, drawn for this seat and betting round when the hand was dealt. */
  readonly mood: number;
  readonly hand: Hand;
}

export const MOODS = 100;
/** Points, all in the commitment. A card counts 2 to 14, the ace is the highest. */
export const STRATEGY = {
  pairInHand: 15,
  suited: 2,
  neighbours: 2,
  /** By the kind that the own cards make beyond the board, from two pairs on. */
  kinds: [0, 0, 32, 36, 40, 42, 46, 46, 46],
  nothing: 11,
  flushDraw: 8,
  pair: 20,
  topPair: 28,
  moodStep: 10,
  moodBase: 5,
  bet: 26,
  raise: 32,
  maxRaises: 3,
  call: 4,
  priceShare: 60,
  callForHalf: 26,
  shortBlinds: 8,
  short: 22,
  desperateBlinds: 3,
  desperate: 16,
} as const;
const PAIR = 1;
const FLUSH = 5;
const RIVER_CARDS = 5;

function pointsOfHole([first = 0, second = 0]: readonly number[]): number {
  const [a, b] = [heightOf(first) + 2, heightOf(second) + 2];
  if (a === b) return a + b + STRATEGY.pairInHand;
  const isSuited = suitOf(first) === suitOf(second);
  return a + b + (isSuited ? STRATEGY.suited : 0) + (Math.abs(a - b) === 1 ? STRATEGY.neighbours : 0);
}

/** Four cards of a suit, one of them a card of the hand, with another card to come. */
function isFlushDraw(hole: readonly number[], board: readonly number[]): boolean {
  if (board.length === RIVER_CARDS) return false;
  const all = [...hole, ...board];
  return hole.some((card) => all.filter((other) => suitOf(other) === suitOf(card)).length === FLUSH - 1);
}

/** The points of a bot's own cards [HEM-10]. */
export function pointsOf(hole: readonly number[], board: readonly number[]): number {
  if (board.length === 0) return pointsOfHole(hole);
  const [mine, theirs] = [bestOf([...hole, ...board]), bestOf(board)];
  const kind = kindOf(mine);
  const draw = isFlushDraw(hole, board) ? STRATEGY.flushDraw : 0;
  if (kind === kindOf(theirs)) return STRATEGY.nothing + draw;
  if (kind > PAIR) return STRATEGY.kinds[kind] ?? 0;
  const isTop = leadOf(mine) >= Math.max(...board.map(heightOf));
  return (isTop ? STRATEGY.topPair : STRATEGY.pair) + draw;
}

/** The move of a bot at turn [HEM-11…HEM-13]. */
export function decide({ hole, board, mood, hand }: BotView): number {
  const choices = choicesOf(hand);
  const seat = hand.turn === null ? undefined : hand.seats[hand.turn];
  if (choices === null || seat === undefined) throw new Error('no seat is at turn');
  const { call, raise } = choices;
  const points = pointsOf(hole, board) + Math.floor(mood / STRATEGY.moodStep) - STRATEGY.moodBase;
  const pot = hand.seats.reduce((sum, { paid }) => sum + paid, 0);
  const whole = seat.bet + seat.chips;
  const stay = call === 0 ? CALL : FOLD;
  if (hand.street === 0 && whole <= STRATEGY.shortBlinds * hand.bigBlind) {
    const least = whole <= STRATEGY.desperateBlinds * hand.bigBlind ? STRATEGY.desperate : STRATEGY.short;
    return points < least ? stay : (raise?.max ?? CALL);
  }
  const price = Math.ceil((100 * call) / (pot + call));
  const needed =
    2 * call >= seat.chips ? STRATEGY.callForHalf : STRATEGY.call + Math.floor((STRATEGY.priceShare * price) / 100);
  if (call > 0 && points < needed) return FOLD;
  const least = call === 0 ? STRATEGY.bet : STRATEGY.raise;
  if (raise === null || points < least || hand.raises >= STRATEGY.maxRaises) return CALL;
  const to = Math.max(raise.min, hand.level + Math.floor((2 * (pot + call)) / 3));
  return 2 * to >= whole ? raise.max : to;
}
