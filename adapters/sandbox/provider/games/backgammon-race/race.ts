/** The race of the last checkers of backgammon: how dice take a side's checkers off its home board [BGR-1, BGR-2]. */

/** Checkers on each of the six points of a side, the nearest first. */
export type Side = readonly number[];

const POINTS = 6;
const ON_A_POINT = 2;
/** Each side at the start. */
export const START: Side = Array.from({ length: POINTS }, () => ON_A_POINT);
const DOUBLE = 4;

export function leftOn(side: Side): number {
  return side.reduce((sum, count) => sum + count, 0);
}

/** Takes off a checker on the die's point; without one, the farthest checker moves by the die or is taken off. */
function useDie(side: Side, die: number): Side {
  const next = [...side];
  const at = (side[die - 1] ?? 0) > 0 ? die : side.findLastIndex((count) => count > 0) + 1;
  if (at === 0) return side;
  next[at - 1] = (next[at - 1] ?? 0) - 1;
  if (at > die) next[at - die - 1] = (next[at - die - 1] ?? 0) + 1;
  return next;
}

/** A throw of two dice: the higher one first, and equal ones four times. */
export function throwDice(side: Side, first: number, second: number): Side {
  const dice =
    first === second ? Array.from({ length: DOUBLE }, () => first) : [Math.max(first, second), Math.min(first, second)];
  return dice.reduce(useDie, side);
}
