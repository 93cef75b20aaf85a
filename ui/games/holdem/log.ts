/**
 * A table of hold'em as the frame draws it, moved on by the events of a round. The provider alone decides what happens.
 */
import type { Json } from '../round.ts';
import { numbersIn } from '../round.ts';

/** In the provider's order. */
const KINDS = [
  ...(['hand', 'small', 'big', 'fold', 'check', 'call', 'raise', 'board', 'show', 'win', 'back', 'out'] as const),
] as const;
type Kind = (typeof KINDS)[number];

export interface Happening {
  readonly kind: Kind;
  readonly seat: number;
  /** Chips, a card or a place. */
  readonly value: number;
}

export interface View {
  readonly hand: number;
  readonly button: number;
  readonly chips: readonly number[];
  readonly bets: readonly number[];
  readonly isIn: readonly boolean[];
  readonly places: readonly number[];
  readonly board: readonly number[];
  readonly pot: number;
  /** Cards that were shown, by seat. */
  readonly open: readonly (readonly number[])[];
  /** The last that each seat has done in this hand. */
  readonly done: readonly (Happening | null)[];
}

export function happeningsIn(shown: Json): readonly Happening[] {
  const log = numbersIn(shown['log']);
  return Array.from({ length: log.length / 3 }, (_, at) => ({
    kind: KINDS[log[3 * at] ?? 0] ?? 'hand',
    seat: log[3 * at + 1] ?? 0,
    value: log[3 * at + 2] ?? 0,
  }));
}

/** The table as a round shows it. */
export function viewOf(shown: Json, done: View['done'] = [], open: View['open'] = []): View {
  return {
    ...{ hand: Number(shown['hand']), button: Number(shown['button']), pot: Number(shown['pot']) },
    ...{ chips: numbersIn(shown['chips']), bets: numbersIn(shown['bets']), places: numbersIn(shown['places']) },
    ...{ board: numbersIn(shown['board']), isIn: numbersIn(shown['in']).map((each) => each === 1), done, open },
  };
}

/** A table before its first hand. */
export function emptyView(seats: number, chips: number): View {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return {
    ...{ hand: 0, button: 0, pot: 0, board: [], chips: each(chips), bets: each(0), places: each(0) },
    ...{ isIn: each(true), open: each([]), done: each(null) },
  };
}

/** The table after one more event. */
export function after(view: View, event: Happening): View {
  const { kind, seat, value } = event;
  const at = <T>(list: readonly T[], change: (old: T) => T): readonly T[] =>
    list.map((old, place) => (place === seat ? change(old) : old));
  const pay = (amount: number): View => ({
    ...view,
    chips: at(view.chips, (chips) => chips - amount),
    bets: at(view.bets, (bet) => bet + amount),
    pot: view.pot + amount,
    done: at(view.done, () => event),
  });
  switch (kind) {
    case 'hand':
      return {
        ...view,
        ...{ hand: value, button: seat, board: [], pot: 0 },
        bets: view.bets.map(() => 0),
        isIn: view.chips.map((chips) => chips > 0),
        open: view.open.map(() => []),
        done: view.done.map(() => null),
      };
    case 'small':
    case 'big':
    case 'call':
      return pay(value);
    case 'raise':
      return pay(value - (view.bets[seat] ?? 0));
    case 'fold':
      return { ...view, isIn: at(view.isIn, () => false), done: at(view.done, () => event) };
    case 'check':
      return { ...view, done: at(view.done, () => event) };
    case 'board':
      return {
        ...view,
        board: [...view.board, value],
        bets: view.bets.map(() => 0),
        // Acts of an earlier betting round are cleared, except that a seat that has folded stays out.
        done: view.done.map((done) => (done?.kind === 'fold' ? done : null)),
      };
    case 'show':
      return { ...view, open: at(view.open, (cards) => [...cards, value]) };
    case 'win':
    case 'back':
      return {
        ...view,
        chips: at(view.chips, (chips) => chips + value),
        bets: view.bets.map(() => 0),
        pot: view.pot - value,
        done: at(view.done, () => event),
      };
    case 'out':
      return { ...view, places: at(view.places, () => value), done: at(view.done, () => event) };
  }
}
