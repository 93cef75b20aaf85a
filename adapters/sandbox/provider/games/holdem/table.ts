/** The whole sit-and-go: hands, blinds that rise, places and prizes [HEM-1, HEM-3, HEM-8, HEM-9]. */
import type { Draws } from '../../fairness/stream.ts';
import { chooseSome } from '../../fairness/stream.ts';
import { DECK } from '../cards.ts';
import { bestOf } from './best-of-seven.ts';
import type { Hand } from './betting.ts';
import { afterMove, beginHand, blindsOf, CALL, choicesOf, emptySeat, FOLD, nextIn } from './betting.ts';
import type { BotView } from './bots.ts';
import { MOODS } from './bots.ts';
import { distanceFrom, potsOf, shareOf } from './pots.ts';

export const START_CHIPS = 1_000;
/** Small and big blind of each level. */
export const LEVELS = [
  ...[[10, 20] as const, [15, 30] as const, [25, 50] as const, [50, 100] as const, [75, 150] as const],
  ...[[100, 200] as const, [150, 300] as const, [200, 400] as const, [300, 600] as const, [500, 1_000] as const],
  ...[[750, 1_500] as const, [1_000, 2_000] as const, [1_500, 3_000] as const, [3_000, 6_000] as const],
] as const;
export const HANDS_A_LEVEL = 4;
/** After this hand the chips decide the places that are open. */
export const MAX_HANDS = 60;
const STREETS = 4;
const BOARD = 5;
/** Open cards of the board by betting round. */
const OPEN = [0, 3, 4, 5] as const;

/** The events at the table, as numbers for the round's log: the kind, the seat, and a value. */
export const EVENTS = {
  ...{ hand: 0, small: 1, big: 2, fold: 3, check: 4, call: 5, raise: 6, board: 7, show: 8, win: 9, back: 10, out: 11 },
} as const;
export type Event = readonly [what: number, seat: number, value: number];

export interface Deal {
  /** By seat; empty for a seat that is out. */
  readonly holes: readonly (readonly number[])[];
  readonly board: readonly number[];
  /** By seat, then by betting round. */
  readonly moods: readonly (readonly number[])[];
}

export interface Table {
  /** From 1. */
  readonly number: number;
  readonly hand: Hand;
  readonly deal: Deal;
  /** Chips of each seat before this hand. */
  readonly before: readonly number[];
  /** The best of the places that a seat shares; 0 while the seat plays. */
  readonly places: readonly number[];
  /** The chips of this hand are paid. */
  readonly isPaid: boolean;
  readonly isOver: boolean;
}

export function blindsAt(number: number): readonly [small: number, big: number] {
  return LEVELS[Math.min(LEVELS.length - 1, Math.floor((number - 1) / HANDS_A_LEVEL))] ?? LEVELS[0];
}

/** The open cards of the board in a hand that is played. */
export function openBoard({ hand, deal }: Pick<Table, 'hand' | 'deal'>): readonly number[] {
  return deal.board.slice(0, OPEN[hand.street] ?? 0);
}

/** The view of the bot at turn. */
export function botView({ hand, deal }: Pick<Table, 'hand' | 'deal'>, seat: number): BotView {
  return {
    hole: deal.holes[seat] ?? [],
    board: openBoard({ hand, deal }),
    mood: deal.moods[seat]?.[hand.street] ?? 0,
    hand,
  };
}

/**
 * All draws of a hand: two cards for each seat from the button's left on, the board, and a mood for each seat and
 * round.
 */
function dealHand(draws: Draws, chips: readonly number[], button: number): Deal {
  const seats = chips
    .flatMap((count, seat) => (count > 0 ? [seat] : []))
    .sort((a, b) => distanceFrom(button, a, chips.length) - distanceFrom(button, b, chips.length));
  const cards = chooseSome(draws, DECK, 2 * seats.length + BOARD);
  const moods = seats.map(() => Array.from({ length: STREETS }, () => draws.below(MOODS)));
  const of = <T>(seat: number, has: (at: number) => readonly T[]): readonly T[] => {
    const at = seats.indexOf(seat);
    return at < 0 ? [] : has(at);
  };
  return {
    holes: chips.map((_, seat) => of(seat, (at) => cards.slice(2 * at, 2 * at + 2))),
    board: cards.slice(2 * seats.length),
    moods: chips.map((_, seat) => of(seat, (at) => moods[at] ?? [])),
  };
}

function openTable(
  draws: Draws,
  {
    number,
    chips,
    button,
    places,
  }: { number: number; chips: readonly number[]; button: number; places: readonly number[] },
  log: Event[],
): Table {
  const deal = dealHand(draws, chips, button);
  const hand = beginHand(chips, button, ...blindsAt(number));
  const { small, big } = blindsOf(chips.map(emptySeat), button);
  const [smallBlind, bigBlind] = blindsAt(number);
  log.push(
    [EVENTS.hand, button, number],
    [EVENTS.small, small, Math.min(smallBlind, chips[small] ?? 0)],
    [EVENTS.big, big, Math.min(bigBlind, chips[big] ?? 0)],
  );
  const table = { number, hand, deal, before: chips, places, isPaid: false, isOver: false };
  logBoard(table, 0, log);
  return table;
}

