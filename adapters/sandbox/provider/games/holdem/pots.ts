/** Main pot and side pots, and how they are shared [HEM-6, HEM-7]. Chips are whole numbers. */

export interface Paid {
  /** The amount that the seat has paid into this hand. */
  readonly paid: number;
  /** Folded seats and empty ones win nothing. */
  readonly isIn: boolean;
}

export interface Pot {
  readonly amount: number;
  /** The seats that can win it, in ascending order. */
  readonly seats: readonly number[];
}

/**
 * One pot for each amount at which a seat that is still in is all-in, the main pot first. A last pot with one seat is
 * what nobody has called: that seat gets it back. Chips of folded seats above the highest amount belong to the last
 * pot.
 */
export function potsOf(seats: readonly Paid[]): readonly Pot[] {
  const levels = [...new Set(seats.flatMap(({ paid, isIn }) => (isIn && paid > 0 ? [paid] : [])))].sort(
    (a, b) => a - b,
  );
  return levels.map((level, at) => {
    const below = levels[at - 1] ?? 0;
    const top = at === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    return {
      amount: seats.reduce((sum, { paid }) => sum + Math.max(0, Math.min(paid, top) - below), 0),
      seats: seats.flatMap(({ paid, isIn }, seat) => (isIn && paid >= level ? [seat] : [])),
    };
  });
}

/** How far a seat sits from the button: 1 for the seat to its left, the button itself comes last. */
export function distanceFrom(button: number, seat: number, seats: number): number {
  return ((seat - button - 1 + seats) % seats) + 1;
}

/** The chips of a pot for each seat: the strongest share equally, odd chips go one each from the button's left on. */
export function shareOf(pot: Pot, strengths: readonly number[], button: number): readonly number[] {
  const best = Math.max(...pot.seats.map((seat) => strengths[seat] ?? 0));
  const winners = pot.seats
    .filter((seat) => (strengths[seat] ?? 0) === best)
    .sort((a, b) => distanceFrom(button, a, strengths.length) - distanceFrom(button, b, strengths.length));
  const each = Math.floor(pot.amount / winners.length);
  const odd = pot.amount % winners.length;
  return strengths.map((_, seat) => {
    const at = winners.indexOf(seat);
    return at < 0 ? 0 : each + (at < odd ? 1 : 0);
  });
}
