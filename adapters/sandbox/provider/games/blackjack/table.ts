/**
 * A round of blackjack before the dealer plays: hands, insurance, and the moves that are possible now [BJK-3…BJK-8].
 */
import { BEST, isAce, isBlackjack, pointsOf, valueOf } from './hand.ts';

export const MOVES = { stand: 0, hit: 1, double: 2, split: 3, insure: 4, decline: 5 } as const;

export interface Hand {
  readonly cards: readonly number[];
  /** 2 after doubling. */
  readonly stakes: 1 | 2;
  /** No further card is drawn. */
  readonly isDone: boolean;
}

export interface Table {
  readonly up: number;
  readonly hole: number;
  readonly hands: readonly Hand[];
  /** Null until the player has answered, and where insurance is not offered. */
  readonly isInsured: boolean | null;
  readonly offersInsurance: boolean;
}

/** The hand that is played now; the number of hands once all are done. */
export function turnOf({ hands }: Table): number {
  const turn = hands.findIndex(({ cards, isDone }) => !isDone && pointsOf(cards).total < BEST);
  return turn < 0 ? hands.length : turn;
}

/** Whether the dealer's second card is known to the player: after the dealer has looked for a blackjack. */
export function isOver(table: Table): boolean {
  if (table.offersInsurance && table.isInsured === null) return false;
  return isBlackjack([table.up, table.hole]) || turnOf(table) === table.hands.length;
}

export function choicesOf(table: Table): readonly number[] {
  if (isOver(table)) return [];
  if (table.offersInsurance && table.isInsured === null) return [MOVES.insure, MOVES.decline];
  const { cards = [] } = table.hands[turnOf(table)] ?? {};
  const [first = 0, second = 0] = cards;
  const isFresh = cards.length === 2;
  const isPair = isFresh && table.hands.length === 1 && valueOf(first) === valueOf(second);
  return [MOVES.stand, MOVES.hit, ...(isFresh ? [MOVES.double] : []), ...(isPair ? [MOVES.split] : [])];
}

/** The table after a move; null for a move that is not possible. `next` draws a card. */
export function afterMove(table: Table, move: number, next: () => number): Table | null {
  if (!choicesOf(table).includes(move)) return null;
  if (move === MOVES.insure || move === MOVES.decline) return { ...table, isInsured: move === MOVES.insure };
  const turn = turnOf(table);
  const change = (to: (hand: Hand) => Hand): Table => ({
    ...table,
    hands: table.hands.map((hand, at) => (at === turn ? to(hand) : hand)),
  });
  switch (move) {
    case MOVES.stand:
      return change((hand) => ({ ...hand, isDone: true }));
    case MOVES.hit:
      return change((hand) => ({ ...hand, cards: [...hand.cards, next()] }));
    case MOVES.double:
      return change((hand) => ({ cards: [...hand.cards, next()], stakes: 2, isDone: true }));
    default: {
      const { cards = [] } = table.hands[turn] ?? {};
      // Each of two aces gets one card.
      return { ...table, hands: cards.map((card) => ({ cards: [card, next()], stakes: 1, isDone: isAce(card) })) };
    }
  }
}
