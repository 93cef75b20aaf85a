/** The betting of one hand: no-limit hold'em, without its cards [HEM-3…HEM-5]. Chips are whole numbers. */

export interface Seat {
  /** Not yet paid into the hand. */
  readonly chips: number;
  /** Paid in this betting round. */
  readonly bet: number;
  /** Paid in this hand, `bet` included. */
  readonly paid: number;
  /** Has cards: neither folded nor out of the game. */
  readonly isIn: boolean;
  /** Has acted since the last full bet or raise. */
  readonly hasActed: boolean;
}

export interface Hand {
  readonly button: number;
  readonly bigBlind: number;
  readonly seats: readonly Seat[];
  /** 0 before the flop, then flop, turn and river. */
  readonly street: number;
  /** The seat that acts; null once the hand is over. */
  readonly turn: number | null;
  /** The amount that a seat must have paid in this betting round to stay in. */
  readonly level: number;
  /** The level after the last full bet or raise. */
  readonly fullLevel: number;
  /** By how much a raise must raise. */
  readonly step: number;
  /** Bets and raises of this betting round. */
  readonly raises: number;
}

export const FOLD = 0;
/** Checks or calls. A higher move bets or raises to that many chips in this betting round. */
export const CALL = 1;
const RIVER = 3;

/** The next seat clockwise from `seat` that passes the test; null when none does. */
function nextSeat(seats: readonly Seat[], seat: number, passes: (seat: Seat, at: number) => boolean): number | null {
  for (let step = 1; step <= seats.length; step += 1) {
    const at = (seat + step) % seats.length;
    const found = seats[at];
    if (found !== undefined && passes(found, at)) return at;
  }
  return null;
}

/** The next seat clockwise whose player is in. */
export function nextIn(seats: readonly Seat[], seat: number): number {
  return nextSeat(seats, seat, ({ isIn }) => isIn) ?? seat;
}

function pay(seat: Seat, amount: number): Seat {
  const paid = Math.min(amount, seat.chips);
  return { ...seat, chips: seat.chips - paid, bet: seat.bet + paid, paid: seat.paid + paid };
}

const replaced = (seats: readonly Seat[], at: number, seat: Seat): readonly Seat[] =>
  seats.map((old, place) => (place === at ? seat : old));

const countIn = (seats: readonly Seat[]): number => seats.filter(({ isIn }) => isIn).length;

/** Whether a seat still has a decision in this betting round. */
function mustAct({ seats, level }: Pick<Hand, 'seats' | 'level'>, seat: Seat, at: number): boolean {
  if (!seat.isIn || seat.chips === 0) return false;
  const others = seats.filter((other, place) => place !== at && other.isIn);
  // Nobody else can bet: the seat only has to match what the others have paid.
  if (others.every(({ chips }) => chips === 0)) return others.some(({ bet }) => bet > seat.bet);
  return !seat.hasActed || seat.bet < level;
}

/** The hand with its next decision: the betting round goes on, the next one begins, or the hand ends. */
function goOn(hand: Hand, from: number): Hand {
  if (countIn(hand.seats) < 2) return { ...hand, turn: null };
  const turn = nextSeat(hand.seats, from, (seat, at) => mustAct(hand, seat, at));
  if (turn !== null) return { ...hand, turn };
  if (hand.street === RIVER) return { ...hand, turn: null };
  const seats = hand.seats.map((seat) => ({ ...seat, bet: 0, hasActed: false }));
  const next = { ...hand, seats, street: hand.street + 1, level: 0, fullLevel: 0, step: hand.bigBlind, raises: 0 };
  return goOn(next, hand.button);
}

/** The seats that post the blinds: of two players the button posts the small one. */
export function blindsOf(seats: readonly Seat[], button: number): { readonly small: number; readonly big: number } {
  const small = countIn(seats) === 2 ? button : nextIn(seats, button);
  return { small, big: nextIn(seats, small) };
}

/** A seat before a hand; without chips it is out of the game. */
export function emptySeat(chips: number): Seat {
  return { chips, bet: 0, paid: 0, isIn: chips > 0, hasActed: false };
}

/** A new hand after its blinds. */
export function beginHand(chips: readonly number[], button: number, smallBlind: number, bigBlind: number): Hand {
  const empty = chips.map(emptySeat);
  const { small, big } = blindsOf(empty, button);
  const seats = empty.map((seat, at) =>
    at === small ? pay(seat, smallBlind) : at === big ? pay(seat, bigBlind) : seat,
  );
  const levels = { level: bigBlind, fullLevel: bigBlind, step: bigBlind, raises: 0 };
  return goOn({ button, bigBlind, seats, street: 0, turn: null, ...levels }, big);
}

export interface Choices {
  /** Whether a bet is to be called; a seat that can check can't fold. */
  readonly canFold: boolean;
  /** The cost of a call; 0 is a check. */
  readonly call: number;
  /** The lowest and the highest total of a bet or raise in this betting round; null when there is none. */
  readonly raise: { readonly min: number; readonly max: number } | null;
}

/** The choices of the seat at turn; null once the hand is over. */
export function choicesOf(hand: Hand): Choices | null {
  const seat = hand.turn === null ? undefined : hand.seats[hand.turn];
  if (seat === undefined) return null;
  const call = Math.min(seat.chips, Math.max(0, hand.level - seat.bet));
  const max = seat.bet + seat.chips;
  const isContested = hand.seats.some((other, at) => at !== hand.turn && other.isIn && other.chips > 0);
  const canRaise = !seat.hasActed && max > hand.level && isContested;
  const min = Math.min(max, hand.level + hand.step);
  return { canFold: call > 0, call, raise: canRaise ? { min, max } : null };
}

/** The hand after a move of the seat at turn; null for a move that is not possible. */
export function afterMove(hand: Hand, move: number): Hand | null {
  const choices = choicesOf(hand);
  const { turn } = hand;
  const seat = turn === null ? undefined : hand.seats[turn];
  if (choices === null || turn === null || seat === undefined) return null;
  const change = (to: Seat): readonly Seat[] => replaced(hand.seats, turn, { ...to, hasActed: true });
  if (move === FOLD) return choices.canFold ? goOn({ ...hand, seats: change({ ...seat, isIn: false }) }, turn) : null;
  if (move === CALL) return goOn({ ...hand, seats: change(pay(seat, choices.call)) }, turn);
  const { raise } = choices;
  if (raise === null || !Number.isInteger(move) || move < raise.min || move > raise.max) return null;
  const seats = change(pay(seat, move - seat.bet));
  const raised = { ...hand, seats, level: move, raises: hand.raises + 1 };
  // An all-in of less than a full raise does not give those who have acted another raise.
  if (move - hand.fullLevel < hand.step) return goOn(raised, turn);
  const open = seats.map((other, at) => (at === turn ? other : { ...other, hasActed: false }));
  return goOn({ ...raised, seats: open, fullLevel: move, step: Math.max(hand.step, move - hand.level) }, turn);
}