/** Logs the cards of the board that opened since a betting round. */
function logBoard({ hand, deal }: Pick<Table, 'hand' | 'deal'>, since: number, log: Event[]): void {
  for (const at of deal.board.keys())
    if (at >= (OPEN[since] ?? 0) && at < (OPEN[hand.street] ?? 0)) log.push([EVENTS.board, at, deal.board[at] ?? 0]);
}

export function beginTable(draws: Draws, seats: number, log: Event[]): Table {
  const chips = Array.from({ length: seats }, () => START_CHIPS);
  return openTable(draws, { number: 1, chips, button: 0, places: chips.map(() => 0) }, log);
}

/** The table after a move of the seat at turn; null for a move that is not possible. */
export function moveAt(table: Table, move: number, log: Event[]): Table | null {
  const { turn, street } = table.hand;
  const choices = choicesOf(table.hand);
  const hand = afterMove(table.hand, move);
  if (hand === null || choices === null || turn === null) return null;
  if (move === FOLD) log.push([EVENTS.fold, turn, 0]);
  else if (move === CALL) log.push(choices.call === 0 ? [EVENTS.check, turn, 0] : [EVENTS.call, turn, choices.call]);
  else log.push([EVENTS.raise, turn, move]);
  const moved = { ...table, hand };
  logBoard(moved, street, log);
  return moved;
}

/** The chips of each seat after a hand that is over; the hands of a showdown are logged. */
function payHand({ hand, deal }: Table, log: Event[]): readonly number[] {
  const isShown = hand.seats.filter(({ isIn }) => isIn).length > 1;
  const strengths = hand.seats.map(({ isIn }, seat) =>
    isIn && isShown ? bestOf([...(deal.holes[seat] ?? []), ...deal.board]) : 0,
  );
  if (isShown)
    hand.seats.forEach(({ isIn }, seat) => {
      if (isIn) for (const card of deal.holes[seat] ?? []) log.push([EVENTS.show, seat, card]);
    });
  const chips = hand.seats.map((seat) => seat.chips);
  for (const pot of potsOf(hand.seats)) {
    const isBack = isShown && pot.seats.length === 1;
    shareOf(pot, strengths, hand.button).forEach((share, seat) => {
      if (share === 0) return;
      log.push([isBack ? EVENTS.back : EVENTS.win, seat, share]);
      chips[seat] = (chips[seat] ?? 0) + share;
    });
  }
  return chips;
}

/** The places of `seats` by chips, from `best` on: seats with as many chips share a place. */
function placed(
  seats: readonly number[],
  chips: readonly number[],
  best: number,
): readonly (readonly [seat: number, place: number])[] {
  return seats.map((seat) => [seat, best + seats.filter((other) => (chips[other] ?? 0) > (chips[seat] ?? 0)).length]);
}

/** Ends a hand: chips are paid, and places are decided. */
function endHand(table: Table, log: Event[]): Table {
  const { before, hand, number } = table;
  const chips = payHand(table, log);
  const isOut = (seat: number): boolean => chips[seat] === 0 && (before[seat] ?? 0) > 0;
  const alive = [...chips.keys()].filter((seat) => (chips[seat] ?? 0) > 0);
  const places = [...table.places];
  const decide = (decided: readonly (readonly [number, number])[]): void => {
    for (const [seat, place] of decided) {
      places[seat] = place;
      log.push([EVENTS.out, seat, place]);
    }
  };
  // Of seats that go out together the one that began the hand with more chips has the better place.
  decide(placed([...chips.keys()].filter(isOut), before, alive.length + 1));
  const isOver = alive.length === 1 || number === MAX_HANDS;
  if (isOver) decide(placed(alive, chips, 1));
  return { ...table, hand: { ...hand, seats: chips.map(emptySeat) }, places, isPaid: true, isOver };
}

/** The table after what needs no move: a hand that is played ends, and one that has ended is followed by the next. */
export function goOn(draws: Draws, table: Table, log: Event[]): Table {
  if (!table.isPaid) return endHand(table, log);
  const { hand, number, places } = table;
  const chips = hand.seats.map((seat) => seat.chips);
  return openTable(draws, { number: number + 1, chips, button: nextIn(hand.seats, hand.button), places }, log);
}

/** Shares of the prize fund by place, hundredths. */
export const PRIZES: Readonly<Record<number, readonly number[]>> = { 3: [100], 4: [100], 5: [65, 35], 6: [65, 35] };

/**
 * The prizes by place in minor units. Together they are all buy-ins: what rounding leaves over belongs to the first
 * place.
 */
export function prizesOf(seats: number, buyIn: number): readonly number[] {
  const fund = seats * buyIn;
  const lower = (PRIZES[seats] ?? []).slice(1).map((share) => Math.floor((fund * share) / 100));
  return [fund - lower.reduce((sum, prize) => sum + prize, 0), ...lower];
}

/**
 * The winnings of each seat once its place is decided. Seats of one place share its prizes; odd cents go by seat
 * number.
 */
export function winningsOf(places: readonly number[], prizes: readonly number[]): readonly number[] {
  return places.map((place, seat) => {
    if (place === 0) return 0;
    const sharers = [...places.keys()].filter((other) => places[other] === place);
    const pool = prizes.slice(place - 1, place - 1 + sharers.length).reduce((sum, prize) => sum + prize, 0);
    const odd = sharers.indexOf(seat) < pool % sharers.length ? 1 : 0;
    return Math.floor(pool / sharers.length) + odd;
  });
}
